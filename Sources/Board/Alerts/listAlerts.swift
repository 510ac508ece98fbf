package import Alerts
internal import Market
package import Words

func apply(_ message: AlertListMessage, to model: inout Model) -> [Effect] {
    if message == .open { return openAlerts(&model) }
    guard case .alerts(var list)? = model.top else { return [] }
    let selected = list.isLog ? nil : model.alert(at: list.index)
    switch message {
    case .open: break
    case .choose(let index): list.index = max(0, index)
    case .turn: list = AlertList(isLog: !list.isLog)
    case .edit:
        if let selected {
            if let refusal = selected.refusal { return say(&model, refusal) }
            model.retype(selected)
            return []
        }
        guard list.isLog, model.alerts.fired.indices.contains(list.index),
            let place = model.alerts.all.firstIndex(where: { $0.id == model.alerts.fired[list.index].alert })
        else { return [] }
        list = AlertList(index: place)
    case .remove: return selected.map { removeAlert(&model, $0) } ?? []
    case .undo:
        let change = model.past.undoable.last?.alert
        return change.map { undo($0, in: &model) } ?? say(&model, .phrase(.nothingToUndo))
    case .redo:
        let change = model.past.redoable.last?.alert
        return change.map { redo($0, in: &model) } ?? say(&model, .phrase(.nothingToRedo))
    }
    model.top = .alerts(list)
    return []
}

/// Opens the list of all alerts. What fired has been looked at then.
func openAlerts(_ model: inout Model) -> [Effect] {
    if case .alerts? = model.top { return [] }
    model.open(.alerts(AlertList()))
    return see(&model) { _ in true } + countAlerts(&model)
}

private func removeAlert(_ model: inout Model, _ alert: Alert) -> [Effect] {
    if let refusal = alert.refusal { return say(&model, refusal) }
    let change = AlertChange.removed(alert)
    model.past.note(change, on: model.name(of: alert.rule.subject))
    let said = Saying.phrase(.removed, verbatim: ["name": model.title(of: alert.rule)])
    return [.editAlerts(change.edit, saying: said)]
}

/// Has it counted how often the alerts would have fired, and asks for the bars that are lacking.
private func countAlerts(_ model: inout Model) -> [Effect] {
    let rules = model.alerts.all.map(\.rule)
    guard !rules.isEmpty else { return [] }
    let counting = Effect.countAlerts(
        rules.map { AlertCount(rule: $0, queries: model.barQueries(of: $0)) }, at: model.now)
    if model.isPaused || model.isDemo { return [counting] }
    var queries: [BarsQuery] = []
    for query in rules.flatMap(model.barQueries) where !queries.contains(query) { queries.append(query) }
    return [counting] + queries.prefix(AlertCount.mostAsked).map { .ask(.bars($0), freshness: 86_400) }
}

/// Counts anew where bars have come that the open list is lacking.
func recountAlerts(_ model: inout Model, _ keys: [BarSeries.Key]) -> [Effect] {
    guard case .alerts? = model.top, !keys.isEmpty else { return [] }
    let counts = model.alerts.all.map { AlertCount(rule: $0.rule, queries: model.barQueries(of: $0.rule)) }
        .filter { $0.queries.contains { keys.contains($0.key) } }
    return counts.isEmpty ? [] : [.countAlerts(counts, at: model.now)]
}

extension Alert {
    /// The shared board that it comes with; nil for the user's own.
    package var origin: Saying? {
        board.map { .phrase(.alertOfBoard, verbatim: ["board": $0.name, "name": $0.owner]) }
    }

    /// Why it cannot be changed or removed here, and what can be done instead; nil where it can.
    package var refusal: Saying? {
        guard let board, !board.canChange else { return nil }
        return .phrase(.alertReadOnly, verbatim: ["board": board.name, "name": board.owner])
    }
}

extension Model {
    /// The alert of a row of the list.
    func alert(at index: Int) -> Alert? {
        alerts.all.isEmpty ? nil : alerts.all[max(0, min(index, alerts.all.count - 1))]
    }

    /// The item and its condition: `JPY >150`.
    package func title(of rule: AlertRule) -> String { "\(name(of: rule.subject)) \(text(of: rule))" }
}
