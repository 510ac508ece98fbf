internal import Arrangement
internal import Words

extension Model {
    /// Undoes or redoes; on a shared board only the user's own changes, part by part. Parts that others have
    /// changed since stay.
    mutating func stepBoard(back: Bool, isTold: Bool = true) -> [Effect]? {
        let phrase: Phrase = back ? .undid : .redid
        guard let edit = back ? past.undoable.last : past.redoable.last else { return nil }
        let share = self.share.flatMap { $0.canEdit ? $0 : nil }
        guard share != nil || !edit.shared.isEmpty else {
            var arrangement = self.arrangement
            guard let action = back ? past.undo(&arrangement) : past.redo(&arrangement) else {
                return nil
            }
            return show(arrangement)
                + (isTold ? say(.phrase(phrase, ["deed": action.saying])) : [])
        }
        var values = share?.values ?? SharedValues()
        let wanted = back ? edit.shared.map(\.reversed) : edit.shared
        // Once a board is no longer shared, we cannot know what others have changed.
        let fitting = share == nil ? [] : wanted.filter { values[$0.key] == $0.old }
        let local = (back ? edit.change.reversed : edit.change).applied(to: self.arrangement)
        let isNothing = edit.shared.isEmpty ? local == nil : fitting.isEmpty
        if isNothing {
            past.drop(back: back)
            return say(.phrase(.boardChangedSince, ["deed": edit.action.saying]))
        }
        let edits = fitting.map { SharedEdit($0.key, $0.new) }
        values.apply(edits)
        past.step(back: back, sharing: back ? fitting.map(\.reversed) : fitting)
        let arrangement = local ?? self.arrangement
        let effects =
            edit.shared.isEmpty
            ? show(arrangement)
            : show(values.arrangement(over: arrangement), .edits(edits))
        let said: Phrase = fitting.count < wanted.count ? (back ? .undidSome : .redidSome) : phrase
        return effects + (isTold ? say(.phrase(said, ["deed": edit.action.saying])) : [])
    }
}

/// How the board came onto the screen.
enum BoardSource: Hashable {
    /// The user: on a shared board, the changes are sent.
    case hand(moving: Set<SharedKey> = [])
    /// By hand; the changes of the shared board.
    case edits([SharedEdit])
    /// Nothing to send, but the file has to follow.
    case others
    /// Another fxterm here, which has the file.
    case file
}

extension Model {
    var share: BoardShare? { boards.shown.id.flatMap { shares[$0] } }

    /// Notes a change for undo; on a shared board by its parts and the user's own part. Returns the source.
    @discardableResult
    mutating func note(
        _ action: Action, to arrangement: Arrangement, moving moved: Set<SharedKey> = [],
        _ boards: BoardChange? = nil
    ) -> BoardSource {
        var edit = Edit(action: action, change: Change(from: self.arrangement, to: arrangement))
        edit.boards = boards
        var source = BoardSource.hand(moving: moved)
        if let share, share.canEdit {
            let values = share.values
            let edits = values.edits(from: self.arrangement, to: arrangement, moving: moved)
            edit.shared = values.swaps(edits)
            if !edits.isEmpty { edit.change.leaveOutShared() }
            source = .edits(edits)
        }
        past.note(edit)
        return source
    }

    /// An effect keeps the changes until the team server has them.
    mutating func editShared(to arrangement: Arrangement, _ source: BoardSource) -> [Effect] {
        guard let id = boards.shown.id, var share = shares[id], share.canEdit, readOnly == nil else {
            return []
        }
        let edits: [SharedEdit] =
            switch source {
            case .hand(let moved):
                share.values.edits(from: self.arrangement, to: arrangement, moving: moved)
            case .edits(let edits): edits
            case .others, .file: []
            }
        if edits.isEmpty { return [] }
        let batch = share.edit(edits)
        shares[id] = share
        return [.editShared(id, batch)]
    }
}

extension Change {
    fileprivate mutating func leaveOutShared() {
        for rules in PanelRules.standard { lists[rules.id] = nil }
        (base, baseline) = (nil, nil)
    }
}
