import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import Testing

@Suite("Units and days") struct UnitTests {
    @Test("With base JPY all rates are per 100, on border, card, row, deck, chart and details alike")
    func perHundred() {
        let others = ["KRW", "TWD", "EUR", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD"]
        var screen = Screen(
            80, 24, arrangement: Arrangement(rates: ["JPY", "USD"] + others, clocks: [], stocks: []))
        screen.press("b")
        #expect(screen.text.contains("USD per 100 JPY") && screen.text.contains("0.67011"), "\(screen.text)")
        #expect(screen.text.contains("935.07") && screen.text.contains("KRW per 100 JPY"), "\(screen.text)")
        #expect(screen.text.contains(" 100 JPY · d1 ") && !screen.text.contains(" 1 JPY "), "\(screen.text)")
        screen.press("--")
        #expect(screen.text.contains("USD/100") && screen.text.contains("KRW/100"), "\(screen.text)")
        screen.press("uuv")
        #expect(screen.text.contains("USD per 100 JPY"), "\(screen.text)")
        screen.press("<esc><enter>")
        #expect(screen.text.contains("100 JPY = 0.67011 USD"), "\(screen.text)")
        #expect(screen.text.contains("1 USD = 149.23 JPY"), "\(screen.text)")
        #expect(!screen.text.contains("0.00670"), "\(screen.text)")
        screen.press("<esc>cc")
        #expect(screen.text.contains("USD per 100 JPY") && !screen.text.contains("0.0067"), "\(screen.text)")
    }

    @Test("Each price has its currency beside it, in one line and in two", arguments: [(80, 24), (120, 40)])
    func currencies(width: Int, height: Int) {
        var screen = Screen(width, height)
        screen.press("3")
        for price in ["1020.00 TWD", "229.87 USD", "2851.50 JPY"] {
            #expect(screen.text.contains(price), "\(screen.text)")
        }
        let quote = Quote(
            symbol: "VOD.L", currency: "GBp", price: 88.5, time: Sample.asOf, zone: "Europe/London",
            source: "yahoo")
        var pence = Screen(
            width, min(height, 20), arrangement: Arrangement(rates: [], clocks: [], stocks: ["VOD.L"]))
        pence.hear(.quotes([quote]), to: .quotes(["VOD.L"]), at: Sample.asOf)
        pence.press("3")
        #expect(pence.text.contains("88.50 GBp"), "\(pence.text)")
    }

    @Test("The base day stands in the heading where all stocks share it, else above or before each close")
    func baseDays() {
        func text(_ symbols: [(Symbol, zone: String, closed: Int)]) -> String {
            let board = Arrangement(rates: [], clocks: [], stocks: symbols.map(\.0.text))
            var screen = Screen(120, 16, arrangement: board)
            for (symbol, zone, day) in symbols {
                let quote = Quote(
                    symbol: symbol, currency: "TWD", price: 10, time: Sample.asOf, zone: zone,
                    closes: [DailyClose(day: Day(number: day), close: 9.5)], source: "yahoo")
                screen.hear(.quotes([quote]), to: .quotes([symbol]), at: Sample.asOf)
            }
            return screen.text
        }
        // Saturday in Taipei, Friday in New York.
        let taipei = ("1101.TW" as Symbol, zone: "Asia/Taipei", closed: 20_777)
        let shared = text([taipei, ("1102.TW", zone: "Asia/Taipei", closed: 20_777)])
        let several = text([taipei, ("GE", zone: "America/New_York", closed: 20_776)])
        #expect(shared.contains("Close 20 Nov"), "\(shared)")
        #expect(several.contains(" Close ") && !several.contains("Close 20 Nov"), "\(several)")
        #expect(several.contains("20 Nov") && several.contains("19 Nov"), "\(several)")
    }

    @Test("Auctions are told in the details alone")
    func auctions() {
        // 08:45 in Taipei on a Monday: orders are collected until the bell at 9.
        let early = Instant(1_795_394_700)
        var screen = Screen(
            120, 40, arrangement: Arrangement(rates: [], clocks: ["Asia/Taipei"], stocks: ["2330.TW"]))
        screen.send(.tick(early, here: screen.model.here))
        #expect(screen.text.contains("TWSE closed, opens in 15 min"), "\(screen.text)")
        #expect(!screen.text.contains("auction"), "\(screen.text)")
        screen.press("2<enter>")
        #expect(screen.text.contains("auction"), "\(screen.text)")
    }
}
