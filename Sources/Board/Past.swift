/// The boards that undo and redo go back and forth between.
public struct Past: Hashable, Sendable {
    /// A change, named as the user would name it, with the board on the other side of it.
    struct Step: Hashable, Sendable {
        var name: String
        var arrangement: Arrangement
    }

    /// How many changes can be taken back.
    static let limit = 200

    private(set) var undoable: [Step] = []
    private(set) var redoable: [Step] = []

    /// Notes that `name` is about to change `arrangement`.
    mutating func note(_ name: String, before arrangement: Arrangement) {
        undoable.append(Step(name: name, arrangement: arrangement))
        if undoable.count > Past.limit { undoable.removeFirst() }
        redoable = []
    }

    /// Takes the last change back: gives its name and puts the board before it into `arrangement`.
    mutating func undo(_ arrangement: inout Arrangement) -> String? {
        guard let step = undoable.popLast() else { return nil }
        redoable.append(Step(name: step.name, arrangement: arrangement))
        arrangement = step.arrangement
        return step.name
    }

    /// Makes the last change taken back again.
    mutating func redo(_ arrangement: inout Arrangement) -> String? {
        guard let step = redoable.popLast() else { return nil }
        undoable.append(Step(name: step.name, arrangement: arrangement))
        arrangement = step.arrangement
        return step.name
    }
}
