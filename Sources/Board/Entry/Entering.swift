internal import CivilTime
public import Money

/// A transaction that is typed.
public struct Entering: Hashable, Sendable {
    /// What is typed.
    public var text = ""
    /// What was selected: the item and the account where none are typed.
    public let key: Position.Key?
}

extension Model {
    /// Reads a transaction in the user's marks.
    func transaction(_ entering: Entering) throws(EntryMistake) -> Transaction {
        try Transaction(typed: entering.text, figureText.marks, on: here.local(now).day, of: entering.key) {
            Panel.rates.kind.isKnown(Item($0), self)
        }
    }

    /// What a transaction is of that names no item: what is held or watched, where that is selected.
    var enteredKey: Position.Key? {
        guard focus == .positions || focus == .stocks else { return nil }
        return selectedItem.flatMap { Position.Key($0.text) }
    }
}
