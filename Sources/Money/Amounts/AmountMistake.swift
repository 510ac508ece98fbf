package import Words

package struct AmountMistake: Error, Hashable, Sendable {
    package enum Cause: Error, Hashable, Sendable {
        case numberMissing
        case unexpected(String)
        case unclosed
        case divisionByZero
        /// More than 38 digits, the limit of 128 bits.
        case tooLarge
        case tooLong
        case unknownCurrency(String)
        case ambiguous(String)
        case grouping(String)
        case noSuchDay(String)
        /// A margin is 0 % to less than 100 %.
        case margin(String)
    }

    package let cause: Cause
    /// In characters; past the end if something is missing.
    package let place: Int

    init(_ cause: Cause, at place: Int) { (self.cause, self.place) = (cause, place) }

    package var saying: Saying {
        .phrase(.mistakeAt, ["what": cause.saying, "place": .verbatim(String(place + 1))])
    }
}

extension AmountMistake.Cause {
    package var saying: Saying {
        func about(_ phrase: Phrase, _ text: String) -> Saying {
            .phrase(phrase, verbatim: ["text": text])
        }
        return switch self {
        case .numberMissing: .phrase(.amountNumberMissing)
        case .unexpected(let text): about(.amountUnexpected, text)
        case .unclosed: .phrase(.amountUnclosed)
        case .divisionByZero: .phrase(.amountDivisionByZero)
        case .tooLarge: .phrase(.amountTooLarge)
        case .tooLong: .phrase(.amountTooLong)
        case .unknownCurrency(let text): .phrase(.noSuchCurrency, verbatim: ["code": text])
        case .ambiguous(let text): about(.amountAmbiguous, text)
        case .grouping(let text): about(.amountGrouping, text)
        case .noSuchDay(let text):
            text.isEmpty ? .phrase(.amountDayMissing) : about(.amountNoSuchDay, text)
        case .margin(let text): about(.amountMargin, text)
        }
    }
}
