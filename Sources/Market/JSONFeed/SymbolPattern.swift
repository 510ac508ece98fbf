/// Fits one symbol, those of a form with one `*`, or with `US` shares of the United States.
package struct SymbolPattern: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    private let head: String
    private let tail: String?

    package init?(_ text: String) {
        let parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        let isPlain = text.utf8.allSatisfy { (0x21..<0x7F).contains($0) && !"\"{}$\\".utf8.contains($0) }
        guard parts.count < 3, isPlain, (1...60).contains(text.utf8.count) else { return nil }
        (description, head, tail) = (text, parts[0], parts.count == 2 ? parts[1] : nil)
    }

    var hasStar: Bool { tail != nil }

    package func matches(_ symbol: Symbol) -> Bool {
        description == "US" ? SymbolPattern.isOfUnitedStates(symbol) : starred(in: symbol.text) != nil
    }

    /// The part that the star matches, empty without a star; nil if `text` does not match.
    func starred(in text: String) -> String? {
        let (small, start) = (text.lowercased(), head.lowercased())
        guard let end = tail?.lowercased() else { return small == start ? "" : nil }
        guard small.hasPrefix(start), small.hasSuffix(end),
            small.utf8.count > start.utf8.count + end.utf8.count
        else { return nil }
        return String(text.dropFirst(head.count).dropLast(end.count))
    }

    func filled(with part: String) -> String { tail.map { head + part + $0 } ?? head }

    /// Letters alone, or with a class of shares after a dash: `AAPL`, `BRK-B`.
    private static func isOfUnitedStates(_ symbol: Symbol) -> Bool {
        guard Instrument(symbol: symbol) == .unknown else { return false }
        let parts = symbol.text.split(separator: "-", omittingEmptySubsequences: false)
        let areLetters = parts.allSatisfy { $0.unicodeScalars.allSatisfy(\.isLetter) && !$0.isEmpty }
        return areLetters && (parts.count == 1 || parts.count == 2 && parts[1].count < 3)
    }
}

/// A service's names of symbols and currencies: `"BTC-USD": "bitcoin"`, `"*.L": "*.LON"`.
package struct Renaming: Hashable, Sendable {
    private let ours: SymbolPattern
    private let theirs: SymbolPattern

    package init?(_ ours: String, _ theirs: String) {
        guard let ours = SymbolPattern(ours), let theirs = SymbolPattern(theirs),
            ours.hasStar == theirs.hasStar
        else { return nil }
        (self.ours, self.theirs) = (ours, theirs)
    }

    package func theirs(of text: String) -> String? { ours.starred(in: text).map(theirs.filled) }
    package func ours(of text: String) -> String? { theirs.starred(in: text).map(ours.filled) }
}
