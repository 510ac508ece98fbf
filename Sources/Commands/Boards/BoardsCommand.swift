internal import Arrangement
internal import Board
internal import Glibc
internal import Market
internal import Printing
internal import Store
internal import Words

enum BoardsCommand: Subcommand {
    case list(PrintFormat)
    /// Nil for the last one shown.
    case show(String?, PrintFormat)
    case remove(String)
    case publish(String, SharedPolicy, alerts: Bool)
    case follow(String, as: String?)
    case unpublish(String)
    case unfollow(String)
    /// Turns alerts of a shared board off with true, on with false.
    case mute(String, Bool)
    /// To a file; `-` for standard output.
    case export(String?, to: String)
    /// `-` for standard input. The file's own name unless given.
    case `import`(String, as: String?, replaces: Bool)

    static let specs = [
        CommandSpec(
            "board list", [], [.format, .config], .aboutBoards,
            manual: """
                lists the boards, also as *fxterm boards*; shows, removes, exports or \
                imports one. Without a name it takes the board shown last. A board's file \
                has its panels, groups and order, but no positions.
                """,
            isImplied: true,
            make: .command { given throws(UsageError) in BoardsCommand.list(try given.printFormat()) }),
        CommandSpec(
            "board show", [.optional(.board)], [.format, .config], .aboutBoards,
            make: .command { given throws(UsageError) in
                BoardsCommand.show(given.words.first, try given.printFormat())
            }),
        CommandSpec(
            "board remove", [.one(.board)], [.config], .aboutBoards, example: "travel",
            make: .command { BoardsCommand.remove($0.words[0]) }),
        CommandSpec(
            "board export", [.optional(.board), .optional(.file)], [.config], .aboutBoards,
            make: .command { BoardsCommand.export($0.words) }),
        CommandSpec(
            "board publish", [.one(.board)], [.edit, .alerts, .config], .aboutBoards,
            manual: """
                shares a board through the team server of the setting *desk*: others can \
                follow it or, with *--edit*, change it too. Changes to different cards \
                merge; for the same card the later one wins. *board follow* adds such a \
                board under its name, or that of *--as*; *board unfollow* keeps its cards as \
                a board of your own, and *board unpublish* ends the sharing for everyone. \
                Positions, transactions, amounts and themes are never shared. With \
                *--alerts* everyone who has the board gets the alerts on its cards; *board \
                mute* silences them.
                """,
            example: "team",
            make: .command {
                BoardsCommand.publish($0.words[0], $0.has(.edit) ? .edit : .follow, alerts: $0.has(.alerts))
            }),
        CommandSpec(
            "board follow", [.one(.text("TEAM"))], [.as, .config], .aboutBoards,
            make: .command { BoardsCommand.follow($0.words[0], as: $0[.as]) }),
        CommandSpec(
            "board unpublish", [.one(.board)], [.config], .aboutBoards, example: "team",
            make: .command { BoardsCommand.unpublish($0.words[0]) }),
        CommandSpec(
            "board unfollow", [.one(.board)], [.config], .aboutBoards, example: "team",
            make: .command { BoardsCommand.unfollow($0.words[0]) }),
        CommandSpec(
            "board mute", [.one(.board)], [.config], .aboutBoards, example: "team",
            make: .command { BoardsCommand.mute($0.words[0], true) }),
        CommandSpec(
            "board unmute", [.one(.board)], [.config], .aboutBoards, example: "team",
            make: .command { BoardsCommand.mute($0.words[0], false) }),
        CommandSpec(
            "board import", [.one(.file)], [.as, .replace, .config], .aboutBoards, example: "travel.json",
            make: .command { BoardsCommand.import($0.words[0], as: $0[.as], replaces: $0.has(.replace)) }),
    ]

    private static func export(_ words: [String]) -> BoardsCommand {
        words == ["-"] ? .export(nil, to: "-") : .export(words.first, to: words.count > 1 ? words[1] : "-")
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        try BoardsRun(session).run(self)
        return .done
    }
}

@MainActor
private struct BoardsRun {
    private let session: Session
    private let shelf: BoardShelf
    private var words: Words { session.words }

    init(_ session: Session) throws(CommandError) {
        (self.session, shelf) = (session, BoardShelf(try session.folders))
    }

    func run(_ command: BoardsCommand) throws(CommandError) {
        let contents = shelf.peek()
        if let notice = contents.notice { FXTerm.complain(words[notice.saying]) }
        switch command {
        case .list(let format):
            try list(contents, format)
        case .show(let name, let format):
            let entry = try entry(name, contents)
            let printed = PrintedBoards(
                entry.name, arrangement(of: entry), words, language: session.locale.names)
            try FXTerm.print(printed.text(format))
        case .publish(let name, let policy, let hasAlerts):
            let entry = try entry(name, contents)
            try sharing.publish(entry, arrangement(of: entry), policy, alerts: hasAlerts)
        case .follow(let name, let own): try sharing.follow(name, as: own, contents)
        case .unpublish(let name): try sharing.unpublish(try entry(name, contents))
        case .unfollow(let name): try sharing.unfollow(try entry(name, contents))
        case .mute(let name, let isMuted): try sharing.set(isMuted: isMuted, of: try entry(name, contents))
        case .remove(let name): try remove(try entry(name, contents))
        case .export(let name, let path): try export(try entry(name, contents), to: path)
        case .import(let path, let name, let replaces):
            try add(path, name, contents, replaces: replaces)
        }
    }

