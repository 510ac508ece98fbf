package import Words

package struct FilterMistake: Error, Hashable, Sendable {
    enum Problem: Hashable, Sendable {
        case quoteOpen
        case fieldMissing
        case noField(String, known: [FilterField])
        case comparisonMissing(after: String)
        case valueMissing(after: String)
        case noNumber(String)
        case noSpan(String)
        case noBaseline(String)
        case isText(String)
        case isNumber(String)
        case unexpected(String)
        case parenthesisOpen
    }

    /// The place of the mistake in characters, from 1.
    package let place: Int
    let problem: Problem

    init(_ place: Int, _ problem: Problem) { (self.place, self.problem) = (place, problem) }

    package var saying: Saying {
        .phrase(.filterMistake, ["place": .verbatim(String(place)), "problem": problem.saying])
    }
}

extension FilterMistake.Problem {
    fileprivate var saying: Saying {
        switch self {
        case .quoteOpen: .phrase(.filterQuoteOpen)
        case .fieldMissing: .phrase(.filterFieldMissing)
        case .noField(let text, let known):
            .phrase(.filterNoField, ["text": .verbatim(text), "fields": .list(known.map(\.rawValue))])
        case .comparisonMissing(let text):
            .phrase(.filterNoComparison, verbatim: ["text": text, "signs": "< > <= >= = != ~"])
        case .valueMissing(let text): .phrase(.filterNoValue, verbatim: ["text": text])
        case .noNumber(let text):
            .phrase(
                .filterNoNumber, ["text": .verbatim(text), "examples": .list(["100", "1.5k", "2m", "3%"])])
        case .noSpan(let text):
            .phrase(
                .filterNoSpan, ["text": .verbatim(text), "examples": .list(["30s", "5min", "2h", "1d"])])
        case .noBaseline(let text): .phrase(.filterNoBaseline, verbatim: ["text": text])
        case .isText(let field): .phrase(.filterIsText, verbatim: ["field": field, "signs": "= != ~"])
        case .isNumber(let field):
            .phrase(.filterIsNumber, verbatim: ["field": field, "signs": "< > <= >= = !="])
        case .unexpected(let text): .phrase(.filterUnexpected, verbatim: ["text": text])
        case .parenthesisOpen: .phrase(.filterParenthesisOpen)
        }
    }
}
