internal import CivilTime
public import Money

/// A transaction that is typed.
public struct Entering: Hashable, Sendable {
    /// The text.
    public var text = ""
    /// The selected item and account, which count where none are typed.
    public let key: Position.Key?
}

extension Model {
    /// Reads a transaction in the user's marks.
    func transaction(_ entering: Entering) throws(EntryMistake) -> Transaction {
        try Transaction(typed: entering.text, figureText.marks, on: here.local(now).day, of: entering.key) {
            Panel.rates.kind.isKnown(Item($0), self)
        }
    }

    /// The default item and account of a transaction: the selected position, or the selected stock.
    var enteredKey: Position.Key? {
        guard focus == .positions || focus == .stocks else { return nil }
        return selectedItem.flatMap { Position.Key($0.text) }
    }
}
