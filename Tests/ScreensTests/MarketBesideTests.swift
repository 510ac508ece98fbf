import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing

@Suite struct MarketBesideTests {
    /// Noon in New York, Friday 20 November 2026. The age is in seconds.
    private func grid(
        _ symbol: Symbol, _ kind: Instrument, _ zone: String, price: Double = 100, age: Int = 60
    )
        -> Screen
    {
        let noon = Instant(1_795_194_000)
        var screen = Screen(
            200, 20, arrangement: Arrangement(rates: [], clocks: [], stocks: [symbol.text]))
        let quote = Quote(
            symbol: symbol, kind: kind, price: price, time: noon + -age, zone: zone, source: "yahoo")
        screen.send(.tick(noon, here: .utc))
        screen.hear(.quotes([quote]), to: .quotes([symbol]), at: noon)
        screen.send(.finished(.quotes([symbol])), .focus(.stocks))
        return screen
    }

    @Test(
        "The hours told are those of its own exchange, and of none where it has none",
        arguments: [
            ("AAPL", Instrument.share, "America/New_York", "NYSE" as String?),
            ("SPY", .etf, "America/New_York", "NYSE"),
            ("^GSPC", .index, "America/New_York", "NYSE"), ("^N225", .index, "Asia/Tokyo", "TSE"),
            ("^TWII", .index, "Asia/Taipei", "TWSE"), ("^FTSE", .index, "Europe/London", "LSE"),
            ("BTC-USD", .coin, "UTC", nil), ("BTC-USD", .unknown, "UTC", nil),
            ("EURUSD=X", .currency, "Europe/London", nil), ("JPY=X", .unknown, "Europe/London", nil),
            ("GC=F", .future, "America/New_York", nil), ("ES=F", .unknown, "America/New_York", nil),
            ("VFIAX", .fund, "America/New_York", nil), ("0P0000XTS7", .unknown, "America/New_York", nil),
            ("^MADEUP", .index, "UTC", nil), ("VOW", .share, "Europe/Berlin", nil),
        ])
    func beside(_ symbol: Symbol, _ kind: Instrument, _ zone: String, _ exchange: String?) {
        let text = grid(symbol, kind, zone).text
        let named = ["NYSE", "TWSE", "TSE", "LSE", "XETRA"].filter {
            text.contains($0 + " open") || text.contains($0 + " closed")
        }
        #expect(named == (exchange.map { $0 == "TWSE" ? ["TWSE"] : [$0] } ?? []), "\(text)")
    }

    @Test("Details and deck say what is known of coins and funds")
    func details() {
        var screen = grid("BTC-USD", .coin, "UTC")
        screen.press("<enter>")
        #expect(screen.text.contains("open around the clock"))
        screen = grid("VFIAX", .fund, "America/New_York")
        screen.press("<enter>")
        #expect(screen.text.contains("one price a day"))
        screen = grid("VOW", .share, "Europe/Berlin")
        screen.press("<enter>")
        #expect(screen.text.contains("hours unknown"))
        screen = grid("BTC-USD", .coin, "UTC")
        screen.press("cc")
        #expect(screen.text.contains("open around the clock"))
    }

    @Test("A price below 0 is drawn as it is, in every size, and nothing traps on it")
    func negative() {
        for (width, height) in [(40, 12), (80, 24), (120, 20), (200, 20)] {
            var screen = grid("CL=F", .future, "America/New_York", price: -37.63)
            screen.size = Size(width: width, height: height)
            #expect(screen.text.contains("−37.63"))
            screen.press("<enter>")
            #expect(screen.text.contains("−37.63"))
            screen.press("<esc>c")
            #expect(screen.frame.size == screen.size)
        }
    }

    @Test("A price of a time ahead is not said to be live")
    func ahead() {
        #expect(grid("AAPL", .share, "America/New_York", age: 60).text.contains("live"))
        let text = grid("AAPL", .share, "America/New_York", age: -3600).text
        #expect(!text.contains("live"))
        #expect(text.contains("stale"))
    }

    @Test("Exchanges of one name that do the same are said once")
    func once() {
        let screen = Screen(
            120, 40, arrangement: Arrangement(rates: [], clocks: [], stocks: ["MC.PA", "ASML.AS", "AAPL"]))
        #expect(screen.text.ranges(of: "Euronext").count == 1, "\(screen.text)")
    }
}
