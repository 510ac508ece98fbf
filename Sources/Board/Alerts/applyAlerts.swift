internal import Alerts
internal import Figures
internal import Words

/// Takes over what the store says of alerts, says what has just fired, and claims what a terminal has to tell.
func applyAlerts(_ model: inout Model, _ changes: FigureChanges) -> [Effect] {
    if let alerts = changes.alerts { model.alerts.all = alerts }
    var effects = recountAlerts(&model, changes.bars)
    guard let fired = changes.fired else { return effects }
    let last = model.alerts.fired.first?.id ?? 0
    let news = model.alerts.isRead ? fired.prefix { $0.id > last && !$0.isSeen } : []
    (model.alerts.fired, model.alerts.isRead) = (fired, true)
    if case .alerts? = model.top { effects += see(&model) { _ in true } }
    if let saying = model.saying(Array(news)) { effects += say(&model, saying, isWarning: true) }
    if fired.contains(where: \.mustTell), !model.settings.notify.isSilent { effects.append(.claimAlerts) }
    return effects
}

/// Tells by the terminal what this board alone has claimed.
func tell(_ model: Model, _ claimed: [FiredAlert]) -> [Effect] {
    guard let saying = model.saying(claimed) else { return [] }
    return [.tell(model.words[saying], by: model.settings.notify)]
}

/// Notes that the user has looked at some of what fired.
func see(_ model: inout Model, _ isLookedAt: (FiredAlert) -> Bool) -> [Effect] {
    let seen = Set(model.alerts.unseen.filter(isLookedAt).map(\.id))
    if seen.isEmpty { return [] }
    model.alerts.fired = model.alerts.fired.map { fired in
        var fired = fired
        if seen.contains(fired.id) { fired.isSeen = true }
        return fired
    }
    return [.editAlerts(.see(seen.sorted()))]
}

/// Notes that the user has looked at the selected card.
func seeSelected(_ model: inout Model) -> [Effect] {
    guard !model.alerts.unseen.isEmpty, let panel = model.lookedAt?.panel else { return [] }
    let item = model.lookedAt?.item
    return see(&model) { fired in
        fired.rule.subject == .allPositions && panel == .positions
            || item.map { panel.kind.isConcerned(by: fired.rule.subject, $0) } ?? false
    }
}

extension Model {
    /// The card that the user looks at: the selected one, or that of the details.
    fileprivate var lookedAt: (panel: Panel, item: Item?)? {
        if case .details(let details)? = top { return (details.panel, details.item) }
        return layers.isEmpty ? (focus, selectedItem) : nil
    }

    /// A line of the alerts that fired; of several at once their number and their items.
    func saying(_ fired: [FiredAlert]) -> Saying? {
        guard let first = fired.first else { return nil }
        if fired.count == 1 { return saying(first) }
        var names: [String] = []
        for name in fired.map({ name(of: $0.rule.subject) }) where !names.contains(name) {
            names.append(name)
        }
        let list = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
        return .joined([.count(.alertCount, fired.count), .verbatim(": " + list)])
    }
}
