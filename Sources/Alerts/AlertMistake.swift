package import Money
package import Words

package struct AlertMistake: Error, Hashable, Sendable {
    package enum Cause: Error, Hashable, Sendable {
        /// The text is empty or does not begin like a condition.
        case conditionMissing
        case amount(AmountMistake.Cause)
        case sideMissing
        case percentMissing
        case spanMissing
        case outOfRange(String)
        case noSuchTime(String)
        case noSuchItem(String)
        /// The condition does not fit the item.
        case unfit
        /// The trading hours of the item's exchange.
        case hoursUnknown
        case tooLong
    }

    package let cause: Cause
    /// An index; past the end if something is missing.
    package let place: Int

    init(_ cause: Cause, at place: Int) { (self.cause, self.place) = (cause, place) }

    package func saying(of subject: AlertSubject, called item: String) -> Saying {
        .phrase(
            .mistakeAt,
            ["what": cause.saying(of: subject, called: item), "place": .verbatim(String(place + 1))])
    }
}

extension AlertSubject {
    package var examples: [String] {
        switch self {
        case .rate: [">150", "<-1% d5", "high 52w", "1% in 1h", "/ EUR > 1.1"]
        case .stock: [">150", "<-3% d5", "high 52w", "crosses sma 50", "ex-div -2d"]
        case .position, .allPositions: ["gain > 10%", "value > 1000000"]
        case .clock: ["09:00 mon-fri", "opens -10m", "digest 08:00"]
        }
    }
}

extension AlertMistake.Cause {
    func saying(of subject: AlertSubject, called item: String) -> Saying {
        switch self {
        case .conditionMissing:
            .phrase(.alertExpected, verbatim: ["example": subject.examples.joined(separator: " · ")])
        case .amount(let cause): cause.saying
        case .sideMissing: .phrase(.alertSideMissing)
        case .percentMissing: .phrase(.alertPercentMissing)
        case .spanMissing: .phrase(.alertSpanMissing, ["example": .list(["15m", "20d", "52w"])])
        case .outOfRange(let text): .phrase(.alertOutOfRange, verbatim: ["text": text])
        case .noSuchTime(let text): .phrase(.alertNoSuchTime, verbatim: ["text": text])
        case .noSuchItem(let text): .phrase(.alertNoSuchItem, verbatim: ["text": text])
        case .unfit: .phrase(.alertUnfit, verbatim: ["item": item])
        case .hoursUnknown: .phrase(.exchangeHoursUnknown)
        case .tooLong: .phrase(.amountTooLong)
        }
    }
}
