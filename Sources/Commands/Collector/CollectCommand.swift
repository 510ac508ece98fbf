internal import Board
internal import Figures
private import Glibc
internal import Market
internal import Runtime
internal import Store
internal import Words

struct CollectCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "collect", [], [.desk, .config], .aboutCollect,
            manual: """
                keeps prices up to date without a board until it is stopped, as the user \
                service *fxterm-collect* does.
                """, make: .command(CollectCommand.init))
    ]

    private let desk: String?

    init(_ given: Given) { desk = given[.desk] }

    @MainActor
    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        if let desk { try CollectCommand.publish(session, on: desk) }
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

    private static func publish(_ session: Session, on address: String) throws(CommandError) -> Never {
        do throws(DeskAddress.Problem) { _ = try DeskAddress(address) } catch {
            throw .wrongUsage(error.saying(of: address))
        }
        for notice in session.notices { FXTerm.complain(session.words[notice]) }
        let folders = try session.folders
        for notice in folders.settle() { FXTerm.complain(session.words[notice.saying]) }
        var feeds = session.settings.feeds
        // Some collector has to use the feeds.
        feeds.desk = nil
        setenv("FXTERM_FEEDS", feeds.lines, 1)
        try CollectorProgramFile.run([folders.history, "--stay", "--desk", address])
    }
}
