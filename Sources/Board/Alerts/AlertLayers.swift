package import Alerts
internal import Arrangement
internal import Market
package import Words

package struct AlertTyping: Hashable, Sendable {
    package var text = ""
    package let subject: AlertSubject
    /// The edited alert's number; nil for a new one.
    package var edited: Int?

    init(_ subject: AlertSubject, text: String = "", edited: Int? = nil) {
        (self.subject, self.text, self.edited) = (subject, text, edited)
    }
}

/// The list of all alerts, or the log of firings.
package struct AlertList: Hashable, Sendable {
    package var index = 0
    package var isLog = false
}

package enum AlertListMessage {
    case open
    case choose(Int)
    /// Switches between list and log.
    case turn
    /// Edits the selected alert; in the log, shows the list.
    case edit
    case remove
    case undo
    case redo
}

extension Model {
    mutating func updateAlertList(_ message: AlertListMessage) -> [Effect] {
        if message == .open { return openAlerts() }
        guard var list = top(AlertList.self) else { return [] }
        let selected = list.isLog ? nil : alert(at: list.index)
        switch message {
        case .open: break
        case .choose(let index): list.index = max(0, index)
        case .turn: list = AlertList(isLog: !list.isLog)
        case .edit:
            if let selected {
                if let refusal = selected.refusal { return say(refusal) }
                retype(selected)
                return []
            }
            guard list.isLog, alerts.fired.indices.contains(list.index),
                let place = alerts.all.firstIndex(where: { $0.id == alerts.fired[list.index].alert })
            else { return [] }
            list = AlertList(index: place)
        case .remove: return selected.map { removeAlert($0) } ?? []
        case .undo:
            let change = past.undoable.last?.alert
            return change.map { undo($0) } ?? say(Command.boardUndo.whyNot)
        case .redo:
            let change = past.redoable.last?.alert
            return change.map { redo($0) } ?? say(Command.boardRedo.whyNot)
        }
        replaceTop(with: list)
        return []
    }

    mutating func openAlerts() -> [Effect] {
        if top(AlertList.self) != nil { return [] }
        open(AlertList())
        return see { _, _ in true } + countAlerts()
    }

    private mutating func removeAlert(_ alert: Alert) -> [Effect] {
        if let refusal = alert.refusal { return say(refusal) }
        let change = AlertChange.removed(alert)
        past.note(change, on: name(of: alert.rule.subject))
        let said = Saying.phrase(.removed, verbatim: ["name": title(of: alert.rule)])
        return [.editAlerts(change.edit, saying: said)]
    }

    private mutating func countAlerts() -> [Effect] {
        let rules = alerts.all.map(\.rule)
        guard !rules.isEmpty else { return [] }
        let counting = Effect.countAlerts(
            rules.map { AlertCount(rule: $0, queries: barQueries(of: $0)) }, at: now)
        if isPaused || isDemo { return [counting] }
        var queries: [BarsQuery] = []
        for query in rules.flatMap(barQueries) where !queries.contains(query) { queries.append(query) }
        return [counting] + queries.prefix(AlertCount.mostAsked).map { .ask(.bars($0), freshness: 86_400) }
    }

    mutating func recountAlerts(_ keys: [BarSeries.Key]) -> [Effect] {
        guard top(AlertList.self) != nil, !keys.isEmpty else { return [] }
        let counts = alerts.all.map { AlertCount(rule: $0.rule, queries: barQueries(of: $0.rule)) }
            .filter { $0.queries.contains { keys.contains($0.key) } }
        return counts.isEmpty ? [] : [.countAlerts(counts, at: now)]
    }
}

extension Alert {
    /// Nil for the user's own alerts.
    package var origin: Saying? {
        board.map { .phrase(.alertOfBoard, verbatim: ["board": $0.name, "name": $0.owner]) }
    }

    /// Why it cannot be changed or removed here, and what to do instead; nil if it can.
    package var refusal: Saying? {
        guard let board, !board.canChange else { return nil }
        return .phrase(.alertReadOnly, verbatim: ["board": board.name, "name": board.owner])
    }
}

extension Model {
    func alert(at index: Int) -> Alert? {
        alerts.all.isEmpty ? nil : alerts.all[max(0, min(index, alerts.all.count - 1))]
    }

    /// `JPY >150`.
    package func title(of rule: AlertRule) -> String { "\(name(of: rule.subject)) \(text(of: rule))" }
}

extension AlertTyping: PromptLayer {
    package var id: LayerID { .alert }
    package var longestText: Int { 200 }
    package static func ask(_ model: inout Model) -> [Effect] { model.beginAlert() }
    package static func accept(_ model: inout Model) -> [Effect] { model.acceptAlert() }
}

extension LayerMessage {
    package static func alert(_ message: PromptMessage<AlertTyping>) -> LayerMessage { LayerMessage(message) }
}

extension AlertList: Layer {
    package var id: LayerID { .alerts }
    package var staysUnderAlert: Bool { true }
}

extension AlertListMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateAlertList(self) }
}

extension LayerMessage {
    package static func alerts(_ message: AlertListMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let alert = LayerID("alert", typesText: true, [.promptAccept, .selectDown])
    package static let alerts = LayerID(
        "alerts",
        Command.moves + [
            .alertEdit, .boardRemove, .alertAdd, .alertsTurn, .boardUndo, .boardRedo, .alertsOpen, .helpOpen,
            .paletteOpen,
        ] + Command.boardNumbers)
}
