internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Page
internal import Printing
internal import Runtime
internal import Store
internal import Words

struct PageCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "page", [], [.out, .pageFollow, .amounts, .base, .wait, .board, .demo, .config], .aboutPage,
            manual: """
                writes the board to *index.html* in a folder, as a page that needs no other file and that any web server can \
                serve. With *--follow* it keeps running and rewrites the page when something changes.
                """, example: "--out .", make: .command(PageCommand.init))
    ]

    private let folder: String
    private let follows: Bool
    private let showsAmounts: Bool
    /// The currency that rates are per unit of, and totals in; nil for the board's base and the user's own.
    private let base: CurrencyCode?
    private let isDemo: Bool
    /// In seconds; nil for the default.
    private let wait: Int?

    init(_ given: Given) throws(UsageError) {
        guard let folder = given[.out], !folder.isEmpty else { throw UsageError(.pageNeedsOut, [:]) }
        self.folder = folder
        follows = given.has(.follow)
        showsAmounts = given.has(.amounts)
        isDemo = given.has(.demo)
        base = try given.currency(.base)
        wait = try given.wait()
        if follows, isDemo || wait != nil { throw UsageError.noMore(given.spec) }
    }

    var answersFromFolders: Bool { !isDemo }

    @MainActor
    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        var file = PageFile(OutputFile(path: folder + (folder.hasSuffix("/") ? "" : "/") + "index.html"))
        let own = isDemo ? KeptBoard.demo : try .read(session)
        let session = session.based(on: OtherBase(base, for: own.arrangement))
        let kept = own.based(on: base)
        return follows ? try follow(session, kept, &file) : try write(session, kept, &file)
    }

    private func write(
        _ session: Session, _ kept: KeptBoard, _ file: inout PageFile
    ) throws(CommandError) -> FXTerm.ExitCode {
        let settled = isDemo ? [] : try session.folders.settle().map(\.saying)
        for notice in session.notices + kept.notices + settled { FXTerm.complain(session.words[notice]) }
        var model = session.model(kept.arrangement, knowing: kept, isDemo: isDemo)
        if isDemo {
            _ = model.updateAtOnce(.figures(.known(.sample)))
        } else {
            let transactions = TransactionFile(path: try session.folders.transactions)
            if let document = try? transactions.load() {
                _ = model.updateAtOnce(.disk(.transactions(document)))
            }
            let patience = Patience(wait)
            let problems = try PrintCommand.ask(
                session, kept, model.questionsForBoard, patience, &model
            ) { Snapshot($0, Panel.standard).empty.isEmpty }.problems
            if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
            _ = try PrintCommand.readPast(
                session, kept, [model.arrangement.baseline],
                (model.arrangement.symbols, model.arrangement.rateIDs),
                patience, &model
            ) { Snapshot($0, Panel.standard).empty.isEmpty }
        }
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        try file.write(BoardPage(model, title: kept.boards.name, showsAmounts: showsAmounts))
        return .done
    }

    @MainActor
    private func follow(
        _ session: Session, _ kept: KeptBoard, _ file: inout PageFile
    ) throws(CommandError) -> FXTerm.ExitCode {
        let live = try LiveBoard(session, kept, kept.arrangement, followsBoard: true)
        live.followTransactions(TransactionFile(path: try session.folders.transactions))
        var watcher = live.watcher(looksEachMinute: true)
        let (title, showsAmounts) = (kept.boards.name, showsAmounts)
        try watcher.run(to: nil) { model, _ throws(CommandError) in
            try file.write(BoardPage(copy model, title: title, showsAmounts: showsAmounts))
        }
        return .done
    }
}

private struct PageFile {
    private let file: OutputFile
    private var written: BoardPage?

    init(_ file: OutputFile) { self.file = file }

    mutating func write(_ page: BoardPage) throws(CommandError) {
        if page == written { return }
        let file = file
        try stored { () throws(StoreError) in try file.publish(page.html) }
        written = page
    }
}
