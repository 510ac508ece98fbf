import Testing

@testable import Runtime

@Suite("Slow terminals")
struct PaintWatchTests {
    /// The pictures that mark the terminal as slow; times in milliseconds.
    private func settling(_ times: [Int], ofWork work: Int = 0) -> [Int] {
        var watch = PaintWatch()
        return times.indices.filter {
            watch.isTooSlow(after: times[$0] * 1_000_000, ofWork: work * 1_000_000)
        }
    }

    @Test("A terminal that takes 13 ms each for a dozen pictures is slow, one that takes 12 is not")
    func mean() {
        #expect(settling(Array(repeating: 13, count: 12)) == [11])
        #expect(settling(Array(repeating: 12, count: 100)) == [])
    }

    @Test("Pictures that go quickly do not make up for a buffer that is full again and again")
    func pieces() {
        #expect(settling([0, 0, 90, 0, 0, 90, 0, 0, 90, 0, 0, 90]) == [11])
        #expect(settling([0, 0, 0, 0, 0, 90, 0, 0, 0, 0, 0, 90]) == [])
    }

    @Test("One picture that was held up settles nothing, however long it was")
    func single() {
        #expect(settling([1, 2, 5000, 1, 2, 1, 1]) == [])
    }

    @Test("The program's own work is not the terminal's fault")
    func ownWork() {
        #expect(settling(Array(repeating: 50, count: 20), ofWork: 45) == [])
    }
}
