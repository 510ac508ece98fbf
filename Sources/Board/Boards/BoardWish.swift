package import Arrangement

/// A wish that concerns boards other than the one that is shown. It is answered by a `BoardMessage` before the next key is
/// read, or by a line for the user where it cannot be met.
package enum BoardWish: Hashable, Sendable {
    /// Show a board that is kept.
    case open(BoardID)
    /// Keep `arrangement` as a new board of that name, and show it.
    case make(String, Arrangement)
    case edit(BoardsEdit)
    /// Put an item on another board, at the end of a panel.
    case send(Item, Panel, to: BoardID)
    /// Take an item from another board again, if it is there.
    case takeBack(Item, Panel, from: BoardID)
    /// Read what all other boards hold.
    case readOthers
}
