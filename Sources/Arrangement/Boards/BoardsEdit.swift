/// A change to the list of boards. Those that are removed stay on the disk, so that they can be had back.
package enum BoardsEdit: Hashable, Sendable {
    case remove(BoardID)
    /// A board that was removed comes back, to a place among the tabs.
    case restore(BoardID, at: Int)
    case rename(BoardID, to: String)
    /// A board goes to another place among the tabs.
    case move(BoardID, to: Int)

    /// Changes a list of boards and of those that were removed, the last one first; what does not fit changes nothing.
    package func apply(to entries: inout [BoardEntry], _ removed: inout [BoardEntry]) {
        switch self {
        case .remove(let id):
            // One board there always is.
            guard entries.count > 1, let index = entries.firstIndex(where: { $0.id == id }) else { return }
            removed.insert(entries.remove(at: index), at: 0)
        case .restore(let id, let place):
            guard let index = removed.firstIndex(where: { $0.id == id }) else { return }
            entries.insert(removed.remove(at: index), at: max(0, min(place, entries.count)))
        case .rename(let id, let name):
            guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
            entries[index].name = name
        case .move(let id, let place):
            guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
            let entry = entries.remove(at: index)
            entries.insert(entry, at: max(0, min(place, entries.count)))
        }
    }
}
