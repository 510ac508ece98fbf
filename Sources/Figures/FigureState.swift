package import CivilTime
package import Market
package import Words

/// How much a figure can be trusted, as shown with it.
package enum FigureState: String, Hashable, Sendable {
    /// A feed answered with it in this run, and it is of its time.
    case live
    /// As `live`, but a fixing of its day at which nobody trades.
    case reference
    /// Kept from an earlier run, and of its time.
    case cached
    /// Old by its own time, whichever way it came; or its feed has fallen silent; or its time lies ahead, so that it cannot be right.
    case stale
    /// Made up for trying the program out.
    case sample
    /// The close of a past day, which the user asked for.
    case past
    /// As a scenario has it, which the user typed.
    case whatIf = "what-if"
}

/// A value with where it came from and when it arrived.
package struct Seen<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    /// The origin of the figure in this run.
    package var origin: Origin
    /// When it arrived; for a cached value, when it had arrived in the run that kept it.
    package var at: Instant

    /// Makes a record of `value`.
    package init(_ value: Value, _ origin: Origin, at: Instant) {
        (self.value, self.origin, self.at) = (value, origin, at)
    }
}

extension FigureState {
    /// A figure without known hours has no claim made about it up to this age, longer than any weekend with a holiday on each
    /// side; beyond it the figure is stale.
    static let oldestTrusted = 4 * 86_400
    /// The same for what has one price a day, which is published a day late.
    static let oldestDaily = 7 * 86_400
    /// Longer than any market stays closed on end.
    static let longestPause = 25 * 86_400
    /// What feeds of other people's prices hold them back by, and what lies between the last trade and the bell.
    static let delay = 30 * 60

    /// Seconds without an answer after which a feed with a request every `refresh` seconds counts as silent.
    static func patience(_ refresh: Int) -> Int { 3 * refresh + 15 }

    package init(
        origin: Origin, arrived: Instant, ownTime: Instant?, source: FeedID?,
        hours: @autoclosure () -> TradingHours?, isDaily: Bool = false,
        refresh: Int,
        now: Instant
    ) {
        switch origin {
        case .sample:
            self = .sample
            return
        case .past:
            self = .past
            return
        case .whatIf:
            self = .whatIf
            return
        case .live, .cached: break
        }
        let known = origin.known(since: arrived, now)
        let patience = FigureState.patience(refresh)
        let isSilent = known == .live && now - arrived > patience
        let isOff =
            ownTime.map { time in
                time.isAhead(of: min(now, arrived))
                    || (isDaily
                        ? now >= FigureState.overdue(time, hours())
                        : FigureState.isOld(time, source, hours, patience, now))
            } ?? false
        self = isSilent || isOff ? .stale : known == .cached ? .cached : .live
    }

    /// The state of a figure of a past day, which does not grow old.
    package init(ofPast origin: Origin, arrived: Instant, now: Instant) {
        self =
            switch origin.known(since: arrived, now) {
            case .live: .live
            case .cached: .cached
            case .sample: .sample
            case .past: .past
            case .whatIf: .whatIf
            }
    }

    /// When a price of `time` is stale, of what has one price a day.
    private static func overdue(_ time: Instant, _ hours: TradingHours?) -> Instant {
        hours?.overdue(after: time) ?? time + oldestDaily
    }

    /// True if the market has traded for too long since `time`. In a closed market nothing grows old.
    private static func isOld(
        _ time: Instant, _ source: FeedID?, _ hours: () -> TradingHours?, _ patience: Int, _ now: Instant
    ) -> Bool {
        // Most figures are of this minute.
        if time >= now + -(patience + delay) { return false }
        guard let hours = hours() else { return now - time > oldestTrusted }
        let cadence = source?.cadence ?? 0
        // The moment that a figure of now may lag behind to; the bell itself is no trade.
        let due = now + -(patience + cadence + delay)
        if time >= due { return false }
        // A figure older than any pause in trading is stale whatever the calendar says.
        if due - time > longestPause { return true }
        let last = hours.lastTrading(at: due)
        return last - time > (last < due ? delay : 0)
    }
}

extension Origin {
    /// The origin as it counts at `now`: a figure that arrived after `now` was confirmed by a clock that has been set back since,
    /// which is worth as much as an earlier run.
    fileprivate func known(since arrived: Instant, _ now: Instant) -> Origin {
        self == .live && arrived.isAhead(of: now) ? .cached : self
    }
}

extension FigureState {
    /// The state in a word.
    package var phrase: Phrase {
        switch self {
        case .live: .live
        case .reference: .referenceRate
        case .cached: .cached
        case .stale: .stale
        case .sample: .sample
        case .past: .past
        case .whatIf: .whatIf
        }
    }
}
