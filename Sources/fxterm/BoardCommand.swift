internal import Board
internal import CursesTerminal
internal import FeedWire
internal import Glibc
internal import Market
internal import Runtime
internal import Screens
internal import Store
internal import TUI
internal import Words

/// `fxterm`: the board, until the user has had enough of it.
enum BoardCommand {
    @MainActor
    static func run(config: String?, isDemo: Bool) throws(DeskError) -> FXTerm.ExitCode {
        let desk = try Desk(
            config: config, isDemo: isDemo, rows: Layout.mostStocks(on: window), keepsBoard: true)
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        // Without a log the board works all the same.
        let log = LogFile(path: desk.places.log)
        var notices = desk.notices
        do throws(StoreError) { try log.prepare() } catch { notices.append(error.saying) }
        let terminal: CursesTerminal
        do throws(TerminalError) {
            terminal = try CursesTerminal(
                mouse: desk.settings.mouse, log: log.prepared,
                fault: Usage.fault(Desk.words(desk.settings), log: desk.places.log))
        } catch {
            FXTerm.complain(Desk.words(desk.settings)[error.saying])
            if case .notATerminal = error { return .wrongUsage }
            return .failed
        }
        let choices = desk.choices(
            isDemo: isDemo, hasColours: terminal.colours > 0, speaksUnicode: terminal.speaksUnicode)
        let now = WallClock.now
        var market: DemoMarket?
        let known: Known
        if isDemo {
            var played = DemoMarket(seed: UInt64(WallClock.nanoseconds))
            known = .demo(&played, at: now)
            market = played
        } else {
            known = desk.known.filledWithSample()
        }
        let model = Model(
            arrangement: desk.arrangement, choices: choices, now: now, here: .here,
            known: known)
        for notice in notices { mailbox.put(.notSaved(notice)) }
        let writer = desk.canSaveBoard ? writer(desk.places, mailbox) : nil
        let claim = desk.claim
        if case .another(let process) = claim?.holder {
            lookOn(claim, process, desk.places, writer, mailbox)
        } else if desk.isFirst, FirstStart(path: desk.places.greeted).note() {
            mailbox.put(.greet)
        }
        let feeds = desk.feeds(isPatient: true)
        let effects: any EffectRunner =
            market.map { DemoEffects(mailbox, $0) as any EffectRunner }
            ?? LiveEffects(
                mailbox, feeds: feeds, writer: writer, history: desk.history, log: log,
                others: desk.others)
        // Held here as well, its figures would be copied whole when the first of them changes.
        var program = Program(
            model: consume model, terminal: terminal, mailbox: mailbox, effects: effects,
            themes: desk.themes)
        // The claim lasts as long as it is held.
        withExtendedLifetime(claim) {
            // With thousands of stocks the changes take longer to read than a first picture may wait.
            program.run {
                isDemo ? [.pastKnown(Past(), of: desk.arrangement)] : settle(desk, writer)
            }
        }
        terminal.close()
        feeds.finish()
        if let problem = effects.finish() { throw .failed(.verbatim(choices.words[problem])) }
        return .done
    }

    /// The window's size; a large one where that is not known.
    private static var window: Size {
        var window = winsize()
        guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0 else {
            return Size(width: 80, height: 200)
        }
        return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    /// Reads the files that the first picture has no need of, and brings their folders into order.
    private static func settle(_ desk: Desk, _ writer: BoardWriter?) -> [Message] {
        var notices = desk.places.settle()
        let file = PastFile(path: desk.places.undo)
        guard desk.claim?.holder == .us else {
            return [.pastKnown(file.peek(for: desk.arrangement), of: desk.arrangement)]
                + notices.map { .notSaved($0.saying) }
        }
        let contents = file.load(for: desk.arrangement)
        if contents.canSave { writer?.keepPast(in: file) }
        notices += contents.notice.map { [$0] } ?? []
        return [.pastKnown(contents.past, of: desk.arrangement)] + notices.map { .notSaved($0.saying) }
    }

    /// Shows the board as another fxterm keeps it, and takes it over when that one has ended.
    private static func lookOn(
        _ claim: BoardClaim?, _ process: Int32?, _ places: Places, _ writer: BoardWriter?, _ mailbox: Mailbox
    ) {
        mailbox.put(.boardIs(.takenBy(process)))
        let show: @Sendable () -> Void = {
            // A file that cannot be read is left to the one that keeps it; what was seen last stays.
            guard let arrangement = BoardFile(path: places.board).peek() else { return }
            mailbox.put(.boardChanged(arrangement, PastFile(path: places.undo).peek(for: arrangement)))
        }
        let isWaiting = claim?.wait(
            onChange: show,
            onOurs: {
                let (board, past) = (BoardFile(path: places.board), PastFile(path: places.undo))
                let contents = board.load()
                if !contents.canSave { writer?.stop() }
                if let notice = contents.notice { mailbox.put(.notSaved(notice.saying)) }
                if let arrangement = contents.arrangement {
                    let changes = past.load(for: arrangement)
                    if changes.canSave { writer?.keepPast(in: past) }
                    if let notice = changes.notice { mailbox.put(.notSaved(notice.saying)) }
                    mailbox.put(.boardChanged(arrangement, changes.past))
                }
                mailbox.put(.boardIs(nil))
            })
        if isWaiting == false { mailbox.put(.notSaved(.phrase(.noThreads))) }
    }

    /// The writer that saves the board. Its changes are kept from the moment on at which their file is known to be ours.
    private static func writer(_ places: Places, _ mailbox: Mailbox) -> BoardWriter {
        BoardWriter(BoardFile(path: places.board)) { error in
            mailbox.put(.notSaved(error.saying))
        }
    }
}
