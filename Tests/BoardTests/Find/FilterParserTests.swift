import CivilTime
import Market
import Seeded
import Testing

@testable import Board

@Suite("Expressions on figures are read")
struct FilterParserTests {
    private static let a = FilterExpression.number(.price, .below, 100)
    private static let b = FilterExpression.text(.currency, .equals, "twd")

    @Test(
        "What is written in several ways is the same",
        arguments: [
            ("price < 100", a), ("PRICE<100", a), ("rate < 0.1k", a), ("(price < 100)", a),
            ("price ＜ 100", a),
            ("currency = TWD", b), ("currency == twd", b), ("currency = \"TWD\"", b), ("currency＝TWD", b),
            ("price < 100 and currency = TWD", .and(a, b)), ("price < 100 && currency = TWD", .and(a, b)),
            ("not price < 100", .not(a)), ("!price < 100", .not(a)), ("not not price<100", .not(.not(a))),
            ("price < 100 or currency = TWD and price < 100", .or(a, .and(b, a))),
            ("(price < 100 or currency = TWD) and price < 100", .and(.or(a, b), a)),
            ("not price < 100 and currency = TWD", .and(.not(a), b)),
            ("change > 2%", .number(.change, .above, 2)), ("change > 2", .number(.change, .above, 2)),
            ("change <= -1.5 %", .number(.change, .atMost, -1.5)),
            ("change(ytd) > 10%", .change(.toDate(.year), .above, 10)),
            ("change ( D20 )<=-1.5", .change(.sessions(20), .atMost, -1.5)),
            ("not change(2024-03-01) > 2", .not(.change(.date(Day(number: 19_783)), .above, 2))),
            ("(change(3m) > 1)", .change(.ago(3, .months), .above, 1)),
            ("volume > 1m", .number(.volume, .above, 1e6)),
            ("volume >= 1.5bn", .number(.volume, .atLeast, 1.5e9)),
            ("price != 3", .number(.price, .isNot, 3)),
            ("price ≠ 3", .number(.price, .isNot, 3)), ("age > 5 min", .number(.age, .above, 300)),
            ("age < 2h", .number(.age, .below, 7200)), ("age > 5m", .number(.age, .above, 300)),
            ("hour >= 9:30", .number(.hour, .atLeast, 9.5)),
            ("offset = −3:30", .number(.offset, .equals, -3.5)),
            ("name ~ hong kong", .text(.name, .contains, "hong kong")),
            ("name ~ 「台積」", .text(.name, .contains, "台積")),
            ("symbol = BRK.B", .text(.code, .equals, "brk.b")),
            ("low52 < 1t", .number(.yearLow, .below, 1e12)), ("price = 007", .number(.price, .equals, 7)),
            ("name ~ AT&T", .text(.name, .contains, "at&t")),
            ("country ~ São", .text(.country, .contains, "sao")),
        ])
    func valid(_ text: String, _ expression: FilterExpression) throws {
        #expect(try FilterParser.parse(text, FilterField.allCases) == expression)
    }

    @Test(
        "A mistake is said with its place",
        arguments: [
            ("price <", 8, .valueMissing(after: "<")), ("price < 10x", 9, .noNumber("10x")),
            ("price < 1,5", 9, .noNumber("1,5")), ("price < --5", 9, .noNumber("--5")),
            ("price < 5 %", 9, .noNumber("5 %")), ("age > 5y", 7, .noSpan("5y")),
            ("curency = TWD", 1, .noField("curency", known: FilterField.allCases)),
            ("price < 5 and", 14, .fieldMissing), ("price < 5 and or", 15, .unexpected("or")),
            ("price < 5 and name", 19, .comparisonMissing(after: "name")),
            ("(price < 5", 1, .parenthesisOpen),
            ("price < 5)", 10, .unexpected(")")), ("name < b", 6, .isText("name")),
            ("price ~ 5", 7, .isNumber("price")), ("name = \"tsmc", 8, .quoteOpen),
            ("< 5", 1, .unexpected("<")), ("price < 5 price < 6", 9, .noNumber("5 price")),
            ("change(x) > 1", 8, .noBaseline("x")), ("change() > 1", 8, .noBaseline(")")),
            ("change(ytd > 1", 12, .unexpected(">")), ("change(ytd", 7, .parenthesisOpen),
            ("change(ytd) 1", 13, .comparisonMissing(after: "change")),
            ("price(ytd) > 1", 6, .comparisonMissing(after: "price")),
            ("()", 2, .unexpected(")")),
            ("hour > 9:75", 8, .noNumber("9:75")), ("price < = 5", 9, .valueMissing(after: "<")),
        ] as [(String, Int, FilterMistake.Problem)])
    func mistakes(_ text: String, _ place: Int, _ problem: FilterMistake.Problem) {
        #expect(throws: FilterMistake(place, problem)) {
            try FilterParser.parse(text, FilterField.allCases)
        }
    }

    @Test("A field that a panel has not is none there")
    func fields() {
        let known: [FilterField] = [.code, .name]
        #expect(throws: FilterMistake(1, .noField("volume", known: known))) {
            try FilterParser.parse("volume > 1", known)
        }
    }

    @Test(
        "What has no comparison is a text, and so is a symbol",
        arguments: [
            ("tsmc", false), ("hong kong", false), ("CL=F", false), ("jpy=x", false), ("price=3", true),
            ("a<3", true), ("name ~ a", true), ("a = b", true), ("AT&T", false), ("not this", false),
            ("", false),
        ])
    func texts(_ text: String, _ isExpression: Bool) {
        #expect(ItemSearch.isExpression(text) == isExpression)
    }

    @Test("Any text is read or refused at a place in it, and never traps")
    func anyText() {
        var numbers = SeededGenerator.announced()
        let parts = [
            "price", "name", "change", "<", ">", "=", "~", "(", ")", "and", "or", "not", "5", "2%", "\"", "x",
            " ", "!",
            "−", "「", "1.2.3", "&&", "|",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0..<12, using: &numbers))
                .map { _ in parts.randomElement(using: &numbers) ?? "" }
                .joined(separator: Bool.random(using: &numbers) ? " " : "")
            do throws(FilterMistake) {
                _ = try FilterParser.parse(text, FilterField.allCases)
            } catch {
                #expect((1...(text.count + 1)).contains(error.place), "\(text)")
            }
        }
    }
}
