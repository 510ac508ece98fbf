import Arrangement
import Board
import CivilTime
import Literals
import Market
import Places
import Testing

@testable import Words

@Suite("Boards to begin with")
struct StartingPointTests {
    /// By zone and locale.
    private static let homes: [(zone: String, locale: String, base: CurrencyCode?, first: StartingPoint?)] = [
        ("Asia/Taipei", "zh_TW", "TWD", .taiwan), ("Asia/Tokyo", "ja_JP", "JPY", .japan),
        ("Europe/Berlin", "de_DE", "EUR", .europe), ("Europe/London", "en_GB", "GBP", .europe),
        ("Europe/Zurich", "de_CH", "CHF", .europe), ("America/Los_Angeles", "en_US", "USD", .unitedStates),
        ("UTC", "zh_TW", "TWD", .taiwan), ("Asia/Seoul", "ko_KR", "KRW", nil),
        ("Asia/Jakarta", "id_ID", "IDR", nil), ("America/Mexico_City", "es_MX", "MXN", nil),
        ("UTC", "C", nil, nil),
    ]

    private func home(_ zone: String, _ locale: String) -> UserPlace {
        UserPlace(Zone(zone) ?? .utc, locale: locale)
    }

    @Test("The one that fits the user's place comes first, the others in their order")
    func order() {
        for (zone, locale, _, first) in Self.homes {
            let offered = StartingPoint.offered(at: home(zone, locale))
            let others = StartingPoint.allCases.filter { $0 != first }
            #expect(offered == (first.map { [$0] } ?? []) + others, "\(zone) \(locale)")
        }
    }

    @Test("The base is the currency at home; where nothing tells, the one that is paid with there")
    func base() {
        for (zone, locale, base, _) in Self.homes {
            for point in StartingPoint.allCases {
                let own: [StartingPoint: CurrencyCode] = [.taiwan: "TWD", .japan: "JPY", .europe: "EUR"]
                let arrangement = point.arrangement(at: home(zone, locale))
                #expect(arrangement.base == base ?? own[point] ?? .usd, "\(zone) \(point)")
            }
        }
    }

    @Test("Each item is known and named, and stands on the board once", arguments: StartingPoint.allCases)
    func items(point: StartingPoint) throws {
        let leading = Set(LeadingStocks.all.flatMap(\.symbols))
        for (zone, locale, _, _) in Self.homes {
            let arrangement = point.arrangement(at: home(zone, locale))
            for panel in Panel.standard {
                #expect(Set(arrangement[panel.id]).count == arrangement[panel.id].count, "\(zone) \(panel)")
            }
            for item in arrangement[.rates] {
                let code = try #require(CurrencyCode(item))
                #expect(code != arrangement.base && Currency.name(code) != nil && !Currency.isWithdrawn(code))
            }
            for item in arrangement[.clocks] {
                let clock = try #require(ClockID(item))
                #expect(Zone(clock.zone) != nil && City.country(ofClock: clock) != nil, "\(clock)")
            }
            for item in arrangement[.stocks] where point != .coins {
                let symbol = try #require(Symbol(item))
                #expect(leading.contains(symbol) || StockIndex.names[symbol] != nil, "\(symbol)")
            }
            #expect(arrangement[.rates].count == (point == .coins ? 6 : 12))
            #expect((3...12).contains(arrangement[.clocks].count))
            #expect(arrangement[.stocks].isEmpty == (point == .travel))
            #expect(arrangement.division.hidden == (point == .travel ? [.stocks] : []))
            #expect(arrangement[.stocks].count <= 30)
        }
    }

    @Test("What is near comes first")
    func near() {
        let taiwan = StartingPoint.taiwan.arrangement(at: home("Europe/Berlin", "de_DE"))
        #expect(
            taiwan.base == "EUR" && taiwan[.rates].first == "TWD" && taiwan[.clocks].first == "Asia/Taipei")
        #expect(taiwan[.stocks].prefix(3) == ["^TWII", "^TWOII", "2330.TW"])
        let europe = StartingPoint.europe.arrangement(at: home("Asia/Taipei", "zh_TW"))
        #expect(europe.base == "TWD" && europe[.rates].first == "EUR")
        #expect(europe[.stocks].contains("SAP.DE") && europe[.stocks].contains("^FTSE"))
        let travel = StartingPoint.travel.arrangement(at: home("Asia/Tokyo", "ja_JP"))
        #expect(travel[.clocks].first == "Asia/Tokyo" && travel[.clocks].contains("Europe/Paris"))
        let coins = StartingPoint.coins.arrangement(at: home("Europe/Berlin", "de_DE"))
        #expect(coins[.stocks].first == "BTC-EUR")
    }

    @Test("Each has a name of its own in every language", arguments: Language.allCases)
    func names(language: Language) {
        let names = StartingPoint.allCases.map { Words(language)[$0.name] }
        #expect(Set(names).count == names.count)
    }
}
