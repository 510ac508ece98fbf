package import Money

/// Why a text is no alert, and where.
package struct AlertMistake: Error, Hashable, Sendable {
    /// The kind of mistake.
    package enum Cause: Error, Hashable, Sendable {
        /// There is nothing, or it begins like no condition.
        case conditionMissing
        /// A number makes no sense, is missing, or something has no place.
        case amount(AmountMistake.Cause)
        /// A `>` or `<` belongs here.
        case sideMissing
        /// A `%` belongs here.
        case percentMissing
        /// A span of time such as `15m`, `20d` or `52w` belongs here.
        case spanMissing
        /// The number or span is too small or too large.
        case outOfRange(String)
        /// There is no such time of day.
        case noSuchTime(String)
        /// There is no such item.
        case noSuchItem(String)
        /// The condition does not fit what it was typed on.
        case unfit
        /// Nothing tells when its exchange trades.
        case hoursUnknown
        /// The text is longer than any alert.
        case tooLong
    }

    /// The kind of mistake.
    package let cause: Cause
    /// The character of the text that it begins at, from 0; past the last one where something is missing.
    package let place: Int

    init(_ cause: Cause, at place: Int) { (self.cause, self.place) = (cause, place) }
}
