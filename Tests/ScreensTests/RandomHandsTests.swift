import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import Seeded
import TUI
import Testing

@Suite("Random hands") struct RandomHandsTests {
    private static let keys: [Key] =
        "abcdefghijklmnoprstuwxyz0123456789?+-=[]CDGHS<>,./ ".map { .character($0) } + [
            .enter, .escape, .tab, .backTab, .backspace, .delete, .home, .end, .pageUp, .pageDown,
            .control("r"), .control("u"), .control("w"), .control("l"),
        ] + Direction.allCases.flatMap { [.arrow($0), .shiftArrow($0)] }

    @Test("Eight thousand random keys, clicks, drags and sizes trap nothing, and lose or double no card")
    func everything() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        var screen = Screen(120, 40)
        let memo = Memo()
        let actions: [MouseAction] = [
            .press, .doublePress, .drag, .drag, .drag, .release, .menu, .wheelUp, .wheelDown,
        ]
        var (laid, shown) = (screen.layout, screen.frame)
        for step in 0..<8_000 {
            let size = screen.size
            let message: Message?
            switch Int.random(in: 0...100, using: &numbers) {
            case 0:
                screen.size = Size(
                    width: Int.random(in: 0...220, using: &numbers),
                    height: Int.random(in: 0...70, using: &numbers))
                message = nil
            case 1..<60:
                let key = Self.keys.randomElement(using: &numbers) ?? .escape
                message = interpret(.key(key), screen.model, laid, frame: shown)
            case 60..<97:
                let action = actions.randomElement(using: &numbers) ?? .press
                let point = Point(
                    x: Int.random(in: 0...max(1, screen.size.width), using: &numbers),
                    y: Int.random(in: 0...max(1, screen.size.height), using: &numbers))
                message = interpret(.mouse(action, point), screen.model, laid, frame: shown)
            case 97:
                message = repeatDrag(screen.model, screen.size)
            case 98:
                let seconds = Int.random(in: 0..<3, using: &numbers) == 0 ? 40_000 : 20
                let later = screen.model.now + Int.random(in: 1...seconds, using: &numbers)
                message = .tick(later, here: screen.model.here)
            case 99:
                message = screen.news(&numbers)
            default:
                message = .noticeExpired
            }
            if let message { screen.send(message) }
            // Drawing is slow: the same model in the same size has the same picture.
            if message != nil || screen.size != size { (laid, shown) = (screen.layout, screen.frame) }
            if shown.size != screen.size { Issue.record("seed \(seed), step \(step)") }
            // The cache makes frames cheap, but must not change them.
            let kept = Layout(screen.model, screen.size, memo)
            if kept.places != laid.places || kept.kind != laid.kind {
                Issue.record("seed \(seed), step \(step): what was laid out before does not fit any more")
            }
            if view(screen.model, screen.size, memo) != shown {
                Issue.record("seed \(seed), step \(step): something that no value has has changed")
            }
            for panel in Panel.standard {
                let cards = screen.model.order(panel)
                if Set(cards).count != cards.count
                    || cards.sorted() != screen.model.arrangement[panel.id].sorted()
                {
                    Issue.record("seed \(seed), step \(step): \(panel) has \(cards)")
                }
            }
            screen.effects = []
        }
    }

    @Test(
        "Second by second, across bells and into old age, a picture with a memo is the one drawn anew",
        arguments: [
            Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
        ])
    func seconds(size: Size) {
        var numbers = SeededGenerator.announced()
        var screen = Screen(size.width, size.height)
        let memo = Memo()
        // New York's opening bell on a Friday, Taipei's on the next Monday, and the hours before.
        for bell in [1_795_185_000, 1_795_395_600] {
            var now = Instant(bell - 400)
            screen.send(.tick(now, here: screen.model.here))
            for _ in 0..<20 { if let news = screen.news(&numbers) { screen.send(news) } }
            // A long notice would stay forever: nothing here closes it.
            while screen.model.notice != nil { screen.send(.noticeExpired) }
            while now < Instant(bell + 100) {
                // Mostly every second; skips some, as on a busy machine.
                now = now + (Int.random(in: 0..<20, using: &numbers) == 0 ? 70 : 1)
                screen.send(.tick(now, here: screen.model.here))
                if view(screen.model, screen.size, memo) != screen.frame {
                    Issue.record("\(now.iso8601): something that no value has has changed")
                }
            }
        }
    }

    @Test("A tick changes nothing in a model but what time it is")
    func ticks() {
        var screen = Screen(120, 40)
        let zone = Zone("Europe/Berlin") ?? .utc
        for key in "3c" {
            screen.press(String(key))
            let before = screen.model
            let later = screen.model.now + 61
            screen.send(.tick(later, here: zone))
            #expect(screen.model != before)
            screen.send(.tick(before.now, here: before.here))
            #expect(screen.model == before)
        }
    }
}

extension Screen {
    fileprivate func news(_ numbers: inout SeededGenerator) -> Message? {
        let subject: FeedSubject = Bool.random(using: &numbers) ? .rates : .quotes([])
        let code = CurrencyCode(
            stringLiteral: model.arrangement.rates.randomElement(using: &numbers) ?? "JPY")
        let answer: FeedAnswer
        switch (Int.random(in: 0..<4, using: &numbers), subject) {
        case (0, .rates):
            answer = .failed(FeedFailure(source: "rter", cause: .timedOut), symbol: nil)
        case (0, _):
            let symbol = model.arrangement.stocks.randomElement(using: &numbers)
            answer = .failed(
                FeedFailure(source: "yahoo", cause: .unknownSymbol),
                symbol: symbol.map { Symbol(stringLiteral: $0) })
        case (_, .rates):
            let known = model.market.rates[code]?.value.perDollar ?? 1
            let time = model.now + -Int.random(in: 0...400_000, using: &numbers)
            answer = .rates([
                Rate(
                    code: code, perDollar: known * Double.random(in: 0.99...1.01, using: &numbers),
                    quotedAt: time, source: "rter")
            ])
        case (let kind, _):
            let quotes = model.market.quotes.values.map(\.value).sorted { $0.symbol < $1.symbol }
            guard var quote = quotes.randomElement(using: &numbers), let price = quote.price else {
                return nil
            }
            quote.price = price * Double.random(in: 0.99...1.01, using: &numbers)
            quote.time = model.now + -Int.random(in: 0...(kind == 1 ? 20 : 200_000), using: &numbers)
            answer = .quotes([quote])
        }
        return model.news(of: answer, to: subject, at: model.now)
    }
}
