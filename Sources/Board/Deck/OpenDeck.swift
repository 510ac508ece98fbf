/// A deck on the screen: what is left to decide, and what moves for the eye.
public struct OpenDeck: Hashable, Sendable {
    /// The cards and what was decided.
    public internal(set) var deck: Deck
    /// What moves.
    public internal(set) var motion = DeckMotion()
    /// The cell that the mouse holds the top card by; nil when it holds none.
    public internal(set) var grip: Spot?
    /// Whether the terminal was found too slow for cards to fly.
    public internal(set) var isSlow = false

    /// Lays `deck` before the user.
    public init(_ deck: Deck) {
        self.deck = deck
    }
}
