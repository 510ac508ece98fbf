internal import Alerts
internal import Arrangement
internal import Figures
internal import Words

extension Model {
    /// Applies the store's alerts, reports new firings, and claims those that a terminal has to show.
    mutating func takeAlerts(_ changes: FigureChanges) -> [Effect] {
        if let alerts = changes.alerts { self.alerts.all = alerts }
        var effects = recountAlerts(changes.bars)
        guard let fired = changes.fired else { return effects }
        let last = self.alerts.fired.first?.id ?? 0
        let news = self.alerts.isRead ? fired.prefix { $0.id > last && !$0.isSeen } : []
        (self.alerts.fired, self.alerts.isRead) = (fired, true)
        if top(AlertList.self) != nil { effects += see { _, _ in true } }
        if let saying = self.saying(Array(news)) { effects += say(saying, isWarning: true) }
        if fired.contains(where: \.mustTell), !settings.notify.isSilent { effects.append(.claimAlerts) }
        return effects
    }

    /// Through the terminal: this board alone has claimed them.
    func tell(_ claimed: [FiredAlert]) -> [Effect] {
        guard let saying = self.saying(claimed) else { return [] }
        return [.tell(words[saying], by: settings.notify)]
    }

    mutating func see(_ isLookedAt: (FiredAlert, Model) -> Bool) -> [Effect] {
        let seen = Set(alerts.unseen.filter { isLookedAt($0, self) }.map(\.id))
        if seen.isEmpty { return [] }
        alerts.fired = alerts.fired.map { fired in
            var fired = fired
            if seen.contains(fired.id) { fired.isSeen = true }
            return fired
        }
        return [.editAlerts(.see(seen.sorted()))]
    }

    mutating func seeSelected() -> [Effect] {
        guard !alerts.unseen.isEmpty, let panel = lookedAt?.panel else { return [] }
        let item = lookedAt?.item
        return see { fired, model in
            fired.rule.subject == .allPositions && panel == .positions
                || item.map { panel.kind.isConcerned(by: fired.rule.subject, $0, model) } ?? false
        }
    }

    /// The card that the user looks at: the selected one, or that of the details.
    fileprivate var lookedAt: (panel: Panel, item: Item?)? {
        if let details = top(Details.self) { return (details.panel, details.item) }
        return layers.isEmpty ? (focus, selectedItem) : nil
    }

    func saying(_ fired: [FiredAlert]) -> Saying? {
        guard let first = fired.first else { return nil }
        if fired.count == 1 { return saying(first) }
        var names: [String] = []
        for name in fired.map({ name(of: $0.rule.subject) }) where !names.contains(name) {
            names.append(name)
        }
        return .joined([.count(.alertCount, fired.count), .verbatim(": "), .list(names, atMost: 6)])
    }

    mutating func beginAlert() -> [Effect] {
        guard let subject = alertSubject else { return say(Command.alertAdd.whyNot) }
        layTyping(AlertTyping(subject))
        return []
    }

    /// An empty line leads to the list of all alerts.
    mutating func acceptAlert() -> [Effect] {
        guard let typing = top(AlertTyping.self) else { return [] }
        if typing.text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return openAlerts()
        }
        let rule: AlertRule
        // The line already shows the mistake.
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

    fileprivate func sharedAlertBoard(_ rule: AlertRule) -> BoardShare? {
        guard let share, share.canEdit, share.hasAlerts, arrangement.shares(rule) else { return nil }
        return share
    }

    /// Says that others get the alert too; nil if they do not.
    func reach(of rule: AlertRule, _ old: Alert?) -> Saying? {
        let name =
            old == nil ? sharedAlertBoard(rule)?.name : SharedAlert(rule) == nil ? nil : old?.board?.name
        return name.map { .phrase(.alertForAll, verbatim: ["board": $0]) }
    }

    fileprivate mutating func layTyping(_ typing: AlertTyping) {
        if top?.layer.staysUnderAlert != true { leaveLayer() }
        open(typing)
    }

    mutating func retype(_ alert: Alert) {
        layTyping(
            AlertTyping(
                alert.rule.subject,
                text: alert.rule.text(
                    hidingAmountsBy: arrangement.hidesAmounts ? "" : nil, units: units(of: alert.rule.subject)
                ), edited: alert.id)
        )
    }
}
