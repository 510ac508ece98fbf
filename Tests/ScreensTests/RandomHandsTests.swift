import Board
import Market
import Screens
import Seeded
import TUI
import Testing

@Suite("Random hands") struct RandomHandsTests {
    private static let keys: [Key] =
        "abcdefghijklmnoprstuxyz0123456789?+-=[]GS<>,./ ".map { .character($0) } + [
            .enter, .escape, .tab, .backTab, .backspace, .delete, .home, .end, .pageUp, .pageDown,
            .control("r"), .control("u"), .control("w"), .control("l"),
        ] + Direction.allCases.flatMap { [.arrow($0), .shiftArrow($0)] }

    @Test("Eight thousand random keys, clicks, drags and sizes trap nothing, and lose or double no card")
    func everything() {
        let seed = UInt64.random(in: .min ... .max)
        var numbers = SeededGenerator(seed: seed)
        var screen = Screen(120, 40)
        let actions: [MouseAction] = [
            .press, .doublePress, .drag, .drag, .drag, .release, .menu, .wheelUp, .wheelDown,
        ]
        for step in 0..<8_000 {
            switch Int.random(in: 0..<100, using: &numbers) {
            case 0:
                screen.size = Size(
                    width: Int.random(in: 0...220, using: &numbers),
                    height: Int.random(in: 0...70, using: &numbers))
            case 1..<60:
                let key = Self.keys.randomElement(using: &numbers) ?? .escape
                if let message = interpret(.key(key), screen.model, screen.size, frame: screen.frame) {
                    screen.send(message)
                }
            case 60..<97:
                screen.mouse(
                    actions.randomElement(using: &numbers) ?? .press,
                    Int.random(in: 0...max(1, screen.size.width), using: &numbers),
                    Int.random(in: 0...max(1, screen.size.height), using: &numbers))
            case 97:
                if let message = repeatDrag(screen.model, screen.size) { screen.send(message) }
            case 98:
                screen.send(.tick(screen.model.now + 1, here: screen.model.here))
            default:
                screen.send(.noticeExpired)
            }
            let frame = screen.frame
            if frame.size != screen.size { Issue.record("seed \(seed), step \(step)") }
            for panel in Panel.allCases {
                let cards = screen.model.order(panel)
                if Set(cards).count != cards.count
                    || cards.sorted() != screen.model.arrangement[panel].sorted()
                {
                    Issue.record("seed \(seed), step \(step): \(panel) has \(cards)")
                }
            }
            screen.effects = []
        }
    }
}
