import Literals
import Market
import Testing

@Suite("Leading stocks")
struct LeadingStocksTests {
    private var symbols: [Symbol] { LeadingStocks.all.flatMap(\.symbols) }

    @Test("Each is a stock of an exchange whose hours are known, and in one table once")
    func known() {
        #expect(Set(symbols).count == symbols.count)
        for symbol in symbols {
            #expect(Exchange.of(symbol)?.hours != nil, "\(symbol)")
            #expect(Instrument(symbol: symbol) == .unknown, "\(symbol)")
        }
    }

    @Test("Every code of the tables is a symbol, and each market has enough of them")
    func counts() {
        #expect(LeadingStocks.all.allSatisfy { $0.symbols.count >= 15 })
        #expect(symbols.count == 567)
        #expect(Set(LeadingStocks.all.map(\.zone)).count == LeadingStocks.all.count)
    }

    @Test("The thirty of the Dow and the forty of the DAX are all there")
    func indices() throws {
        let dow = """
            AAPL AMGN AMZN AXP BA CAT CRM CSCO CVX DIS GS HD HON IBM JNJ JPM KO MCD MMM MRK MSFT NKE NVDA PG SHW \
            TRV UNH V VZ WMT
            """
        let all = Set(symbols.map(\.text))
        #expect(dow.split(separator: " ").filter { !all.contains(String($0)) } == [])
        #expect(symbols.count { $0.text.hasSuffix(".DE") } == 40)
    }

    @Test("Names are those of leading stocks, and of each there is one")
    func names() {
        let symbols = Set(LeadingStocks.all.flatMap(\.symbols))
        #expect(
            LeadingStocks.names.keys.allSatisfy(symbols.contains),
            "\(LeadingStocks.names.keys.filter { !symbols.contains($0) })")
        #expect(LeadingStocks.names["2330.TW"] == "TSMC" && LeadingStocks.symbol(called: "tsmc") == "2330.TW")
        #expect(LeadingStocks.symbol(called: "airbus") == nil, "listed twice")
    }
}
