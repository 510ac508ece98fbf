import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Board

@Suite("Rows of stocks")
struct StockFigureTests {
    @Test("A row with another clock, zone or currency is another row: what is drawn of it goes by that")
    func equality() throws {
        let time = Instant(1_795_185_000)
        let quote = Quote(symbol: "2330.TW", price: 1005, time: time, zone: "Asia/Taipei", source: "twse")
        var market = MarketData()
        market.quotes[quote.symbol] = Seen(quote, .live, at: time)
        let row = StockFigure(quote.symbol, .d1, in: market)
        let local = try #require(row.local)
        var others = [row, row, row]
        // As after an update of the rules of local time.
        others[0].local = LocalMoment(
            day: local.day, time: TimeOfDay(second: (local.time.second + 3600) % 86_400))
        others[1].zone = "Asia/Tokyo"
        others[2].currency = "JPY"
        for other in others { #expect(other != row) }
    }
}
