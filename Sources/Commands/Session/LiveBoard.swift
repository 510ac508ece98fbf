internal import Arrangement
internal import Board
internal import Runtime
internal import Store
internal import Words

/// What shows no board needs to have its figures come.
@MainActor
struct LiveBoard {
    let model: Model
    private let mailbox: Mailbox
    private let effects: LiveEffects
    private let follower: SettingsFollower

    /// Says on standard error what is wrong with files that were read.
    ///
    /// - Parameter followsBoard: Whether a change of the board's file is taken over.
    init(
        _ session: Session, _ kept: KeptBoard, _ arrangement: Arrangement, followsBoard: Bool
    ) throws(CommandError) {
        let folders = try session.folders
        for notice in session.notices + kept.notices + folders.settle().map(\.saying) {
            FXTerm.complain(session.words[notice])
        }
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        model = session.model(arrangement, knowing: kept)
        self.mailbox = mailbox
        effects = LiveEffects(
            mailbox, client: try session.client(kept, mailbox), desk: nil, history: kept.history,
            log: LogFile(path: folders.log))
        follower = SettingsFollower(session, mailbox)
        // Without a thread for it, settings are read only once.
        let words = session.words
        _ = FileWatch.begin(follower.watched(folders)) { isLimited in
            if isLimited { FXTerm.complain(words[.noWatches]) }
        }
        guard followsBoard else { return }
        let board = try session.boardFile.path
        let isFollowing = FileWatch.begin(
            .init([board], quiet: 50) {
                guard let arrangement = BoardFile(path: board).peek() else { return }
                mailbox.put(.disk(.boardChanged(arrangement, Past())))
            })
        if !isFollowing { FXTerm.complain(session.words[.noThreads]) }
    }

    func watcher() -> Watcher { Watcher(model: model, mailbox: mailbox, effects: effects) }
}
