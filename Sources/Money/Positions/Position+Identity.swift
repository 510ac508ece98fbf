internal import Market

extension Position.Key: Identity {
    /// The item, and behind an `@` the account where it has one: `AAPL`, `AAPL@broker`.
    package var text: String { account.isEmpty ? item.text : "\(item.text)@\(account)" }

    /// Reads a text; nil where it names no item.
    package init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let item = parts.first.flatMap({ Symbol(String($0)) }) else { return nil }
        self.init(item, account: parts.count > 1 ? String(parts[1]) : "")
    }
}

extension Positions: Hashable {
    /// Whether both hold the same figures.
    package static func == (a: Positions, b: Positions) -> Bool { a.items == b.items && a.total == b.total }

    /// Equal figures have equal hashes.
    package func hash(into hasher: inout Hasher) { hasher.combine(total) }
}
