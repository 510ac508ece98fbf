internal import Arrangement

/// A board that the user left in this run, as far as its file does not keep it.
struct LeftBoard: Hashable, Sendable {
    let arrangement: Arrangement
    let past: Past
    let focus: Panel
    let cursors: Cursors
    let decks: [Deck.Kind: Deck]

    init(_ model: Model) {
        (arrangement, past) = (model.arrangement, model.past)
        (focus, cursors, decks) = (model.focus, model.cursors, model.decks)
    }

    /// The past of a board that is read again: only this object knows edits that are not on the disk.
    func past(of arrangement: Arrangement, read: Past) -> Past {
        arrangement == self.arrangement ? past : past.continued(by: read)
    }
}

extension Past {
    /// These edits and those that others have made since; `read` alone if it does not continue these.
    func continued(by read: Past) -> Past {
        let own = undoable.filter(\.isOfBoard).map(\.written)
        let known = read.undoable.filter(\.isOfBoard).map(\.written)
        for count in 1..<max(1, known.count + 1) {
            let before = known.dropLast(count)
            guard before.count == own.count || !before.isEmpty && before.count < own.count,
                own.suffix(before.count).elementsEqual(before)
            else { continue }
            return Past(undoable: undoable + read.undoable.filter(\.isOfBoard).suffix(count), redoable: [])
        }
        return read
    }
}

extension Edit {
    fileprivate var written: Edit {
        var edit = Edit(action: action, change: change)
        edit.shared = shared
        return edit
    }
}
