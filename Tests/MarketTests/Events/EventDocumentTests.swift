import CivilTime
import Literals
import Seeded
import Testing

@testable import Market

@Suite("The user's file of events")
struct EventDocumentTests {
    private let here = Zone("Asia/Taipei") ?? .utc

    /// As another program wrote it: without returns, with an alarm, a rule, an exception and a note.
    private static let theirs = """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Other//EN
        X-WR-CALNAME:Mine
        BEGIN:VTIMEZONE
        TZID:Europe/Berlin
        END:VTIMEZONE
        BEGIN:VEVENT
        UID:one@other
        DTSTART;TZID=Europe/Berlin:20261204T140000
        DTEND;TZID=Europe/Berlin:20261204T150000
        SUMMARY:Budget\\, first
          part
        BEGIN:VALARM
        UID:alarm@other
        TRIGGER:-PT15M
        END:VALARM
        END:VEVENT
        BEGIN:VEVENT
        UID:weekly@other
        DTSTART:20261201T090000Z
        RRULE:FREQ=WEEKLY
        SUMMARY:Weekly
        END:VEVENT
        BEGIN:VEVENT
        UID:weekly@other
        RECURRENCE-ID:20261208T090000Z
        DTSTART:20261208T100000Z
        SUMMARY:Weekly, later
        END:VEVENT
        BEGIN:VEVENT
        UID:day@other
        DTSTART;VALUE=DATE:20261224
        DTEND;VALUE=DATE:20261227
        SUMMARY:Holidays
        END:VEVENT
        BEGIN:VEVENT
        UID:off@other
        DTSTART;VALUE=DATE:20261224
        STATUS:CANCELLED
        SUMMARY:Off
        END:VEVENT
        END:VCALENDAR

        """

    private func document(_ text: String) -> EventDocument { EventDocument(Array(text.utf8)) }
    private func text(_ document: EventDocument) -> String { String(decoding: document.bytes, as: UTF8.self) }

    private func event(
        _ title: String, uid: String = "new@fxterm", _ timing: MarketEvent.Timing,
        zone: String = "Asia/Taipei"
    ) -> MarketEvent {
        MarketEvent(.own, .text(title), timing, zone: zone, source: .own, uid: uid)
    }

