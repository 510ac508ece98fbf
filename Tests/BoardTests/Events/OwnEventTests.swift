import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Testing
import Words

@testable import Board

@Suite struct OwnEventTests {
    private func typed(_ text: String, on model: Model = smallBoard()) -> Model {
        model.after(.layer(.event(.open)), .layer(.type(text)))
    }

    private func added(_ text: String, on model: Model = smallBoard()) -> Model {
        typed(text, on: model).after(.layer(.event(.accept)))
    }

    private func meaning(_ text: String) -> String {
        let model = typed(text)
        return model.top(EventTyping.self).map { model.words[model.meaning(of: $0)] } ?? ""
    }

    private func titles(_ model: Model) -> [String] {
        model.events.rows.filter { model.isOwn($0.event) }.map { model.eventText.title($0) }
    }

    private func edits(_ model: Model, _ message: Message) -> [EventEdit] {
        model.effects(of: message).compactMap { effect in
            if case .editEvents(let edit, saying: _) = effect { edit } else { nil }
        }
    }

    /// It is Friday 20 November 2026, 15:04 in UTC.
    @Test(arguments: [
        ("mon 14:00 New York: budget call", "Mon 23 Nov 14:00 New York · Mon 23 Nov 19:00 UTC · in 3 d 4 h"),
        ("16:00: call", "Fri 20 Nov 16:00 UTC · in 56 min"),
        ("15:00: call", "Sat 21 Nov 15:00 UTC · in 23 h 56 min"),
        ("12 dec: rent", "Sat 12 Dec · in 22 d"),
        ("12 dec Tokyo: rent", "Sat 12 Dec Tokyo · in 22 d"),
        ("mon 9:00-10:30: review", "Mon 23 Nov 09:00–10:30 UTC · in 2 d 18 h"),
        ("budget call", "“budget call” is not a time such as fri 14:00 New York, nor a day such as 12 dec"),
        (
            "fri 14:00 New York",
            "Type a colon and a title after the time, as in fri 14:00 New York: budget call"
        ),
        ("fri 14:00 Nowhereville: x", "No city or time zone matches “Nowhereville”; check the spelling"),
        (
            "2027-03-14 02:30 New York: x",
            "02:30 on 2027-03-14 does not exist in New York: the clocks skip it"
        ),
    ])
    func `what is typed is said back, or why it is no event`(text: String, meaning: String) {
        #expect(self.meaning(text) == meaning)
    }

    @Test func `an event is shown at once, selected, and saved as an edit of the file`() throws {
        let typed = typed("mon 14:00 New York: budget call")
        let after = typed.after(.layer(.event(.accept)))
        #expect(after.panels.last == .events && after.focus == .events && after.layers.isEmpty)
        #expect(titles(after) == ["budget call"])
        let item = try #require(after.selectedItem)
        #expect(after.events[item].map { after.eventText.title($0) } == "budget call")
        #expect(after.noticeText == "Added budget call")
        let edit = try #require(edits(typed, .layer(.event(.accept))).first)
        #expect(String(decoding: edit.after, as: UTF8.self).contains("TZID=America/New_York:20261123T140000"))
        #expect(edit.before.isEmpty)
        #expect(after.eventDocument == (try EventDocument().applying(edit)))
    }

    @Test func `undo takes it away and redo brings it back, and removing is undone too`() throws {
        let one = added("mon 9:00: one")
        let two = added("tomorrow: two", on: one)
        #expect(titles(two) == ["two", "one"])
        let undone = two.after(.undo)
        #expect(titles(undone) == ["one"] && undone.noticeText == "Undone: event two")
        #expect(undone.eventDocument == one.eventDocument)
        #expect(titles(undone.after(.redo)) == ["two", "one"])
        #expect(undone.after(.redo).eventDocument == two.eventDocument)
        let removed = two.after(.remove)
        #expect(titles(removed) == ["one"] && removed.noticeText?.hasPrefix("Removed two") == true)
        #expect(titles(removed.after(.undo)) == ["two", "one"])
        #expect(removed.after(.undo).eventDocument == two.eventDocument)
        #expect(two.past.undoable.allSatisfy { !$0.isOfBoard })
    }

    @Test func `an own event is edited in the line that it was typed in`() throws {
        let board = added("mon 14:00-15:00 New York: budget call")
        let editing = board.after(.layer(.event(.edit)))
        #expect(editing.top?.text == "2026-11-23 14:00-15:00 New York: budget call")
        #expect(edits(editing, .layer(.event(.accept))).isEmpty)
        let changed = editing.after(
            .layer(.type("2026-11-24 14:00 London: budget")), .layer(.event(.accept)))
        #expect(titles(changed) == ["budget"] && changed.noticeText == "Changed budget")
        #expect(changed.events.rows.filter { changed.isOwn($0.event) }.count == 1)
        #expect(titles(changed.after(.undo)) == ["budget call"])
        #expect(changed.after(.undo).eventDocument == board.eventDocument)
    }

