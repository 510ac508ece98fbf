import CivilTime
import Literals
import Market
import Seeded
import Testing

@testable import Board

@Suite("Times to meet are found")
struct MeetingTests {
    private func place(
        _ zone: String, _ hours: String = "9-17", weekend: Set<Int> = [5, 6], exchange: TradingHours? = nil
    ) throws -> MeetingPlace {
        let clock = try #require(ClockID(zone))
        return MeetingPlace(
            clock, try #require(Zone(zone)), try #require(WorkingHours(hours)), weekend: weekend,
            exchange: exchange)
    }

    @Test(
        "In weeks in which clocks are changed, all are at work when Python's zoneinfo says so",
        arguments: [
            (
                "2026-03-05", "America/New_York Europe/Berlin",
                [[840, 960], [2280, 2400], [6540, 6720], [7980, 8160], [9420, 9600]]
            ),
            (
                "2026-03-26", "America/New_York Europe/Berlin",
                [[780, 960], [2220, 2400], [6540, 6660], [7980, 8100], [9420, 9540]]
            ),
            (
                "2026-10-22", "America/New_York Europe/London",
                [[780, 960], [2220, 2400], [6540, 6780], [7980, 8220], [9420, 9660]]
            ),
            (
                "2026-10-29", "America/New_York Europe/London",
                [[780, 1020], [2220, 2460], [6600, 6780], [8040, 8220], [9480, 9660]]
            ),
            (
                "2026-04-01", "Australia/Sydney Asia/Tokyo",
                [[0, 360], [1440, 1800], [2880, 3240], [7200, 7620], [8640, 9060]]
            ),
            (
                "2026-10-01", "Australia/Lord_Howe Asia/Kathmandu",
                [[195, 390], [1635, 1830], [5955, 6120], [7395, 7560], [8835, 9000]]
            ),
            (
                "2026-11-23", "Asia/Taipei Asia/Kathmandu Europe/Moscow",
                [[360, 540], [1800, 1980], [3240, 3420], [4680, 4860], [6120, 6300]]
            ),
        ] as [(String, String, [[Int]])])
    func python(_ day: String, _ zones: String, _ runs: [[Int]]) throws {
        let start = Zone.utc.instant(try #require(Day(day)), TimeOfDay(second: 0))
        let places = try zones.split(separator: " ").map { try place(String($0)) }
        let windows = MeetingFinder.windows(places, from: start, length: 1800).filter(\.outside.isEmpty)
        let minutes = windows.map { [($0.start - start) / 60, ($0.end - start) / 60] }
        #expect(minutes.sorted { $0[0] < $1[0] } == runs)
        let best = runs.map { $0[0] - $0[1] }.min().map { -$0 }
        #expect(windows.first.map { $0.length / 60 } == best, "the longest comes first")
    }

    @Test("Any window is what a walk minute by minute finds, and cannot be made longer")
    func random() throws {
        var numbers = SeededGenerator.announced()
        let zones = [
            "Asia/Taipei", "Europe/London", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe",
            "Pacific/Apia", "America/St_Johns", "Africa/Cairo",
        ]
        for _ in 0..<12 {
            let count = Int.random(in: 1...4, using: &numbers)
            let places = try zones.shuffled(using: &numbers).prefix(count).map { zone in
                let start = Int.random(in: 6...11, using: &numbers)
                return try place(
                    zone, "\(start):30-\(Int.random(in: 13...20, using: &numbers))",
                    weekend: Bool.random(using: &numbers) ? [5, 6] : [4, 5])
            }
            let now = Instant(1_795_187_062 + Int.random(in: -200...200, using: &numbers) * 86_400)
            let windows = MeetingFinder.windows(Array(places), from: now, length: 3600)
            #expect(Set(windows).count == windows.count)
            for window in windows.shuffled(using: &numbers).prefix(12) {
                #expect(window.length >= 3600 && window.start >= now)
                let moments = stride(from: window.start.seconds, to: window.end.seconds, by: 300)
                func clocks(_ isMeant: (MeetingPlace.Occupation) -> Bool) -> Set<ClockID> {
                    Set(
                        places.filter { place in
                            moments.contains { isMeant(place.occupation(at: Instant($0))) }
                        }.map(\.clock))
                }
                #expect(clocks { !$0.isWork } == window.outside)
                #expect(clocks { $0 == .asleep } == window.asleep)
                for (moment, isInside) in [
                    (window.start + -1, window.start + -1 >= now + 900),
                    (window.end, window.end < now + 7 * 86_400),
                ] where isInside {
                    let isWorse = places.contains { place in
                        let occupation = place.occupation(at: moment)
                        return !occupation.isWork && !window.outside.contains(place.clock)
                            || occupation == .asleep && !window.asleep.contains(place.clock)
                    }
                    #expect(isWorse, "it could begin earlier or end later")
                }
            }
        }
    }

    @Test("Where all can be at work comes first, then where the fewest cannot, and of those nobody asleep")
    func order() throws {
        let monday = Zone.utc.instant(try #require(Day("2026-11-23")), TimeOfDay(second: 0))
        let places = try ["Asia/Taipei", "Europe/London"].map { try place($0) }
        let windows = MeetingFinder.windows(places, from: monday, length: 3600)
        let first = try #require(windows.first)
        #expect(first.outside.count == 1 && first.asleep.isEmpty)
        let here: ClockID = "Asia/Taipei"
        #expect(first.outside == [here], "17 to 23 in Taipei is 9 to 15 in London")
        #expect(first.start == monday + 9 * 3600 && first.length == 6 * 3600)
        let early = windows.first { !$0.outside.contains(here) }
        #expect(early?.start == monday + 7 * 3600 && early?.length == 2 * 3600, "15 to 17, and 7 to 9")
        let worst = windows.map { [$0.outside.count, $0.asleep.count] }
        #expect(worst == worst.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(MeetingFinder.windows([], from: monday, length: 3600).isEmpty)
    }

    @Test("Weekends are the country's, and holidays those of the city's exchange")
    func freeDays() throws {
        let thanksgiving = Zone.utc.instant(try #require(Day("2026-11-26")), TimeOfDay(second: 16 * 3600))
        let exchange = try #require(Exchange.at("America/New_York").first?.hours)
        let place = try place("America/New_York", exchange: exchange)
        #expect(place.occupation(at: thanksgiving) == .holiday(.thanksgiving))
        #expect(place.occupation(at: thanksgiving + 2 * 86_400) == .weekend)
        #expect(place.occupation(at: thanksgiving + -86_400) == .work)
        #expect(place.occupation(at: thanksgiving + -14 * 3600) == .free)
        #expect(place.occupation(at: thanksgiving + 12 * 3600) == .asleep)
        #expect(Weekend.days(ofCountry: "SA") == [4, 5] && Weekend.days(ofCountry: "IR") == [4])
        #expect(Weekend.days(ofCountry: "TW") == [5, 6] && Weekend.days(ofCountry: nil) == [5, 6])
    }

    @Test(
        "Working hours are two times of one day",
        arguments: [
            ("09:00-18:00", "09:00-18:00"), ("9-17", "09:00-17:00"), ("8:30–16:15", "08:30-16:15"), ("", nil),
            ("9", nil), ("18:00-09:00", nil), ("9-9", nil), ("9-25", nil), ("9:60-10", nil), ("+9-17", nil),
            ("9-17-18", nil), ("9:00:00-17", nil),
        ] as [(String, String?)])
    func hours(_ text: String, _ written: String?) {
        #expect(WorkingHours(text)?.description == written)
    }
}
