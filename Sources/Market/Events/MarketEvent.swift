package import CivilTime

/// One coming or past event.
package struct MarketEvent: Hashable, Sendable {
    /// The raw values appear in printed formats, stored rows and settings.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case dividend
        case results
        /// A publication of figures or a decision, such as a consumer price index.
        case release
        /// A weekday on which an exchange is closed.
        case holiday
        case earlyClose
        case clockChange
        /// The user's own.
        case own
    }

    package enum Certainty: String, Hashable, Sendable {
        case expected
        case confirmed
    }

    package enum Timing: Hashable, Sendable {
        /// From the first day to the last one, both included, by the calendar of the event's zone.
        case days(Day, through: Day)
        case moment(Instant, end: Instant?)
    }

    package enum Subject: Hashable, Sendable {
        case stock(Symbol)
        /// A city. For an exchange's holidays and early closes it is the exchange's.
        case city(ClockID)
        case currency(CurrencyCode)
    }

    /// The time of day at which a company publishes its results.
    package enum ResultsTime: String, Hashable, Sendable {
        case beforeOpen
        case duringTrading
        case afterClose
    }

    /// The content of an event, so that readers can translate it.
    package enum Happening: Hashable, Sendable {
        /// The first day on which a share trades without its dividend: money for one share, and new shares for one share. Nil if unknown
        /// or not paid.
        case exDividend(cash: Double?, currency: String?, shares: Double?)
        /// The first day on which a share trades without its right to buy new shares: how many for one share, and at which price. Nil if
        /// not announced.
        case exRights(shares: Double?, price: Double?)
        /// - Parameter expectedEPS: Expected earnings per share, in the currency of the share's exchange.
        case results(ResultsTime?, expectedEPS: Double?)
        /// - Parameter exchanges: The exchanges' short names: `TWSE, TPEx`.
        case holiday(Holiday, exchanges: String)
        /// - Parameters:
        ///   - close: The exchange's time of the closing bell.
        ///   - exchanges: The exchanges' short names.
        case earlyClose(TimeOfDay, exchanges: String)
        /// Seconds that clocks go forward; negative if they go back.
        case clockChange(Int)
        /// A title from a calendar or from the user, cleaned.
        case text(String)
    }

    package var kind: Kind
    package var happening: Happening
    package var subject: Subject?
    package var timing: Timing
    /// The IANA name of the event's zone.
    package var zone: String
    package var certainty: Certainty
    /// The calendar it comes from; nil if the program computed it.
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

    /// The first moment: of an all-day event, the start of its first day in its zone.
    package var start: Instant {
        switch timing {
        case .days(let first, _): (Zone(zone) ?? .utc).instant(first, TimeOfDay(second: 0))
        case .moment(let moment, _): moment
        }
    }

    /// The first moment after it: of an all-day event, the end of its last day in its zone. An event without an end
    /// ends when it starts.
    package var end: Instant {
        switch timing {
        case .days(_, let last): (Zone(zone) ?? .utc).instant(last + 1, TimeOfDay(second: 0))
        case .moment(let moment, let end): end ?? moment
        }
    }

    /// The moment that alerts count back from. For results before or after trading it is the exchange's bell of that
    /// day; otherwise the start.
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

    /// True if it has passed: an event without an end has when it starts, an all-day event when its last day ends.
    package func isOver(at now: Instant) -> Bool { end <= now }
}
