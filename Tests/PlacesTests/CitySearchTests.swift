import CivilTime
import Foundation
import Literals
import Market
import Places
import Testing

@Suite("City search")
struct CitySearchTests {
    @Test(
        "What a person means is the first or second row",
        arguments: [
            ("são", "São Paulo"), ("SAO", "São Paulo"), ("taipei", "Taipei"), ("台北", "Taipei"),
            ("kath", "Kathmandu"),
            ("new y", "New York"), ("ist", "Istanbul"), ("ist", "Kolkata"), ("tokyo", "Tokyo"),
            ("東京", "Tokyo"),
            ("서울", "Seoul"), ("seoul", "Seoul"), ("jst", "Tokyo"), ("cet", "Madrid"), ("bst", "London"),
            ("shenz", "Shenzhen"), ("深圳", "Shenzhen"), ("bombay", "Mumbai"), ("saigon", "Ho Chi Minh"),
            ("münchen", "Munich"), ("munchen", "Munich"), ("wien", "Vienna"), ("nyc", "New York"),
            ("紐約", "New York"),
            ("ny", "New York"), ("york", "New York"), ("taiwan", "Taipei"), ("台灣", "Taipei"),
            ("臺灣", "Taipei"),
            ("japan", "Tokyo"), ("switzerland", "Zürich"), ("Asia/Tokyo", "Tokyo"),
            ("indianapolis", "Indianapolis, Indiana"),
            ("utc", "UTC"), ("los ang", "Los Angeles"),
            ("hong", "Hong Kong"),
            ("Zurich", "Zürich"), ("st johns", "St. John’s"), ("st. john's", "St. John’s"), ("kyiv", "Kyiv"),
            ("kiev", "Kyiv"), ("xian", "Xi’an"), ("ＴＯＫＹＯ", "Tokyo"), ("ist", "Istanbul"),
            ("paris france", "Paris"),
            ("dubai", "Dubai"), ("lond", "London"), ("sf", "San Francisco"), ("la", "Los Angeles"),
        ])
    func likely(wish: String, city: String) {
        let names = CitySearch.matches(wish).prefix(2).map(\.name)
        #expect(names.contains(city), "“\(wish)” finds \(names)")
    }

    @Test("Names are given in the user's language where the table has them")
    func languages() {
        func first(_ wish: String, _ language: String) -> String {
            CitySearch.matches(wish, language: language).first.map { "\($0.name), \($0.country)" } ?? "none"
        }
        #expect(first("taipei", "zh_TW") == "台北, 台灣")
        #expect(first("tokyo", "zh-Hans") == "东京, 日本")
        #expect(first("tokyo", "ja_JP.UTF-8") == "東京, 日本")
        #expect(first("seoul", "ko") == "서울, 대한민국")
        #expect(first("vienna", "de_DE") == "Wien, Österreich")
        #expect(first("tokyo", "es") == "Tokio, Japón")
        #expect(first("tokyo", "id") == "Tokyo, Jepang")
        #expect(first("tokyo", "fr") == "Tokyo, Japan")
    }

    @Test("Nothing fits nonsense, and no text is too odd to be searched for")
    func nonsense() {
        for wish in [
            "", " ", "qqqq", ";", "\t", "=", "*", "\u{1B}[31m", "#", String(repeating: "a", count: 10_000),
        ] {
            #expect(CitySearch.matches(wish).isEmpty, "\(wish.prefix(20))")
        }
    }

    @Test("Every zone's own city is there, every city's zone is known, and no clock stands twice in the list")
    func list() {
        let all = CitySearch.all()
        #expect(all.count > 1500)
        #expect(Set(all.map(\.id)).count == all.count)
        #expect(all.allSatisfy { ClockID($0.id.text) == $0.id })
        let unknown = Set(all.map(\.id.zone)).filter { Zone($0) == nil }
        // A zone newer than the system's files has an older name there, or none.
        #expect(unknown.count <= 3, "\(unknown)")
        #expect(all.map(\.letter) == all.map(\.letter).sorted())
        #expect(Set(all.map(\.letter)).isSuperset(of: "ABCDEFGHIJKLMNOPQRSTUVWYZ"))
    }

