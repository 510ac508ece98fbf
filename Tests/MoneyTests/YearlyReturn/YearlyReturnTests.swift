import CivilTime
import Foundation
import Seeded
import Testing

@testable import Money

@Suite struct YearlyReturnTests {
    private struct Flows: Decodable {
        let flows: [[Double]]
        let rate: Double?
    }

    /// 1,000 random flows whose rates numpy and scipy found: `flows.py`.
    @Test func findsWhatNumpyAndScipyFind() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "flows.json")
        let all = try JSONDecoder().decode([Flows].self, from: Data(contentsOf: file))
        #expect(all.count == 1000)
        for one in all {
            let own = rate(one.flows.map { (Int($0[0]), $0[1]) })
            guard let own, let rate = one.rate else {
                #expect(own == one.rate, "\(one.flows)")
                continue
            }
            #expect(abs(own - rate) <= 1e-9 * max(1, abs(rate)), "\(one.flows)")
        }
    }

    @Test(
        arguments: [
            ([(0, -100), (365, 110)], 0.1),
            ([(0, -100), (365, 50)], -0.5),
            ([(0, -100), (730, 121)], 0.1),
            ([(0, -100), (10, 100)], 0),
            // 1.01 a day for a year.
            ([(0, -100), (1, 101)], 36.783434332887),
            // (1 + r) is 1.1 or 1.2.
            ([(0, -100), (365, 230), (730, -132)], 0.1),
            // (1 + r) is 0.95 or 1.2.
            ([(0, -100), (365, 215), (730, -114)], -0.05),
            // Touches 0 at 10 % without changing its sign.
            ([(0, -100), (365, 220), (730, -121)], 0.1),
        ] as [([(Int, Double)], Double)])
    func knows(flows: [(Int, Double)], expected: Double) throws {
        let own = try #require(rate(flows))
        #expect(abs(own - expected) < 1e-6)
    }

    @Test(
        arguments: [
            [], [(0, -100)], [(0, -100), (10, -5)], [(0, 100), (10, 5)],
            [(3, -100), (3, 120)],
            [(0, -100), (365, 220), (730, -122)],
        ] as [[(Int, Double)]])
    func hasNone(flows: [(Int, Double)]) {
        #expect(rate(flows) == nil)
    }

    @Test func bearsTheWildest() throws {
        // All but nothing is lost in a day, and more is won than a number holds.
        #expect(rate([(0, -1e12), (1, 0.01)]) == -1)
        #expect(rate([(0, -0.01), (1, 1e12)]) == nil)
        let slow = try #require(rate([(0, -1e-10), (40_000, 1e15)]))
        #expect(abs(slow - expm1(25 * log(10) * 365 / 40_000)) < 1e-9)
    }

    @Test func findsRootsOfManyFlows() {
        var random = SeededGenerator.announced()
        for _ in 0..<20 {
            var flows = (0..<3000).map { _ in
                (Int.random(in: 0..<7300, using: &random), Double.random(in: -1000...900, using: &random))
            }
            flows.append((7300, Double.random(in: 0...1e6, using: &random)))
            guard let rate = rate(flows), rate > -0.99 else { continue }
            let end = rate > 0 ? 0.0 : 7300.0
            let worth = flows.map { $0.1 * exp(-log1p(rate) * (Double($0.0) - end) / 365) }
            #expect(abs(worth.reduce(0, +)) < 1e-8 * worth.reduce(0) { $0 + abs($1) })
        }
    }

    private func rate(_ flows: [(Int, Double)]) -> Double? {
        let days = Dictionary(flows, uniquingKeysWith: +).sorted { $0.key < $1.key }
        return YearlyReturn.nearestRoot(days.map { ($0.key, $0.value) })
    }
}
