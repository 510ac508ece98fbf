import Alerts
import Literals
import Market
import Testing
import Words

@Suite struct AlertMeaningTests {
    private func meaning(_ line: String, _ subject: AlertSubject, _ language: Language = .english) throws
        -> String
    {
        let numerals = language == .german ? Numerals(locale: "de") : Numerals(locale: "en")
        return Words(language)[
            try AlertRule(line, on: subject).meaning(called: subject.item, numerals, home: "TWD")]
    }

    @Test(arguments: [
        (">150", "when JPY is at or above 150 for 1 USD; re-arms below 149.25"),
        ("<0.5 margin 1%", "when JPY is at or below 0.5 for 1 USD; re-arms above 0.505"),
        (">16425.5 once", "when JPY is at or above 16,425.5 for 1 USD; once only"),
        (
            "<-3% d5",
            "when the change of JPY since the close 5 trading days ago is at or below −3 %; re-arms above −2.75 %"
        ),
        ("±2% daily", "when JPY moves 2 % or more up or down since the previous close; at most once a day"),
        (
            "3% in 15m",
            "when JPY moves 3 % or more up or down within 15 min; re-arms after moving back 0.25 points"
        ),
        (
            "-3% in 2h",
            "when the change of JPY within 2 h is at or below −3 %; re-arms after moving back 0.25 points"
        ),
        ("high 52w", "when JPY reaches its highest in 52 weeks; re-arms after moving back 0.5 %"),
        (
            "low 20d",
            "when JPY reaches its lowest in 20 trading days; re-arms after moving back 0.5 %"
        ),
        ("crosses sma 50", "when JPY crosses its 50-day average; re-arms after moving 0.5 % away"),
        (
            "> ema 20",
            "when JPY is at or above its 20-day exponential average; re-arms after moving back 0.5 %"
        ),
        ("/ EUR > 160", "when JPY ÷ EUR is at or above 160; re-arms below 159.2"),
    ])
    func `A rate's rule is said back`(_ line: String, _ meaning: String) throws {
        #expect(try self.meaning(line, .rate("JPY", base: "USD")) == meaning)
    }

    @Test(
        arguments: [
            (
                "gain > 10%", .allPositions,
                "when the gain of all positions is at or above +10 %; re-arms below +9.75 %"
            ),
            (
                "value < 1000000", .position("AAPL"),
                "when the value of AAPL is at or below 1,000,000 TWD; re-arms above 1,005,000 TWD"
            ),
            ("09:00 mon-fri", .clock("Asia/Tokyo"), "at 09:00 in Asia/Tokyo, Mon–Fri"),
            ("09:00", .clock("Asia/Tokyo"), "at 09:00 in Asia/Tokyo"),
            ("opens -10m", .stock("2330.TW"), "10 min before TWSE opens"),
            ("closes", .clock("Asia/Tokyo"), "when TSE closes"),
            (
                "clocks change once", .clock("Europe/Berlin"),
                "at 09:00 on the day before clocks change in Europe/Berlin; once only"
            ),
        ] as [(String, AlertSubject, String)])
    func `Other rules are said back`(_ line: String, _ subject: AlertSubject, _ meaning: String) throws {
        #expect(try self.meaning(line, subject) == meaning)
    }

    @Test func `Each language says it in its own marks`() throws {
        #expect(
            try meaning(">1500.5", .rate("JPY", base: "USD"), .german)
                == "wenn JPY 1.500,5 für 1 USD erreicht oder darüber steigt; wieder aktiv unter 1.492,9975"
        )
        for language in Language.allCases {
            for line in [
                ">150", "±2% d5", "3% in 15m", "high 52w", "crosses sma 50", "> ema 20", "/ EUR > 1",
            ] {
                let text = try meaning(line, .rate("JPY", base: "USD"), language)
                #expect(text.contains("JPY") && !text.contains("{"), "\(text)")
            }
        }
    }

    @Test func `Mistakes and states are said in each language`() {
        for words in Language.allCases.map(Words.init) {
            do throws(AlertMistake) { _ = try AlertRule("high", on: .stock("AAPL")) } catch {
                #expect(words[error.saying(of: .stock("AAPL"), called: "Apple")].contains("15m"))
            }
            #expect(!words[AlertState().saying].isEmpty)
        }
    }
}