    private func entry(_ name: String?, _ contents: BoardShelf.Contents) throws(CommandError) -> BoardEntry {
        if let name { return try contents.entries.found(name) }
        return try session.boardEntry(contents)
    }

    private func arrangement(of entry: BoardEntry) -> Arrangement {
        shelf.peek([entry.id])[entry.id] ?? .first
    }

    private var sharing: SharingCommand { SharingCommand(session, shelf) }

    private func list(_ contents: BoardShelf.Contents, _ format: PrintFormat) throws(CommandError) {
        let kept = shelf.peek(contents.entries.map(\.id))
        let (shared, offers) = try stored { () throws(StoreError) in try shelf.shared.list() }
        let boards = contents.entries.map { entry in
            let state = shared.first { $0.board == entry.id }
            return PrintedBoards.Board(
                entry, kept[entry.id] ?? .first, owner: state?.owner, role: state?.role)
        }
        try FXTerm.print(PrintedBoards(boards, words).text(format))
        for state in shared {
            if let problem = state.problem { FXTerm.complain(words[problem.saying(of: state.name)]) }
        }
        let others = offers.filter { offer in !shared.contains { $0.name == offer.name } }
        guard format == .table, !others.isEmpty else { return }
        let names = words.list(others.map { "\($0.name) (\($0.owner))" })
        try FXTerm.print("\n" + words[.phrase(.shareOffers, verbatim: ["names": names])] + "\n")
    }

    /// Undo and the list of boards can restore it.
    private func remove(_ entry: BoardEntry) throws(CommandError) {
        let claim = BoardClaim(board: shelf.path(of: entry.id))
        guard claim.holder == .us else { throw .failed(.phrase(.boardOpenElsewhere)) }
        let left = try stored { () throws(StoreError) in
            try shelf.change { entries, removed in BoardsEdit.remove(entry.id).apply(to: &entries, &removed) }
        }
        let isGone = !left.entries.contains { $0.id == entry.id }
        let said: Saying = .phrase(isGone ? .boardGone : .lastBoard, verbatim: ["name": entry.name])
        guard isGone else { throw .failed(said) }
        try FXTerm.print(words[said] + "\n")
    }

    private func export(_ entry: BoardEntry, to path: String) throws(CommandError) {
        let text = SharedBoard(entry.name, arrangement(of: entry)).text(words)
        if path == "-" { return try FXTerm.print(text) }
        try stored { () throws(StoreError) in try OutputFile(path: path).write(text) }
    }

    private func add(
        _ path: String, _ name: String?, _ contents: BoardShelf.Contents, replaces: Bool
    ) throws(CommandError) {
        let bytes = try FXTerm.read(path)
        let shared = try stored { () throws(StoreError) in try SharedBoard(bytes, path: path) }
        if shared.leftOut > 0 {
            FXTerm.complain(words[StoreNotice.leftOut(path: path, count: shared.leftOut).saying])
        }
        let own = shared.name.isEmpty ? BoardEntry.named(after: path) : shared.name
        let name = BoardEntry.name(name ?? "") ?? own
        guard let there = contents.entries.named(name) else {
            guard contents.entries.count < Boards.most else { throw .boardsFull }
            let made = try stored { () throws(StoreError) in try shelf.make(name, shared.arrangement) }
            return try say(made.name, shared.arrangement)
        }
        guard replaces else { throw .failed(.phrase(.boardThere, verbatim: ["name": there.name])) }
        let isOurs = try stored { () throws(StoreError) in
            try shelf.change(there.id, Action(.add, there.name)) { $0 = shared.arrangement }
        }
        guard isOurs else { throw .failed(.phrase(.boardOpenElsewhere)) }
        try say(there.name, shared.arrangement)
    }

    private func say(_ name: String, _ arrangement: Arrangement) throws(CommandError) {
        let counts = Panel.standard.map { ($0, arrangement[$0.id].count) }
        try FXTerm.print(words[.importPut, ["name": name, "items": words.counts(counts)]] + "\n")
    }
}

func stored<Answer>(_ body: () throws(StoreError) -> Answer) throws(CommandError) -> Answer {
    do throws(StoreError) { return try body() } catch { throw .failed(error.saying) }
}

extension Words {
    func counts(_ counts: [(panel: Panel, number: Int)]) -> String {
        list(counts.filter { $0.number > 0 }.map { self[$0.panel.kind.count($0.number)] })
    }
}

extension BoardEntry {
    /// `ticker` for `~/.ticker.yaml`.
    static func named(after path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        let name = file.drop { $0 == "." }.prefix { $0 != "." }
        return BoardEntry.name(String(name)) ?? "Board"
    }
}

extension FXTerm {
    static func read(_ path: String) throws(CommandError) -> [UInt8] {
        path == "-" ? readInput() : try read(file: path)
    }

    static func read(file path: String) throws(CommandError) -> [UInt8] {
        do throws(InputFile.Unreadable) {
            return try InputFile(path: path).read()
        } catch {
            throw .failed(error.saying)
        }
    }

    /// To its end, or as much as any file of ours may have.
    private static func readInput() -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < 16 * 1024 * 1024 {
            let count = Glibc.read(STDIN_FILENO, &part, part.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            bytes += part[..<count]
        }
        return bytes
    }
}
