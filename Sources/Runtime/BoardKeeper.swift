package import Arrangement
package import Board
package import Store
private import Threads
private import Words

/// The open board, with its claim and the writer that saves it.
@MainActor
package final class BoardKeeper {
    private let shelf: BoardShelf
    private let mailbox: Mailbox
    private let thread = SerialThread()
    private var shown: ShownBoard
    private var claim: BoardClaim?
    private var writer: BoardWriter?
    /// Claims that may still wait, one for each board of another program, however often it was open.
    private var waiting: [BoardID: BoardClaim] = [:]
    /// Boards whose files are watched, for as long as this runs.
    private var watched: Set<BoardID> = []
    private let lookedOn = LookedOn()

    /// Begins with the board that the start has read. `claim` is nil without one yet; with `canSave` its
    /// file may be replaced.
    package init(
        _ shelf: BoardShelf, _ mailbox: Mailbox, _ shown: ShownBoard, _ claim: BoardClaim?, canSave: Bool
    ) {
        (self.shelf, self.mailbox, self.shown, self.claim) = (shelf, mailbox, shown, claim)
        if let id = shown.id {
            if canSave { writer = writer(id) }
            lookOn(id)
        }
    }

    /// Reads the board's past, which the first frame does not need.
    package func settle(_ arrangement: Arrangement) -> [Message] {
        guard let id = shown.id else { return [] }
        note(id)
        let (past, notice) = past(of: id, arrangement)
        return [.disk(.pastKnown(past, of: arrangement))] + said(notice) + shares
    }

    private var shares: [Message] {
        do throws(StoreError) { return [.disk(.boards(.shares(try shelf.shared.shares())))] } catch {
            return [.disk(.notSaved(error.saying))]
        }
    }

    package func save(_ arrangement: Arrangement) {
        if case .new(let name) = shown { keep(name, arrangement) }
        writer?.save(arrangement)
    }

    package func save(_ past: Past, of arrangement: Arrangement) { writer?.save(past, of: arrangement) }

    package func keep(_ batch: SharedBatch, of id: BoardID) { writer?.keep(batch, of: id) }

    package func keep(told number: Int, of id: BoardID) { writer?.keep(told: number, of: id) }

    package func flush() throws(StoreError) {
        // The next start would show another board otherwise.
        _ = thread.finish()
        try writer?.flush()
    }

    package func fulfil(_ wish: BoardWish) -> [Message] {
        do throws(StoreError) {
            switch wish {
            case .open(let id): return try open(id)
            case .make(let name, let arrangement):
                let entry = try shelf.make(name, arrangement)
                return [list(shelf.peek())] + (try open(entry.id))
            case .edit(let edit): return try apply(edit)
            case .send(let item, let panel, let id): return try send(item, panel, to: id)
            case .takeBack(let item, let panel, let id): return try takeBack(item, panel, from: id)
            case .readOthers:
                readOthers()
                return []
            }
        } catch {
            return [.disk(.notSaved(error.saying))]
        }
    }

    /// The current boards, after another fxterm has changed them.
    package nonisolated static func list(_ contents: BoardShelf.Contents) -> Message {
        .disk(.boards(.listed(contents.entries, removed: contents.removed)))
    }

    private func list(_ contents: BoardShelf.Contents) -> Message { BoardKeeper.list(contents) }

    private func open(_ id: BoardID) throws(StoreError) -> [Message] {
        // A board that cannot be saved is not left behind.
        try writer?.flush()
        guard id != shown.id else { return [] }
        let claim = BoardClaim(board: shelf.path(of: id))
        let isOurs = claim.holder == .us
        let contents = shelf.file(of: id).load(isKept: !isOurs)
        let arrangement = contents.arrangement ?? .first
        lookedOn.board = nil
        self.claim?.release()
        shown = .kept(id)
        self.claim = claim
        writer = contents.canSave ? writer(id) : nil
        let (past, notice) = past(of: id, arrangement)
        lookOn(id)
        note(id)
        let opened = OpenedBoard(
            .kept(id), arrangement, past, readOnly: isOurs ? nil : .takenBy(claim.holder.process))
        // Another fxterm may have changed a shared board meanwhile.
        return shares + [.disk(.boards(.opened(opened)))] + said(claim.notice) + said(contents.notice)
            + said(notice)
    }

    /// Also saves later changes, if the file is known to be ours.
    private func past(of id: BoardID, _ arrangement: Arrangement) -> (Past, StoreNotice?) {
        let file = shelf.past(of: id)
        guard claim?.holder == .us else { return (file.peek(for: arrangement), nil) }
        let contents = file.load(for: arrangement)
        if contents.canSave { writer?.keepPast(in: file) }
        return (contents.past, contents.notice)
    }

    /// It saves once the file is known to be ours.
    private func writer(_ id: BoardID) -> BoardWriter {
        let mailbox = mailbox
        return BoardWriter(shelf.file(of: id), shared: shelf.shared) { error in
            mailbox.put(.disk(.notSaved(error.saying)))
        } saved: { path in
            mailbox.put(.disk(.saved(.phrase(.savedAgain, verbatim: ["file": path]))))
        }
    }

    private func note(_ id: BoardID) {
        let shelf = shelf
        thread.run { shelf.note(shown: id) }
    }

    private func keep(_ name: String, _ arrangement: Arrangement) {
        do throws(StoreError) {
            let entry = try shelf.make(name, arrangement)
            let claim = BoardClaim(board: shelf.path(of: entry.id))
            (shown, self.claim, writer) = (.kept(entry.id), claim, writer(entry.id))
            writer?.keepPast(in: shelf.past(of: entry.id))
            note(entry.id)
            mailbox.put(list(shelf.peek()))
            mailbox.put(.disk(.boards(.kept(entry.id))))
        } catch {
            mailbox.put(.disk(.notSaved(error.saying)))
        }
    }

    /// Follows a board that another fxterm has, and takes it over when that ends.
    private func lookOn(_ id: BoardID) {
        guard let claim, claim.holder != .us else { return }
        let (shelf, mailbox, writer, lookedOn) = (shelf, mailbox, writer, lookedOn)
        let tell: @Sendable (DiskMessage) -> Void = { mailbox.put(.disk(.boards(.of(id, $0)))) }
        lookedOn.board = id
        let look: @Sendable () -> Void = {
            // Keep the last contents while the file is unreadable: another program writes it.
            guard lookedOn.board == id, let arrangement = shelf.file(of: id).peek() else { return }
            tell(.boardChanged(arrangement, shelf.past(of: id).peek(for: arrangement)))
        }
        let waiting = waiting[id] ?? claim
        (self.claim, self.waiting[id]) = (waiting, waiting)
        let isWaiting = waiting.wait {
            // From here on the changes of the file are our own.
            lookedOn.board = nil
            let contents = shelf.file(of: id).load()
            if !contents.canSave { writer?.stop() }
            if let notice = contents.notice { tell(.notSaved(notice.saying)) }
            if let arrangement = contents.arrangement {
                let file = shelf.past(of: id)
                let changes = file.load(for: arrangement)
                if changes.canSave { writer?.keepPast(in: file) }
                if let notice = changes.notice { tell(.notSaved(notice.saying)) }
                tell(.boardChanged(arrangement, changes.past))
            }
            // Its changes may still be on their way to the team server.
            if let shares = try? shelf.shared.shares() { mailbox.put(.disk(.boards(.shares(shares)))) }
            tell(.boardIs(nil))
        }
        if watched.contains(id) {
            thread.run(look)
        } else if FileWatch.begin(.init([shelf.path(of: id)], onChange: look)) {
            watched.insert(id)
        }
        if !isWaiting || !watched.contains(id) { mailbox.put(.disk(.notSaved(.phrase(.noThreads)))) }
    }

    private func apply(_ edit: BoardsEdit) throws(StoreError) -> [Message] {
        var isRefused = false
        let contents = try shelf.change { entries, removed in
            if case .remove(let id) = edit {
                isRefused = BoardClaim(board: shelf.path(of: id)).holder != .us
            }
            if !isRefused { edit.apply(to: &entries, &removed) }
        }
        return [list(contents)] + (isRefused ? [.disk(.notSaved(.phrase(.boardOpenElsewhere)))] : [])
    }

    private func send(_ item: Item, _ panel: Panel, to id: BoardID) throws(StoreError) -> [Message] {
        var wasThere = false
        let action = Action(.add, panel.kind.name(of: item, language: "en"))
        let isDone = try shelf.change(id, action) { arrangement in
            wasThere = arrangement[panel.id].contains(item)
            arrangement.put(item, in: panel.id)
        }
        return isDone
            ? [.disk(.boards(.sent(item, panel, to: id, wasThere: wasThere)))]
            : [.disk(.notSaved(.phrase(.boardOpenElsewhere)))]
    }

    private func takeBack(_ item: Item, _ panel: Panel, from id: BoardID) throws(StoreError) -> [Message] {
        let action = Action(.remove, panel.kind.name(of: item, language: "en"))
        return try shelf.change(id, action) { $0.take(item, from: panel.id) }
            ? [.disk(.boards(.takenBack(item, panel, from: id)))]
            : [.disk(.notSaved(.phrase(.boardOpenElsewhere)))]
    }

    private func readOthers() {
        let (shelf, mailbox, shown) = (shelf, mailbox, shown)
        thread.run {
            let others = shelf.peek().entries.map(\.id).filter { $0 != shown.id }
            let none = Dictionary(uniqueKeysWithValues: others.map { ($0, Arrangement.first) })
            mailbox.put(.disk(.boards(.others(none.merging(shelf.peek(others)) { $1 }))))
        }
    }

    private func said(_ notice: StoreNotice?) -> [Message] {
        notice.map { [.disk(.notSaved($0.saying))] } ?? []
    }
}

/// The board on screen while another fxterm has it, for the threads that watch its file.
private final class LookedOn: Sendable {
    private let current = Guarded<BoardID?>(nil)

    var board: BoardID? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}
