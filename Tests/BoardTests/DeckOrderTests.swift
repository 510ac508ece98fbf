import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Board

@Suite("What a deck offers")
struct DeckOrderTests {
    private func model(_ zone: String, _ quotes: [Seen<Quote>] = [], isDemo: Bool = false) throws -> Model {
        let here = try #require(Zone(zone))
        let model = Model(
            arrangement: Arrangement(rates: ["JPY"], clocks: [], stocks: ["AAPL"]), isDemo: isDemo,
            now: friday, here: here)
        return model.after(.known(Known(quotes: quotes)))
    }

    private func texts(_ model: Model, _ panel: Panel) -> [String] {
        let opened = model.after(.focus(panel), .deck(.open))
        return opened.deck?.deck.pile.items.map(\.text) ?? []
    }

    private func apple(_ origin: Origin) -> Seen<Quote> { Seen(quote("AAPL", 5), origin, at: friday) }

    @Test(
        "As soon as feeds tell of a stock, the leading ones are offered, the user's own market whole and first"
    )
    func stocks() throws {
        let taipei = texts(try model("Asia/Taipei", [apple(.live)]), .stocks)
        #expect(taipei.count == 566, "all but the one on the board")
        #expect(taipei.prefix(3) == ["2330.TW", "2317.TW", "2454.TW"])
        #expect(taipei.prefix(48).allSatisfy { $0.hasSuffix(".TW") })
        #expect(taipei[48...].prefix(10).allSatisfy { $0.hasSuffix(".T") })
        let msft = try #require(taipei.firstIndex(of: "MSFT"))
        #expect(msft < 150, "the best known of far markets come before the twentieth of near ones")
        let berlin = texts(try model("Europe/Berlin", [apple(.live)]), .stocks)
        #expect(berlin.first == "SAP.DE" && berlin[40].hasSuffix(".L"))
        #expect(texts(try model("UTC", [apple(.live)]), .stocks).first == "MSFT")
    }

    @Test("Where nothing is live, and in a played market, it is what is known", arguments: [true, false])
    func known(isDemo: Bool) throws {
        let quotes = [Seen(quote("T", 5), isDemo ? .live : .cached, at: friday), apple(.cached)]
        #expect(texts(try model("Asia/Taipei", quotes, isDemo: isDemo), .stocks) == ["T"])
    }

    @Test("A leading stock is asked for as its card comes near, with many others at once")
    func asking() throws {
        var model = try model("Asia/Taipei", [apple(.live)]).after(.focus(.stocks))
        let asked = model.update(.deck(.open)).compactMap { effect -> [String]? in
            if case .ask(.quotes(let symbols), _) = effect { symbols.map(\.text) } else { nil }
        }
        #expect(asked.count == 1 && asked.first?.count == 18 && asked.first?.first == "2330.TW")
    }

    @Test("Currencies: the user's own, then by trade with near ones half as far down, then the others")
    func rates() throws {
        let codes = ["GBP", "AUD", "CHF", "INR", "THB", "SEK", "TWD", "MOP", "XAF"]
        func order(_ zone: String) throws -> [String] {
            let model = try model(zone).hearing(.rates(codes.map { rate($0, 2) }), to: .rates, at: friday)
            return texts(model, .rates)
        }
        #expect(try order("UTC") == ["GBP", "AUD", "CHF", "SEK", "INR", "TWD", "THB", "MOP", "XAF"])
        #expect(
            try order("Asia/Taipei") == ["TWD", "GBP", "AUD", "INR", "CHF", "SEK", "THB", "MOP", "XAF"])
        #expect(try order("Europe/Zurich").first == "CHF")
    }

    @Test("Cities: exchanges, then capitals, then the others by size, of each the near ones first")
    func cities() throws {
        let taipei = texts(try model("Asia/Taipei"), .clocks)
        #expect(taipei.prefix(3) == ["Asia/Taipei", "Asia/Tokyo", "Asia/Hong_Kong"])
        func place(_ clock: String) throws -> Int { try #require(taipei.firstIndex(of: clock)) }
        #expect(try place("Europe/London") < place("Asia/Manila"), "an exchange before a capital")
        #expect(try place("Asia/Manila") < place("America/Lima"), "a near capital before a far one")
        #expect(try place("America/Lima") < place("Asia/Taipei#Kaohsiung"), "capitals before other cities")
        #expect(try place("Asia/Taipei#Kaohsiung") < place("America/Chicago"))
    }

    @Test("What is new while the deck is open comes under the pile")
    func late() throws {
        let model = try model("Asia/Taipei", [Seen(quote("T", 5), .cached, at: friday)])
        let opened = model.after(.focus(.stocks), .deck(.open))
        #expect(opened.deck?.deck.pile.items == ["T"])
        let live = opened.hearing(.quotes([quote("AAPL", 6)]), to: .quotes(["AAPL"]), at: friday + 1)
        let items = live.deck?.deck.pile.items.map(\.text) ?? []
        #expect(items.first == "T" && items[1] == "2330.TW" && items.count == 566)
    }
}
