internal import Arrangement
internal import Board
internal import CursesTerminal
internal import Figures
internal import Glibc
internal import Market
internal import Money
internal import Places
internal import Runtime
internal import Screens
internal import Store
internal import TUI
internal import Words

struct BoardCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "", [.any(.item)], [.board, .config, .demo, .private, .kiosk, .reader], .aboutProgram,
            manual: """
                fxterm shows currency rates, world clocks and stocks as panels that you \
                arrange by hand. *v* opens the chart of the selected currency or stock, from \
                one day to its full history, with a crosshair, indicators and comparisons. \
                With items, such as *AAPL EUR Tokyo*, it shows a board of these that is not \
                saved.
                """, make: .command(BoardCommand.init))
    ]

    /// On a temporary board; empty for the user's own.
    private let items: [NamedItem]
    private let isDemo: Bool
    private let isPrivate: Bool
    private let isKiosk: Bool
    private let wantsReader: Bool

    init(_ given: Given) throws(UsageError) {
        items = try given.words.map { word throws(UsageError) in try NamedItem(word) }
        (isDemo, isPrivate, isKiosk) = (given.has(.demo), given.has(.private), given.has(.kiosk))
        wantsReader = given.has(.reader)
    }

    /// The board itself shows unreadable files.
    var answersFromFolders: Bool { false }

    @MainActor
    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let folders = try session.folders
        let kept =
            isDemo
            ? KeptBoard.demo
            : !items.isEmpty
                ? try .passing(session, items)
                : isKiosk
                    ? try .read(session)
                    : try .claim(session, rows: Layout.mostRows(on: BoardCommand.window))
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        // Without a log the board works all the same.
        let log = LogFile(path: folders.log)
        var notices = session.notices + kept.notices
        if !isKiosk { do throws(StoreError) { try log.prepare() } catch { notices.append(error.saying) } }
        let terminal: CursesTerminal
        do throws(TerminalError) {
            terminal = try CursesTerminal(
                mouse: session.settings.mouse, pictures: session.settings.graphics == .auto,
                depth: session.settings.colourDepth.most, log: isKiosk ? nil : log.prepared,
                fault: Usage.fault(session.words, log: folders.log))
        } catch {
            if case .notATerminal = error { throw .wrongUsage(error.saying) }
            throw .failed(error.saying)
        }
        var market: DemoMarket?
        let known: Known
        if isDemo {
            var played = DemoMarket(seed: UInt64(WallClock.nanoseconds))
            known = .demo(&played, at: WallClock.now)
            market = played
        } else {
            known = kept.known.filledWithSample()
        }
        let traits = session.terminal(
            colours: terminal.colours, speaksUnicode: terminal.speaksUnicode, wantsReader: wantsReader)
        var arrangement = isDemo && !items.isEmpty ? kept.arrangement.showing(items) : kept.arrangement
        if isPrivate { arrangement.hidesAmounts = true }
        let usedKeys = UsedKeys(path: folders.usedKeys)
        var model = session.model(
            arrangement, boards: isKiosk ? kept.boards.alone : kept.boards, on: traits, isDemo: isDemo,
            known: known, usedCommands: isDemo || isKiosk ? [] : Set(usedKeys.names.compactMap(Command.init)))
        if isKiosk { model.onlyShow() }
        let words = model.words
        for notice in notices { mailbox.put(.disk(.notSaved(notice))) }
        if !model.terminal.hasReader, !isKiosk, session.hasScreenReader {
            mailbox.put(.disk(.saved(.phrase(.readerOffer))))
        }
        let desk = BoardKeeper(
            BoardShelf(folders), mailbox, isDemo ? .passing : kept.boards.shown, kept.claim,
            canSave: kept.canSave)
        if isKiosk {
        } else if let readOnly = kept.readOnly {
            mailbox.put(.disk(.boardIs(readOnly)))
        } else if kept.isFirst, FirstStart(path: folders.greeted).note() {
            mailbox.put(.program(.greet))
        }
        let client = isDemo ? nil : try session.client(kept, mailbox, logs: !isKiosk)
        let follower = SettingsFollower(session, mailbox, isDemo: isDemo)
        let transactions = TransactionFile(path: folders.transactions)
        let writer = BoardCommand.transactionWriter(transactions, mailbox)
        let events = EventFile(path: folders.events)
        let eventWriter = BoardCommand.eventWriter(events, mailbox)
        let all: any EffectRunner =
            market.map { DemoEffects(mailbox, $0, set: follower.set) as any EffectRunner }
            ?? LiveEffects(
                mailbox, client: client, desk: isKiosk ? nil : desk, transactions: isKiosk ? nil : writer,
                events: isKiosk ? nil : eventWriter, history: kept.history,
                log: isKiosk ? LogFile(path: LogFile.nowhere) : log, usedKeys: isKiosk ? nil : usedKeys,
                set: follower.set)
        let effects = isKiosk ? KioskEffects(all) : all
        // A second owner would make the first change of its figures copy them whole.
        var program = Program(
            model: consume model, terminal: terminal, mailbox: mailbox, effects: effects,
            themes: { follower.themes })
        // With thousands of stocks, this would delay the first frame.
        program.run {
            let settings = follower.watched(folders)
            @Sendable func noteLimit(_ isLimited: Bool) {
                if isLimited { mailbox.put(.disk(.notSaved(.phrase(.noWatches)))) }
            }
            let isFollowing =
                isDemo
                ? FileWatch.begin(settings, onLimit: noteLimit)
                : isKiosk
                    ? FileWatch.begin(
                        settings, transactions.watched { BoardCommand.take($0, mailbox) },
                        BoardCommand.watched(boardOf: kept, folders, mailbox), onLimit: noteLimit)
                    : FileWatch.begin(
                        settings, BoardCommand.watched(transactions, writer, mailbox),
                        BoardCommand.watched(events, eventWriter, mailbox),
                        BoardCommand.watched(folders, mailbox), onLimit: noteLimit)
            if !isFollowing { mailbox.put(.disk(.notSaved(.phrase(.noThreads)))) }
            if isKiosk { return [] }
            return isDemo
                ? [.disk(.pastKnown(Past(), of: kept.arrangement))] : BoardCommand.settle(folders, kept, desk)
        }
        terminal.close()
        if let problem = effects.finish() { throw .failed(.verbatim(words[problem])) }
        return .done
    }

    /// Sends no contents while an edit waits to be written: the file is then older than the board.
    private static func watched(
        _ file: TransactionFile, _ writer: TransactionWriter, _ mailbox: Mailbox
    ) -> FileWatch.Files {
        file.watched { result in
            switch result {
            case .success(let document):
                if writer.isAtRest() { mailbox.put(.disk(.transactions(document))) }
            case .failure(let error): mailbox.put(.disk(.notSaved(error.saying)))
            }
        }
    }

    private static func watched(
        boardOf kept: KeptBoard, _ folders: Folders, _ mailbox: Mailbox
    ) -> FileWatch.Files {
        let path = kept.boards.shown.id.map(BoardShelf(folders).path)
        return FileWatch.Files(path.map { [$0] } ?? [], quiet: 50) {
            guard let path, let arrangement = BoardFile(path: path).peek() else { return }
            mailbox.put(.disk(.boardChanged(arrangement, Past())))
        }
    }

    private static func take(_ result: Result<TransactionDocument, StoreError>, _ mailbox: Mailbox) {
        if case .success(let document) = result { mailbox.put(.disk(.transactions(document))) }
    }

    /// If it refuses an edit, the board shows the file's contents again; if the disk does, it retries.
    private static func transactionWriter(_ file: TransactionFile, _ mailbox: Mailbox) -> TransactionWriter {
        TransactionWriter(file) { failure, waiting in
            switch failure {
            case .store(let error): mailbox.put(.disk(.notSaved(error.saying(keeping: waiting))))
            case .keepsChanging: mailbox.put(.disk(.notSaved(failure.saying(in: file))))
            case .refused:
                mailbox.put(.disk(.notSaved(failure.saying(in: file))))
                if let document = try? file.load() { mailbox.put(.disk(.transactions(document))) }
            }
        } saved: {
            mailbox.put(.disk(.saved($0)))
        } caughtUp: {
            if let document = try? file.load() { mailbox.put(.disk(.transactions(document))) }
        }
    }

    /// Sends no contents while an edit waits to be written: the file is then older than the board.
    private static func watched(
        _ file: EventFile, _ writer: EditQueue<EventEdit, EventFile.Failure>, _ mailbox: Mailbox
    ) -> FileWatch.Files {
        file.watched { result in
            switch result {
            case .success(let document): if writer.isAtRest() { mailbox.put(.disk(.events(document))) }
            case .failure(let error): mailbox.put(.disk(.notSaved(error.saying)))
            }
        }
    }

    private static func eventWriter(
        _ file: EventFile, _ mailbox: Mailbox
    ) -> EditQueue<EventEdit, EventFile.Failure> {
        file.writer { failure, waiting in
            switch failure {
            case .store(let error): mailbox.put(.disk(.notSaved(error.saying(keeping: waiting))))
            case .keepsChanging: mailbox.put(.disk(.notSaved(failure.saying(in: file))))
            case .refused:
                mailbox.put(.disk(.notSaved(failure.saying(in: file))))
                if let document = try? file.load() { mailbox.put(.disk(.events(document))) }
            }
        } saved: {
            mailbox.put(.disk(.saved($0)))
        } caughtUp: {
            if let document = try? file.load() { mailbox.put(.disk(.events(document))) }
        }
    }

    private static var window: Size {
        var window = winsize()
        guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0 else {
            return Size(width: 80, height: 200)
        }
        return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    /// Work that the first frame does not need.
    @MainActor
    private static func settle(_ folders: Folders, _ kept: KeptBoard, _ desk: BoardKeeper) -> [Message] {
        desk.settle(kept.arrangement) + folders.settle().map { .disk(.notSaved($0.saying)) }
    }

    /// Another fxterm may make and name some.
    private static func watched(_ folders: Folders, _ mailbox: Mailbox) -> FileWatch.Files {
        // A new board first gets its name, and exists once it has its file.
        FileWatch.Files([folders.boardIndex, folders.boards], quiet: 50) {
            mailbox.put(BoardKeeper.list(BoardShelf(folders).peek()))
        }
    }
}

