package import Board
private import CivilTime
private import Glibc

/// A board without a screen: requests figures and passes on the changes.
@MainActor
package struct Watcher: ~Copyable {
    private var model: Model
    private let mailbox: Mailbox
    private let effects: any EffectRunner
    private let looksEachMinute: Bool
    private var alarms = Alarms()

    /// `looksEachMinute` also passes on each minute, for times of day and ages.
    package init(
        model: consuming Model, mailbox: Mailbox, effects: any EffectRunner, looksEachMinute: Bool = false
    ) {
        (self.model, self.mailbox, self.effects) = (model, mailbox, effects)
        self.looksEachMinute = looksEachMinute
    }

    /// Runs until `output` is closed; forever without one. `tell` gets model and messages after each turn.
    package mutating func run<Failure>(
        to output: Int32?, _ tell: (borrowing Model, [Message]) throws(Failure) -> Void
    ) throws(Failure) {
        send(.program(.start))
        if looksEachMinute { try tell(model, []) }
        while true {
            if looksEachMinute { alarms.set(.tick, .nextMultiple(of: 60)) }
            var watched = [
                pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
                // The system reports its end without a request.
                pollfd(fd: output ?? -1, events: 0, revents: 0),
            ]
            let wait = alarms.wait.map { Int32(clamping: ($0 + 999_999) / 1_000_000) } ?? -1
            poll(&watched, nfds_t(watched.count), wait)
            if watched[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return }
            send(.clock(.tick(WallClock.now, here: .here)))
            let messages = mailbox.take()
            for message in messages { send(message) }
            for timer in alarms.takeDue() {
                switch timer {
                case .rates: send(.figures(.ratesDue))
                case .stocks: send(.figures(.stocksDue))
                case .notice: send(.program(.noticeExpired))
                case .tick, .search, .frame, .greeting, .edge, .moves, .announce: break
                }
            }
            try tell(model, messages)
        }
    }

    private mutating func send(_ message: Message) {
        for effect in model.update(message) {
            switch effect {
            case .schedule(.rates, let moment): alarms.set(.rates, moment)
            case .schedule(.stocks, let moment): alarms.set(.stocks, moment)
            case .schedule(.notice, let moment): alarms.set(.notice, moment)
            case .ask, .readPast, .readKinds, .recall, .digest, .makePortfolio, .useFeeds, .useAlerts:
                effects.run(effect)
            case .schedule, .redraw, .renewTheme, .useMouse, .copy, .suspend, .quit, .save, .savePast,
                .editShared, .toldShared, .boards, .saveTransactions, .editEvents,
                .readBars, .readRates, .readAlerts, .editAlerts, .countAlerts, .claimAlerts, .setSetting,
                .tell, .noteUse:
                break
            }
        }
    }
}
