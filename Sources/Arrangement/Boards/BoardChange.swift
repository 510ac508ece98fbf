internal import Places

/// A change that concerns several boards, which undo takes back.
package enum BoardChange: Hashable, Sendable {
    /// The list of boards was changed; `back` makes it what it was.
    case listed(BoardsEdit, back: BoardsEdit)
    /// This board was made while another one was shown. It is noted in the past of the new one.
    case made(BoardID, from: BoardID?)
    /// A card was sent to another board.
    case sent(Item, PanelID, to: BoardID, wasThere: Bool)
}

extension Boards {
    /// Whether an edit can be made now.
    package func fits(_ edit: BoardsEdit) -> Bool {
        switch edit {
        case .remove(let id): entries.count > 1 && id != shown.id && contains(id)
        case .restore(let id, _): removed.contains { $0.id == id } && entries.count < Boards.most
        case .rename(let id, let name): contains(id) && isFree(name, besides: id)
        case .move(let id, _): contains(id)
        }
    }

    /// Whether no board, or only that with the identity `own`, is called `name`, in whatever case.
    package func isFree(_ name: String, besides own: BoardID? = nil) -> Bool {
        let wish = SearchText.folded(name)
        return !entries.contains { $0.id != own && SearchText.folded($0.name) == wish }
    }

    package func contains(_ id: BoardID) -> Bool { entries.contains { $0.id == id } }
}
