internal import Arrangement
package import Board
private import CivilTime
private import Glibc
private import Market
private import Screens
package import TUI
package import Themes
package import Words

/// Waits for a key, a message or an alarm, applies everything that has arrived, paints once. A value used in
/// place: passing the model from a class to `view` would copy it for each frame.
@MainActor
package struct Program: ~Copyable {
    private var model: Model
    private let terminal: any Terminal
    private let mailbox: Mailbox
    private let effects: any EffectRunner
    private let themes: () -> ThemeShelf
    private var alarms = Alarms()
    private var watch = PaintWatch()
    private var shown: Frame<Target>?
    private let memo = Memo()
    /// Computed on demand: keys refer to the last frame's.
    private var layout: Layout?
    private var worn: (look: Look, palette: Palette)?
    private var hasEnded = false
    /// True if a board for screen readers is to be painted: at keys, their answers and announcements.
    private var isAwaited = true
    /// True from a key to the next announcement: answers are painted at once.
    private var awaitsAnswer = false
    /// Figures that wait for the next announcement or page of a board for screen readers.
    private var held: [Message] = []

    package init(
        model: consuming Model, terminal: any Terminal, mailbox: Mailbox, effects: any EffectRunner,
        themes: @escaping () -> ThemeShelf
    ) {
        (self.model, self.terminal, self.mailbox) = (model, terminal, mailbox)
        (self.effects, self.themes) = (effects, themes)
    }

    /// Runs until the user quits, a signal ends it or the terminal is gone. Paints before any request; `read`
    /// reads what only the first key may need.
    package mutating func run(_ read: () -> [Message] = { [] }) {
        paint()
        for message in read() { send(message) }
        send(.program(.start))
        while !hasEnded {
            paint()
            let ready = wait()
            for event in terminal.events(ready) {
                isAwaited = true
                awaitsAnswer = true
                let page = ReaderPage(model)
                receive(event)
                if !held.isEmpty, ReaderPage(model) != page { sendHeld() }
            }
            let messages = ready.contains(mailbox.descriptor) ? mailbox.take() : []
            for message in messages { take(message) }
            for timer in alarms.takeDue() { ring(timer) }
        }
    }

    private mutating func receive(_ event: Event) {
        guard !hasEnded else { return }
        if let keys = apart(event, model) { return keys.forEach { receive($0) } }
        // A click means what the user saw; if earlier keys changed the board, repaint first.
        if case .mouse = event { paint() }
        let used = firstUse(event, model)
        if let message = interpret(event, model, presentLayout, frame: shown) {
            send(message)
        }
        if let used { send(.program(.used(used))) }
    }

    /// Sends a message, or keeps it back: a screen reader would read out each digit that changes.
    private mutating func take(_ message: Message) {
        if model.terminal.hasReader, message.canWait {
            held.append(message)
            if held.count < 256 { return }
        }
        if case .figures = message { sendHeld() }
        if !message.canWait || !model.terminal.hasReader { send(message) }
    }

    private mutating func sendHeld() {
        let messages = held
        held = []
        for message in messages { send(message) }
    }

    private mutating func send(_ message: Message) {
        guard !hasEnded else { return }
        if awaitsAnswer, message.isAnswer { isAwaited = true }
        let effects = model.update(message)
        layout = nil
        for effect in effects { perform(effect) }
    }

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .schedule(let timer, let moment): alarms.set(timer, moment)
        case .redraw: terminal.invalidate()
        case .renewTheme: (worn, shown, isAwaited) = (nil, nil, true)
        case .tell(let text, let way):
            terminal.notify(way == .bell ? nil : text, throughTmux: way == .terminal)
        case .useMouse(let isOn): terminal.useMouse(isOn)
        case .copy(let text): terminal.copy(text)
        case .suspend: terminal.suspend()
        case .quit: hasEnded = true
        case .boards(let wish): for message in effects.fulfil(wish) { send(message) }
        case .save, .savePast, .editShared, .toldShared, .saveTransactions, .editEvents, .ask, .readBars,
            .readRates,
            .readPast,
            .recall, .digest, .makePortfolio, .useFeeds,
            .useAlerts, .readAlerts, .editAlerts, .countAlerts, .claimAlerts,
            .setSetting, .noteUse, .readKinds:
            effects.run(effect)
        }
    }

    private mutating func ring(_ timer: Timer) {
        switch timer {
        case .tick: tick()
        case .rates: send(.figures(.ratesDue))
        case .stocks: send(.figures(.stocksDue))
        case .notice: send(.program(.noticeExpired))
        case .announce:
            isAwaited = true
            awaitsAnswer = false
            sendHeld()
            send(.program(.announce))
        case .search: send(.figures(.searchDue))
        case .frame: send(.program(.frame(WallClock.steady / 1_000_000)))
        case .moves: send(.figures(.movesDue(moment: WallClock.steady / 1_000_000)))
        case .greeting: send(.program(.greeted))
        case .edge: if let message = repeatDrag(model, terminal.size) { send(message) }
        }
    }

    /// Sends the time, and renews the rules of local time if the system has updated them.
    private mutating func tick() {
        if Zone.renew() {
            let ids = model.arrangement.clocks.compactMap(ClockID.init)
            let zones = ids.map { id in (id, Zone(id.zone)) }
            send(.clock(.zonesRenewed(Dictionary(uniqueKeysWithValues: zones).compactMapValues(\.self))))
        }
        send(.clock(.tick(WallClock.now, here: .here)))
    }

    private mutating func paint() {
        guard isAwaited || !model.terminal.hasReader else { return }
        isAwaited = false
        let isWatched = model.isAnimating
        let (start, worked) = isWatched ? (WallClock.steady, WallClock.work) : (0, 0)
        var frame = view(model, presentLayout)
        frame.canvas = presentable(frame.canvas, model.terminal)
        terminal.place(cursor: frame.cursor)
        // Replaced characters leave the cells unlike the chart.
        terminal.present(
            frame.canvas, palette, picture: model.terminal.hasPictures ? frame.picture : nil,
            links: frame.links)
        shown = frame
        guard isWatched else { return }
        if watch.isTooSlow(after: WallClock.steady - start, ofWork: WallClock.work - worked) {
            send(.program(.slow))
        }
    }

    private var presentLayout: Layout {
        mutating get {
            let size = terminal.size
            if let layout, layout.size == size { return layout }
            let made = Layout(model, size, memo)
            layout = made
            return made
        }
    }

    private var palette: Palette {
        mutating get {
            let look = Look(name: model.theme, isLight: model.hasLightPaper)
            if let worn, worn.look == look { return worn.palette }
            let palette = themes().palette(
                look.name, risesRed: model.risesRed, isLight: look.isLight)
            worn = (look, palette)
            return palette
        }
    }

    /// Sleeps until there is work. Returns the readable descriptors, or none after an alarm.
    private func wait() -> [Int32] {
        var watched = terminal.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let terminals = watched.count
        watched.append(pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0))
        // Rounded up, so that the alarm is due when the loop checks it.
        let milliseconds = alarms.wait.map { Int32(clamping: ($0 + 999_999) / 1_000_000) } ?? -1
        let ready = poll(&watched, nfds_t(watched.count), milliseconds)
        if ready == 0 { return [] }
        // Check signals before painting: the terminal may have belonged to another job meanwhile.
        if ready < 0 { return watched.map(\.fd) }
        // A terminal that hung up stays readable forever: waiting for its signal would spin.
        let gone = Int16(POLLHUP | POLLERR | POLLNVAL)
        if watched[..<terminals].contains(where: { $0.revents & gone != 0 }) { terminal.hangUp() }
        return watched.filter { $0.revents != 0 }.map(\.fd)
    }
}