    @Test
    func `what another program wrote comes and goes with the file, and its repeated events are not edited`() {
        let text = """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:a
            DTSTART:20261122T090000Z
            SUMMARY:theirs
            END:VEVENT
            BEGIN:VEVENT
            UID:b
            DTSTART:20261123T090000Z
            RRULE:FREQ=WEEKLY
            SUMMARY:weekly
            END:VEVENT
            END:VCALENDAR

            """
        let board = smallBoard().after(.disk(.events(EventDocument(Array(text.utf8)))))
        #expect(board.panels.last == .events, "the panel comes with the first event")
        #expect(board.focus != .events && titles(board) == ["theirs"])
        let weekly = MarketEvent(
            .own, .text("weekly"), .moment(Instant(1_795_424_400), end: nil), zone: "UTC", source: .own,
            uid: "b")
        let stale = MarketEvent(
            .own, .text("gone"), .moment(Instant(1_795_424_400), end: nil), zone: "UTC", source: .own,
            uid: "c")
        let theirs = MarketEvent(
            .own, .text("old title"), .moment(Instant(1_795_338_000), end: nil), zone: "UTC", source: .own,
            uid: "a")
        let question = KindQuestion(MarketEvent.self, of: .own)
        var settings = Settings()
        settings.feeds.ownEvents = "/home/me/events.ics"
        let stored = board.after(
            .settingsChanged(settings, UserLocale([:]), themes: []),
            .figures(.kinds([question: KindFigures([weekly, stale, theirs], of: .own)])))
        #expect(titles(stored) == ["theirs", "weekly"])
        let weeklyRow = stored.after(
            .focus(.events),
            .select(
                .events, Cursor(index: stored.events.rows.firstIndex { $0.event.uid == "b" } ?? 0, top: 0)))
        #expect(
            weeklyRow.after(.layer(.event(.edit))).noticeText == "This event repeats: edit it in events.ics")
        let emptied = stored.after(.disk(.events(EventDocument())))
        #expect(titles(emptied) == [])
    }

    @Test func `events of others are not removed, edited, moved or sent, and that is said`() throws {
        let board = smallBoard().after(.user(.showEvents))
        #expect(board.focus == .events && !board.events.rows.isEmpty, "holidays and clock changes")
        for message: Message in [.remove, .layer(.event(.edit))] {
            let said = board.after(message).noticeText
            #expect(said == "This event comes from hours and time zones; only your own can be changed")
            #expect(edits(board, message).isEmpty)
        }
        #expect(board.after(.pickUp).noticeText == "Events are always in order of time")
        #expect(board.after(.layer(.boards(.beginSending))).noticeText == "Events are the same on all boards")
    }

    @Test func `a board without own events has no panel until its key is pressed, and no file has its lines`()
    {
        let board = smallBoard()
        #expect(board.panels == Panel.standard)
        #expect(board.after(.disk(.events(EventDocument()))).panels == Panel.standard)
        let shown = board.after(.user(.showEvents))
        #expect(shown.panels == Panel.standard + [.events])
        #expect(shown.arrangement == board.arrangement)
    }

    @Test func `events are by day, whole days first, and go when they are over`() throws {
        let board = added("sat 9:00: b", on: added("sat: a", on: added("16:00: c")))
        let own = board.events.rows.filter { board.isOwn($0.event) }
        #expect(own.map { board.eventText.title($0) } == ["c", "a", "b"])
        let later = board.after(.tick(friday + 3600, here: .utc))
        #expect(titles(later) == ["a", "b"])
        #expect(later.events.over.map { later.eventText.title($0) } == ["c"])
        let tomorrow = board.after(.tick(friday + 86_400, here: .utc))
        #expect(titles(tomorrow) == ["a"] && tomorrow.events.over.map(\.happening) == [.text("b")])
    }

    @Test func `a holiday that still goes on in another zone is under its own day, not under today`() throws {
        // Friday 27 November 2026, 04:00 in UTC: Thanksgiving in New York for another hour.
        let board = smallBoard().after(.tick(Instant(1_795_752_000), here: .utc), .user(.showEvents))
        let first = try #require(board.events.rows.first)
        #expect(first.event.kind == .holiday && first.event.zone == "America/New_York")
        #expect(first.day == Day(year: 2026, month: 11, day: 26))
        #expect(board.eventText.countdown(first.event) == "now")
    }
}
