internal import Market
internal import Places

/// `or` binds less than `and`, that less than `not`.
struct FilterParser {
    private let tokens: [FilterToken]
    private let fields: [FilterField]
    private let end: Int
    private var index = 0

    private init(_ text: String, _ fields: [FilterField]) throws(FilterMistake) {
        tokens = try FilterToken.tokens(of: text)
        self.fields = fields
        end = text.count + 1
    }

    static func parse(_ text: String, _ fields: [FilterField]) throws(FilterMistake) -> FilterExpression {
        var parser = try FilterParser(text, fields)
        let expression = try parser.alternatives()
        if let rest = parser.next { throw FilterMistake(rest.place, .unexpected(rest.text)) }
        return expression
    }

    private var next: FilterToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func take(_ kind: FilterToken.Kind) -> Bool {
        guard next?.kind == kind else { return false }
        index += 1
        return true
    }

    private mutating func alternatives() throws(FilterMistake) -> FilterExpression {
        var expression = try conditions()
        while take(.or) { expression = .or(expression, try conditions()) }
        return expression
    }

    private mutating func conditions() throws(FilterMistake) -> FilterExpression {
        var expression = try condition()
        while take(.and) { expression = .and(expression, try condition()) }
        return expression
    }

    private mutating func condition() throws(FilterMistake) -> FilterExpression {
        if take(.not) { return .not(try condition()) }
        guard let first = next else { throw FilterMistake(end, .fieldMissing) }
        if take(.open) {
            let expression = try alternatives()
            guard take(.close) else {
                throw next.map { FilterMistake($0.place, .unexpected($0.text)) }
                    ?? FilterMistake(first.place, .parenthesisOpen)
            }
            return expression
        }
        guard first.kind == .word else { throw FilterMistake(first.place, .unexpected(first.text)) }
        index += 1
        guard let field = FilterField(named: first.text), fields.contains(field) else {
            throw FilterMistake(first.place, .noField(first.text, known: fields))
        }
        let baseline = field == .change ? try baseline() : nil
        guard let sign = next, case .comparison(let comparison) = sign.kind else {
            throw FilterMistake(next?.place ?? end, .comparisonMissing(after: first.text))
        }
        index += 1
        let expression = try compared(field, named: first.text, comparison, sign)
        guard let baseline, case .number(_, let comparison, let number) = expression else {
            return expression
        }
        return .change(baseline, comparison, number)
    }

    /// A baseline in parentheses: `(ytd)`; nil without one.
    private mutating func baseline() throws(FilterMistake) -> Baseline? {
        guard let open = next, take(.open) else { return nil }
        guard let token = next, token.kind == .word else {
            throw FilterMistake(next?.place ?? end, .noBaseline(next?.text ?? ""))
        }
        guard let baseline = Baseline.typed(token.text) else {
            throw FilterMistake(token.place, .noBaseline(token.text))
        }
        index += 1
        guard take(.close) else {
            throw next.map { FilterMistake($0.place, .unexpected($0.text)) }
                ?? FilterMistake(open.place, .parenthesisOpen)
        }
        return baseline
    }

    private mutating func compared(
        _ field: FilterField, named name: String, _ comparison: FilterComparison, _ sign: FilterToken
    ) throws(FilterMistake) -> FilterExpression {
        let place = next?.place ?? end
        var words: [String] = []
        while let token = next, token.kind == .word || token.kind == .quoted {
            words.append(token.text)
            index += 1
        }
        let text = words.joined(separator: " ")
        if text.isEmpty { throw FilterMistake(place, .valueMissing(after: sign.text)) }
        if field.measure == .text {
            if comparison.isOfSize { throw FilterMistake(sign.place, .isText(name)) }
            return .text(field, comparison, SearchText.folded(text))
        }
        if comparison == .contains { throw FilterMistake(sign.place, .isNumber(name)) }
        guard let number = FilterParser.number(text, field.measure) else {
            throw FilterMistake(place, field.measure == .span ? .noSpan(text) : .noNumber(text))
        }
        return .number(field, comparison, number)
    }

    private static func number(_ text: String, _ measure: FilterField.Measure) -> Double? {
        let text = text.lowercased().filter { $0 != " " }
        let digits = text.prefix { "+-.0123456789".contains($0) }
        let unit = text.dropFirst(digits.count)
        if measure == .hours, unit.first == ":", let hours = Int(digits), let minutes = Int(unit.dropFirst()),
            (0..<60).contains(minutes)
        {
            let part = Double(minutes) / 60
            return Double(hours) + (digits.first == "-" ? -part : part)
        }
        guard let number = Double(digits), let factor = units(measure)[String(unit)] else { return nil }
        return number * factor
    }

    private static func units(_ measure: FilterField.Measure) -> [String: Double] {
        switch measure {
        case .text: [:]
        case .number: ["": 1, "k": 1e3, "m": 1e6, "b": 1e9, "bn": 1e9, "t": 1e12]
        case .percent: ["": 1, "%": 1]
        case .span:
            ["": 1, "s": 1, "m": 60, "min": 60, "h": 3600, "d": 86_400, "w": 604_800]
        case .hours: ["": 1, "h": 1]
        }
    }
}
