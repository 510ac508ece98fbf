internal import Board
internal import Market
internal import Runtime
internal import Words

/// `fxterm collect`: keeps the board's figures fresh without a board, as a service of the user's does, until it is ended.
enum CollectCommand {
    @MainActor
    static func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = try KeptBoard.read(session)
        let live = try LiveBoard(session, kept, kept.arrangement, followsBoard: true)
        FXTerm.complain(session.words[.collecting])
        var told: [FeedList: FeedFailure] = [:]
        var watcher = live.watcher()
        watcher.run(to: nil) { model, _ in
            for list in FeedList.allCases {
                let failure = model.feeds[list]?.failure
                if let failure, told[list] != failure { FXTerm.complain(failure.sentence(model.words)) }
                told[list] = failure
            }
        }
        return .done
    }
}
