public import Board
private import Glibc
private import Market
private import Screens
public import TUI

/// The loop: waits for a key, a message or an alarm, updates the model with all there is, paints once.
@MainActor
public final class Program {
    private var model: Model
    private let terminal: any Terminal
    private let mailbox: Mailbox
    private let effects: any EffectRunner
    private let palette: Palette
    private var alarms = Alarms()
    private var shown: Frame?
    private var hasEnded = false

    /// Makes a program that shows `model` on `terminal`; nothing happens before `run()`.
    public init(
        model: Model, terminal: any Terminal, mailbox: Mailbox, effects: any EffectRunner, palette: Palette
    ) {
        self.model = model
        self.terminal = terminal
        self.mailbox = mailbox
        self.effects = effects
        self.palette = palette
    }

    /// Runs until the user quits, a signal asks for the end or the terminal is gone.
    ///
    /// The first picture is painted before anything is asked of the network.
    public func run() {
        paint()
        send(.start)
        while !hasEnded {
            paint()
            wait()
            for event in terminal.events() { hear(event) }
            for message in mailbox.take() { send(message) }
            for timer in alarms.takeDue() { ring(timer) }
        }
    }

    private func hear(_ event: Event) {
        guard !hasEnded else { return }
        // A click means what the user saw; the picture is redone first when keys before it changed that.
        if case .mouse = event { paint() }
        if let message = interpret(event, model, terminal.size, frame: shown) { send(message) }
    }

    private func send(_ message: Message) {
        guard !hasEnded else { return }
        for effect in update(&model, message) { perform(effect) }
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .schedule(let timer, let moment): alarms.set(timer, moment)
        case .redraw: terminal.invalidate()
        case .suspend: terminal.suspend()
        case .quit: hasEnded = true
        case .save, .savePast, .ask, .keep: effects.run(effect)
        }
    }

    private func ring(_ timer: Timer) {
        switch timer {
        case .tick: send(.tick(WallClock.now, here: .here))
        case .rates: send(.ratesDue)
        case .stocks: send(.stocksDue)
        case .notice: send(.noticeExpired)
        case .search: send(.searchDue)
        case .edge: if let message = repeatDrag(model, terminal.size) { send(message) }
        }
    }

    private func paint() {
        let frame = view(model, terminal.size)
        terminal.present(frame, palette)
        shown = frame
    }

    /// Sleeps until there is something to do; nothing wakes it otherwise.
    private func wait() {
        var watched = terminal.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let terminals = watched.count
        watched.append(pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0))
        // Rounded up, so that the alarm has gone off when the loop looks.
        let milliseconds = alarms.wait.map { Int32(clamping: ($0 + 999_999) / 1_000_000) } ?? -1
        let ready = poll(&watched, nfds_t(watched.count), milliseconds)
        guard ready > 0 else { return }
        // A terminal that hung up stays readable for ever: waiting for its signal would spin.
        let gone = Int16(POLLHUP | POLLERR | POLLNVAL)
        if watched[..<terminals].contains(where: { $0.revents & gone != 0 }) { terminal.hangUp() }
    }
}
