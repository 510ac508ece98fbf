internal import Arrangement
package import Board
private import CivilTime
private import Glibc
private import Market
private import Screens
package import TUI
package import Themes

/// The loop: waits for a key, a message or an alarm, updates the model with all there is, paints once.
///
/// A value that is used in its place: handing the model from a class to `view` would copy it for each picture.
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
    private var worn: (look: Look, palette: Palette)?
    private var hasEnded = false

    /// Makes a program that shows `model` on `terminal`; nothing happens before `run()`.
    package init(
        model: consuming Model, terminal: any Terminal, mailbox: Mailbox, effects: any EffectRunner,
        themes: @escaping () -> ThemeShelf
    ) {
        (self.model, self.terminal, self.mailbox) = (model, terminal, mailbox)
        (self.effects, self.themes) = (effects, themes)
    }

    /// Runs until the user quits, a signal asks for the end or the terminal is gone.
    ///
    /// The first picture is painted before anything is asked of the network.
    ///
    /// - Parameter read: Reads what the first picture has no need of, but the first key may have.
    package mutating func run(_ read: () -> [Message] = { [] }) {
        paint()
        for message in read() { send(message) }
        send(.program(.start))
        while !hasEnded {
            paint()
            let ready = wait()
            for event in terminal.events(ready) { receive(event) }
            let messages = ready.contains(mailbox.descriptor) ? mailbox.take() : []
            for message in messages { send(message) }
            for timer in alarms.takeDue() { ring(timer) }
        }
    }

    private mutating func receive(_ event: Event) {
        guard !hasEnded else { return }
        if let keys = apart(event, model) { return keys.forEach { receive($0) } }
        // A click means what the user saw; the picture is redone first when keys before it changed that.
        if case .mouse = event { paint() }
        if let message = interpret(event, model, Layout(model, terminal.size, memo), frame: shown) {
            send(message)
        }
    }

    private mutating func send(_ message: Message) {
        guard !hasEnded else { return }
        for effect in model.update(message) { perform(effect) }
    }

    private mutating func perform(_ effect: Effect) {
        switch effect {
        case .schedule(let timer, let moment): alarms.set(timer, moment)
        case .redraw: terminal.invalidate()
        case .renewTheme: (worn, shown) = (nil, nil)
        case .tell(let text, let way):
            terminal.notify(way == .bell ? nil : text, throughTmux: way == .terminal)
        case .useMouse(let isOn): terminal.useMouse(isOn)
        case .copy(let text): terminal.copy(text)
        case .suspend: terminal.suspend()
        case .quit: hasEnded = true
        case .boards(let wish): for message in effects.fulfil(wish) { send(message) }
        case .save, .savePast, .editShared, .toldShared, .saveTransactions, .ask, .readBars, .readRates,
            .recall, .digest, .makePortfolio, .useFeeds,
            .useAlerts, .readAlerts, .editAlerts, .countAlerts, .claimAlerts,
            .setSetting:
            effects.run(effect)
        }
    }

    private mutating func ring(_ timer: Timer) {
        switch timer {
        case .tick: tick()
        case .rates: send(.figures(.ratesDue))
        case .stocks: send(.figures(.stocksDue))
        case .notice: send(.program(.noticeExpired))
        case .search: send(.figures(.searchDue))
        case .frame: send(.deck(.frame(WallClock.steady / 1_000_000)))
        case .moves: send(.figures(.movesDue(moment: WallClock.steady / 1_000_000)))
        case .greeting: send(.program(.greeted))
        case .edge: if let message = repeatDrag(model, terminal.size) { send(message) }
        }
    }

    /// Tells the time, and the rules of local time where the system has renewed them since the last second.
    private mutating func tick() {
        if Zone.renew() {
            let ids = model.arrangement.clocks.compactMap(ClockID.init)
            let zones = ids.map { id in (id, Zone(id.zone)) }
            send(.clock(.zonesRenewed(Dictionary(uniqueKeysWithValues: zones).compactMapValues(\.self))))
        }
        send(.clock(.tick(WallClock.now, here: .here)))
    }

    private mutating func paint() {
        let isWatched = model.isAnimating
        let (start, worked) = isWatched ? (WallClock.steady, WallClock.work) : (0, 0)
        var frame = view(model, terminal.size, memo)
        frame.canvas = presentable(frame.canvas, model.terminal)
        // Replaced characters leave the cells unlike the chart.
        terminal.present(
            frame.canvas, palette, picture: model.terminal.hasPictures ? frame.picture : nil,
            links: frame.links)
        shown = frame
        guard isWatched else { return }
        if watch.isTooSlow(after: WallClock.steady - start, ofWork: WallClock.work - worked) {
            send(.deck(.slow))
        }
    }

    /// The colours of the look that is on, made when it is put on.
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

    /// Sleeps until there is something to do; nothing wakes it otherwise. Returns the descriptors that have become
    /// readable; none of them when it is an alarm that has gone off.
    private func wait() -> [Int32] {
        var watched = terminal.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let terminals = watched.count
        watched.append(pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0))
        // Rounded up, so that the alarm has gone off when the loop looks.
        let milliseconds = alarms.wait.map { Int32(clamping: ($0 + 999_999) / 1_000_000) } ?? -1
        let ready = poll(&watched, nfds_t(watched.count), milliseconds)
        if ready == 0 { return [] }
        // A signal is looked for before anything is painted: the terminal may have been someone else's meanwhile.
        if ready < 0 { return watched.map(\.fd) }
        // A terminal that hung up stays readable for ever: waiting for its signal would spin.
        let gone = Int16(POLLHUP | POLLERR | POLLNVAL)
        if watched[..<terminals].contains(where: { $0.revents & gone != 0 }) { terminal.hangUp() }
        return watched.filter { $0.revents != 0 }.map(\.fd)
    }
}

private struct Look: Hashable {
    var name: String
    var isLight: Bool
}
