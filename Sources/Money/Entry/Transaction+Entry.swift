package import CivilTime
package import Market

extension Transaction {
    /// Reads a transaction as people type it: `buy 10 AAPL 187.40`, `sell 5 2330.TW 1020 fee 20`, `split AAPL 4:1`,
    /// `fee 3 USD in broker 2026-03-01`.
    ///
    /// - Parameters:
    ///   - marks: How the user writes numbers.
    ///   - today: Its day, where none is typed.
    ///   - key: Its item and account, where no item is typed.
    ///   - account: The account of a typed item, where no account is typed.
    ///   - isKnown: Whether there is a currency of a code.
    package init(
        typed text: String, _ marks: AmountMarks = .english, on today: Day, of key: Position.Key? = nil,
        heldIn account: (Symbol) -> String = { _ in "" }, isKnown: (CurrencyCode) -> Bool
    ) throws(EntryMistake) {
        var parser = try EntryParser(EntryWord.words(of: text), end: text.count, marks)
        while let word = parser.take() { try parser.read(word, isKnown: isKnown) }
        self = try parser.transaction(on: today, of: key, heldIn: account)
    }
}
