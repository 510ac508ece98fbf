internal import Market

/// The item of an alert, when it fires, and when again.
package struct AlertRule: Hashable, Sendable {
    /// When it may fire again.
    package enum Repetition: String, Hashable, Sendable, CaseIterable {
        /// After the figure came back by the margin; of times, each time.
        case always
        /// Never.
        case once
        /// On the next day of the item's own zone, whether or not the figure came back.
        case daily
    }

    /// The thing watched.
    package let subject: AlertSubject
    /// When it fires.
    package let condition: AlertCondition
    /// How far the figure has to come back: per cent of a level, points of a percentage. Nil for the usual margin.
    package let margin: Double?
    /// When it may fire again.
    package let repetition: Repetition

    /// Makes a rule; nil where the condition does not fit the subject.
    ///
    /// A gain of a stock is that of the positions in it, and a level of a position is the stock's.
    package init?(
        _ subject: AlertSubject, _ condition: AlertCondition, margin: Double? = nil,
        repetition: Repetition = .always
    ) {
        guard let subject = condition.subject(of: subject) else { return nil }
        (self.subject, self.condition) = (subject, condition)
        (self.margin, self.repetition) = (margin, repetition)
    }
}

extension AlertCondition {
    /// The thing that the condition watches, typed on `subject`; nil where it fits none.
    func subject(of subject: AlertSubject) -> AlertSubject? {
        switch (self, subject) {
        case (.level, .rate), (.change, .rate), (.move, .rate), (.extreme, .rate), (.average, .rate),
            (.level, .stock), (.change, .stock), (.move, .stock), (.extreme, .stock), (.average, .stock):
            subject
        case (.ratio(.rate, _, _), .rate), (.ratio(.stock, _, _), .stock): subject
        case (.level, .position(let symbol)), (.change, .position(let symbol)),
            (.move, .position(let symbol)), (.extreme, .position(let symbol)),
            (.average, .position(let symbol)), (.ratio(.stock, _, _), .position(let symbol)):
            .stock(symbol)
        case (.gain, .stock(let symbol)), (.value, .stock(let symbol)): .position(symbol)
        case (.gain, .position), (.value, .position), (.gain, .allPositions), (.value, .allPositions): subject
        case (.time, .clock), (.clocksChange, .clock): subject
        case (.bell, .stock(let symbol)), (.bell, .position(let symbol)):
            Exchange.hours(of: symbol) == nil ? nil : .stock(symbol)
        case (.bell, .clock): subject.hours == nil ? nil : subject
        case (.level, _), (.change, _), (.move, _), (.extreme, _), (.average, _), (.ratio, _), (.gain, _),
            (.value, _), (.time, _), (.bell, _), (.clocksChange, _):
            nil
        }
    }
}
