import Alerts
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Screens
import TUI
import Testing
import Words

@Suite("Alerts on the screen")
struct AlertScreenTests {
    private static let now = Sample.asOf

    /// Values a minute apart.
    private static func alert(
        _ id: Int, _ text: String, on subject: AlertSubject, _ values: [Double], doubt: AlertDoubt? = nil
    ) throws -> (Alert, [FiredAlert]) {
        let rule = try AlertRule(text, on: subject)
        var (state, fired) = (AlertState(), [FiredAlert]())
        for (minute, value) in values.enumerated() {
            let time = now + (minute - values.count) * 60
            guard let firing = rule.step(&state, AlertObservation(value, at: time, source: .rter)) else {
                continue
            }
            fired.append(FiredAlert(id: id * 100 + minute, of: id, rule, firing, at: time))
        }
        if let doubt { _ = rule.step(&state, AlertObservation(1, at: now, doubt: doubt)) }
        return (Alert(id: id, rule, state, madeAt: now + -86_400), fired)
    }

    /// Alerts on JPY and 2330.TW have fired.
    private static func screen(
        _ width: Int, _ height: Int, locale: String = "en_US", after keys: String = "",
        deliveries: [Int: [AlertDelivery]] = [:]
    ) throws -> Screen {
        var screen = Screen(width, height, locale: .of(locale))
        screen.press(keys)
        var made = [
            try alert(1, ">150", on: .rate("JPY", base: .usd), [149, 149.5, 150.02]),
            try alert(2, "<-3% d5 once", on: .rate("EUR", base: .usd), []),
            try alert(3, "<30", on: .rate("TWD", base: .usd), [32.1], doubt: .stale),
            try alert(5, ">1000 daily", on: .stock("2330.TW"), [995, 1010]),
        ]
        let clock = try AlertRule("09:00 mon-fri", on: .clock("Asia/Tokyo"))
        var state = AlertState()
        _ = clock.step(&state, at: now)
        made.insert((Alert(id: 4, clock, state, madeAt: now), []), at: 3)
        var fired = made.flatMap(\.1)
        let late = AlertFiring(value: 1.11, quotedAt: now + -7200, source: .yahoo, isLate: true)
        fired.append(
            FiredAlert(
                id: 1, of: 6, try AlertRule(">1.1", on: .rate("EUR", base: .usd)), late, at: now, isSeen: true
            ))
        for index in fired.indices { fired[index].deliveries = deliveries[fired[index].alert] ?? [] }
        fired.sort { $0.id > $1.id }
        screen.send(.figures(.changed(FigureChanges(alerts: made.map(\.0), fired: fired), at: now)))
        screen.send(.figures(.alertsCounted([made[0].0.rule: 3])))
        return screen
    }

    @Test(
        "Cards whose alert fired are marked, and the line at the top counts them",
        arguments: [(80, 24), (120, 40), (200, 60)])
    func marked(size: (Int, Int)) throws {
        var screen = try Self.screen(size.0, size.1)
        screen.press("l")
        try expectSnapshot(screen.text, "alert-marks-\(size.0)x\(size.1)")
    }

    @Test("Each kind of card has room for the mark, however small it is")
    func everyKind() throws {
        for width in stride(from: 40, through: 200, by: 8) {
            for keys in ["", "--", "3", "3--"] {
                let screen = try Self.screen(width, 24, after: keys)
                let cards = screen.lines.dropFirst().joined(separator: "\n")
                #expect(cards.contains("!"), "\(width) \(keys)")
            }
        }
    }

    @Test(
        "The list and the log", arguments: ["en_US", "de_DE", "ja_JP", "zh_TW"], [(80, 24), (120, 40)])
    func lists(locale: String, size: (Int, Int)) throws {
        var screen = try Self.screen(size.0, size.1, locale: locale)
        screen.press("A")
        try expectSnapshot(screen.text, "alerts-\(locale)-\(size.0)x\(size.1)")
        #expect(screen.model.alerts.unseen.isEmpty)
        screen.press("<tab>")
        try expectSnapshot(screen.text, "alert-log-\(locale)-\(size.0)x\(size.1)")
    }

