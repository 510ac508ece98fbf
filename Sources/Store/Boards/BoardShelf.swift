package import Arrangement
internal import Glibc
internal import Words

/// The user's boards on disk: a file each, and an index with names, order and removed boards. Every board
/// file is a board: one missing from the index comes last, under its file name.
package struct BoardShelf: Hashable, Sendable {
    package struct Contents: Hashable, Sendable {
        /// Boards in the order of their tabs; at least one.
        package var entries: [BoardEntry]
        /// Boards that can be restored, the last removed one first.
        package var removed: [BoardEntry] = []
        package var notice: StoreNotice?
    }

    /// How many removed boards can be restored.
    static let mostRemoved = 20

    private let folders: Folders
    private var index: DiskFile { DiskFile(folders.boardIndex) }

    package init(_ folders: Folders) { self.folders = folders }

    package func path(of id: BoardID) -> String {
        id == .first ? folders.board : "\(folders.boards)/\(id.text).json"
    }

    package func file(of id: BoardID) -> BoardFile { BoardFile(path: path(of: id)) }

    package func past(of id: BoardID) -> PastFile {
        PastFile(path: id == .first ? folders.undo : "\(folders.boards)/\(id.text).undo.json")
    }

    package var shared: SharedStore { SharedStore(path: folders.history) }

    /// Shared boards have others' changes. Changes nothing on disk. Skips boards with unreadable files.
    package func peek(_ ids: [BoardID]) -> [BoardID: Arrangement] {
        let shares = (try? shared.shares()) ?? []
        return Dictionary(
            uniqueKeysWithValues: ids.compactMap { id in
                guard let kept = file(of: id).peek() else { return nil }
                let share = shares.first { $0.board == id }
                return (id, share.map { $0.values.arrangement(over: kept) } ?? kept)
            })
    }

    /// Sets an unreadable index aside, unlike `peek`.
    package func load() -> Contents { contents(isSettingAside: true) }

    /// Changes nothing on disk.
    package func peek() -> Contents { contents(isSettingAside: false) }

    private func contents(isSettingAside: Bool) -> Contents {
        var (document, notice) = (BoardIndexDocument(), StoreNotice?.none)
        do {
            if let bytes = try index.read(limit: BoardIndexDocument.limit) {
                switch BoardIndexDocument.read(bytes) {
                case .success(let found): document = found
                case .failure(.newer(let version)): notice = .newer(path: index.given, version: version)
                case .failure(.malformed(let reason)):
                    notice =
                        isSettingAside
                        ? index.notice(settingAside: reason) : .leftAlone(path: index.given, reason: reason)
                }
            }
        } catch {
            notice = .unavailable(.failed(path: index.given, reason: error.reason))
        }
        let files = boardsOnDisk()
        let (named, removed) = (document.entries(), document.removedEntries())
        let known = Set((named + removed).map(\.id))
        // The first board has no file until its first change.
        var entries = named.filter { $0.id == .first || files.contains($0.id) }
        if !known.contains(.first) { entries.insert(.first, at: 0) }
        entries += files.filter { !known.contains($0) }.sorted { $0.text < $1.text }
            .map { BoardEntry($0, $0.text) }
        if entries.isEmpty { entries = [.first] }
        return Contents(
            entries: entries, removed: removed.filter { $0.id == .first || files.contains($0.id) },
            notice: notice)
    }

    private func boardsOnDisk() -> Set<BoardID> {
        Set(
            DiskFile.names(in: folders.boards).filter { $0.hasSuffix(".json") }
                .compactMap { BoardID(String($0.dropLast(5))) })
    }

    /// Changes the list of boards under a lock, and returns it.
    @discardableResult
    package func change(
        _ body: (inout [BoardEntry], inout [BoardEntry]) throws(StoreError) -> Void
    ) throws(StoreError) -> Contents {
        try change(body, then: {})
    }

    private func change(
        _ body: (inout [BoardEntry], inout [BoardEntry]) throws(StoreError) -> Void,
        then finish: () throws(StoreError) -> Void
    ) throws(StoreError) -> Contents {
        try index.makeFolder()
        return try FileLock.hold(DiskFile(index.path + ".lock")) { () throws(StoreError) in
            var contents = load()
            // Never replace an index that a newer version wrote, or one that could not be opened.
            switch contents.notice {
            case .newer(let path, let version):
                throw .failed(path: path, reason: .phrase(.isOfVersion, verbatim: ["version": "\(version)"]))
            case .unavailable(let error): throw error
            case .leftAlone(let path, let reason): throw .failed(path: path, reason: reason)
            case .setAside, .open, .leftOut, nil: break
            }
            let before = contents
            try body(&contents.entries, &contents.removed)
            contents.entries.nameApart(from: before.entries)
            let forgotten = contents.removed.dropFirst(BoardShelf.mostRemoved)
            contents.removed.removeLast(forgotten.count)
            if (contents.entries, contents.removed) != (before.entries, before.removed) {
                try index.replace(
                    with: BoardIndexDocument(contents.entries, contents.removed).bytes)
            }
            for entry in forgotten { erase(entry.id) }
            try finish()
            return contents
        }
    }

    /// Saves a new board. Returns it with its final name: a taken name gets a number, as `Travel 2`.
    @discardableResult
    package func make(
        _ name: String, _ arrangement: Arrangement, _ past: Past = Past()
    ) throws(StoreError) -> BoardEntry {
        var made = BoardEntry(.first, name)
        let most = Boards.most
        // In this order: a name without a file is no board, but a file without a name would show up as one.
        let contents = try change { entries, removed throws(StoreError) in
            guard entries.count < most else {
                let reason = Saying.phrase(.boardsFull, verbatim: ["count": "\(most)"])
                throw .failed(path: index.given, reason: reason)
            }
            let taken = Set((entries + removed).map(\.id))
            made = BoardEntry(BoardID(for: name, besides: taken), name)
            entries.append(made)
        } then: { () throws(StoreError) in
            try file(of: made.id).save(arrangement)
            if past != Past() { try self.past(of: made.id).save(past, of: arrangement) }
        }
        return contents.entries.first { $0.id == made.id } ?? made
    }

    private func erase(_ id: BoardID) {
        for path in [path(of: id), past(of: id).path, path(of: id) + ".lock"] { unlink(path) }
    }

    package func last(of entries: [BoardEntry]) -> BoardEntry? {
        guard let bytes = (try? DiskFile(folders.lastBoard).read(limit: 256)) ?? nil,
            let id = BoardID(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
        else { return nil }
        return entries.first { $0.id == id }
    }

    /// Notes the board on screen, and removes temporary files. On failure, the next start shows another.
    package func note(shown id: BoardID) {
        for path in [path(of: id), past(of: id).path] { DiskFile(path).removeLeftovers() }
        _ = try? DiskFile(folders.lastBoard).replace(with: Array("\(id.text)\n".utf8))
    }

    /// Changes a board off screen; false if it is not ours to change, as when another fxterm has it open.
    package func change(
        _ id: BoardID, _ action: Action, _ body: (inout Arrangement) -> Void
    ) throws(StoreError) -> Bool {
        let claim = BoardClaim(board: path(of: id))
        guard claim.holder == .us else { return false }
        return try withExtendedLifetime(claim) { () throws(StoreError) in
            let contents = file(of: id).load()
            guard contents.canSave else { return false }
            let kept = contents.arrangement ?? .first
            let share = try shared.shares().first { $0.board == id }
            // Others may have changed a shared board since it was shown here.
            let old = share.map { $0.values.arrangement(over: kept) } ?? kept
            var new = old
            body(&new)
            guard new != old else { return true }
            if let share, !share.canEdit {
                let reason = Saying.phrase(.boardIsFollowed, verbatim: ["name": share.owner])
                throw .failed(path: path(of: id), reason: reason)
            }
            if share != nil { try shared.add(new, to: id) }
            let changes = past(of: id).load(for: kept)
            try file(of: id).save(new)
            if changes.canSave {
                var past = changes.past
                past.note(action, from: old, to: new)
                try? self.past(of: id).save(past, of: new)
            }
            return true
        }
    }
}
