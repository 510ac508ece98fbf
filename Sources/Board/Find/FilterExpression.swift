internal import Market
internal import Places
internal import Substrings

/// A condition on the figures of an item: `change > 2% and currency = TWD`.
indirect enum FilterExpression: Hashable, Sendable {
    case number(FilterField, FilterComparison, Double)
    /// The change in percent, against a baseline of its own.
    case change(Baseline, FilterComparison, Double)
    /// Texts are compared in the form that searches compare.
    case text(FilterField, FilterComparison, String)
    case and(FilterExpression, FilterExpression)
    case or(FilterExpression, FilterExpression)
    case not(FilterExpression)

    /// Nil if it depends on an unknown fact. `change` is in percent.
    func holds(_ fact: (FilterField) -> FilterFact?, change: (Baseline) -> Double?) -> Bool? {
        switch self {
        case .number(let field, let comparison, let value):
            guard case .number(let number)? = fact(field) else { return nil }
            return FilterExpression.holds(number, comparison, value)
        case .change(let baseline, let comparison, let value):
            return change(baseline).map { FilterExpression.holds($0, comparison, value) }
        case .text(let field, let comparison, let wish):
            guard case .texts(let texts)? = fact(field) else { return nil }
            return switch comparison {
            case .contains: texts.contains { SearchText.folded($0).contains(wish) }
            case .isNot: !texts.contains { SearchText.folded($0) == wish }
            case .equals, .below, .atMost, .above, .atLeast: texts.contains { SearchText.folded($0) == wish }
            }
        case .and(let a, let b):
            let first = a.holds(fact, change: change)
            if first == false { return false }
            let second = b.holds(fact, change: change)
            return second == false ? false : first == nil || second == nil ? nil : true
        case .or(let a, let b):
            let first = a.holds(fact, change: change)
            if first == true { return true }
            let second = b.holds(fact, change: change)
            return second == true ? true : first == nil || second == nil ? nil : false
        case .not(let a): return a.holds(fact, change: change).map { !$0 }
        }
    }

    private static func holds(_ number: Double, _ comparison: FilterComparison, _ value: Double) -> Bool {
        // A share times 100 is seldom exactly the typed number.
        let areEqual = abs(number - value) <= 1e-9 * max(1, abs(value))
        return switch comparison {
        case .below: number < value && !areEqual
        case .atMost: number < value || areEqual
        case .above: number > value && !areEqual
        case .atLeast: number > value || areEqual
        case .isNot: !areEqual
        case .equals, .contains: areEqual
        }
    }

    var fields: Set<FilterField> {
        switch self {
        case .number(let field, _, _), .text(let field, _, _): [field]
        case .change: [.change]
        case .and(let a, let b), .or(let a, let b): a.fields.union(b.fields)
        case .not(let a): a.fields
        }
    }

    var baselines: [Baseline] {
        switch self {
        case .number, .text: []
        case .change(let baseline, _, _): [baseline]
        case .and(let a, let b), .or(let a, let b): a.baselines + b.baselines
        case .not(let a): a.baselines
        }
    }
}
