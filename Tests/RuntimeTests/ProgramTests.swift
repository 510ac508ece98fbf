import Arrangement
import Board
import Dispatch
import Glibc
import Literals
import Market
import Runtime
import TUI
import Testing
import Words

@Suite("The loop")
@MainActor
struct ProgramTests {
    private let run: Run
    private var terminal: ScriptedTerminal { run.terminal }
    private let words = Words.english

    init() throws { run = try Run() }

    @Test("The first picture is painted before anything is read or asked for")
    func firstPicture() throws {
        terminal.when(press: .character("q"))
        var before = -1
        run {
            before = terminal.happenings.count
            return []
        }
        #expect(before == 1)
        guard case .presented(let first)? = terminal.happenings.first else {
            Issue.record("\(terminal.happenings.first as Any)")
            return
        }
        #expect(first.cards.prefix(2).map(\.code) == ["JPY", "TWD"])
        let asked = run.effects.compactMap { if case .ask(let subject, 270) = $0 { subject } else { nil } }
        #expect(asked.contains { if case .rates(let codes) = $0 { codes.contains("JPY") } else { false } })
    }

    @Test("What is read after the first picture is in the second")
    func read() {
        terminal.when(press: .character("q"))
        run { [.notSaved(.phrase(.noHome))] }
        #expect(run.pictures.map { $0.contains(words[.noHome]) } == [false, true])
    }

    @Test("Keys that wait are all heard, in their order, and painted once")
    func drained() {
        terminal.when(press: .arrow(.right), .arrow(.right), .arrow(.right), .character("x"))
        terminal.when(press: .character("q"))
        run()
        #expect(run.saved.first?.rates.prefix(4) == ["JPY", "TWD", "EUR", "CNY"])
        #expect(run.pictures(after: 0).count == 1)
    }

    @Test("A click means the card that lies there")
    func click() throws {
        terminal.when { picture in
            let card = picture.cards.first { $0.code == "EUR" }
            return card.map { Self.click(inside: $0.corner) } ?? []
        }
        terminal.when(press: .character("x"))
        terminal.when(press: .character("q"))
        run()
        #expect(run.saved.first?.rates.prefix(3) == ["JPY", "TWD", "KRW"])
    }

    @Test(
        "A click after keys that moved the cards means the card that has come to lie there, as is painted before it"
    )
    func clickAfterKeys() throws {
        var (spot, first) = (Point(x: 0, y: 0), "")
        terminal.when { picture in
            guard let top = picture.cards.first,
                let card = picture.cards.first(where: { $0.corner.x > top.corner.x })
            else { return [] }
            (spot, first) = (Self.inside(card.corner), card.code)
            return [.key(.character("]"))] + Self.click(inside: card.corner)
        }
        terminal.when(press: .character("x"))
        terminal.when(press: .character("q"))
        run()

        let meant = try #require(run.pictures(after: 0).first?.card(at: spot))
        #expect(meant != first)
        let left = try #require(run.saved.last?.rates)
        #expect(Set(Arrangement.first.rates).subtracting(left) == [meant])
    }

    @Test("An alarm goes off: a card flies out of the deck with no key to move it")
    func alarm() {
        terminal.when(press: .character("c"))
        terminal.when({ $0.contains(words[.leftCount, count: 24]) }, press: .arrow(.right))
        terminal.when(
            { $0.contains(words[.leftCount, count: 23]) && !$0.contains(words[.stampKeep]) },
            press: .character("q"))
        run()
        #expect(run.pictures(after: 1).contains { $0.contains(words[.stampKeep]) })
        #expect(run.pictures(after: 1).count > 2)
    }

    @Test("A terminal that takes its time over each picture is told so, and cards jump")
    func slowTerminal() {
        let (flying, notice) = (words[.stampKeep], words[.terminalTooSlow])
        terminal.when(press: .character("c"))
        terminal.when { [terminal] _ in
            terminal.whileShowing = { usleep(50_000) }
            return [.key(.arrow(.right))]
        }
        // Three pictures are too few to judge by; the fourth comes while the last card flies.
        terminal.when(press: .arrow(.right))
        terminal.when(press: .arrow(.right))
        terminal.when({ $0.contains(notice) }, press: .arrow(.right))
        terminal.when(press: .character("q"))
        run()
        #expect(run.pictures.last?.contains(flying) == false)
    }