private struct Look: Hashable {
    var name: String
    var isLight: Bool
}

/// The timers that are set, each once. The loop sleeps until the earliest.
struct Alarms {
    private enum Due {
        /// In nanoseconds of the steady clock.
        case steady(Int)
        /// In nanoseconds since 1970.
        case wall(Int)
    }

    private var due: [Timer: Due] = [:]

    mutating func set(_ timer: Timer, _ moment: Moment) {
        switch moment {
        case .after(let seconds):
            due[timer] = .steady(WallClock.steady + seconds * 1_000_000_000)
        case .afterMilliseconds(let milliseconds):
            due[timer] = .steady(WallClock.steady + milliseconds * 1_000_000)
        case .nextMultiple(let seconds):
            let step = max(1, seconds) * 1_000_000_000
            due[timer] = .wall((WallClock.nanoseconds / step + 1) * step)
        }
    }

    /// Nanoseconds until the earliest alarm, 0 for a late one; nil without alarms.
    var wait: Int? { due.values.map { max(0, remaining($0)) }.min() }

    mutating func takeDue() -> [Timer] {
        let late = Timer.allCases.filter { timer in due[timer].map { remaining($0) <= 0 } ?? false }
        for timer in late { due[timer] = nil }
        return late
    }

    private func remaining(_ due: Due) -> Int {
        switch due {
        case .steady(let time): time - WallClock.steady
        // A clock set back by the user would leave the tick waiting for hours.
        case .wall(let time): min(time - WallClock.nanoseconds, 60_000_000_000)
        }
    }
}

/// Notices a terminal that reads frames slowly, by waiting time. Buffers empty in pieces, so only the mean
/// over several frames is reliable.
struct PaintWatch {
    /// Mean nanoseconds for a frame: above it, 60 frames a second are impossible.
    static let longest = 12_000_000
    static let count = 12
    /// One frame counts for at most so many nanoseconds: a single one may be late for any reason.
    static let most = 48_000_000

    private var waits: [Int] = []

    /// `work` is the part that the program itself took.
    mutating func isTooSlow(after nanoseconds: Int, ofWork work: Int) -> Bool {
        waits.append(max(0, min(nanoseconds - work, PaintWatch.most)))
        if waits.count > PaintWatch.count { waits.removeFirst() }
        guard waits.reduce(0, +) > PaintWatch.count * PaintWatch.longest else { return false }
        waits = []
        return true
    }
}

/// Carries effects out, outside the model. Never waits: answers come as messages.
@MainActor
package protocol EffectRunner: AnyObject {
    /// The loop itself handles timers, drawing and quitting.
    func run(_ effect: Effect)

    /// Answers at once, because the next keys apply to the result.
    func fulfil(_ wish: BoardWish) -> [Message]

    /// Returns the unsaved work and what to do about it; nil if everything is saved.
    func finish() -> Saying?
}