    @Test("A city found is called the same by its clock's id")
    func names() {
        for match in CitySearch.all(language: "ja") {
            #expect(City.name(ofClock: match.id, language: "ja") == match.name)
        }
        #expect(City.name(ofClock: "Asia/Shanghai#Shenzhen") == "Shenzhen")
        #expect(City.name(ofClock: "America/Indiana/Indianapolis") == "Indianapolis, Indiana")
        #expect(City.name(ofClock: "Etc/GMT+8") == "GMT+8")
        #expect(City.name(ofClock: "Asia/Taipei", language: "zh_TW") == "台北")
    }

    @Test(
        "A wish means one city, or several, or none",
        arguments: [
            ("Asia/Tokyo", "Asia/Tokyo"), ("asia/tokyo", "Asia/Tokyo"), ("tokyo", "Asia/Tokyo"),
            ("new york", "America/New_York"), ("Asia/Shanghai#Shenzhen", "Asia/Shanghai#Shenzhen"),
            ("shenzhen", "Asia/Shanghai#Shenzhen"), ("US/Pacific", "US/Pacific"), ("utc", "UTC"),
            ("kathm", "Asia/Kathmandu"), ("Singapore", "Asia/Singapore"), ("japan", "Japan"),
            ("Etc/GMT+8", "Etc/GMT+8"), ("Greenwich", "UTC"), ("greenwich mean time", "UTC"),
        ])
    func wishes(wish: String, zone: String) {
        #expect(Zone.named(like: wish)?.text == zone)
    }

    /// By Python's zoneinfo, of the zones without a slash.
    @Test("A zone's own name means the time that the zone database gives it, summer and winter alike")
    func zoneNames() throws {
        let (winter, summer) = (Instant(1_768_478_400), Instant(1_784_116_800))
        for line in offsetsOfZoneNames.split(separator: "\n") {
            let words = line.split(separator: " ")
            let name = String(words[0])
            let id = try #require(Zone.named(like: name), "\(name)")
            let zone = try #require(Zone(id.zone), "\(name)")
            #expect(
                "\(zone.offset(at: winter)) \(zone.offset(at: summer))" == "\(words[1]) \(words[2])",
                "\(name)")
        }
        #expect(CitySearch.matches("Greenwich").first?.id.zone == "UTC")
        #expect(!CitySearch.matches("Greenwich").contains { $0.id.zone == "Europe/London" })
    }

    @Test("An unclear or unknown wish means no one city")
    func unclear() {
        #expect(Zone.named(like: "san") == nil)
        #expect(Zone.named(like: "nowhere") == nil)
        #expect(Zone.named(like: "Asia/Shanghai#Nowhere") == nil)
        #expect(Zone.named(like: "Asia/Shanghai#\u{1B}") == nil)
        guard case .several(let matches) = CitySearch.meaning(of: "san") else {
            Issue.record("“san” is not several cities")
            return
        }
        #expect(matches.count == 5)
    }
}

/// Without a slash: seconds ahead of UTC on 15 January and 15 July 2026.
private let offsetsOfZoneNames = """
    CET 3600 7200
    CST6CDT -21600 -18000
    Cuba -18000 -14400
    EET 7200 10800
    EST -18000 -18000
    EST5EDT -18000 -14400
    Egypt 7200 10800
    Eire 0 3600
    GB 0 3600
    GB-Eire 0 3600
    GMT 0 0
    GMT+0 0 0
    GMT-0 0 0
    GMT0 0 0
    Greenwich 0 0
    HST -36000 -36000
    Hongkong 28800 28800
    Iceland 0 0
    Iran 12600 12600
    Israel 7200 10800
    Jamaica -18000 -18000
    Japan 32400 32400
    Kwajalein 43200 43200
    Libya 7200 7200
    MET 3600 7200
    MST -25200 -25200
    MST7MDT -25200 -21600
    NZ 46800 43200
    NZ-CHAT 49500 45900
    Navajo -25200 -21600
    PRC 28800 28800
    PST8PDT -28800 -25200
    Poland 3600 7200
    Portugal 0 3600
    ROC 28800 28800
    ROK 32400 32400
    Singapore 28800 28800
    Turkey 10800 10800
    UCT 0 0
    UTC 0 0
    Universal 0 0
    W-SU 10800 10800
    WET 0 3600
    Zulu 0 0
    """
