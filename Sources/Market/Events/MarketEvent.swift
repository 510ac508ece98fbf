package import CivilTime

package struct MarketEvent: Hashable, Sendable {
    /// The raw values appear in printed formats, stored rows and settings.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case dividend
        case results
        /// A publication of figures or a decision, such as a consumer price index.
        case release
        case holiday
        case earlyClose
        case clockChange
        case own
    }

    package enum Certainty: String, Hashable, Sendable {
        case expected
        case confirmed
    }

    package enum Timing: Hashable, Sendable {
        /// Both days included, by the calendar of the event's zone.
        case days(Day, through: Day)
        case moment(Instant, end: Instant?)
    }

    package enum Subject: Hashable, Sendable {
        case stock(Symbol)
        /// A city; for holidays and early closes, the exchange's.
        case city(ClockID)
        case currency(CurrencyCode)
    }

    package enum ResultsTime: String, Hashable, Sendable {
        case beforeOpen
        case duringTrading
        case afterClose
    }

    /// The content of an event, so that readers can translate it.
    package enum Happening: Hashable, Sendable {
        /// The first day without the dividend. Figures are for one share; nil if unknown or not paid.
        case exDividend(cash: Double?, currency: String?, shares: Double?)
        /// The first day without the right to buy `shares` new ones for one. Nil if not announced.
        case exRights(shares: Double?, price: Double?)
        /// `expectedEPS` is in the currency of the share's exchange.
        case results(ResultsTime?, expectedEPS: Double?)
        /// `exchanges` are short names: `TWSE, TPEx`.
        case holiday(Holiday, exchanges: String)
        case earlyClose(TimeOfDay, exchanges: String)
        /// Seconds that clocks go forward; negative if they go back.
        case clockChange(Int)
        case text(String)
    }

    package var kind: Kind
    package var happening: Happening
    package var subject: Subject?
    package var timing: Timing
    package var zone: String
    package var certainty: Certainty
    /// The feed of its calendar; nil if the program computed it.
    package var source: FeedID?
    /// The event's identifier in an `.ics` file, to find it there again.
    package var uid: String?

    package init(
        _ kind: Kind, _ happening: Happening, of subject: Subject? = nil, _ timing: Timing, zone: String,
        certainty: Certainty = .confirmed, source: FeedID? = nil, uid: String? = nil
    ) {
        (self.kind, self.happening, self.subject) = (kind, happening, subject)
        (self.timing, self.zone, self.certainty) = (timing, zone, certainty)
        (self.source, self.uid) = (source, uid)
    }
}

extension MarketEvent {
    package var isAllDay: Bool { if case .days = timing { true } else { false } }

    /// The first moment; of an all-day event, the start of its first day in its zone.
    package var start: Instant {
        switch timing {
        case .days(let first, _): (Zone(zone) ?? .utc).instant(first, TimeOfDay(second: 0))
        case .moment(let moment, _): moment
        }
    }

    /// Of an all-day event, the end of its last day in its zone. Without an end, the start.
    package var end: Instant {
        switch timing {
        case .days(_, let last): (Zone(zone) ?? .utc).instant(last + 1, TimeOfDay(second: 0))
        case .moment(let moment, let end): end ?? moment
        }
    }

    /// Alerts count back from this: the bell, for results before or after trading; otherwise the start.
    package var due: Instant {
        guard case .results(let time?, _) = happening, case .days(let day, _) = timing,
            case .stock(let symbol) = subject, let bells = Exchange.trading(symbol)?.hours?.bells(on: day)
        else { return start }
        return switch time {
        case .beforeOpen: bells.opens
        case .duringTrading: start
        case .afterClose: bells.closes
        }
    }

    package func isOver(at now: Instant) -> Bool { end <= now }
}
