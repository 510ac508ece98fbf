internal import Arrangement
internal import Board
internal import Runtime
internal import Store
internal import Words

/// Keeps figures coming for commands without a screen.
@MainActor
struct LiveBoard {
    let model: Model
    private let mailbox: Mailbox
    private let effects: LiveEffects
    private let follower: SettingsFollower

    /// Reports problems with the files on standard error.
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
        // Without a thread for it, we read settings only once.
        let words = session.words
        _ = FileWatch.begin(follower.watched(folders)) { isLimited in
            if isLimited { FXTerm.complain(words[.noWatches]) }
        }
        guard followsBoard else { return }
        let (board, base) = (try session.boardFile.path, session.otherBase?.code)
        let isFollowing = FileWatch.begin(
            .init([board], quiet: 50) {
                guard let arrangement = BoardFile(path: board).peek() else { return }
                mailbox.put(.disk(.boardChanged(arrangement.based(on: base), Past())))
            })
        if !isFollowing { FXTerm.complain(session.words[.noThreads]) }
    }

    func followTransactions(_ file: TransactionFile) {
        let mailbox = mailbox
        let files = file.watched { result in
            switch result {
            case .success(let document): mailbox.put(.disk(.transactions(document)))
            case .failure(let error): mailbox.put(.disk(.notSaved(error.saying)))
            }
        }
        if !FileWatch.begin(files) { FXTerm.complain(model.words[.noThreads]) }
    }

    func watcher(looksEachMinute: Bool = false) -> Watcher {
        Watcher(model: model, mailbox: mailbox, effects: effects, looksEachMinute: looksEachMinute)
    }
}
