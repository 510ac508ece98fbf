package import Market
package import Words

package enum ScenarioMistake: Error, Hashable, Sendable {
    case amount(AmountMistake)
    case notUnderstood(String)
    /// A fall by 100 % or more, or a level of 0.
    case tooLow(String)

    package var saying: Saying {
        switch self {
        case .amount(let mistake): mistake.saying
        case .notUnderstood(let text):
            .phrase(
                .expectedFound,
                [
                    "wanted": .phrase(
                        .exampleLike, verbatim: ["example": "EUR -10%, USD/JPY 130, 2330.TW +5%, stocks -8%"]),
                    "found": .phrase(.inQuotes, verbatim: ["text": text]),
                ])
        case .tooLow(let text): .phrase(.whatIfTooLow, verbatim: ["text": text])
        }
    }
}

extension Scenario {
    /// Reads `EUR -10%`, `USD/JPY 130` or `2330.TW +5%, stocks -8%`. The user's word for stocks means all
    /// prices, as `stocks` does. `isKnown` checks currencies: a word of three letters may be a symbol.
    package init(
        _ text: String, _ marks: AmountMarks = .english, _ words: Words, isKnown: (CurrencyCode) -> Bool
    ) throws(ScenarioMistake) {
        let allPrices = ["stocks", words[.stocks].lowercased()]
        var scanner = TextScanner(text, marks)
        var clauses: [Clause] = []
        scanner.skipBlanks()
        while !scanner.isAtEnd {
            clauses.append(try Self.clause(&scanner, allPrices, isKnown))
            if scanner.isAtEnd { break }
            guard scanner.take(",") || scanner.take(";") || scanner.take("、") else {
                throw .notUnderstood(scanner.rest)
            }
        }
        if clauses.isEmpty { throw .notUnderstood("") }
        self.init(clauses, text: CleanText.line(text, limit: 200) ?? "")
    }

    private static func clause(
        _ scanner: inout TextScanner, _ allPrices: [String], _ isKnown: (CurrencyCode) -> Bool
    ) throws(ScenarioMistake) -> Clause {
        let start = scanner.place
        let name = scanner.takeRun { $0 != " " && $0 != "," && $0 != ";" && $0 != "、" }
        let isFall = scanner.take("-") || scanner.take("−")
        let isRise = !isFall && scanner.take("+")
        let named = allPrices.contains(name.lowercased()) ? .prices : subject(name, isKnown)
        guard let subject = named, scanner.isAtNumber else {
            _ = scanner.takeRun { $0 != "," }
            throw .notUnderstood(scanner.text(from: start))
        }
        let number: Rational
        do throws(AmountMistake) {
            number = Rational(decimal: try scanner.takeNumber()) ?? .zero
        } catch { throw .amount(error) }
        let isPercent = scanner.take("%")
        let clause = scanner.text(from: start)
        if isPercent {
            let part = number / Rational(100)
            let factor = isFall ? Rational.one - part : Rational.one + part
            guard factor.sign > 0 else { throw .tooLow(clause) }
            return Clause(subject: subject, change: .by(factor))
        }
        // A bare number is a level, which only pairs and items have.
        switch subject {
        case .currency, .prices: throw .notUnderstood(clause)
        case .pair, .item: break
        }
        if isFall || isRise { throw .notUnderstood(clause) }
        guard number.sign > 0 else { throw .tooLow(clause) }
        return Clause(subject: subject, change: .to(number))
    }

    private static func subject(_ name: String, _ isKnown: (CurrencyCode) -> Bool) -> Subject? {
        let capitals = name.uppercased()
        if let slash = capitals.firstIndex(of: "/") {
            let first = RateLeg(String(capitals[..<slash]))
            let second = RateLeg(String(capitals[capitals.index(after: slash)...]))
            switch (first, second) {
            case (.currency(let one), .currency(let other)):
                return one != other && isKnown(one) && isKnown(other) ? .pair(one, other) : nil
            // Feeds price metals and coins in dollars.
            case (.asset(let asset), .currency(.usd)): return .item(asset.symbol)
            case (.asset, _), (.currency, _), (nil, _): return nil
            }
        }
        if let code = CurrencyCode(capitals), isKnown(code) { return .currency(code) }
        if let asset = Asset(capitals) { return .item(asset.symbol) }
        // Case tells some symbols apart, but nobody types it for the others.
        return Symbol(name.contains(where: \.isUppercase) ? name : capitals).map(Subject.item)
    }
}

extension TextScanner {
    fileprivate var rest: String {
        var scanner = self
        return scanner.takeRun { _ in true }
    }
}
