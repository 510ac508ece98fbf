/// What can happen on the deck.
package enum DeckMessage: Hashable, Sendable {
    case open
    case browse(Panel)
    /// Those on the board are gone through in the place of those that are not, or the other way round.
    case turn
    case swipe(Deck.Swipe)
    case press(Spot)
    case hold(Spot)
    /// The hand lets go of the top card, which is decided so, or with nil springs back.
    case release(Deck.Swipe?)
    case undo
    case refill
    case details
    case close
    /// The moment of the next picture, in milliseconds of a clock that only goes forward.
    case frame(Int)
    /// The terminal was found too slow for cards to fly.
    case slow
}
