import CNcurses
import Glibc
package import TUI

/// A process has only one, because ncurses and signals are per process. However the program ends, even by a
/// crash, the terminal is restored.
@MainActor
package final class CursesTerminal: Terminal {
    /// 0 (none available or wanted), 8, 16, 256 or 2²⁴.
    package private(set) var colours: Int
    /// If not, only ASCII is safe.
    package let speaksUnicode: Bool
    package let descriptors: [Int32]

    /// In bytes, so that endless typing does not stop frames.
    private static let mostAtOnce = 1 << 16
    private static let longestCopy = 1 << 13

    private let streams: TerminalStreams
    private let outlet: TerminalOutlet
    private let found: termios
    private let screen: OpaquePointer
    private let log: StandardErrorLog?
    private var wantedCursor: Point?
    private var shownCursor: Point?
    /// The last canvas that had a cursor.
    private var read: Canvas?
    private var hasMouse: Bool
    private var signals: Signals
    private var keys: KeyReader
    private var mouse = MouseReader()
    private var painter: Painter
    private var synchronized: SynchronizedOutput
    private var pictures: PictureOutput
    private var links = LinkOutput()
    /// The terminal is new enough to skip unknown sequences.
    private let knowsSequences: Bool
    private let output: CollectedOutput
    private var replies = Replies()
    private var lastMouse: Int?
    /// Bytes for the terminal after the next frame.
    private var notice = ""
    private var modes = termios()
    private var pending: [Event] = []
    private var isHungUp = false
    /// Another job has the terminal for good.
    private var isLost = false
    private var isOpen = true
    /// False while the process is stopped.
    private var isTaken = true
    /// The library has the screen. It has not from the moment we give it back until the next frame.
    private var hasScreen = true
    private var wasResized = false
    /// The next frame starts on a fresh screen and has to request all that belongs to it again.
    private var isFresh = true

    package init(
        mouse: Bool = true, pictures: Bool = false, colours use: ColourUse = .auto,
        depth wish: ColourDepth? = nil,
        synchronized: SynchronizedUse = .auto,
        log path: String? = nil, fault: String = "The program stopped because of a fault of its own"
    ) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.input) }
        guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.output) }
        var found = termios()
        guard tcgetattr(STDIN_FILENO, &found) == 0 else {
            throw .system(operation: "tcgetattr", errno: errno)
        }
        self.found = found
        // Before newterm: the library installs its handlers only for signals without one.
        signals = try Signals()
        log = path.flatMap { StandardErrorLog(path: $0) }
        speaksUnicode = TerminalType.useUnicode()
        // Before newterm too, so that a user's ESCDELAY still wins.
        set_escdelay(25)
        TerminalType.limitSize()
        do throws(TerminalError) {
            streams = try TerminalStreams()
            screen = try TerminalType.open(streams)
        } catch {
            signals.remove()
            log?.end()
            throw error
        }
        outlet = TerminalOutlet()
        TerminalType.setModes()
        tcgetattr(STDIN_FILENO, &modes)
        let hasDefaults = use.isWanted && start_color() == OK && use_default_colors() == OK
        keys = .ofLibrary()
        output = CollectedOutput(streams.output, to: outlet)
        let (depth, isAsked) =
            use.isWanted
            ? TerminalType.colours(
                wish, of: ColourDepth(colours: Int(fxterm_colours())), canRewrite: output.isCollected)
            : (.monochrome, false)
        painter = Painter(
            inks: Inks(depth: depth, hasDefaults: hasDefaults), hasWideCorner: TerminalType.hasWideCorner)
        self.colours = depth.rawValue
        hasMouse = mouse && TerminalType.mayHaveMouse
        // A terminal without an alternate screen is too old for queries: it might print them.
        let mayAsk = fxterm_capability("smcup") != nil
        if mayAsk, depth != .monochrome { keys.awaited.insert(.paper) }
        if mayAsk, isAsked { keys.awaited.insert(.colours) }
        self.pictures = PictureOutput(
            isWanted: pictures && mayAsk && depth.rawValue >= ColourDepth.indexed.rawValue)
        if self.pictures.isWanted { keys.awaited.insert(.pictures) }
        knowsSequences = mayAsk
        self.synchronized = SynchronizedOutput(synchronized, mayAsk: mayAsk)
        descriptors = [STDIN_FILENO, signals.descriptor]
        signals.guardAgainstCrashes(
            Signals.Restoration(
                descriptor: outlet.descriptor, modes: found,
                sequence: TerminalType.restoration(mouse: TerminalType.mayHaveMouse),
                notice: fault + "\r\n", isLogged: path != nil,
                others: (outlet.descriptor, fileno(streams.output))))
        outlet.isAskedToEnd = { [signals] in signals.isAskedToEnd }
        let reports = TerminalReport.Question.allCases.filter(keys.awaited.contains).map(\.text)
        let questions = reports.joined() + self.synchronized.question
        if !questions.isEmpty { ask(questions) }
        _ = fitToWindow()
    }

    package var size: Size {
        guard isOpen else { return Size(width: 0, height: 0) }
        return Size(width: Int(getmaxx(fxterm_stdscr())), height: Int(getmaxy(fxterm_stdscr())))
    }

    package func events(_ ready: [Int32]) -> [Event] {
        guard isOpen else { return [] }
        // A handler may have run since the caller's poll: read the descriptor then too.
        readSignals(areThere: signals.areWaiting || ready.contains(signals.descriptor))
        // The signals' descriptor wakes callers for keys that the library has read ahead.
        if !ready.isEmpty { readInput() }
        defer { pending.removeAll(keepingCapacity: true) }
        return pending
    }

    package func hangUp() { isHungUp = true }

    package func present(
        _ canvas: Canvas, _ palette: Palette, picture: PlacedChart? = nil, links: [PlacedLink] = []
    ) {
        guard isTaken, !isHungUp else { return }
        let step = pictures.step(canvas, picture, palette, ground: painter.ground(palette))
        if let rows = step.rows { wredrawln(fxterm_stdscr(), Int32(rows.lowerBound), Int32(rows.count)) }
        let left = self.links.rows(leaving: knowsSequences ? links : [])
        for row in left { wredrawln(fxterm_stdscr(), Int32(row), 1) }
        rewriteChangedRows(step.canvas)
        let isPainted = painter.paint(step.canvas, palette, on: size)
        defer { notice = "" }
        let isMoved = moveCursor()
        guard isPainted || isMoved || step.rows != nil || !step.bytes.isEmpty || !left.isEmpty else {
            if !notice.isEmpty { outlet.write(notice) }
            return
        }
        wnoutrefresh(fxterm_stdscr())
        let marks = synchronized.marks
        let start = replies.isOwed ? steadyNanoseconds() : 0
        output.write(before: marks.before, after: marks.after + notice, rewrite: painter.rewritten) {
            doupdate()
        }
        let after = step.bytes + self.links.bytes(step.canvas, palette, ColourDepth(rawValue: colours))
        if !after.isEmpty { after.withUnsafeBytes { outlet.write($0) } }
        if replies.isOwed { replies.lineTook(steadyNanoseconds() - start) }
        hasScreen = true
        guard isFresh else { return }
        isFresh = false
        outlet.write(TerminalType.inputModes(mouse: hasMouse, areOn: true))
    }

    package func place(cursor: Point?) { wantedCursor = cursor }

    /// In full where a cursor is shown: of single cells a screen reader would read single digits.
    private func rewriteChangedRows(_ canvas: Canvas) {
        guard wantedCursor != nil else { return read = nil }
        defer { read = canvas }
        guard let read, read.size == canvas.size else { return }
        for y in 0..<canvas.size.height
        where (0..<canvas.size.width).contains(where: { read[$0, y] != canvas[$0, y] }) {
            wredrawln(fxterm_stdscr(), Int32(y), 1)
        }
    }

    /// False if it is there already.
    private func moveCursor() -> Bool {
        guard wantedCursor != nil || shownCursor != nil else { return false }
        defer { shownCursor = wantedCursor }
        if (wantedCursor == nil) != (shownCursor == nil) {
            leaveok(fxterm_stdscr(), wantedCursor == nil)
            curs_set(wantedCursor == nil ? 0 : 1)
        }
        if let cursor = wantedCursor { wmove(fxterm_stdscr(), Int32(cursor.y), Int32(cursor.x)) }
        return wantedCursor != shownCursor
    }

    package func invalidate() {
        guard isOpen else { return }
        painter.invalidate()
        pictures.invalidate()
        clearok(fxterm_curscr(), true)
    }

    package func notify(_ text: String?, throughTmux: Bool) {
        let variables = ["TERM", "TERM_PROGRAM", "TMUX", "STY", "KITTY_WINDOW_ID", "WT_SESSION"]
        let known = variables.map { ($0, getenv($0).map { String(cString: $0) }) }
        let environment = Dictionary(uniqueKeysWithValues: known).compactMapValues(\.self)
        notice = TerminalNotice.sequence(text, throughTmux: throughTmux, environment)
    }

    package func useMouse(_ isOn: Bool) {
        guard TerminalType.mayHaveMouse, isOn != hasMouse else { return }
        hasMouse = isOn
        if hasScreen, !isFresh { outlet.write(isOn ? MouseReader.on : MouseReader.off) }
    }

    /// By OSC 52, which the terminal, or a multiplexer before it, may forbid.
    package func copy(_ text: String) {
        guard isTaken, hasScreen, knowsSequences, text.utf8.count <= CursesTerminal.longestCopy else {
            return
        }
        outlet.write("\u{1B}]52;c;")
        Base64.bytes(Array(text.utf8)).withUnsafeBytes { outlet.write($0) }
        outlet.write("\u{1B}\\")
    }

    package func suspend() {
        guard isOpen else { return }
        giveBack()
        signals.stop()
        // A stopped program that must end may well be in the background.
        if !signals.isAskedToEnd { takeAgain() }
        signals.wake()
    }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        outlet.isEnding = true
        giveBack()
        delscreen(screen)
        signals.remove()
        outlet.close()
        streams.close()
        log?.end()
    }

    private func ask(_ questions: String = "") {
        outlet.write(questions + Replies.question)
        replies.ask(now: steadyNanoseconds())
        signals.expectReplies(true)
    }

    /// The shell would take outstanding answers as input, and the rest of a paste as commands.
    private func hearOut() {
        // A stalled terminal does not answer.
        if outlet.isDeaf { return }
        // The rest of a turn of the wheel may come up to a second later.
        if replies.areGiven, let lastMouse, steadyNanoseconds() - lastMouse < 1_000_000_000 {
            ask()
        }
        let start = steadyNanoseconds()
        while !isHungUp {
            let now = steadyNanoseconds()
            let isPasted = keys.isInPaste && now - start < PasteReader.patience
            let wait = isPasted ? PasteReader.pause : replies.wait(now: now)
            guard wait > 0, let hasInput = hasInput(within: wait), hasInput || !isPasted else { return }
            readInput()
        }
    }

    private func readInput() {
        // The library must not read while the terminal is not ours: it would switch the keypad over.
        guard isTaken else { return }
        let start = keys.taken
        while keys.taken - start < CursesTerminal.mostAtOnce {
            guard let input = keys.next() else { return }
            switch input {
            case .key(let key): pending.append(.key(key))
            case .sequence(.mouse(let parameters, let isRelease)):
                hear { mouse.event(parameters: parameters, isRelease: isRelease, now: $0) }
            case .sequence(.oldMouse(let bytes)): hear { mouse.event(bytes: bytes, now: $0) }
            case .paste(let text): pending.append(.paste(text))
            case .paper(let paper):
                painter.takeGround(paper)
                pending.append(.paper(isLight: TerminalReport.isLight(paper)))
            case .colours(let areFull):
                guard areFull else { break }
                painter.showFullColours()
                colours = ColourDepth.direct.rawValue
            case .sequence(.mode(let mode, let answer)): synchronized.takeAnswer(answer, mode: mode)
            case .pictures(let areShown): if areShown { pictures.take(.kitty) }
            case .sequence(.kind(let means)):
                if means.dropFirst().contains(4) { pictures.take(.sixel) }
                replies.take()
            case .sequence, .nothing: break
            }
        }
        signals.expectReplies(replies.isOwed || keys.isInPaste)
        // The library may hold keys for which the descriptor is no longer ready.
        signals.wake()
    }

    private func hear(_ mouse: (Int) -> Event?) {
        let now = steadyNanoseconds()
        lastMouse = now
        if let event = mouse(now) { pending.append(event) }
    }

    private func readSignals(areThere: Bool) {
        let arrived = areThere ? signals.take() : []
        if arrived.contains(SIGTSTP) {
            suspend()
        } else if arrived.contains(SIGCONT), arrived.isDisjoint(with: Signals.ending) {
            // After a stop that no handler catches, a shell has used the terminal.
            signals.awaitForeground()
            giveBack()
            if !signals.isAskedToEnd { takeAgain() }
        }
        if arrived.contains(SIGWINCH), let size = fitToWindow() { pending.append(.resized(size)) }
        if arrived.contains(SIGWINCH), signals.takeParentsEnd() { signals.awaitBackground() }
        for signal in Signals.ending where arrived.contains(signal) {
            outlet.isEnding = true
            pending.append(.terminate(signal))
        }
        if isTaken, signals.isInBackground { findForeground() }
        if isHungUp || isLost { pending.append(.terminate(SIGHUP)) }
    }

    /// The job was not stopped, its parent was killed. It must end: nothing could continue it after a stop.
    private func findForeground() {
        signals.awaitForeground()
        isLost = signals.isInBackground
        guard !isLost, !signals.isAskedToEnd else { return }
        giveBack()
        takeAgain()
    }

    private func giveBack() {
        guard isTaken else { return }
        if signals.isInBackground, !isHungUp {
            isTaken = false
            // Another program has set its modes, and changing them would stop us.
            outlet.write(TerminalType.restoration(mouse: hasMouse))
            return
        }
        if hasScreen {
            pictures.end().withUnsafeBytes { outlet.write($0) }
            outlet.write(TerminalType.inputModes(mouse: hasMouse, areOn: false))
        }
        hearOut()
        isTaken = false
        if hasScreen {
            output.write { TerminalType.leave(wiped: wasResized) }
        } else {
            // Leaving a screen that was not entered again moves the cursor to an old position.
            outlet.write(TerminalType.keypadOff)
            output.write { reset_shell_mode() }
        }
        (hasScreen, wasResized) = (false, false)
        var modes = found
        // Drops outstanding answers, but nothing that the user typed.
        if outlet.isDeaf {
            if replies.isOwed { tcflush(STDIN_FILENO, TCIFLUSH) }
            tcsetattr(STDIN_FILENO, TCSANOW, &modes)
        } else {
            tcsetattr(STDIN_FILENO, replies.isOwed ? TCSAFLUSH : TCSADRAIN, &modes)
        }
    }

    private func takeAgain() {
        isTaken = true
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        isFresh = true
        invalidate()
        pending.append(.resumed)
        if let size = fitToWindow() { pending.append(.resized(size)) }
    }

    private func fitToWindow() -> Size? {
        guard let window = TerminalType.window, is_term_resized(Int32(window.height), Int32(window.width))
        else { return nil }
        // The library's windows are then half resized, and it paints nothing more.
        guard resizeterm(Int32(window.height), Int32(window.width)) == OK else {
            fatalError("not enough memory for a terminal of this size")
        }
        // Terminals keep different parts of a frame in another size. The library would blank the screen
        // first, which flickers at each step of a drag.
        painter.invalidate()
        pictures.invalidate()
        wasResized = true
        clearok(fxterm_curscr(), false)
        redrawwin(fxterm_stdscr())
        return size
    }
}
