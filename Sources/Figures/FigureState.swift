package import CivilTime
package import Market
package import Words

/// How much to trust a figure, as shown with it.
package enum FigureState: String, Hashable, Sendable {
    /// A feed answered with it in this run, and it is of its time.
    case live
    /// Live, but a day's fixing at which nobody trades.
    case reference
    /// Of an earlier run, and of its time.
    case cached
    /// Too old, or its feed is silent, or its time is in the future and so cannot be right.
    case stale
    case sample
    case past
    case whatIf = "what-if"
}

/// A value with its origin and when it arrived.
package struct Seen<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var origin: Origin
    /// For a cached value, its arrival in the run that kept it.
    package var at: Instant

    package init(_ value: Value, _ origin: Origin, at: Instant) {
        (self.value, self.origin, self.at) = (value, origin, at)
    }
}

extension FigureState {
    /// Seconds, if hours are unknown: longer than any weekend with a holiday on each side.
    static let oldestTrusted = 4 * 86_400
    /// For one price a day, which is published a day late.
    static let oldestDaily = 7 * 86_400
    /// Longer than any market stays closed.
    static let longestPause = 25 * 86_400
    /// Seconds of delay in feeds of other people's prices, and between the last trade and the bell.
    static let delay = 30 * 60

    /// Seconds without an answer after which a feed is silent.
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

    private static func overdue(_ time: Instant, _ hours: TradingHours?) -> Instant {
        hours?.overdue(after: time) ?? time + oldestDaily
    }

    /// Nothing grows old in a closed market.
    private static func isOld(
        _ time: Instant, _ source: FeedID?, _ hours: () -> TradingHours?, _ patience: Int, _ now: Instant
    ) -> Bool {
        if time >= now + -(patience + delay) { return false }
        guard let hours = hours() else { return now - time > oldestTrusted }
        let cadence = source?.cadence ?? 0
        // A current figure may be as old as this; the bell itself is no trade.
        let due = now + -(patience + cadence + delay)
        if time >= due { return false }
        // Older than any pause in trading, whatever the calendar says.
        if due - time > longestPause { return true }
        let last = hours.lastTrading(at: due)
        return last - time > (last < due ? delay : 0)
    }
}

extension Origin {
    /// A figure that arrived after `now` is from a clock set back since: no better than an earlier run.
    fileprivate func known(since arrived: Instant, _ now: Instant) -> Origin {
        self == .live && arrived.isAhead(of: now) ? .cached : self
    }
}

extension FigureState {
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
