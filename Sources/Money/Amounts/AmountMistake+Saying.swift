package import Words

extension AmountMistake {
    /// The mistake, and its character.
    package var saying: Saying {
        .phrase(.mistakeAt, ["what": cause.saying, "place": .verbatim(String(place + 1))])
    }
}

extension AmountMistake.Cause {
    /// The mistake, without its place.
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
