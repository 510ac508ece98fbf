package import Alerts
internal import Market

/// The rule is the key: `alert/rate/JPY/USD/>150`, `alert/stock/2330.TW/<-3% d1`,
/// `alert/clock/Asia/Taipei/09:00`. So alerts never conflict. Alerts on positions have no key: they would
/// reveal the user's positions to others.
package struct SharedAlert: Hashable, Sendable {
    package static let most = 100
    package static let prefix = "alert/"
    package static let value = "on"

    package let rule: AlertRule

    /// Nil for a rule that stays with the user.
    package init?(_ rule: AlertRule) {
        self.rule = rule
        switch rule.subject {
        case .rate, .stock, .clock: if key.utf8.count > SharedKey.longest { return nil }
        case .position, .allPositions: return nil
        }
    }

    /// Nil unless `key` would be written exactly so.
    package init?(key: String) {
        guard key.hasPrefix(SharedAlert.prefix), key.utf8.count <= SharedKey.longest else { return nil }
        let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init).dropFirst()
        guard let kind = parts.first.flatMap(AlertSubject.Kind.init) else { return nil }
        let rest = Array(parts.dropFirst())
        // Lines of rates and stocks may have slashes, their items never; for clocks it is the opposite.
        let count: Int
        switch kind {
        case .rate: count = 2
        case .stock: count = 1
        case .clock: count = rest.count - 1
        case .position, .allPositions: return nil
        }
        guard count > 0, rest.count > count else { return nil }
        let isRate = kind == .rate
        let item = isRate ? rest[0] : rest[..<count].joined(separator: "/")
        guard let subject = AlertSubject(kind, item, base: isRate ? rest[1] : nil),
            let rule = try? AlertRule(rest[count...].joined(separator: "/"), on: subject)
        else { return nil }
        self.init(rule)
        if self.key != key { return nil }
    }

    package var key: String {
        let parts: [String?] = [
            rule.subject.kind.rawValue, rule.subject.item, rule.subject.base?.text, rule.text,
        ]
        return SharedAlert.prefix + parts.compactMap(\.self).joined(separator: "/")
    }
}

extension Arrangement {
    /// True for an alert on a card of this board.
    package func shares(_ rule: AlertRule) -> Bool {
        guard SharedAlert(rule) != nil else { return false }
        return switch rule.subject {
        case .rate(let code, let base):
            rateIDs.contains { id in
                let pair = id.pair(on: self.base)
                return [pair, pair.inverse].contains(RatePair(base: base, code: code))
            }
        case .stock(let symbol): self[.stocks].contains(Item(symbol))
        case .clock(let clock): self[.clocks].contains(Item(clock))
        case .position, .allPositions: false
        }
    }
}
