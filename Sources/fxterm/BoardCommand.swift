internal import Board
internal import CursesTerminal
internal import Glibc
internal import Runtime
internal import Screens
internal import Store
internal import TUI
internal import Words

/// `fxterm`: the board, until the user has had enough of it.
enum BoardCommand {
    @MainActor
    static func run(_ session: Session, isDemo: Bool, isPrivate: Bool) throws(CommandError) -> FXTerm.ExitCode
    {
        let folders = try session.folders
        let kept =
            isDemo ? KeptBoard.demo : .read(folders, rows: Layout.mostRows(on: window), isClaimed: true)
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        // Without a log the board works all the same.
        let log = LogFile(path: folders.log)
        var notices = session.notices + kept.notices
        do throws(StoreError) { try log.prepare() } catch { notices.append(error.saying) }
        let terminal: CursesTerminal
        do throws(TerminalError) {
            terminal = try CursesTerminal(
                mouse: session.settings.mouse, pictures: session.settings.graphics == .auto,
                depth: session.settings.colourDepth.most, log: log.prepared,
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
            colours: terminal.colours, speaksUnicode: terminal.speaksUnicode)
        var arrangement = kept.arrangement
        if isPrivate { arrangement.hidesAmounts = true }
        let model = session.model(arrangement, on: traits, isDemo: isDemo, known: known)
        let words = model.words
        for notice in notices { mailbox.put(.disk(.notSaved(notice))) }
        let writer = kept.canSave ? writer(folders, mailbox) : nil
        if case .another(let process) = kept.claim?.holder {
            lookOn(kept.claim, process, folders, writer, mailbox)
        } else if kept.isFirst, FirstStart(path: folders.greeted).note() {
            mailbox.put(.program(.greet))
        }
        let client = isDemo ? nil : try session.client(kept, mailbox)
        let effects: any EffectRunner =
            market.map { DemoEffects(mailbox, $0) as any EffectRunner }
            ?? LiveEffects(
                mailbox, client: client, writer: writer,
                transactions: transactionWriter(TransactionFile(path: folders.transactions), mailbox),
                history: kept.history, log: log)
        let follower = SettingsFollower(session, mailbox)
        // Held here as well, its figures would be copied whole when the first of them changes.
        var program = Program(
            model: consume model, terminal: terminal, mailbox: mailbox, effects: effects,
            themes: { follower.themes })
        // The claim lasts as long as it is held.
        withExtendedLifetime(kept.claim) {
            // With thousands of stocks the changes take longer to read than a first picture may wait.
            program.run {
                let settings = follower.watched(folders)
                let isFollowing =
                    isDemo
                    ? FileWatch.begin(settings)
                    : FileWatch.begin(settings, watched(TransactionFile(path: folders.transactions), mailbox))
                if !isFollowing { mailbox.put(.disk(.notSaved(.phrase(.noThreads)))) }
                return isDemo
                    ? [.disk(.pastKnown(Past(), of: kept.arrangement))] : settle(folders, kept, writer)
            }
        }
        terminal.close()
        if let problem = effects.finish() { throw .failed(.verbatim(words[problem])) }
        return .done
    }

    /// The file of transactions to watch: what it says is handed on, at first and after each change.
    private static func watched(_ file: TransactionFile, _ mailbox: Mailbox) -> FileWatch.Files {
        file.watched { result in
            switch result {
            case .success(let document): mailbox.put(.disk(.transactions(document)))
            case .failure(let error): mailbox.put(.disk(.notSaved(error.saying)))
            }
        }
    }

    /// The writer of what is entered on the board. Where an edit is refused, what the file says is shown again; what the disk
    /// refuses is tried again, and stays on the screen.
    private static func transactionWriter(_ file: TransactionFile, _ mailbox: Mailbox) -> TransactionWriter {
        TransactionWriter(file) { failure in
            mailbox.put(.disk(.notSaved(failure.saying(in: file))))
            guard case .refused = failure, let document = try? file.load() else { return }
            mailbox.put(.disk(.transactions(document)))
        }
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
    private static func settle(
        _ folders: Folders, _ kept: KeptBoard, _ writer: BoardWriter?
    ) -> [Message] {
        var notices = folders.settle()
        let file = PastFile(path: folders.undo)
        guard kept.claim?.holder == .us else {
            return [.disk(.pastKnown(file.peek(for: kept.arrangement), of: kept.arrangement))]
                + notices.map { .disk(.notSaved($0.saying)) }
        }
        let contents = file.load(for: kept.arrangement)
        if contents.canSave { writer?.keepPast(in: file) }
        notices += contents.notice.map { [$0] } ?? []
        return [.disk(.pastKnown(contents.past, of: kept.arrangement))]
            + notices.map { .disk(.notSaved($0.saying)) }
    }

    /// Shows the board as another fxterm keeps it, and takes it over when that one has ended.
    private static func lookOn(
        _ claim: BoardClaim?, _ process: Int32?, _ folders: Folders, _ writer: BoardWriter?,
        _ mailbox: Mailbox
    ) {
        mailbox.put(.disk(.boardIs(.takenBy(process))))
        let show: @Sendable () -> Void = {
            // A file that cannot be read is left to the one that keeps it; what was seen last stays.
            guard let arrangement = BoardFile(path: folders.board).peek() else { return }
            mailbox.put(
                .disk(.boardChanged(arrangement, PastFile(path: folders.undo).peek(for: arrangement))))
        }
        let isWaiting = claim?.wait(
            onChange: show,
            onOurs: {
                let (board, past) = (BoardFile(path: folders.board), PastFile(path: folders.undo))
                let contents = board.load()
                if !contents.canSave { writer?.stop() }
                if let notice = contents.notice { mailbox.put(.disk(.notSaved(notice.saying))) }
                if let arrangement = contents.arrangement {
                    let changes = past.load(for: arrangement)
                    if changes.canSave { writer?.keepPast(in: past) }
                    if let notice = changes.notice { mailbox.put(.disk(.notSaved(notice.saying))) }
                    mailbox.put(.disk(.boardChanged(arrangement, changes.past)))
                }
                mailbox.put(.disk(.boardIs(nil)))
            })
        if isWaiting == false { mailbox.put(.disk(.notSaved(.phrase(.noThreads)))) }
    }

    /// The writer that saves the board. Its changes are kept from the moment on at which their file is known to be ours.
    private static func writer(_ folders: Folders, _ mailbox: Mailbox) -> BoardWriter {
        BoardWriter(BoardFile(path: folders.board)) { error in
            mailbox.put(.disk(.notSaved(error.saying)))
        }
    }
}
