/// The changes that undo and redo go back and forth through.
public struct Past: Hashable, Sendable {
    /// A change, named as the user would name it.
    public struct Step: Hashable, Sendable {
        /// What was done.
        public var action: Action
        /// What it did.
        public var change: Change

        /// Makes a step.
        public init(action: Action, change: Change) {
            self.action = action
            self.change = change
        }
    }

    /// How many changes are kept over a restart.
    public static let limit = 500

    /// Steps that can be taken back, the last one last.
    public private(set) var undoable: [Step]
    /// Steps that were taken back and can be made again, the next one last.
    public private(set) var redoable: [Step]
    private let limit: Int

    /// A past of the given steps; of those that can be taken back, the last `limit`.
    public init(undoable: [Step] = [], redoable: [Step] = [], limit: Int = Past.limit) {
        self.undoable = undoable.suffix(limit)
        self.redoable = redoable.suffix(limit)
        self.limit = limit
    }

    /// Notes that `action` made `new` of `old`.
    mutating func note(_ action: Action, from old: Arrangement, to new: Arrangement) {
        undoable.append(Step(action: action, change: Change(from: old, to: new)))
        if undoable.count > limit { undoable.removeFirst() }
        redoable = []
    }

    /// Takes the last change to `arrangement` back and gives it.
    ///
    /// A step that does not fit the arrangement is worth nothing, nor is any before it: they are forgotten.
    mutating func undo(_ arrangement: inout Arrangement) -> Action? {
        guard let step = undoable.popLast() else { return nil }
        guard let earlier = step.change.reversed.applied(to: arrangement) else {
            undoable = []
            return nil
        }
        redoable.append(step)
        arrangement = earlier
        return step.action
    }

    /// Makes the last change taken back again and gives it.
    mutating func redo(_ arrangement: inout Arrangement) -> Action? {
        guard let step = redoable.popLast() else { return nil }
        guard let later = step.change.applied(to: arrangement) else {
            redoable = []
            return nil
        }
        undoable.append(step)
        arrangement = later
        return step.action
    }
}
