import CivilTime
import Market
import PseudoTerminal
import Testing

@testable import Calendars

/// The child process of the built program reads the calendars.
@Suite struct CalendarReaderTests {
    private func read(
        _ text: String, from start: String = "2024-01-01", to end: String = "2028-01-01",
        here: String = "Asia/Taipei"
    ) throws -> Result<CalendarContents, CalendarFailure> {
        let reader = CalendarReader(program: try BuiltProduct.path(of: "fxterm-collector"))
        func moment(_ day: String) throws -> Instant {
            Zone.utc.instant(try #require(Day(day)), TimeOfDay(second: 0))
        }
        return reader.readNow(
            Array(text.utf8), from: try moment(start), to: try moment(end), zone: try #require(Zone(here)))
    }

    /// Lines with times in UTC or days, zone, title.
    private func lines(_ events: String, head: String = "", here: String = "Asia/Taipei") throws -> [String] {
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(head)\(events)END:VCALENDAR\r\n"
        return try read(text, here: here).get().occurrences.map { event in
            let time =
                switch event.timing {
                case .days(let first, let last): first == last ? "\(first)" : "\(first)/\(last)"
                case .moment(let start, let end): start.iso8601 + (end.map { "/\($0 - start)" } ?? "")
                }
            return "\(time) \(event.zone) \(event.title)"
        }
    }

    private func event(_ lines: String..., title: String = "x") -> String {
        (["BEGIN:VEVENT", "UID:1@x"] + lines + ["SUMMARY:\(title)", "END:VEVENT", ""]).joined(
            separator: "\r\n")
    }

    @Test func `Days end before DTEND, and a DTEND of the same day is that day`() throws {
        #expect(
            try lines(event("DTSTART;VALUE=DATE:20260105", "DTEND;VALUE=DATE:20260107")) == [
                "2026-01-05/2026-01-06 Asia/Taipei x"
            ])
        #expect(
            try lines(event("DTSTART;VALUE=DATE:20260105", "DTEND;VALUE=DATE:20260105")) == [
                "2026-01-05 Asia/Taipei x"
            ])
        #expect(try lines(event("DTSTART:20260105")) == ["2026-01-05 Asia/Taipei x"])
        #expect(
            try lines(event("DTSTART;VALUE=DATE:20260105", "DURATION:P2D")) == [
                "2026-01-05/2026-01-06 Asia/Taipei x"
            ])
    }

    @Test(arguments: [
        ("TZID=Europe/Berlin", "2026-01-05T08:00:00Z Europe/Berlin x"),
        ("TZID=\"Europe/Berlin\"", "2026-01-05T08:00:00Z Europe/Berlin x"),
        ("TZID=/Europe/Berlin", "2026-01-05T08:00:00Z Europe/Berlin x"),
        ("TZID=/example.org/20050126_1/Europe/Berlin", "2026-01-05T08:00:00Z Europe/Berlin x"),
        ("TZID=W. Europe Standard Time", "2026-01-05T08:00:00Z Europe/Berlin x"),
        ("TZID=UTC+11", "2026-01-04T22:00:00Z Etc/GMT-11 x"), ("TZID=GMT-0530", "2026-01-05T14:30:00Z UTC x"),
        ("TZID=Customized Time Zone", "2026-01-05 Asia/Taipei x"),
    ])
    func `A zone is known by its names`(_ zone: String, _ expected: String) throws {
        #expect(try lines(event("DTSTART;\(zone):20260105T090000")) == [expected])
    }

    @Test func `Rules of the calendar's own count where no zone has the name`() throws {
        let rules = """
            BEGIN:VTIMEZONE\r\nTZID:(UTC-03:00) Brasília\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r
            TZOFFSETFROM:-0200\r\nTZOFFSETTO:-0300\r\nRRULE:FREQ=YEARLY;BYDAY=3SU;BYMONTH=2\r\nEND:STANDARD\r
            BEGIN:DAYLIGHT\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:-0300\r\nTZOFFSETTO:-0200\r
            RRULE:FREQ=YEARLY;BYDAY=3SU;BYMONTH=10\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE\r

            """
        let january = event("DTSTART;TZID=\"(UTC-03:00) Brasília\":20260105T090000")
        #expect(try lines(january, head: rules) == ["2026-01-05T11:00:00Z Etc/GMT+2 x"])
        let june = event("DTSTART;TZID=\"(UTC-03:00) Brasília\":20260605T090000")
        #expect(try lines(june, head: rules) == ["2026-06-05T12:00:00Z Etc/GMT+3 x"])
    }

    @Test func `X-WR-TIMEZONE is the zone of floating times alone`() throws {
        let head = "X-WR-TIMEZONE:America/New_York\r\n"
        #expect(
            try lines(event("DTSTART:20260105T090000"), head: head) == [
                "2026-01-05T14:00:00Z America/New_York x"
            ])
        #expect(try lines(event("DTSTART:20260105T090000Z"), head: head) == ["2026-01-05T09:00:00Z UTC x"])
        #expect(try lines(event("DTSTART:20260105T090000")) == ["2026-01-05T01:00:00Z Asia/Taipei x"])
    }

    @Test func `Exceptions, additions and changed occurrences are heeded, in whatever order`() throws {
        let changed = event(
            "RECURRENCE-ID;TZID=Europe/Berlin:20260602T090000", "DTSTART;TZID=Europe/Berlin:20260602T110000",
            title: "moved")
        let gone = event("RECURRENCE-ID:20260603T070000Z", "DTSTART:20260603T070000Z", "STATUS:CANCELLED")
        let master = event(
            "DTSTART;TZID=Europe/Berlin:20260601T090000", "RRULE:FREQ=DAILY;COUNT=6",
            "EXDATE;VALUE=DATE:20260604",
            "EXDATE;TZID=Europe/Berlin:20260605T090000,20260701T090000",
            "RDATE;VALUE=PERIOD:20260620T070000Z/PT2H,20260621T070000Z/20260621T080000Z", "DURATION:PT30M")
        #expect(
            try lines(changed + gone + master) == [
                "2026-06-01T07:00:00Z/1800 Europe/Berlin x", "2026-06-02T09:00:00Z Europe/Berlin moved",
                "2026-06-06T07:00:00Z/1800 Europe/Berlin x", "2026-06-20T07:00:00Z/7200 Europe/Berlin x",
                "2026-06-21T07:00:00Z/3600 Europe/Berlin x",
            ])
    }

    @Test func `A change of all later occurrences moves them`() throws {
        let master = event("DTSTART:20260601T090000Z", "RRULE:FREQ=WEEKLY;COUNT=4", "DURATION:PT1H")
        let change = event(
            "RECURRENCE-ID;RANGE=THISANDFUTURE:20260615T090000Z", "DTSTART:20260615T100000Z", "DURATION:PT2H",
            title: "later")
        #expect(
            try lines(master + change) == [
                "2026-06-01T09:00:00Z/3600 UTC x", "2026-06-08T09:00:00Z/3600 UTC x",
                "2026-06-15T10:00:00Z/7200 UTC later", "2026-06-22T10:00:00Z/7200 UTC later",
            ])
    }

    @Test func `An UNTIL that is a day includes it, and a recurring time follows its zone`() throws {
        let rule = event("DTSTART;TZID=America/New_York:20261030T090000", "RRULE:FREQ=DAILY;UNTIL=20261102")
        #expect(
            try lines(rule).map { $0.prefix(20) } == [
                "2026-10-30T13:00:00Z", "2026-10-31T13:00:00Z", "2026-11-01T14:00:00Z",
                "2026-11-02T14:00:00Z",
            ])
    }

    @Test func `Cancelled events are left out, and the latest version counts`() throws {
        #expect(try lines(event("DTSTART:20260105T090000Z", "STATUS:CANCELLED")).isEmpty)
        let old = event("DTSTART:20260105T090000Z", "SEQUENCE:1", title: "old")
        let new = event("DTSTART:20260106T090000Z", "SEQUENCE:2", title: "new")
        #expect(try lines(new + old) == ["2026-01-06T09:00:00Z UTC new"])
    }

    @Test func `Marks, line feeds, folding by tabs and text after the end are read`() throws {
        let text =
            "\u{FEFF}BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260105T090000Z\nSUMMARY:a\\, b\n\t c\\nd\nEND:VEVENT\nEND:VCALENDAR\nX-END:1\n"
        let contents = try read(text).get()
        #expect(contents.occurrences.map(\.title) == ["a, b c d"])
    }

    @Test func `Titles steer no terminal`() throws {
        #expect(
            try lines(event("DTSTART:20260105", title: "a\u{1B}[31mb\u{202E}c\u{7}")) == [
                "2026-01-05 Asia/Taipei abc"
            ])
    }

    @Test func `What is no calendar is none`() throws {
        for text in [
            "", "<html><body>Sign in</body></html>", "BEGIN:VCARD\r\nEND:VCARD\r\n", "\u{0}\u{0}\u{0}",
        ] {
            #expect(try read(text) == .failure(.notACalendar))
        }
        #expect(try read("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n").get() == CalendarContents())
    }

    /// Several seconds, since one of them uses up its limit.
    @Test func `Hostile calendars end in time`() throws {
        func calendar(_ events: String) -> String { "BEGIN:VCALENDAR\r\n\(events)END:VCALENDAR\r\n" }
        let clock = ContinuousClock()
        let began = clock.now
        for rule in [
            "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=2000000000", "FREQ=MINUTELY;BYSETPOS=1",
            "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1",
        ] {
            let contents = try read(calendar(event("DTSTART:20200101T000000Z", "RRULE:\(rule)"))).get()
            #expect(contents.occurrences.isEmpty && contents.leftOut == 1, "\(rule)")
        }
        let never = try read(
            calendar(event("DTSTART:20200101T000000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))
        ).get()
        #expect(never.occurrences.isEmpty && never.leftOut == 0)
        let many = (0..<10_000).map {
            "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20250101T000000Z\r\nRRULE:FREQ=HOURLY\r\nEND:VEVENT\r\n"
        }
        let each = try read(calendar(many.joined()))
        #expect(each == .failure(.tooLong) || (try? each.get())?.leftOut == 10_000)
        #expect(try read(String(repeating: "x", count: CalendarReader.largest + 1)) == .failure(.tooLarge))
        let nested = String(repeating: "BEGIN:VEVENT\r\n", count: 50_000)
        _ = try read(calendar(nested))
        let long = try read(
            calendar(event("DTSTART:20260105", title: String(repeating: "a", count: 4_000_000)))
        ).get()
        #expect(long.occurrences.first?.title.count == 200)
        let controls = (0..<100_000).map { String(UnicodeScalar(UInt8($0 % 32))) }.joined()
        _ = try read(calendar(event("DTSTART:20260105", title: controls)))
        #expect(clock.now - began < .seconds(120))
    }

    @Test func `A calendar that is written is read as it was`() throws {
        let (berlin, noon) = (
            "Europe/Berlin", Zone.utc.instant(try #require(Day("2026-10-24")), TimeOfDay(second: 43_200))
        )
        let events = [
            MarketEvent(
                .own, .text("Call; with, a \\ back\nand ünïcödé 電話會議 that is longer than a line may be"),
                .moment(noon, end: noon + 3600), zone: berlin, uid: "a@x"),
            // The hour that clocks show twice, and the day after.
            MarketEvent(
                .own, .text("twice"), .moment(noon + 12 * 3600 + 1800, end: nil), zone: berlin, uid: "b@x"),
            MarketEvent(
                .own, .text("again"), .moment(noon + 13 * 3600 + 1800, end: nil), zone: berlin, uid: "c@x"),
            MarketEvent(
                .own, .text("UTC"), .moment(noon, end: nil), zone: "UTC", certainty: .expected, uid: "d@x"),
            MarketEvent(
                .own, .text("days"), .days(Day(number: 20_700), through: Day(number: 20_702)),
                zone: "Asia/Taipei", uid: "e@x"),
        ]
        let text = ICSText.calendar(events, stamp: noon) { event in
            if case .text(let title) = event.happening { title } else { "" }
        }
        #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let read = try read(text).get().occurrences
        #expect(read.map(\.timing) == events.map(\.timing))
        #expect(read.map(\.certainty) == events.map(\.certainty))
        #expect(read.map(\.uid) == events.map(\.uid))
        #expect(read.map(\.title).last == "days")
        #expect(
            read.first?.title == "Call; with, a \\ back and ünïcödé 電話會議 that is longer than a line may be")
        #expect(read.map(\.zone) == [berlin, berlin, "UTC", "UTC", "Asia/Taipei"])
    }
}
