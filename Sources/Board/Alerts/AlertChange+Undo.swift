internal import Alerts
internal import Arrangement
internal import Figures
internal import Words

extension AlertChange {
    func reversed(_ alerts: AlertBook) -> AlertEdit? {
        switch self {
        case .added(let rule, board: _): alerts.all.last { $0.rule == rule }.map { .remove($0.id) }
        case .removed(let alert): .restore(alert.id)
        case .changed(let alert, _): alerts[alert.id].map { .change($0.id, alert.rule) }
        }
    }

    /// The change as undo names it, without amounts, because a file keeps it.
    func action(on name: String) -> Action {
        switch self {
        case .added(let rule, board: _), .changed(_, to: let rule):
            Action(.alert, "\(name) \(rule.text(hidingAmountsBy: FigureText.hidden))")
        case .removed(let alert):
            Action(.removeAlert, "\(name) \(alert.rule.text(hidingAmountsBy: FigureText.hidden))")
        }
    }
}

extension Past {
    mutating func note(_ change: AlertChange, on name: String) { note(change, change.action(on: name)) }
}

extension Model {
    /// Undoes a change to the alerts; layers stay open.
    mutating func undo(_ change: AlertChange) -> [Effect] {
        var arrangement = self.arrangement
        let action = past.undo(&arrangement) ?? change.action(on: "")
        guard let edit = change.reversed(alerts) else {
            past.forgetUndone()
            return say(.phrase(.alertGone, ["deed": action.saying]))
        }
        return [.editAlerts(edit, saying: .phrase(.undid, ["deed": action.saying]))]
    }

    mutating func redo(_ change: AlertChange) -> [Effect] {
        var arrangement = self.arrangement
        let action = past.redo(&arrangement) ?? change.action(on: "")
        return [.editAlerts(change.edit, saying: .phrase(.redid, ["deed": action.saying]))]
    }
}
