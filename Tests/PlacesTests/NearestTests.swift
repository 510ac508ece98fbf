import Literals
import Market
import Places
import Testing

@Suite struct NearestTests {
    @Test(
        "A symbol that nobody knows is told with those of its form",
        arguments: [
            ("2330", ["2330.TW", "2330.T", "2330.HK"]), ("700", ["0700.HK"]), ("5", ["0005.HK"]),
            ("00878", ["00878.TW"]), ("09988", ["9988.HK"]), ("600519", ["600519.SS", "600519.KS"]),
            ("300750", ["300750.SZ", "300750.KS"]), ("005930", ["005930.SZ", "005930.KS", "005930.TW"]),
            ("00631L", ["00631L.TW"]), ("130A", ["130A.T"]), ("6488.TW", ["6488.TWO"]),
            ("600519.SH", ["600519.SS"]), ("700.HK", ["0700.HK"]), ("09988.HK", ["9988.HK"]),
            ("5930.KS", ["005930.KS"]), ("BRK.B", ["BRK-B"]), ("GSPC", ["^GSPC"]), ("BTC", ["BTC-USD"]),
            ("EURUSD", ["EURUSD=X"]), ("ZZZZ.TW", []), ("ZZZZ", []), ("1234567", []),
        ])
    func forms(symbol: String, near: [String]) {
        #expect(Nearest.symbols(to: Symbol(stringLiteral: symbol)).map(\.text) == near)
    }

    @Test(
        "Items on the board come before those that may be",
        arguments: [
            ("2330", ["2330.TW"]), ("APPL", ["AAPL"]), ("AAPLE", ["AAPL"]), ("APL", ["AAPL"]),
            ("GSPC", ["^GSPC"]), ("7203", ["7203.T"]), ("0050", ["0050.TW", "0050.T", "0050.HK"]),
        ])
    func known(symbol: String, near: [String]) {
        let symbol = Symbol(stringLiteral: symbol)
        let known = ["2330.TW", "AAPL", "^GSPC", "7203.T", symbol]
        #expect(Nearest.symbols(to: symbol, known: known).map(\.text) == near)
    }

    @Test(
        "A word is told with those that it is a slip away from",
        arguments: [
            ("statsu", ["status"]), ("pirnt", ["print"]), ("Print", []), ("ratse", ["rates"]), ("xyz", []),
            ("nrod", ["nord"]),
        ])
    func words(word: String, near: [String]) {
        #expect(Nearest.words(to: word, among: ["print", "status", "rates", "nord"]) == near)
    }

    @Test("Of several currencies the one with letters the other way round comes first, then the most traded")
    func order() {
        #expect(Nearest.currencies(to: "ERU").first == "EUR")
        #expect(Nearest.currencies(to: "JYP").first == "JPY")
    }

    @Test(
        "A code that is no currency is told with those it may have been meant for",
        arguments: [("JYP", "JPY"), ("TWN", "TWD"), ("YEN", "JPY"), ("URO", "EUR"), ("GPB", "GBP")])
    func currencies(code: String, near: String) {
        let found = Nearest.currencies(to: CurrencyCode(stringLiteral: code)).map(\.text)
        #expect(found.contains(near), "\(found)")
        #expect(!found.contains(code))
    }
}