    @Test("A message from another thread wakes it")
    func mailbox() {
        let why = Saying.phrase(.noHome)
        terminal.when { [mailbox = run.mailbox] _ in
            DispatchQueue.global().async { mailbox.put(.notSaved(why)) }
            return []
        }
        terminal.when({ $0.contains(words[.noHome]) }, press: .character("q"))
        run()
    }

    @Test("Messages that wait together are painted once")
    func messages() {
        terminal.when { [mailbox = run.mailbox] _ in
            mailbox.put(.boardIs(.takenBy(7)))
            mailbox.put(.boardIs(nil))
            mailbox.put(.notSaved(.phrase(.noHome)))
            return [.key(.arrow(.right))]
        }
        terminal.when(press: .character("q"))
        run()
        #expect(run.pictures(after: 0).count == 1)
    }

    @Test("Effects are begun in the order in which the updates asked for them")
    func effects() {
        terminal.when(press: .character("x"), .character("u"))
        terminal.when(press: .character("q"))
        run()
        let kept = run.effects.filter {
            switch $0 {
            case .save, .savePast: true
            default: false
            }
        }
        guard case .save(let first)? = kept.first, kept.count == 4 else {
            Issue.record("\(kept)")
            return
        }
        #expect(first.rates.first == "TWD")
        guard case .savePast(_, of: first) = kept[1], kept[2] == .save(.first),
            case .savePast(_, of: .first) = kept[3]
        else {
            Issue.record("\(kept)")
            return
        }
    }

    @Test("Quitting ends it: what is typed after that is not heard, and nothing is painted")
    func quit() {
        terminal.when(press: .character("q"), .character("x"))
        run()
        #expect(run.saved.isEmpty)
        #expect(run.pictures(after: 0).isEmpty)
    }

    @Test("A signal to end ends it")
    func terminate() {
        terminal.when { _ in [.terminate(SIGTERM)] }
        run()
        #expect(run.pictures(after: 0).isEmpty)
    }

    @Test("A terminal that hung up ends it")
    func hungUp() {
        terminal.when { [terminal] _ in
            terminal.disconnect()
            return []
        }
        run()
        let hangUps = terminal.happenings.filter { if case .hungUp = $0 { true } else { false } }
        #expect(hangUps.count == 1)
    }

    @Test("Ctrl-Z suspends the terminal, and the picture is drawn anew on return")
    func suspend() {
        terminal.when(press: .control("z"))
        terminal.when { _ in [.resumed] }
        terminal.when(press: .character("q"))
        run()
        #expect(run.happenings(after: 0).contains { if case .suspended = $0 { true } else { false } })
        #expect(isDrawnAnew(after: 1))
    }

    @Test("Ctrl-L has every cell written anew")
    func redraw() {
        terminal.when(press: .control("l"))
        terminal.when(press: .character("q"))
        run()
        #expect(isDrawnAnew(after: 0))
    }

    @Test("Another size has the board laid out in it")
    func resize() {
        let size = Size(width: 80, height: 24)
        terminal.when { [terminal] _ in
            terminal.size = size
            return [.resized(size)]
        }
        terminal.when(press: .character("q"))
        run()
        #expect(run.pictures.first?.size == Size(width: 120, height: 40))
        #expect(run.pictures(after: 0).first?.size == size)
    }

    @Test("Light paper has its own palette")
    func paper() {
        terminal.when { _ in [.paper(isLight: true)] }
        terminal.when(press: .character("q"))
        run()
        #expect(run.pictures.first?.palette != run.pictures.last?.palette)
    }

    @Test("Nothing wakes it while nothing moves")
    func idle() {
        func minute() -> Int { WallClock.nanoseconds / 60_000_000_000 }
        let begin = minute()
        terminal.when { [mailbox = run.mailbox] _ in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { mailbox.put(.quit) }
            return []
        }
        run()
        let wakings = terminal.happenings.count { if case .heard = $0 { true } else { false } }
        // The clocks go on with the minute.
        #expect((1...(1 + minute() - begin)).contains(wakings))
    }

    private static func inside(_ corner: Point) -> Point { Point(x: corner.x + 2, y: corner.y + 2) }

    private static func click(inside corner: Point) -> [Event] {
        let point = inside(corner)
        return [.mouse(.press, point), .mouse(.release, point)]
    }

    private func isDrawnAnew(after step: Int) -> Bool {
        let happenings = run.happenings(after: step)
        guard
            let place = happenings.firstIndex(where: { if case .invalidated = $0 { true } else { false } })
        else { return false }
        return happenings[place...].contains { if case .presented = $0 { true } else { false } }
    }
}