    /// What became of the firings of JPY, of 2330.TW, and of the late one of EUR.
    private static let deliveries = [
        1: [
            AlertDelivery(to: "phone", .delivered, attempts: 1),
            AlertDelivery(to: "chat", .delivered, attempts: 2, isDoubtful: true),
            AlertDelivery(to: "home", .delivered, attempts: 1),
        ],
        5: [
            AlertDelivery(to: "phone", .waiting),
            AlertDelivery(to: "chat", .waiting, attempts: 3, problem: "HTTP 502"),
            AlertDelivery(to: "home", .sending, attempts: 1),
            AlertDelivery(to: "bot", .failed, attempts: 1, problem: "HTTP 400"),
        ],
        6: [AlertDelivery(to: "phone", .delivered, attempts: 4)],
    ]

    @Test(
        "What went to services is told of each firing: sent, perhaps twice, waiting, refused, late",
        arguments: [
            ("en_US", 80, 24), ("en_US", 120, 40), ("de_DE", 80, 24), ("ja_JP", 80, 24), ("zh_TW", 80, 24),
        ])
    func services(locale: String, width: Int, height: Int) throws {
        var screen = try Self.screen(width, height, locale: locale, deliveries: Self.deliveries)
        screen.press("A")
        try expectSnapshot(screen.text, "alert-services-sent-\(locale)-\(width)x\(height)")
        screen.press("<end>")
        try expectSnapshot(screen.text, "alert-services-open-\(locale)-\(width)x\(height)")
        screen.press("<tab>")
        for (place, name) in ["open", "sent", "late"].enumerated() {
            if place > 0 { screen.press("j") }
            try expectSnapshot(screen.text, "alert-services-log-\(name)-\(locale)-\(width)x\(height)")
        }
    }

