import Alerts
import CivilTime
import Literals
import Market
import Money
import Seeded
import Testing
import Words

@Suite struct AlertGrammarTests {
    static let yen = AlertSubject.rate("JPY", base: "USD")
    static let chips = AlertSubject.stock("2330.TW")
    static let tokyo = AlertSubject.clock("Asia/Tokyo")

    @Test(
        arguments: [
            (">150", yen, ">150"), (" >= 1,500.50 ", yen, ">1500.5"), ("≥ 150", yen, ">150"),
            ("above 150", yen, ">150"), ("＞１５０", yen, ">150"), ("< 0.0065 ONCE", yen, "<0.0065 once"),
            ("<-3% d5", chips, "<-3% d5"), (">3%", chips, ">3% d1"), ("> −1 %  D1", chips, ">-1% d1"),
            ("±2.5%", chips, "±2.5% d1"), ("+-2%d5", chips, "±2% d5"), ("+/- 2 %", chips, "±2% d1"),
            ("+3%", chips, ">3% d1"), ("-3% d5", chips, "<-3% d5"), ("3%", chips, "±3% d1"),
            ("3% in 15m", yen, "3% in 15m"), ("+3% within 2 hours", yen, "+3% in 2h"),
            ("-0.5% in 90min", yen, "-0.5% in 90m"),
            ("high 52w", chips, "high 52w"), ("LOW 20 days", chips, "low 20d"),
            ("low20d daily", chips, "low 20d daily"),
            ("crosses SMA 50", chips, "crosses sma 50"), (">ema20", chips, "> ema 20"),
            ("< sma 200 margin 1%", chips, "< sma 200 margin 1%"),
            ("/ EUR > 1.1", yen, "/ EUR > 1.1"), ("jpy/eur<160", yen, "/ EUR < 160"),
            ("2330.TW/0050.TW > 6", chips, "/ 0050.TW > 6"), ("/ibm > 2", .stock("AAPL"), "/ IBM > 2"),
            ("gain > 10%", .position("AAPL"), "gain > 10%"), ("gain < -5000", .allPositions, "gain < -5000"),
            ("gain>10%", .stock("AAPL"), "gain > 10%"),
            ("value > 1 000 000", .allPositions, "value > 1000000"),
            ("9:00 mon-fri", tokyo, "09:00 mon-fri"), ("0900", tokyo, "09:00"), ("9", tokyo, "09:00"),
            ("5pm sat, sun", tokyo, "17:00 sat,sun"), ("12:15 am Friday", tokyo, "00:15 fri"),
            ("noon weekdays once", tokyo, "12:00 mon-fri once"), ("09:00 daily", tokyo, "09:00"),
            ("7:30 sat-mon", tokyo, "07:30 mon,sat,sun"),
            ("midnight mon wed fri", tokyo, "00:00 mon,wed,fri"),
            ("opens -10m", chips, "opens -10m"), ("closes 1h", tokyo, "closes -60m"),
            ("opens", chips, "opens"),
            ("clocks change", .clock("Europe/Berlin"), "clocks change"),
            ("event -1d", chips, "event -1d"), ("Ex-Div - 2 days", chips, "ex-div -2d"),
            ("exdiv 2d", chips, "ex-div -2d"),
            ("ex-div-2d", chips, "ex-div -2d"),
            ("earnings -90min", chips, "results -90m"), ("results", .position("AAPL"), "results"),
            ("event -1w once", tokyo, "event -1w once"), ("event", yen, "event"),
            ("digest 8:00 mon-fri", tokyo, "digest 08:00 mon-fri"), ("digest 9", tokyo, "digest 09:00"),
            (">150 margin 2.5% once", yen, ">150 margin 2.5% once"),
            (">150", .position("AAPL"), ">150"), ("<-5", .stock("CL=F"), "<-5"),
        ] as [(String, AlertSubject, String)])
    func `Each condition has one spelling, which reads back as itself`(
        _ typed: String, _ subject: AlertSubject, _ spelling: String
    ) throws {
        let rule = try AlertRule(typed, on: subject)
        #expect(rule.text == spelling)
        #expect(try AlertRule(spelling, on: rule.subject) == rule)
        #expect(try AlertRule(spelling.uppercased(), on: rule.subject) == rule)
        #expect(try AlertRule("  " + spelling.replacing(" ", with: "   "), on: rule.subject) == rule)
    }

    @Test func `A level of a position is the stock's, and a gain of a stock the position's`() throws {
        #expect(try AlertRule(">150", on: .position("AAPL")).subject == .stock("AAPL"))
        #expect(try AlertRule("gain > 1%", on: .stock("AAPL")).subject == .position("AAPL"))
        #expect(try AlertRule("opens", on: .position("AAPL")).subject == .stock("AAPL"))
    }

