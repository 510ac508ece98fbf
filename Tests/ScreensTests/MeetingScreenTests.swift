import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("The meeting finder")
struct MeetingScreenTests {
    private var screen: Screen {
        var screen = Screen(
            120, 40,
            arrangement: Arrangement(
                rates: ["JPY"], clocks: ["Asia/Taipei", "Europe/London", "America/New_York"], stocks: ["AAPL"]
            ))
        screen.press("2M")
        return screen
    }

    private func windows(_ screen: Screen) -> [MeetingWindow] {
        if let meeting = screen.model.top(Meeting.self) { meeting.windows } else { [] }
    }

    @Test("It lists times, the best first, with what they are in each city")
    func list() throws {
        var screen = screen
        #expect(LayerID(screen.model) == .meeting)
        #expect(screen.text.contains("Meeting times 1 h or longer") && screen.text.contains("[x] Taipei"))
        #expect(screen.text.contains("not at work: "))
        screen.press("<space>")
        #expect(screen.text.contains("[ ] Taipei") && screen.text.contains("all at work"))
        let first = try #require(windows(screen).first)
        #expect(
            first.outside.isEmpty && first.length == 3 * 3600, "14 to 17 in London is 9 to 12 in New York")
        screen.press("<space>+++")
        #expect(screen.text.contains("2 h or longer"))
        screen.press("----")
        #expect(screen.text.contains("30 min or longer"))
        screen.press("<down><down>")
        guard let meeting = screen.model.top(Meeting.self) else {
            Issue.record("the list is closed")
            return
        }
        #expect(meeting.index == 2 && meeting.window == meeting.windows[2])
        screen.press("M")
        #expect(LayerID(screen.model) == .board)
    }

    @Test("A time that comes every day is listed once, and below stand the hours of its day in each city")
    func hours() throws {
        var screen = screen
        screen.press("<space>")
        let windows = windows(screen)
        let first = try #require(windows.first)
        #expect(!first.again.isEmpty && first.again.allSatisfy { ($0 - first.start) % 86_400 == 0 })
        #expect(screen.text.contains("also ") && screen.text.contains("all at work"))
        func slot(_ window: MeetingWindow) -> [String] {
            ["\(window.start.seconds % 86_400)", "\(window.length)"]
                + (window.outside.map(\.text).sorted() + ["-"] + window.asleep.map(\.text).sorted())
        }
        #expect(Set(windows.map(slot)).count == windows.count)
        let line = try #require(screen.lines.first { $0.contains("[x] London") })
        // Taipei: 7 hours awake on a Sunday, 8 asleep, 2 awake, 7 at work, two cells each.
        #expect(line.contains("▒▒▒▒▒▒▒▒▒▒▒▒▒▒················▒▒▒▒██████████████"), "\(line)")
        #expect(line.contains("14:00–17:00"), "\(line)")
    }

    @Test("The selected time is copied with those of all cities that take part")
    func copy() throws {
        var screen = screen
        screen.press("<space>y")
        let texts = screen.effects.compactMap { effect in
            if case .copy(let text) = effect { text } else { nil as String? }
        }
        let lines = try #require(texts.last).split(separator: "\n").map(String.init)
        #expect(lines.count == 2 && lines[0].hasPrefix("London: ") && lines[1].hasPrefix("New York: "))
        #expect(lines[0].hasSuffix(" 14:00–17:00") && lines[1].hasSuffix(" 09:00–12:00"))
    }

    @Test func `The selected time becomes an own event as long as the meeting, once`() throws {
        var screen = screen
        screen.press("<space>s")
        let window = try #require(windows(screen).first)
        let document = try #require(screen.model.eventDocument)
        let event = try #require(document.events(here: screen.model.here).first)
        #expect(event.timing == .moment(window.start, end: window.start + 3600))
        #expect(event.happening == .text("Meeting: London, New York"))
        screen.press("s")
        #expect(screen.model.eventDocument?.uids.count == 1)
    }

    @Test("Cities and times are chosen by the mouse too")
    func mouse() throws {
        var screen = screen
        let y = try #require(screen.lines.firstIndex { $0.contains("[x] London") })
        let line = screen.lines[y]
        let place = try #require(line.firstRange(of: "[x] London"))
        let x = line.distance(from: line.startIndex, to: place.lowerBound)
        screen.mouse(.press, x, y)
        screen.mouse(.doublePress, x, y)
        #expect(screen.text.contains("[ ] London"))
    }

    @Test("Without clocks there is nothing to find, and any screen holds it")
    func edges() {
        var screen = Screen(120, 40, arrangement: Arrangement(rates: ["JPY"]))
        screen.press("M")
        #expect(LayerID(screen.model) == .board)
        for (width, height) in [(40, 12), (80, 24), (200, 60), (300, 90)] {
            var screen = self.screen
            screen.size = Size(width: width, height: height)
            #expect(screen.text.contains("London"))
        }
    }

    @Test("From a clock's details it opens too")
    func details() {
        var screen = Screen(120, 40)
        screen.press("2<enter>M")
        #expect(LayerID(screen.model) == .meeting)
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .details)
    }
}
