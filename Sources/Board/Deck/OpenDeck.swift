internal import Arrangement

/// A deck on the screen: what is left to decide, and what moves for the eye.
package struct OpenDeck: Hashable, Sendable {
    /// The cards and what was decided.
    package internal(set) var deck: Deck
    /// What moves.
    package internal(set) var motion = DeckMotion()
    /// The cell that the mouse holds the top card by; nil when it holds none.
    package internal(set) var grip: Spot?
    /// Items whose figures were asked for since the deck was opened.
    var asked: Set<Item> = []
    /// Whether the terminal was found too slow for cards to fly.
    package internal(set) var isSlow = false

    /// Lays `deck` before the user.
    package init(_ deck: Deck) { self.deck = deck }

    func ahead(_ panel: Panel, _ count: Int = OpenDeck.horizon) -> [Item] {
        deck.panel == panel ? (0..<count).compactMap { deck.pile[$0] } : []
    }

    /// How many cards are looked ahead, so that a card has its past when it comes into sight.
    static let horizon = 6
    /// How many are asked for at once when one of those lacks something. A question for each swipe would start the feeds'
    /// program for each, which takes more than the cards' flying.
    static let batch = 18
}
