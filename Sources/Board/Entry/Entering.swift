internal import Arrangement
internal import CivilTime
internal import Figures
internal import Market
package import Money

package struct Entering: Hashable, Sendable {
    package var text = ""
    /// The selected item and account, used if the user types no item.
    package let key: Position.Key?
    /// The board then selects the new position, as for everything added with a panel's own key.
    package let selects: Bool
}

extension Model {
    func transaction(_ entering: Entering) throws(EntryMistake) -> Transaction {
        try Transaction(
            typed: entering.text, figureText.marks, on: here.local(now).day, of: entering.key,
            heldIn: onlyAccount
        ) {
            Panel.rates.kind.isKnown(Item($0), self)
        }
    }

    /// The only one that ever held the item; empty for several, and for a new item.
    private func onlyAccount(of item: Symbol) -> String {
        let positions = portfolio?.positions.items.filter { $0.key.item == item } ?? []
        let held = positions.filter { $0.quantity != .zero }
        let accounts = (held.isEmpty ? positions : held).map(\.key.account)
        return accounts.count == 1 ? accounts[0] : ""
    }

    var enteredKey: Position.Key? {
        guard focus == .positions || focus == .stocks else { return nil }
        return selectedItem.flatMap { Position.Key($0.text) }
    }
}
