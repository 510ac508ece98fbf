internal import Arrangement
internal import Words

/// The step that follows once a wish that concerns boards has been met; it is dropped where that has not happened before the next key.
enum BoardSequel: Hashable, Sendable {
    /// The list of boards has changed: undo can take it back.
    case edited(BoardChange, Action, Saying)
    /// A new board is shown: undo leads back to the one before.
    case made(Action, from: BoardID?)
    /// Another board is shown in the place of the one that is to be removed.
    case remove(BoardEntry, at: Int)
    /// Another board is shown in the place of a new one, which redo brings back.
    case unmake(Edit, BoardID)
}
