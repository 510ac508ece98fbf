import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing
import Words

/// It is Saturday 21 November 2026, 05:00 in Taipei.
@Suite struct EventScreenTests {
    private static let text = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:call
        DTSTART;TZID=America/New_York:20261121T110000
        DTEND;TZID=America/New_York:20261121T120000
        SUMMARY:budget call
        X-FXTERM-ITEM:America/New_York
        END:VEVENT
        BEGIN:VEVENT
        UID:rent
        DTSTART;VALUE=DATE:20261124
        SUMMARY:rent
        END:VEVENT
        BEGIN:VEVENT
        UID:over
        DTSTART;TZID=Asia/Taipei:20261121T030000
        SUMMARY:stand-up
        END:VEVENT
        END:VCALENDAR

        """

    private static let told: [MarketEvent] = {
        func day(_ text: String) -> Day { Day(text) ?? Day(number: 0) }
        return [
            MarketEvent(
                .dividend, .exDividend(cash: 5, currency: "TWD", shares: nil), of: .stock("2330.TW"),
                .days(day("2026-11-26"), through: day("2026-11-26")), zone: "Asia/Taipei", source: .twse),
            MarketEvent(
                .results, .results(.afterClose, expectedEPS: 1.2), of: .stock("NVDA"),
                .days(day("2026-11-25"), through: day("2026-11-25")), zone: "America/New_York",
                certainty: .expected, source: .nasdaq),
            MarketEvent(
                .dividend, .exDividend(cash: 0.26, currency: "USD", shares: nil), of: .stock("AAPL"),
                .days(day("2026-11-27"), through: day("2026-11-27")), zone: "America/New_York",
                source: .nasdaq),
        ]
    }()

    private func screen(_ width: Int, _ height: Int, words: Words? = nil, own: String = text) -> Screen {
        var screen = Screen(width, height, words: words)
        let (model, calendar) = (screen.model, EventCalendar(.twse))
        screen.send(
            .pastKnown(Past(), of: model.arrangement), .disk(.events(EventDocument(Array(own.utf8)))),
            .figures(
                .kinds([KindQuestion(MarketEvent.self, of: calendar): KindFigures(Self.told, of: calendar)])))
        return screen
    }

    private static let sizes = [(80, 24), (120, 40), (200, 60), (60, 20), (160, 45)]

    @Test(arguments: sizes)
    func `what is next comes first and is the largest, then all else by day`(width: Int, height: Int) throws {
        var screen = screen(width, height)
        screen.press("6")
        #expect(screen.model.focus == .events)
        try expectSnapshot(screen.text, "events-\(width)x\(height)")
        let lines = screen.lines
        let first = try #require(lines.firstIndex { $0.contains("budget call") })
        let later = try #require(lines.firstIndex { $0.contains("rent") })
        #expect(first < later)
        #expect(lines[first...].prefix(5).contains { $0.contains("in 19 h") })
        #expect(screen.text.contains("over: 03:00") == (width != 120))
    }

    @Test(arguments: [(80, 24), (120, 40)])
    func `without own events the board has no panel of them, and is as it was`(width: Int, height: Int) {
        let with = screen(width, height, own: "")
        #expect(!with.text.contains("Events"))
        #expect(with.lines.count == height)
        var plain = Screen(width, height)
        plain.press("3")
        var said = with
        said.press("3")
        #expect(said.text.contains("ex-div Thu"), "\(said.text)")
        #expect(!plain.text.contains("ex-div"))
    }

    @Test func `the first minute works without the help`() throws {
        var screen = screen(80, 24, own: "")
        screen.press("6")
        #expect(screen.lines.last?.contains("a add") == true, "\(screen.text)")
        screen.press("a")
        #expect(screen.text.contains("fri 14:00 New York: budget call"))
        screen.press("tomorrow 9:30 Tokyo: call")
        #expect(screen.text.contains("Sun 22 Nov 09:30 Tokyo · Sun 22 Nov 08:30"), "\(screen.text)")
        screen.press("<enter>")
        #expect(screen.text.contains("• call"), "\(screen.text)")
        #expect(screen.lines.last?.contains("Added call") == true)
        screen.press("x")
        #expect(!screen.text.contains("• call"))
        screen.press("u")
        #expect(screen.text.contains("• call"))
        try expectSnapshot(screen.text, "events-added-80x24")
    }

    @Test(arguments: Language.allCases)
    func `all of it fits in every language`(language: Language) throws {
        var screen = screen(120, 40, words: Words(language))
        screen.press("6")
        try expectSnapshot(screen.text, "events-\(language.rawValue)-120x40")
        screen.press("/rent")
        #expect(screen.text.contains("rent") && !screen.text.contains("budget call"))
    }

    @Test func `clocks of twelve hours say when it is by twelve hours`() {
        var settings = Settings()
        settings.hours = .twelve
        var screen = Screen(80, 24, settings: settings)
        screen.send(.disk(.events(EventDocument(Array(Self.text.utf8)))))
        screen.press("6")
        #expect(
            screen.text.contains("11:00 AM New York") || screen.text.contains("11:00 am New York"),
            "\(screen.text)")
    }

    @Test func `its details say when it is there and here, what it is of, and who says so`() throws {
        var screen = screen(120, 40)
        screen.press("6<enter>")
        #expect(screen.text.contains("Sat 21 Nov 11:00–12:00 New York"))
        #expect(screen.text.contains("Sun 22 Nov 00:00–01:00 Taipei"))
        try expectSnapshot(screen.text, "events-details-120x40")
        screen.press("]]]")
        #expect(
            screen.text.contains("NVDA") && screen.text.contains("expected") && screen.text.contains("nasdaq")
        )
    }

    @Test func `a key edits an own event in the line where it was typed`() {
        var screen = screen(80, 24)
        screen.press("6E")
        #expect(screen.text.contains("2026-11-21 11:00-12:00 New York: budget call"))
        screen.press("<esc>jjE")
        #expect(screen.text.contains("2026-11-24: rent"), "\(screen.text)")
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `rows, cards and clocks say the next event where there is room`(width: Int, height: Int) throws {
        var screen = screen(width, height)
        screen.press("w")
        screen.press("<esc>3")
        try expectSnapshot(screen.text, "events-beside-\(width)x\(height)")
        #expect(screen.text.contains("ex-div Thu"), "\(screen.text)")
    }

    @Test func `the deck goes through events`() throws {
        var screen = screen(120, 40)
        screen.press("6c")
        #expect(screen.text.contains("budget call"))
        try expectSnapshot(screen.text, "events-deck-120x40")
        screen.press("<left>")
        #expect(!screen.model.events.rows.contains { $0.event.uid == "call" })
        screen.press("u")
        #expect(screen.model.events.rows.contains { $0.event.uid == "call" })
    }
}