    @Test("Events without rules are read, others are known by their identifiers")
    func read() throws {
        let document = document(Self.theirs)
        #expect(document.uids == ["one@other", "weekly@other", "day@other", "off@other"])
        let events = document.events(here: here)
        #expect(events.map(\.uid) == ["one@other", "day@other"])
        #expect(events.map(\.happening) == [.text("Budget, first part"), .text("Holidays")])
        let berlin = try #require(Zone("Europe/Berlin"))
        let start = berlin.instant(try #require(Day("2026-12-04")), TimeOfDay(second: 14 * 3600))
        #expect(events[0].timing == .moment(start, end: start + 3600))
        #expect(events[0].zone == "Europe/Berlin")
        let first = try #require(Day("2026-12-24"))
        #expect(events[1].timing == .days(first, through: first + 2))
        #expect(events[1].zone == "Asia/Taipei")
    }

    @Test("A file that is none is no calendar; an empty one becomes a calendar")
    func files() throws {
        let day = try #require(Day("2026-12-04"))
        for text in ["", "\r\n \n"] {
            let edit = try #require(
                document(text).putting(event("rent", .days(day, through: day)), stamp: Instant(0)))
            let new = try document(text).applying(edit)
            #expect(
                self.text(new) == """
                    BEGIN:VCALENDAR\r
                    VERSION:2.0\r
                    PRODID:-//fxterm//fxterm//EN\r
                    BEGIN:VEVENT\r
                    UID:new@fxterm\r
                    DTSTAMP:19700101T000000Z\r
                    DTSTART;VALUE=DATE:20261204\r
                    DTEND;VALUE=DATE:20261205\r
                    SUMMARY:rent\r
                    STATUS:CONFIRMED\r
                    TRANSP:TRANSPARENT\r
                    END:VEVENT\r
                    END:VCALENDAR\r

                    """)
        }
        for text in ["date,type\n", "BEGIN:VCALENDAR\n", "BEGIN:VCARD\nEND:VCARD\n"] {
            let edit = try #require(
                document(text).putting(event("rent", .days(day, through: day)), stamp: Instant(0)))
            #expect(throws: EventRefusal.noCalendar) { try document(text).applying(edit) }
        }
    }

    @Test(
        "An event is added, changed and removed, every other byte stays, and undo gives the same bytes back")
    func edited() throws {
        let before = document(Self.theirs)
        let zone = try #require(Zone("America/New_York"))
        let start = zone.instant(try #require(Day("2026-12-04")), TimeOfDay(second: 14 * 3600))
        let title = "Call; with, \\ “" + String(repeating: "預算", count: 30)
        let new = event(title, .moment(start, end: nil), zone: zone.name)
        let adding = try #require(before.putting(new, stamp: Instant(0)))
        let added = try before.applying(adding)
        #expect(added.events(here: here).first { $0.uid == new.uid } == new)
        let lines = text(added).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.utf8.count <= 75 }, "folded")
        #expect(text(added).contains("DTSTART;TZID=America/New_York:20261204T140000\n"))
        let changing = try #require(
            added.putting(event("other", .moment(start, end: start + 60)), stamp: Instant(0)))
        let changed = try added.applying(changing)
        #expect(changed.events(here: here).last?.happening == .text("other"))
        #expect(try changed.applying(changing.reversed) == added)
        #expect(try added.applying(adding.reversed) == before)
        for uid in ["one@other", "weekly@other", "off@other"] {
            let removing = try #require(before.removing(uid))
            let removed = try before.applying(removing)
            #expect(!text(removed).contains("UID:\(uid)\n") && text(removed).contains("X-WR-CALNAME:Mine"))
            #expect(try removed.applying(removing.reversed) == before, "\(uid)")
        }
        #expect(before.removing("nobody") == nil)
    }

    @Test("What another program has changed meanwhile stays")
    func meanwhile() throws {
        let before = document(Self.theirs)
        let removing = try #require(before.removing("one@other"))
        let theirs = document(Self.theirs.replacing("Budget", with: "Other"))
        #expect(throws: EventRefusal.changedMeanwhile) { try theirs.applying(removing) }
        let day = try #require(Day("2026-12-04"))
        let adding = try #require(before.putting(event("rent", .days(day, through: day)), stamp: Instant(0)))
        let both = try theirs.applying(adding)
        #expect(both.uids.contains("new@fxterm") && text(both).contains("SUMMARY:Other"))
        #expect(throws: EventRefusal.changedMeanwhile) { try both.applying(adding) }
    }

    @Test("Any edits of any file, undone one by one, give the file back; bytes of others are never lost")
    func random() throws {
        let seed = SeededGenerator.announcedSeed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            var lines = Self.theirs.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let place = Int.random(in: 0..<lines.count, using: &random)
                if Bool.random(using: &random) {
                    lines.remove(at: place)
                } else {
                    lines.insert(lines[place], at: place)
                }
            }
            let start = document(lines.joined(separator: "\n"))
            var (now, undo) = (start, [EventEdit]())
            for step in 0..<6 {
                let day = Day(number: 20_000 + Int.random(in: 0...900, using: &random))
                let edit: EventEdit? =
                    Bool.random(using: &random)
                    ? now.putting(
                        event("t\(step)", uid: "u\(step % 3)", .days(day, through: day)), stamp: Instant(0))
                    : now.uids.sorted().randomElement(using: &random).flatMap(now.removing)
                guard let edit, let next = try? now.applying(edit) else { continue }
                let others = now.uids.subtracting([edit.uid])
                #expect(others.isSubset(of: next.uids), "seed \(seed)")
                undo.append(edit.reversed)
                now = next
            }
            while let edit = undo.popLast() { now = try now.applying(edit) }
            // Parts of one event that were apart are together afterwards.
            #expect(now.bytes.sorted() == start.bytes.sorted(), "seed \(seed): \(text(start))")
        }
    }
}
