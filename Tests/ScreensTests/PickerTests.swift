import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Looking for what to add")
struct PickerTests {
    private func picker(_ screen: Screen) throws -> Picker {
        guard let picker = screen.model.top(Picker.self) else { throw Absent() }
        return picker
    }

    private struct Absent: Error {}

    @Test(
        "Currencies begin with the user's own, then those of the region that are traded most, then the others"
    )
    func currencies() throws {
        var screen = Screen(120, 40, arrangement: Arrangement(rates: ["JPY"], clocks: [], stocks: []))
        screen.press("a")
        let codes = try picker(screen).offers.map(\.item.text)
        #expect(codes.prefix(5) == ["TWD", "CNY", "HKD", "SGD", "KRW"])
        let (thai, euro) = (codes.firstIndex(of: "THB"), codes.firstIndex(of: "EUR"))
        #expect(try #require(thai) < #require(euro))
        #expect(codes.suffix(2) == ["JPY", "USD"], "on the board, and the base")
    }

    @Test("Where the zone is in no country, the locale says what is near")
    func locale() throws {
        let german = UserPlace(.utc, locale: "de_DE")
        #expect(german.country == "DE")
        #expect(german.distance(toCountries: ["FR"]) == .near)
        #expect(german.distance(toCountries: ["TW"]) == .far)
        let nowhere = UserPlace(.utc, locale: "C")
        #expect(nowhere.country == nil)
        #expect(nowhere.distance(to: "Etc/UTC", in: nil) == .far)
        #expect(nowhere.distance(toCountries: ["FR"]) == .far)
    }

    @Test("Stocks begin with the indices and stocks of the user's own market")
    func stocks() throws {
        var screen = Screen(120, 40)
        screen.press("3a")
        let symbols = try picker(screen).offers.map(\.item.text)
        #expect(symbols.prefix(3) == ["^TWII", "^TWOII", "0050.TW"])
        #expect(Set(symbols.suffix(6)) == Set(screen.model.arrangement.stocks))
        screen.press("nikkei<enter>")
        #expect(screen.model.arrangement.stocks.last == "^N225")
    }

    @Test("Tab adds one after another down the list, and marks what it added")
    func addingDown() throws {
        var screen = Screen(120, 40)
        screen.press("3a<tab><tab>")
        #expect(screen.model.arrangement.stocks.suffix(2) == ["^TWII", "^TWOII"])
        #expect(try picker(screen).selected?.item == "0050.TW")
        #expect(screen.lines.contains { $0.contains("✓ ^TWII") })
        screen.press("<up><tab>")
        #expect(try picker(screen).selected?.item == "^TWOII", "what is there is no reason to close")
        #expect(screen.model.arrangement.stocks.count == 8)
    }

    @Test(
        "Leading stocks are found by symbol and by name without a feed",
        arguments: [("tsmc", "2330.TW"), ("msft", "MSFT"), ("toyota", "7203.T"), ("samsung", "005930.KS")])
    func leading(wish: String, symbol: String) throws {
        var screen = Screen(120, 40, arrangement: Arrangement(rates: [], clocks: [], stocks: []))
        screen.press("3a" + wish)
        #expect(try picker(screen).offers.map(\.item.text).prefix(3).contains(symbol))
        screen.press("<esc>")
        #expect(NamedItem.meaning(of: "tsmc") == .one(NamedItem(.stocks, "2330.TW")))
    }

    @Test("A stock that nobody has quoted is added with a word")
    func unquoted() {
        var screen = Screen(120, 40)
        screen.press("3azzzzq<enter>")
        #expect(screen.model.arrangement.stocks.last == "ZZZZQ")
        #expect(screen.model.noticeText == "Added ZZZZQ; no feed has quoted it yet")
        screen.send(.noticeExpired)
        let failure = FeedFailure(source: "yahoo", cause: .unknownSymbol)
        screen.hear(.failed(failure, symbol: "ZZZZQ"), to: .quotes(["ZZZZQ"]), at: screen.model.now)
        #expect(screen.model.noticeText?.contains("ZZZZQ") == true)
    }

    @Test("A symbol as typed is offered below what is found")
    func typed() throws {
        var screen = Screen(120, 40)
        screen.press("3aapp")
        #expect(try picker(screen).offers.map(\.item) == ["AAPL", "APP"])
        #expect(screen.text.contains("1 found") && screen.text.contains("as typed"))
        screen.press("<end><tab>")
        #expect(screen.model.arrangement.stocks.last == "APP")
        #expect(LayerID(screen.model) == .picker)
    }

    @Test("An ISIN is never offered as a symbol, only what feeds find for it")
    func isin() throws {
        var screen = Screen(120, 40)
        screen.press("3aus67066g1040")
        #expect(try picker(screen).offers.isEmpty)
        screen.hear(
            .found([FoundStock(symbol: "NVDA", name: "NVIDIA")], for: "us67066g1040"),
            to: .search("us67066g1040"), at: screen.model.now)
        #expect(try picker(screen).offers.map(\.item) == ["NVDA"])
        #expect(!screen.text.contains("as typed"))
    }

    @Test("The selected currency's flag stands below the list with all its countries, where there is room")
    func flag() {
        var screen = Screen(80, 24)
        screen.press("aswiss")
        #expect(screen.text.contains("▀▀▀▀▀▀▀▀  CHF Swiss Franc"), "\(screen.text)")
        #expect(screen.text.contains("Liechtenstein, Switzerland"))
        var low = Screen(40, 12)
        low.press("aswiss")
        #expect(!low.text.contains("▀▀▀▀▀▀▀▀"))
    }
}