    @Test(
        arguments: [
            ("", yen, .conditionMissing, 0), ("hello", yen, .conditionMissing, 0),
            (">", yen, .amount(.numberMissing), 1),
            ("> x", yen, .amount(.numberMissing), 2), ("150", yen, .sideMissing, 0),
            ("+3", yen, .percentMissing, 2),
            (">150 now", yen, .amount(.unexpected("now")), 5),
            (">150 once once", yen, .amount(.unexpected("once")), 10),
            (">150 once daily", yen, .amount(.unexpected("daily")), 10),
            (">150 margin 1", yen, .percentMissing, 13),
            (">150 margin 100%", yen, .outOfRange("100%"), 12), (">1,23", yen, nil, 0),
            (">1.234,5,6", yen, .amount(.grouping("1.234,5,6")), 1),
            ("> 12345678901234567890", yen, .amount(.tooLarge), 2), ("0% in 15m", yen, .outOfRange("0%"), 0),
            ("3% in", yen, .spanMissing, 5), ("3% in 15", yen, .spanMissing, 6),
            ("3% in 15w", yen, .spanMissing, 6),
            ("3% in 30d", yen, .outOfRange("30d"), 6), ("high", chips, .spanMissing, 4),
            ("high 52", chips, .spanMissing, 5),
            ("high 1d", chips, .outOfRange("1d"), 5), ("crosses 50", chips, .amount(.unexpected("50")), 8),
            ("crosses sma 1", chips, .outOfRange("1"), 12), ("> sma 50.5", chips, .outOfRange("50.5"), 6),
            ("/ JPY > 2", yen, .noSuchItem("JPY"), 2), ("/ > 2", yen, .noSuchItem(""), 2),
            ("EUR/JPY > 2", yen, .amount(.unexpected("EUR")), 0),
            ("/ EUR 2", yen, .sideMissing, 6), ("25:00", tokyo, .noSuchTime("25:00"), 0),
            ("9:5", tokyo, .noSuchTime("9:5"), 0),
            ("13pm", tokyo, .noSuchTime("13pm"), 0),
            ("09:00 margin 1%", tokyo, .amount(.unexpected("margin")), 6),
            ("clocks", tokyo, .conditionMissing, 6), (">150", tokyo, .unfit, 0), ("09:00", chips, .unfit, 0),
            ("clocks change", yen, .unfit, 0),
            ("gain > 1%", yen, .unfit, 0), ("> 5", .allPositions, .unfit, 0), ("opens", yen, .unfit, 0),
            ("opens", .stock("BTC-USD"), .hoursUnknown, 0),
            ("opens -13h", chips, .outOfRange("13h"), 7),
        ] as [(String, AlertSubject, AlertMistake.Cause?, Int)])
    func `Mistakes name their kind and their character`(
        _ typed: String, _ subject: AlertSubject, _ cause: AlertMistake.Cause?, _ place: Int
    ) {
        var mistake: AlertMistake?
        do throws(AlertMistake) { _ = try AlertRule(typed, on: subject) } catch { mistake = error }
        #expect(mistake?.cause == cause)
        if cause != nil { #expect(mistake?.place == place) }
    }

    @Test func `Numbers are read in the user's marks`() throws {
        let german = AmountMarks(decimal: ",", grouping: ".")
        #expect(try AlertRule(">1.250,5", on: Self.yen, german).text == ">1250.5")
        #expect(try AlertRule("<-0,5% margin 0,1%", on: Self.yen, german).text == "<-0.5% d1 margin 0.1%")
        #expect(try AlertRule(">1.250", on: Self.yen, german).text == ">1250")
        #expect(try AlertRule(">1.250", on: Self.yen).text == ">1.25")
        #expect(throws: AlertMistake.self) {
            try AlertRule(">1.250", on: Self.yen, AmountMarks(decimal: ",", grouping: nil))
        }
        #expect(throws: AlertMistake.self) {
            try AlertRule(String(repeating: ">1", count: 200), on: Self.yen)
        }
    }

    @Test func `Text of any kind is read without harm`() {
        var generator = SeededGenerator.announced()
        let pieces = [
            ">", "<", "150", "3%", "d5", " ", "in", "15m", "high", "52w", "crosses", "sma", "/", "EUR",
            "gain", "09:00",
            "mon-fri", "opens", "-", "±", "once", "margin", "１", "日", ".", ",", "'", "%", "\u{7F}", "🙂",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in
                pieces.randomElement(using: &generator)
            }.joined()
            let subjects = [Self.yen, Self.chips, Self.tokyo, .allPositions, .position("AAPL")]
            guard let subject = subjects.randomElement(using: &generator) else { return }
            do throws(AlertMistake) {
                let rule = try AlertRule(text, on: subject)
                #expect((try? AlertRule(rule.text, on: rule.subject)) == rule, "\(text)")
            } catch {
                #expect((0...text.count).contains(error.place), "\(text)")
            }
        }
    }
}
