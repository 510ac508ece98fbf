package import Arrangement

/// Answers to wishes that concern boards. They are answered before the next key is read.
package enum BoardMessage: Hashable, Sendable {
    /// The boards as the disk has them now.
    case listed([BoardEntry], removed: [BoardEntry])
    /// Another board is shown from now on.
    case opened(OpenedBoard)
    /// An item has been put on another board, or was there already.
    case sent(Item, Panel, to: BoardID, wasThere: Bool)
    /// An item has been taken from another board again.
    case takenBack(Item, Panel, from: BoardID)
    /// A board that was new has been kept.
    case kept(BoardID)
    /// News of one board, which is nothing to another that is shown by now.
    indirect case of(BoardID, DiskMessage)
    /// The boards that are shared, as the store has them.
    case shares([BoardShare])
    /// The same after one of them has changed; no news where shared boards are not followed.
    case sharesChanged([BoardShare])
    /// The contents of other boards.
    case others([BoardID: Arrangement])
}

/// A board as it was read.
package struct OpenedBoard: Hashable, Sendable {
    /// The board.
    package let board: ShownBoard
    /// Its contents.
    package let arrangement: Arrangement
    /// The changes that undo goes through.
    package let past: Past
    /// Why it cannot be changed; nil where it can.
    package let readOnly: ReadOnly?

    /// Makes a board that was read.
    package init(
        _ board: ShownBoard, _ arrangement: Arrangement, _ past: Past = Past(), readOnly: ReadOnly? = nil
    ) {
        (self.board, self.arrangement, self.past, self.readOnly) = (board, arrangement, past, readOnly)
    }
}
