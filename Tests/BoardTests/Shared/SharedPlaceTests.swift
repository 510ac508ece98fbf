import Literals
import Seeded
import Testing

@testable import Arrangement

@Suite("Places in a shared list") struct SharedPlaceTests {
    @Test("Between any two places there is room, at the ends too")
    func between() {
        var generator = SeededGenerator.announced()
        var places: [SharedPlace] = []
        for round in 0..<3000 {
            let index = Int.random(in: 0...places.count, using: &generator)
            let count = Int.random(in: 1...3, using: &generator)
            let keys = (0..<count).map { "stocks/\(round)-\($0)" }
            let new = SharedPlace.places(
                for: keys[...], after: index > 0 ? places[index - 1] : nil,
                before: index < places.count ? places[index] : nil)
            places.insert(contentsOf: new, at: index)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(places.allSatisfy { SharedPlace($0.text) == $0 })
        #expect((places.map(\.digits.count).max() ?? 0) < 40)
    }

    @Test("One after another, at either end, stays short")
    func ends() {
        var (first, last): (SharedPlace?, SharedPlace?) = (nil, nil)
        for number in 0..<20_000 {
            let key = ["stocks/\(number)"][...]
            let (next, previous) = (
                SharedPlace.places(for: key, after: last, before: nil)[0],
                SharedPlace.places(for: key, after: nil, before: first)[0]
            )
            #expect(last.map { $0 < next } ?? true)
            #expect(first.map { previous < $0 } ?? true)
            (first, last) = (previous, next)
        }
        #expect(first?.text.count == 6 && last?.text.count == 6)
    }

    @Test("Texts compare as the places do, and what is no place is none")
    func texts() {
        #expect(
            ["", "0", "V0", "a-b", "é", String(repeating: "a", count: 201)].compactMap(SharedPlace.init)
                .isEmpty)
        #expect(SharedPlace("Z")! < SharedPlace("a")! && SharedPlace("V")! < SharedPlace("V1")!)
    }
}
