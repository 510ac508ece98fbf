import Foundation
import Market
import TUI
import Testing

@testable import Board
@testable import Screens

@Suite struct Scratch {
    @Test func pictures() throws {
        var model = Model(
            arrangement: .first, choices: Choices(), now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = update(&model, .known(.sample))
        func save(_ name: String, _ w: Int, _ h: Int, _ panel: Panel, _ choice: Deck.Choice, _ body: (inout OpenDeck) -> Void) throws {
            var open = OpenDeck(Deck(panel, choice, items: model.items(panel, choice)))
            body(&open)
            var frame = Frame(size: Size(width: w, height: h))
            DeckScreen(frame.size).draw(open, model, into: &frame)
            try Data(frame.svg(palette: Theme.standard(risesRed: true), title: name).utf8).write(to: URL(filePath: "/tmp/pics/\(name).svg"))
        }
        try save("rest120", 120, 40, .rates, .onBoard) { _ in }
        try save("rest80", 80, 24, .rates, .onBoard) { _ in }
        try save("rest40", 40, 12, .rates, .onBoard) { _ in }
        try save("rest200", 200, 60, .stocks, .onBoard) { _ in }
        try save("stock80", 80, 24, .stocks, .onBoard) { _ in }
        try save("stock40", 40, 12, .stocks, .onBoard) { _ in }
        try save("clock120", 120, 40, .clocks, .offBoard) { _ in }
        try save("clock80", 80, 24, .clocks, .offBoard) { _ in }
        try save("clock40", 40, 12, .clocks, .offBoard) { _ in }
        try save("held120", 120, 40, .rates, .onBoard) { $0.motion.hold(at: .init(x: 22, y: 1)) }
        try save("heldleft120", 120, 40, .rates, .offBoard) { $0.motion.hold(at: .init(x: -40, y: 0)) }
        try save("fly120", 120, 40, .rates, .onBoard) { let i = $0.deck.swipe(.keep)!; $0.motion.leave(i.item, .keep); $0.motion.advance(to: 0); $0.motion.advance(to: 90) }
        try save("empty120", 120, 40, .rates, .offBoard) { while $0.deck.swipe(.keep) != nil {} }
        let open = OpenDeck(Deck(.rates, .onBoard, items: model.items(.rates, .onBoard)))
        let t = ContinuousClock().measure { for _ in 0..<100 { var frame = Frame(size: Size(width: 120, height: 40)); DeckScreen(frame.size).draw(open, model, into: &frame) } }
        print("PER FRAME", t / 100)
    }
}
