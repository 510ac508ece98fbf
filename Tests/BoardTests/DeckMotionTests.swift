import Arrangement
import Literals
import Testing

@testable import Board

@Suite("Deck motion")
struct DeckMotionTests {
    @Test("A card flies for 200 ms from the first time that is told")
    func timing() {
        var motion = DeckMotion()
        #expect(!motion.isRunning)
        motion.leave("A", .keep)
        #expect(motion.isRunning)
        motion.advance(to: 5000)
        #expect(motion.leaving.map { motion.elapsed($0) } == [0])
        motion.advance(to: 5120)
        #expect(motion.leaving.map { motion.elapsed($0) } == [120])
        motion.advance(to: 5199)
        #expect(motion.isRunning)
        motion.advance(to: 5200)
        #expect(!motion.isRunning)
    }

    @Test("Of a burst only the last two are in the air")
    func burst() {
        var motion = DeckMotion()
        for item: Item in ["A", "B", "C", "D"] { motion.leave(item, .skip) }
        #expect(motion.leaving.map(\.item) == ["D", "C"])
    }

    @Test("A card leaves from where the hand held it, and springs back from there")
    func hand() {
        var motion = DeckMotion()
        motion.hold(at: .init(x: 12, y: 2))
        #expect(!motion.isRunning)
        motion.leave("A", .keep)
        #expect(motion.leaving.first?.from == .init(x: 12, y: 2))
        #expect(motion.hand == nil)
        motion.hold(at: .init(x: -3, y: 0))
        motion.letGo("B")
        #expect(motion.top?.kind == .returning && motion.top?.from == .init(x: -3, y: 0))
        motion.advance(to: 1)
        motion.advance(to: 201)
        #expect(!motion.isRunning)
        motion.hold(at: .init())
        motion.letGo("B")
        #expect(!motion.isRunning, "a click moves nothing")
    }

    @Test("A card that is taken back while it flies comes back, once")
    func takenBack() {
        var motion = DeckMotion()
        motion.leave("A", .skip)
        motion.advance(to: 0)
        motion.arrive("A", .skip)
        #expect(motion.leaving.isEmpty)
        #expect(motion.top?.kind == .arriving(.skip))
        motion.finish()
        #expect(!motion.isRunning)
    }
}
