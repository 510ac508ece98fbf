/// What can happen on the deck.
public enum DeckMessage: Hashable, Sendable {
    /// The deck of the panel with the focus is laid over the board.
    case open
    /// Cards of another panel are gone through.
    case browse(Panel)
    /// Those on the board are gone through in the place of those that are not, or the other way round.
    case turn
    /// The top card is decided.
    case swipe(Deck.Swipe)
    /// The mouse's button went down on the top card.
    case press(Spot)
    /// The hand holds the top card so far from its place.
    case hold(Spot)
    /// The hand lets go of the top card, which is decided so, or with nil springs back.
    case release(Deck.Swipe?)
    /// The last swipe is taken back.
    case undo
    /// What was set aside comes back under the pile.
    case refill
    /// All that is known of the top card's item is laid over the deck.
    case details
    /// The deck is put away.
    case close
    /// The moment of the next picture, in milliseconds of a clock that only goes forward.
    case frame(Int)
    /// The terminal was found too slow for cards to fly.
    case slow
}