extension NamedItem {
    init(_ word: String) throws(UsageError) {
        switch NamedItem.meaning(of: word) {
        case .one(let item): self = item
        case .several(let matches):
            let names = Saying.list(matches.map { "\($0.name) (\($0.id))" })
            throw UsageError(.sayWhich, ["text": .verbatim(CleanText.line(word) ?? ""), "names": names])
        case .none:
            let names = CommandSpec.names + LeadingStocks.all.flatMap(\.symbols).map(\.text)
            let codes = CurrencyCode(word.uppercased()).map(Nearest.currencies) ?? []
            throw UsageError(.noSuchCommandOrItem, ["text": quoted(word)])
                .suggesting(Nearest.words(to: word, among: names) + codes.map(\.text))
        }
    }
}

extension TerminalError {
    var saying: Saying {
        switch self {
        case .notATerminal(let stream):
            .phrase(
                .notATerminal,
                ["stream": .phrase(stream == .input ? .standardInput : .standardOutput)])
        case .tooSimple(let type): .phrase(.terminalTooSimple, ["type": quoted(type)])
        case .unknownType(let type): .phrase(.terminalUnknown, ["type": quoted(type)])
        case .system(let operation, let code):
            .verbatim("\(operation): \(String(cString: strerror(code)))")
        }
    }

    /// `TERM` comes from outside: its unprintable characters must not reach the terminal.
    private func quoted(_ type: String) -> Saying {
        let kept = type.unicodeScalars.filter { (0x21..<0x7F).contains($0.value) }
        let text = String(String(String.UnicodeScalarView(kept)).prefix(40))
        return .phrase(.inQuotes, verbatim: ["text": text])
    }
}

extension Settings.ColourDepth {
    /// Nil for as many as there are.
    var most: ColourDepth? {
        switch self {
        case .auto: nil
        case .full: .direct
        case .indexed: .indexed
        case .sixteen: .sixteen
        }
    }
}
