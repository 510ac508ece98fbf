package import Arrangement

/// Boards without a disk: they end with the demo.
package struct DemoBoards: Sendable {
    private var entries: [BoardEntry]
    private var removed: [BoardEntry] = []
    private var arrangements: [BoardID: Arrangement] = [:]
    private var pasts: [BoardID: Past] = [:]
    private var shown: ShownBoard

    /// `arrangement` is the current board; the others have the cards of a first start.
    package init(_ boards: Boards = Boards(), _ arrangement: Arrangement = .first) {
        (entries, shown) = (boards.entries, boards.shown)
        for entry in entries { arrangements[entry.id] = .first }
        if let id = shown.id { arrangements[id] = arrangement }
    }

    package var all: [BoardID: Arrangement] { arrangements }

    package mutating func save(_ arrangement: Arrangement) {
        if let id = shown.id { arrangements[id] = arrangement }
    }

    package mutating func save(_ past: Past) { if let id = shown.id { pasts[id] = past } }

    package mutating func fulfil(_ wish: BoardWish) -> [BoardMessage] {
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
            let wasThere = arrangements[id]?[panel.id].contains(item) ?? false
            change(id, Action(.add, item.text)) { $0.put(item, in: panel.id) }
            return [.sent(item, panel, to: id, wasThere: wasThere)]
        case .takeBack(let item, let panel, let id):
            change(id, Action(.remove, item.text)) { $0.take(item, from: panel.id) }
            return [.takenBack(item, panel, from: id)]
        case .readOthers:
            return [
                .others(
                    arrangements.filter { id, _ in id != shown.id && entries.contains { $0.id == id } })
            ]
        }
    }

    private mutating func change(_ id: BoardID, _ action: Action, _ body: (inout Arrangement) -> Void) {
        guard let old = arrangements[id] else { return }
        var new = old
        body(&new)
        guard new != old else { return }
        arrangements[id] = new
        pasts[id, default: Past()].note(action, from: old, to: new)
    }

    private mutating func open(_ id: BoardID) -> [BoardMessage] {
        guard id != shown.id, let arrangement = arrangements[id] else { return [] }
        shown = .kept(id)
        return [.opened(OpenedBoard(.kept(id), arrangement, pasts[id] ?? Past()))]
    }

    private var listed: BoardMessage { .listed(entries, removed: removed) }
}
