package import Market
package import Money

/// The edits that undo and redo go through.
package struct Past: Hashable, Sendable {
    /// How many undoable edits survive a restart.
    package static let limit = 500

    /// The last edit is at the end; in `redoable`, the next one.
    package private(set) var undoable: [Edit]
    package private(set) var redoable: [Edit]
    private let limit: Int

    package init(undoable: [Edit] = [], redoable: [Edit] = [], limit: Int = Past.limit) {
        self.undoable = undoable.suffix(limit)
        self.redoable = redoable.suffix(limit)
        self.limit = limit
    }

    package mutating func note(_ action: Action, from old: Arrangement, to new: Arrangement) {
        note(Edit(action: action, change: Change(from: old, to: new)))
    }

    package mutating func note(_ entered: Transaction) { note(Edit(entered)) }

    package mutating func note(_ change: AlertChange, _ action: Action) { note(Edit(change, action)) }

    package mutating func note(_ event: EventEdit, _ action: Action) { note(Edit(event, action)) }

    package mutating func note(_ boards: BoardChange, _ action: Action) {
        var edit = Edit(action: action, change: Change())
        edit.boards = boards
        note(edit)
    }

    /// Replaces the last edit's part that concerns other boards.
    package mutating func amend(_ boards: BoardChange) {
        if !undoable.isEmpty { undoable[undoable.count - 1].boards = boards }
    }

    /// Redo begins with this edit, which was undone on another board.
    package mutating func offerAgain(_ edit: Edit) { redoable.append(edit) }

    package mutating func note(_ change: SettingChange) { note(Edit(change)) }

    package mutating func note(_ edit: Edit) {
        undoable.append(edit)
        if undoable.count > limit { undoable.removeFirst() }
        redoable = []
    }

    /// Forgets the last edit if it `isMeant`: it did not happen.
    package mutating func forgetLast(where isMeant: (Edit) -> Bool) {
        if let edit = undoable.last, isMeant(edit) { undoable.removeLast() }
    }

    package mutating func forgetUndone() { _ = redoable.popLast() }

    /// Forgets the next edit to undo or redo, because none of its results is left.
    package mutating func drop(back: Bool) { _ = back ? undoable.popLast() : redoable.popLast() }

    /// Moves past the next edit; `shared` holds the parts that could be changed.
    package mutating func step(back: Bool, sharing shared: [SharedSwap]) {
        guard var edit = back ? undoable.popLast() : redoable.popLast() else { return }
        edit.shared = shared
        if back { redoable.append(edit) } else { undoable.append(edit) }
    }

    /// Drops an edit that does not fit the arrangement, with all before it.
    package mutating func undo(_ arrangement: inout Arrangement) -> Action? {
        guard let edit = undoable.popLast() else { return nil }
        guard let earlier = edit.change.reversed.applied(to: arrangement) else {
            undoable = []
            return nil
        }
        redoable.append(edit)
        arrangement = earlier
        return edit.action
    }

    package mutating func redo(_ arrangement: inout Arrangement) -> Action? {
        guard let edit = redoable.popLast() else { return nil }
        guard let later = edit.change.applied(to: arrangement) else {
            redoable = []
            return nil
        }
        undoable.append(edit)
        arrangement = later
        return edit.action
    }
}