    @Test(
        "Each state of a delivery has its sentence; services that have come equally far share one",
        arguments: [
            ([AlertDelivery(to: "a", .waiting)], ["not yet sent to a"]),
            ([AlertDelivery(to: "a", .sending, attempts: 1)], ["not yet sent to a: no answer; trying again"]),
            (
                [AlertDelivery(to: "a", .waiting, attempts: 2, problem: "HTTP 401")],
                ["not yet sent to a: HTTP 401; trying again"]
            ),
            (
                [AlertDelivery(to: "a", .failed, attempts: 1, problem: "HTTP 400")],
                ["not sent to a: HTTP 400"]
            ),
            ([AlertDelivery(to: "a", .failed, attempts: 9)], ["not sent to a: no answer"]),
            (
                [AlertDelivery(to: "a", .delivered, attempts: 2, isDoubtful: true)],
                ["sent to a, perhaps twice"]
            ),
            (
                [
                    AlertDelivery(to: "a", .delivered), AlertDelivery(to: "b", .failed, problem: "HTTP 410"),
                    AlertDelivery(to: "c", .delivered), AlertDelivery(to: "d", .delivered),
                ],
                ["not sent to b: HTTP 410", "sent to a, c, d"]
            ),
        ] as [([AlertDelivery], [String])])
    func states(deliveries: [AlertDelivery], lines: [String]) throws {
        var screen = try Self.screen(120, 40, deliveries: [1: deliveries])
        screen.press("A")
        let shown = screen.lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "│ ")) }
        let first = try #require(shown.firstIndex(of: lines[0]), "\(screen.text)")
        #expect(Array(shown[first..<min(first + lines.count, shown.count)]) == lines)
    }

    @Test("With amounts hidden, alerts tell none of what is held", arguments: [(80, 24), (120, 40)])
    func hidden(size: (Int, Int)) throws {
        var screen = Screen(size.0, size.1, locale: .of("en_US"))
        let made = [
            try Self.alert(1, "value > 765432", on: .allPositions, [765_000, 765_499]),
            try Self.alert(2, "gain < -3210", on: .position("AAPL"), [0, -3999]),
            try Self.alert(3, "gain > 21%", on: .position("AAPL"), []),
        ]
        screen.press("$")
        screen.send(.figures(.changed(FigureChanges(alerts: [], fired: []), at: Self.now)))
        screen.send(
            .figures(.changed(FigureChanges(alerts: made.map(\.0), fired: made.flatMap(\.1)), at: Self.now)))
        for keys in ["", "A", "<enter>", "<esc>j<enter>", "<esc><tab>", "<tab>x", "<esc>", "u"] {
            screen.press(keys)
            for amount in ["765", "3210", "3,210", "3999", "3,999"] {
                #expect(!screen.text.contains(amount), "\(amount) after \(keys)")
            }
        }
        screen.press("A")
        #expect(screen.text.contains("value > •••") && screen.text.contains("gain > 21%"))
        var settings = AlertSettings()
        settings.hidesAmounts = true
        for notice in AlertNotice.of(made.flatMap(\.1), settings, here: .utc) {
            #expect(!(notice.title + notice.body).contains("3210"))
            #expect((notice.title + notice.body).contains("•••"))
        }
    }

    @Test("What is typed is said back above it", arguments: [(80, 24), (120, 40)])
    func prompt(size: (Int, Int)) throws {
        var screen = Screen(size.0, size.1, locale: .of("en_US"))
        screen.press("!")
        let border = try #require(screen.lines.firstIndex { $0.contains("╰─ Alert on JPY:") })
        #expect(screen.lines[border - 1].contains(">150 · <-3% d5 · high 52w"))
        #expect(screen.lines.last?.contains("enter add") == true)
        screen.press(">150")
        #expect(screen.lines[border].contains("Alert on JPY: >150"))
        #expect(screen.lines[border - 2].contains("when JPY is at or above 150 for 1 USD"))
        #expect(screen.lines[border - 1].contains("waiting: sample data"))
        try expectSnapshot(screen.text, "alert-prompt-\(size.0)x\(size.1)")
        screen.press(" x<enter>")
        #expect(screen.lines[border - 1].contains("“x” does not belong here (at 6)"))
        #expect(LayerID(screen.model) == .alert)
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .board)
    }

    @Test("A line is as long as the narrowest screen has lines for it")
    func narrow() {
        var screen = Screen(40, 12)
        screen.press("!>150")
        #expect(screen.text.contains("when JPY is at or above 150 for 1"))
    }

    @Test("Keys of the list add, edit, remove and undo, each back to it")
    func keys() throws {
        var screen = try Self.screen(120, 40)
        screen.press("Aj")
        screen.press("!")
        #expect(screen.text.contains("Alert on EUR:"))
        screen.press(">1.2<enter>")
        #expect(LayerID(screen.model) == .alerts)
        screen.press("k<enter>")
        #expect(screen.text.contains("Alert on JPY: >150"))
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .alerts)
        screen.effects = []
        screen.press("x")
        #expect(screen.effects.contains { $0.alertEdit == .remove(1) })
        screen.press("u")
        #expect(screen.effects.contains { $0.alertEdit == .restore(1) })
        screen.press("<tab><enter>")
        #expect(screen.text.contains("condition") && LayerID(screen.model) == .alerts)
        screen.press("A")
        #expect(LayerID(screen.model) == .board)
    }

    @Test("An empty line leads to the list, by Enter and by the arrow")
    func toList() {
        for key in ["<enter>", "<down>"] {
            var screen = Screen(80, 24)
            screen.press("!\(key)")
            #expect(screen.text.contains("No alerts yet"))
        }
    }

    @Test("Details name the alerts of their item, and take a new one")
    func details() throws {
        var screen = try Self.screen(120, 40)
        screen.press("<enter>")
        #expect(screen.text.contains(">150") && screen.text.contains("fired; re-arms"))
        screen.press("!")
        #expect(screen.text.contains("Alert on JPY:"))
        screen.press("<esc>")
        #expect(LayerID(screen.model) == .details)
    }
}
