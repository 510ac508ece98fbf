import CivilTime
import Places
import Testing

@Suite("An event as people type it")
struct SpokenEventTests {
    /// Friday 27 November 2026, 10:00 in Taipei, and Thursday 21:00 in New York.
    private let now = Instant(1_795_744_800)

    @Test(
        "It is a moment or a day, at a place, with a title",
        arguments: [
            ("fri 14:00 New York: budget call", "2026-12-04 14:00", "New York", "budget call"),
            ("14:00: call", "2026-11-27 14:00", nil, "call"),
            ("9:00: call", "2026-11-28 09:00", nil, "call"),
            ("today 9:00: call", "2026-11-27 09:00", nil, "call"),
            ("fri: budget call", "2026-12-04", nil, "budget call"),
            ("tomorrow: rent", "2026-11-28", nil, "rent"),
            ("12 dec New York: results", "2026-12-12", "New York", "results"),
            ("dec 12: results", "2026-12-12", nil, "results"),
            ("12 dec 9am: results", "2026-12-12 09:00", nil, "results"),
            ("9am 12th December London: results", "2026-12-12 09:00", "London", "results"),
            ("1 feb: results", "2027-02-01", nil, "results"),
            ("27 nov: today", "2026-11-27", nil, "today"),
            ("12 dec 2028: results", "2028-12-12", nil, "results"),
            ("29 feb: leap", "2028-02-29", nil, "leap"),
            ("2026-12-04 14:00 Asia/Tokyo: call", "2026-12-04 14:00", "Asia/Tokyo", "call"),
            ("2026-12-04: day", "2026-12-04", nil, "day"),
            ("24.12. Berlin: closed", "2026-12-24", "Berlin", "closed"),
            ("24. Dezember 15.30 Uhr Berlin: zu", "2026-12-24 15:30", "Berlin", "zu"),
            ("freitag 9 Uhr: Anruf", "2026-12-04 09:00", nil, "Anruf"),
            ("24 de diciembre: cierre", "2026-12-24", nil, "cierre"),
            ("24 diciembre: cierre", "2026-12-24", nil, "cierre"),
            ("viernes a las 9:30: llamada", "2026-12-04 09:30", nil, "llamada"),
            ("jumat pukul 15.30 Jakarta: rapat", "2026-12-04 15:30", "Jakarta", "rapat"),
            ("12月25日: 假日", "2026-12-25", nil, "假日"), ("12月25日下午3:30 台北：會議", "2026-12-25 15:30", "台北", "會議"),
            ("金曜日 9時: 会議", "2026-12-04 09:00", nil, "会議"),
            ("12월 25일 오전 9시 서울: 회의", "2026-12-25 09:00", "서울", "회의"),
            ("fri 14:00: call: 9:00 review", "2026-12-04 14:00", nil, "call: 9:00 review"),
            ("fri:3 calls", "2026-12-04", nil, "3 calls"),
            ("mon 9:00-10:30 London: review", "2026-11-30 09:00", "London", "review"),
            ("", nil, nil, nil), ("budget call", nil, nil, nil), ("fri 14:00", nil, nil, nil),
            ("fri 14:00:", nil, nil, nil), ("New York: call", nil, nil, nil),
            ("31 feb 2027: never", nil, nil, nil), ("午後12時: 会議", nil, nil, nil),
            ("14:00 \u{1B}[31m", nil, nil, nil),
        ] as [(String, String?, String?, String?)])
    func read(text: String, when: String?, place: String?, title: String?) throws {
        let event = try? SpokenEvent(text)
        let zone = try #require(Zone("Asia/Taipei"))
        let occasion = event?.occasion(in: zone, at: now)
        let said = occasion.map { "\($0.day)" + (event?.time.map { " \($0.hoursAndMinutes)" } ?? "") }
        #expect(said == when)
        if when != nil { #expect(event?.place == place && event?.title == title) }
    }

    @Test("A day counts at the place")
    func place() throws {
        let newYork = try #require(Zone("America/New_York"))
        let event = try SpokenEvent("fri 14:00 New York: budget call")
        let occasion = try #require(event.occasion(in: newYork, at: now))
        #expect(occasion.moments?.map(\.iso8601) == ["2026-11-27T19:00:00Z"])
    }

    @Test("An end before the start is on the next day")
    func end() throws {
        let zone = try #require(Zone("Asia/Taipei"))
        for (text, length) in [("fri 9:00-10:30: a", 5400), ("fri 23:00–1:00: b", 7200), ("fri 9: c", nil)]
            as [(String, Int?)]
        {
            let event = try SpokenEvent(text)
            let start = try #require(event.occasion(in: zone, at: now)?.moments?.first)
            #expect(event.end(after: start, in: zone).map { $0 - start } == length, "\(text)")
        }
    }

    @Test("A skipped time has no moment, one that occurs twice has two")
    func changes() throws {
        let newYork = try #require(Zone("America/New_York"))
        let skipped = try SpokenEvent("2027-03-14 02:30: never").occasion(in: newYork, at: now)
        #expect(skipped?.moments == [])
        let twice = try SpokenEvent("2027-11-07 01:30: twice").occasion(in: newYork, at: now)
        #expect(twice?.moments?.count == 2)
    }

    @Test("What is missing is said")
    func mistakes() {
        for (text, mistake) in [
            ("fri 14:00", SpokenEvent.Mistake.noTitle), ("12 dec:", .noTitle),
            ("budget call", .noTime("budget call")), ("New York: call", .noTime("New York")),
            ("午後12時: 会議", .unclearTwelve("午後12時")),
        ] {
            #expect(throws: mistake) { try SpokenEvent(text) }
        }
    }
}
