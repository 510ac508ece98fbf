import Arrangement
import Board
import CivilTime
import Figures
import Foundation
import Literals
import Market
import Screens
import TUI

@testable import Feeds

/// Updates, timers and requests as in the program, and every frame, on a clock that leaps.
struct SimulatedBoard {
    private(set) var model: Model
    private let clock: LeapingClock
    private let desk: FeedClient
    private var due: [Board.Timer: Duration] = [:]
    private var questions: [FeedSubject] = []
    private let look: (String, Model, Duration) -> Void
    private let memo = Memo()
    private var shown = (canvas: Canvas(size: Size(width: 0, height: 0)), text: "")
    /// Wednesday 18 November 2026, 15:00 UTC: New York trades until 21:00.
    static let start = Instant(1_795_014_000)

    init(
        _ desk: FeedClient, _ clock: LeapingClock, known: Known = Known(),
        look: @escaping (String, Model, Duration) -> Void
    ) {
        var settings = Settings()
        settings.seconds = false
        var arrangement = Arrangement(rates: ["JPY", "TWD"], clocks: ["Asia/Taipei"], stocks: ["AAPL"])
        // Large figures are no text.
        arrangement.densities[.rates] = .compact
        model = Model(arrangement: arrangement, settings: settings, now: Self.start, here: .utc)
        _ = model.update(.known(known))
        (self.desk, self.clock, self.look) = (desk, clock, look)
    }

    static func moment(_ elapsed: Duration) -> Instant { start + Int(elapsed.components.seconds) }

    mutating func run(until end: Duration) async {
        await send(.start)
        while let (timer, moment) = due.min(by: { $0.value < $1.value }), moment < end {
            clock.leap(to: moment)
            due[timer] = nil
            switch timer {
            case .moves: break
            case .tick: await send(.tick(Self.moment(clock.elapsed), here: .utc))
            case .rates: await send(.ratesDue)
            case .stocks: await send(.stocksDue)
            case .notice: await send(.noticeExpired)
            case .edge, .search, .greeting, .frame, .announce: continue
            }
        }
    }

    private mutating func send(_ message: Message) async {
        take(message)
        while !questions.isEmpty {
            let subject = questions.removeFirst()
            for await answer in desk.ask(subject) {
                take(model.news(of: answer, to: subject, at: Self.moment(clock.elapsed)))
            }
            take(.finished(subject))
        }
    }

    private mutating func take(_ message: Message) {
        for effect in model.updateAtOnce(message) {
            switch effect {
            case .ask(let subject, _): questions.append(subject)
            case .schedule(let timer, .after(let seconds)): due[timer] = clock.elapsed + .seconds(seconds)
            case .schedule(let timer, .afterMilliseconds(let count)):
                due[timer] = clock.elapsed + .milliseconds(count)
            case .schedule(let timer, .nextMultiple(let step)):
                // A quotient of durations is no exact number.
                due[timer] = .seconds((Int(clock.elapsed.components.seconds) / step + 1) * step)
            default: break
            }
        }
        let canvas = view(model, Size(width: 120, height: 40), memo).canvas
        if canvas != shown.canvas { shown = (canvas, Self.text(canvas)) }
        look(shown.text, model, clock.elapsed)
    }

    private static func text(_ canvas: Canvas) -> String {
        (0..<canvas.size.height).map { y in
            (0..<canvas.size.width).map { canvas[$0, y].glyph.text }.joined()
        }.joined(separator: "\n")
    }
}
