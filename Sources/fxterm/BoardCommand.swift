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
        let desk = try Desk(config: config, isDemo: isDemo, rows: Layout.mostStocks(on: window))
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        // Without a log the board works all the same.
        let log = LogFile(path: desk.places.log)
        try? log.prepare()
        let terminal: CursesTerminal
        do throws(TerminalError) {
            terminal = try CursesTerminal(
                mouse: desk.settings.mouse, log: desk.places.log,
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
        for notice in desk.notices { mailbox.put(.notSaved(notice)) }
        if desk.isFirst { mailbox.put(.greet) }
        let claim = isDemo ? nil : BoardClaim(board: desk.places.board)
        if case .another(let process) = claim?.holder { lookOn(claim, process, desk.places, mailbox) }
        let feeds = desk.feeds(isPatient: true)
        let effects: any EffectRunner =
            market.map { DemoEffects(mailbox, $0) as any EffectRunner } ?? live(desk, feeds, log, mailbox)
        // Held here as well, its figures would be copied whole when the first of them changes.
        var program = Program(
            model: consume model, terminal: terminal, mailbox: mailbox, effects: effects,
            themes: desk.themes)
        // The claim lasts as long as it is held.
        withExtendedLifetime(claim) {
            // With thousands of stocks the changes take longer to read than a first picture may wait.
            program.run {
                let past = isDemo ? Past() : PastFile(path: desk.places.undo).load(for: desk.arrangement)
                return [.pastKnown(past, of: desk.arrangement)]
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

    /// Shows the board as another fxterm keeps it, and takes it over when that one has ended.
    private static func lookOn(_ claim: BoardClaim?, _ process: Int32?, _ places: Places, _ mailbox: Mailbox)
    {
        mailbox.put(.boardIs(.takenBy(process)))
        let show: @Sendable () -> Void = {
            // A file that cannot be read is left to the one that keeps it; what was seen last stays.
            guard let arrangement = BoardFile(path: places.board).peek() else { return }
            mailbox.put(.boardChanged(arrangement, PastFile(path: places.undo).load(for: arrangement)))
        }
        claim?.wait(
            onChange: show,
            onOurs: {
                show()
                mailbox.put(.boardIs(nil))
            })
    }

    @MainActor
    private static func live(
        _ desk: Desk, _ feeds: FeedProcess, _ log: LogFile, _ mailbox: Mailbox
    ) -> LiveEffects {
        let (board, past) = (BoardFile(path: desk.places.board), PastFile(path: desk.places.undo))
        let writer = BoardWriter(board, past) { error in
            mailbox.put(.notSaved(error.saying))
        }
        return LiveEffects(
            mailbox, feeds: feeds, writer: desk.canSaveBoard ? writer : nil, history: desk.history, log: log)
    }
}
