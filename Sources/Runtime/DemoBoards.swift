internal import Board

/// The boards of a demo, which are gone with it.
struct DemoBoards {
    private var entries = [BoardEntry.first]
    private var removed: [BoardEntry] = []
    private var arrangements: [BoardID: Arrangement] = [.first: .first]
    private var shown = BoardID.first

    /// Keeps what is on the board that is shown.
    mutating func save(_ arrangement: Arrangement) { arrangements[shown] = arrangement }

    mutating func fulfil(_ wish: BoardWish) -> [Message] {
        switch wish {
        case .open(let id): return open(id)
        case .make(let name, let arrangement):
            let entry = BoardEntry(BoardID(for: name, besides: Set(arrangements.keys)), name)
            entries.append(entry)
            arrangements[entry.id] = arrangement
            return [listed] + open(entry.id)
        case .edit(let edit):
            edit.apply(to: &entries, &removed)
            return [listed]
        case .send(let item, let panel, let id):
            let wasThere = arrangements[id]?[panel].contains(item) ?? false
            arrangements[id]?.put(item, in: panel)
            return [.disk(.boards(.sent(item, panel, to: id, wasThere: wasThere)))]
        case .takeBack(let item, let panel, let id):
            arrangements[id]?.take(item, from: panel)
            return [.disk(.boards(.takenBack(item, panel, from: id)))]
        case .readOthers:
            let others = arrangements.filter { id, _ in id != shown && entries.contains { $0.id == id } }
            return [.disk(.boards(.others(others)))]
        }
    }

    private mutating func open(_ id: BoardID) -> [Message] {
        guard let arrangement = arrangements[id] else { return [] }
        shown = id
        return [.disk(.boards(.opened(OpenedBoard(.kept(id), arrangement))))]
    }

    private var listed: Message { .disk(.boards(.listed(entries, removed: removed))) }
}
