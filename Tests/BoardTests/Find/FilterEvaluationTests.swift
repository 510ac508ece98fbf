import Arrangement
import Figures
import Literals
import Market
import Seeded
import Testing

@testable import Board

@Suite("Expressions hold or not")
struct FilterEvaluationTests {
    /// By another route: true, false and unknown as 1, 0 and ½; `and` is the minimum, `or` the maximum.
    private func weight(_ expression: FilterExpression, _ facts: [FilterField: FilterFact]) -> Double {
        switch expression {
        case .and(let a, let b): min(weight(a, facts), weight(b, facts))
        case .or(let a, let b): max(weight(a, facts), weight(b, facts))
        case .not(let a): 1 - weight(a, facts)
        case .number(let field, let comparison, let value):
            if case .number(let number)? = facts[field] {
                switch comparison {
                case .below: number < value ? 1 : 0
                case .atMost: number <= value ? 1 : 0
                case .above: number > value ? 1 : 0
                case .atLeast: number >= value ? 1 : 0
                case .equals, .contains: number == value ? 1 : 0
                case .isNot: number != value ? 1 : 0
                }
            } else {
                0.5
            }
        case .change: 0.5
        case .text(let field, let comparison, let wish):
            if case .texts(let texts)? = facts[field] {
                switch comparison {
                case .contains: texts.contains { $0.lowercased().contains(wish) } ? 1 : 0
                case .isNot: texts.allSatisfy { $0.lowercased() != wish } ? 1 : 0
                case .equals, .below, .atMost, .above, .atLeast:
                    texts.contains { $0.lowercased() == wish } ? 1 : 0
                }
            } else {
                0.5
            }
        }
    }

    private func expression(_ numbers: inout SeededGenerator, depth: Int) -> String {
        let names = ["a", "ab", "b", "Abc"]
        func condition(_ numbers: inout SeededGenerator) -> String {
            if Bool.random(using: &numbers) {
                let field = ["price", "volume", "held"].randomElement(using: &numbers) ?? ""
                let sign = ["<", "<=", ">", ">=", "=", "!="].randomElement(using: &numbers) ?? ""
                return "\(field) \(sign) \(Int.random(in: -3...3, using: &numbers))"
            }
            let field = ["name", "currency"].randomElement(using: &numbers) ?? ""
            let sign = ["=", "!=", "~"].randomElement(using: &numbers) ?? ""
            return "\(field) \(sign) \(names.randomElement(using: &numbers) ?? "")"
        }
        if depth == 0 { return condition(&numbers) }
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return "not (\(expression(&numbers, depth: depth - 1)))"
        case 1: return condition(&numbers)
        case let kind:
            let (a, b) = (expression(&numbers, depth: depth - 1), expression(&numbers, depth: depth - 1))
            return "(\(a)) \(kind == 2 ? "and" : "or") (\(b))"
        }
    }

    @Test("As a second reckoning has it, with unknown facts never true, whatever is made of them")
    func random() throws {
        var numbers = SeededGenerator.announced()
        for _ in 0..<4000 {
            let text = expression(&numbers, depth: 4)
            let parsed = try FilterParser.parse(text, FilterField.allCases)
            var facts: [FilterField: FilterFact] = [:]
            for field in [FilterField.price, .volume, .held] where Int.random(in: 0..<4, using: &numbers) > 0
            {
                facts[field] = .number(Double(Int.random(in: -3...3, using: &numbers)))
            }
            for field in [FilterField.name, .currency] where Int.random(in: 0..<4, using: &numbers) > 0 {
                facts[field] = .texts([["a", "AB", "b", "abc"].randomElement(using: &numbers) ?? ""])
            }
            let expected: Bool? = [0: false, 1: true][weight(parsed, facts)]
            #expect(parsed.holds({ facts[$0] }, change: { _ in nil }) == expected, "\(text) \(facts)")
        }
    }

    @Test("A share that was multiplied equals the per cent that were typed")
    func equality() throws {
        let search = try FilterParser.parse("change = 2.3% and not change > 2.3 and change >= 2.3", [.change])
        #expect(search.holds({ _ in .number(0.023 * 100) }, change: { _ in nil }) == true)
    }

    private func found(_ text: String, _ panel: Panel, _ model: Model) throws -> [Item] {
        let search = try ItemSearch(text, panel.kind.filterFields)
        return search.found(in: panel.kind.order(model), of: panel, model.arrangement, model)
    }

    @Test("Stocks, rates and clocks are found by what their rows say")
    func kinds() throws {
        var quotes = [
            quote("2330.TW", 110, closes: [90, 100]), quote("AAPL", 95, closes: [90, 100]),
            quote("7203.T", nil),
        ]
        (quotes[0].currency, quotes[0].zone) = ("TWD", "Asia/Taipei")
        quotes[0].session = SessionFigures(day: 99...111, year: 50...120, volume: 2_000_000)
        var model = smallBoard()
        model = model.hearing(.quotes(quotes), to: .quotes(["2330.TW", "AAPL", "7203.T"]), at: friday)
        model = model.hearing(.rates([rate("JPY", 150), rate("TWD", 30)]), to: .rates, at: friday)
        #expect(try found("change > 9%", .stocks, model) == ["2330.TW"])
        #expect(try found("change < 0", .stocks, model) == ["AAPL"])
        #expect(try found("not price > 100", .stocks, model) == ["AAPL"], "of Toyota no price is known")
        #expect(try found("currency = twd and volume > 1.5m", .stocks, model) == ["2330.TW"])
        #expect(try found("volume > 0 or currency = usd", .stocks, model) == ["2330.TW", "AAPL", "7203.T"])
        #expect(try found("code = 2330", .stocks, model) == ["2330.TW"])
        #expect(try found("high52 = 120 and low = 99 and diff = 10", .stocks, model) == ["2330.TW"])
        #expect(try found("exchange = TWSE", .stocks, model) == ["2330.TW"])
        #expect(try found("state = live and age < 2min", .stocks, model) == ["2330.TW", "AAPL"])
        #expect(try found("held >= 0", .stocks, model) == [], "nothing is known of what is held")
        #expect(try found("price > 100", .rates, model) == ["JPY"])
        #expect(try found("currency = eur or name ~ taiwan", .rates, model) == ["TWD", "EUR"])
        #expect(try found("offset > 5.5", .clocks, model) == ["Asia/Taipei", "Asia/Kathmandu"])
        #expect(try found("offset = 5:45 and country = Nepal", .clocks, model) == ["Asia/Kathmandu"])
        #expect(try found("hour >= 9 and hour < 18 and city = london", .clocks, model) == ["Europe/London"])
        #expect(try found("market = open", .clocks, model) == ["Europe/London"])
    }

    @Test("A group is a field too")
    func groups() throws {
        var model = smallBoard()
        model.arrangement.setList(
            .stocks, ItemList([.card("AAPL"), .heading(Group("Asia")), .card("2330.TW"), .card("7203.T")]))
        model.figures.renew(model.arrangement, model.market, language: "en")
        #expect(try found("group = asia", .stocks, model) == ["2330.TW", "7203.T"])
        #expect(try found("group != asia", .stocks, model) == [], "no group is known of Apple")
    }
}
