/// What a card stack shows: how many cards there are, what each looks like, and what lies there when all are
/// gone.
///
/// A card is asked for only when it comes into sight, so that a stack of 100,000 costs what one of three does.
package protocol CardSource {
    associatedtype Card

    /// How many cards are left, the top one included.
    var count: Int { get }

    /// The card at `index`, counted from the top one, which is 0.
    func card(at index: Int) -> Card

    /// Draws `card` over all of `sprite`, which is as large as the card and blank.
    ///
    /// - Parameter depth: 0 for the top card, which is seen whole; of those beneath only edges are in sight.
    func draw(_ card: Card, depth: Int, into sprite: inout Canvas)

    /// Draws what lies there when no card is left over all of `sprite`.
    func drawEmpty(into sprite: inout Canvas)

    /// The word for what a move to that side does to the card, and how it looks; nil where a move to that
    /// side does nothing.
    func stamp(for side: Direction) -> Span?
}
