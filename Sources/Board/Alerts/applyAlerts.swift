internal import Alerts
internal import Arrangement
internal import Figures
internal import Words

extension Model {
    /// Takes over what the store says of alerts, says what has just fired, and claims what a terminal has to tell.
    mutating func takeAlerts(_ changes: FigureChanges) -> [Effect] {
        if let alerts = changes.alerts { self.alerts.all = alerts }
        var effects = recountAlerts(changes.bars)
        guard let fired = changes.fired else { return effects }
        let last = self.alerts.fired.first?.id ?? 0
        let news = self.alerts.isRead ? fired.prefix { $0.id > last && !$0.isSeen } : []
        (self.alerts.fired, self.alerts.isRead) = (fired, true)
        if case .alerts? = top { effects += see { _ in true } }
        if let saying = self.saying(Array(news)) { effects += say(saying, isWarning: true) }
        if fired.contains(where: \.mustTell), !settings.notify.isSilent { effects.append(.claimAlerts) }
        return effects
    }

    /// Tells by the terminal what this board alone has claimed.
    func tell(_ claimed: [FiredAlert]) -> [Effect] {
        guard let saying = self.saying(claimed) else { return [] }
        return [.tell(words[saying], by: settings.notify)]
    }

    /// Notes that the user has looked at some of what fired.
    mutating func see(_ isLookedAt: (FiredAlert) -> Bool) -> [Effect] {
        let seen = Set(alerts.unseen.filter(isLookedAt).map(\.id))
        if seen.isEmpty { return [] }
        alerts.fired = alerts.fired.map { fired in
            var fired = fired
            if seen.contains(fired.id) { fired.isSeen = true }
            return fired
        }
        return [.editAlerts(.see(seen.sorted()))]
    }

    /// Notes that the user has looked at the selected card.
    mutating func seeSelected() -> [Effect] {
        guard !alerts.unseen.isEmpty, let panel = lookedAt?.panel else { return [] }
        let item = lookedAt?.item
        return see { fired in
            fired.rule.subject == .allPositions && panel == .positions
                || item.map { panel.kind.isConcerned(by: fired.rule.subject, $0) } ?? false
        }
    }

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
