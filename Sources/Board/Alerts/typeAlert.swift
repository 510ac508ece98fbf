internal import Alerts
internal import Arrangement
internal import Words

extension Model {
    /// Opens the line that an alert on what is selected is typed in.
    mutating func beginAlert() -> [Effect] {
        guard let subject = alertSubject else { return say(.phrase(.alertNeedsItem)) }
        layTyping(AlertTyping(subject))
        return []
    }

    /// Adds or changes the alert that was typed; an empty line leads to the list of all.
    mutating func acceptAlert() -> [Effect] {
        guard case .alert(let typing)? = top else { return [] }
        if typing.text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return openAlerts()
        }
        let rule: AlertRule
        // The mistake stands beneath the line.
        do throws(AlertMistake) { rule = try self.rule(typing) } catch { return [] }
        leaveLayer()
        let old = typing.edited.flatMap { alerts[$0] }
        if alerts.all.contains(where: { $0.rule == rule }) {
            return old?.rule == rule ? [] : say(.phrase(.alertThere))
        }
        let change =
            old.map { AlertChange.changed($0, to: rule) }
            ?? .added(rule, board: sharedAlertBoard(rule)?.board.text)
        past.note(change, on: name(of: rule.subject))
        let said =
            [meaning(of: rule)] + (stateNow(of: rule).map { [$0] } ?? [])
            + (reach(of: rule, old).map { [$0] } ?? [])
        return [.editAlerts(change.edit, saying: .listed(said))]
    }

    /// The shared board that an alert typed now goes to all with; nil where it is the user's alone.
    fileprivate func sharedAlertBoard(_ rule: AlertRule) -> BoardShare? {
        guard let share, share.canEdit, share.hasAlerts, arrangement.shares(rule) else { return nil }
        return share
    }

    /// That others get a typed alert too; nil where it is the user's alone.
    func reach(of rule: AlertRule, _ old: Alert?) -> Saying? {
        let name =
            old == nil ? sharedAlertBoard(rule)?.name : SharedAlert(rule) == nil ? nil : old?.board?.name
        return name.map { .phrase(.alertForAll, verbatim: ["board": $0]) }
    }

    /// Lays the line to type into over the board, the details or the list.
    fileprivate mutating func layTyping(_ typing: AlertTyping) {
        let isOverSheet =
            switch top {
            case .details, .alerts: true
            case .deck, .chart, .indicators, .comparison, .baseline, .picker, .naming, .timing, .amount,
                .entering, .alert, .filter, .boards, .boardNaming, .filters, .search, .jump, .meeting,
                .panels, .columns, .help,
                .palette, .options, nil:
                false
            }
        if !isOverSheet { leaveLayer() }
        open(.alert(typing))
    }

    /// Lays the line of an alert over the list, to be typed anew.
    mutating func retype(_ alert: Alert) {
        layTyping(
            AlertTyping(
                alert.rule.subject,
                text: alert.rule.text(hidingAmountsBy: arrangement.hidesAmounts ? "" : nil), edited: alert.id)
        )
    }
}
