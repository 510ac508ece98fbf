internal import Alerts
internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Runtime
internal import Store
internal import Words

/// `fxterm board publish` and its like: leaves a request for the collector and waits a while for the result.
@MainActor
struct SharingCommand {
    /// Seconds for the collector and the team server together.
    private static let patience = 10

    private let session: Session
    private let shelf: BoardShelf
    private var words: Words { session.words }
    private var store: SharedStore { shelf.shared }

    init(_ session: Session, _ shelf: BoardShelf) { (self.session, self.shelf) = (session, shelf) }

    func publish(
        _ entry: BoardEntry, _ arrangement: Arrangement, _ policy: SharedPolicy,
        alerts hasAlerts: Bool
    ) throws(CommandError) {
        try checkDesk("publish")
        let before = try state(of: entry.id)
        if let before, before.role != .owner { throw notYours(before) }
        try stored { () throws(StoreError) in
            try store.publish(entry.id, entry.name, arrangement, policy, alerts: hasAlerts)
        }
        do throws(CommandError) {
            let isDone = try wait(for: entry.id) { $0?.wish == SharedWork.Wish.none && $0?.waiting == 0 }
            try say(isDone ? .phrase(.sharePublished, verbatim: ["name": entry.name]) : .phrase(.shareWaits))
            if hasAlerts { try sayAlerts(of: entry.id) }
        } catch {
            // A board that the team server refuses is not shared.
            if before == nil { try? store.forget(entry.id) }
            throw error
        }
    }

    func follow(_ name: String, as own: String?, _ contents: BoardShelf.Contents) throws(CommandError) {
        try checkDesk("follow")
        guard let shared = BoardEntry.name(name), let local = BoardEntry.name(own ?? name) else {
            throw .failed(.phrase(.boardNeedsName))
        }
        if contents.entries.named(local) != nil {
            throw .failed(.phrase(.shareThere, verbatim: ["name": local]))
        }
        guard contents.entries.count < Boards.most else { throw .boardsFull }
        let none = Dictionary(uniqueKeysWithValues: Panel.standard.map { ($0.id, ItemList(cards: [])) })
        let entry = try stored { () throws(StoreError) in
            let entry = try shelf.make(local, Arrangement(none))
            try store.follow(shared, as: entry.id)
            return entry
        }
        do throws(CommandError) {
            let isDone = try wait(for: entry.id) {
                $0?.wish == SharedWork.Wish.none && $0?.owner.isEmpty == false
            }
            let owner = try state(of: entry.id)?.owner ?? ""
            let said = Saying.phrase(.shareFollowed, verbatim: ["name": entry.name, "owner": owner])
            try say(isDone ? said : .phrase(.shareWaits))
        } catch {
            // A board that cannot be followed leaves no empty one behind.
            try? store.forget(entry.id)
            _ = try? shelf.change { entries, removed in
                BoardsEdit.remove(entry.id).apply(to: &entries, &removed)
            }
            throw error
        }
    }

    func unpublish(_ entry: BoardEntry) throws(CommandError) {
        let state = try shared(entry)
        if state.role != .owner { throw notYours(state) }
        try stored { () throws(StoreError) in try store.unpublish(entry.id) }
        let isDone = try wait(for: entry.id) { $0 == nil }
        try say(isDone ? .phrase(.shareUnpublished, verbatim: ["name": entry.name]) : .phrase(.shareWaits))
    }

    func unfollow(_ entry: BoardEntry) throws(CommandError) {
        let state = try shared(entry)
        if state.role == .owner { throw .failed(.phrase(.shareOwn, verbatim: ["name": entry.name])) }
        // Keep everything on it: the file may be older than the last board shown.
        try stored { () throws(StoreError) in
            if let merged = shelf.peek([entry.id])[entry.id],
                BoardClaim(board: shelf.path(of: entry.id)).holder == .us
            {
                try shelf.file(of: entry.id).save(merged)
            }
            try store.forget(entry.id)
        }
        try say(.phrase(.shareUnfollowed, verbatim: ["name": entry.name]))
    }

    func set(isMuted: Bool, of entry: BoardEntry) throws(CommandError) {
        let state = try shared(entry)
        if state.role == .owner { throw .failed(.phrase(.shareOwn, verbatim: ["name": entry.name])) }
        try stored { () throws(StoreError) in try store.set(isMuted: isMuted, of: entry.id) }
        try say(.phrase(isMuted ? .shareMuted : .shareUnmuted, verbatim: ["name": entry.name]))
    }

    /// So that none is shared by accident.
    private func sayAlerts(of id: BoardID) throws(CommandError) {
        let alerts = try stored { () throws(StoreError) in try store.alerts(of: id) }
        try say(.count(.shareAlerts, alerts.count))
        for rule in alerts {
            try FXTerm.print("  \(rule.subject.name(words))  \(rule.text(hidingAmountsBy: nil))\n")
        }
    }

    private func checkDesk(_ command: String) throws(CommandError) {
        if session.settings.feeds.desk != nil { return }
        let named = ["command": "'fxterm board \(command)'", "example": "postgresql://desk.example/fxterm"]
        throw .failed(.phrase(.needsDesk, verbatim: named))
    }

    private func shared(_ entry: BoardEntry) throws(CommandError) -> SharedState {
        if let state = try state(of: entry.id) { return state }
        throw .failed(.phrase(.shareNotShared, verbatim: ["name": entry.name]))
    }

    private func notYours(_ state: SharedState) -> CommandError {
        .failed(.phrase(.shareNotYours, verbatim: ["name": state.name, "owner": state.owner]))
    }

    private func state(of id: BoardID) throws(CommandError) -> SharedState? {
        try stored { () throws(StoreError) in try store.list().shared.first { $0.board == id } }
    }

    private func say(_ saying: Saying) throws(CommandError) { try FXTerm.print(words[saying] + "\n") }

    /// False if the request did not succeed in time. Throws the team server's refusal.
    private func wait(
        for id: BoardID, until isDone: (SharedState?) -> Bool
    ) throws(CommandError) -> Bool {
        let kept = try KeptBoard.read(session)
        let isMet = try session.wait(kept, seconds: SharingCommand.patience) {
            () throws(CommandError) -> Bool? in
            let state = try state(of: id)
            if let state, let problem = state.problem { throw .failed(problem.saying(of: state.name)) }
            return isDone(state) ? true : nil
        }
        return isMet ?? false
    }
}
