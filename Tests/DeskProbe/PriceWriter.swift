import CivilTime
import Market
import Runtime
import Store
import Threads

final class SentPrices: Sendable {
    private struct State {
        var moments: [Int] = []
        var last: [Symbol: Int] = [:]
    }

    private let state = Guarded(State())

    func add(_ symbol: Symbol) -> Int {
        state.withLock { state in
            state.moments.append(0)
            state.last[symbol] = state.moments.count - 1
            return state.moments.count - 1
        }
    }

    func note(_ number: Int) { state.withLock { $0.moments[number] = WallClock.steady } }

    /// In nanoseconds; 0 for one that is on its way.
    func moment(_ number: Int) -> Int {
        state.withLock { $0.moments.indices.contains(number) ? $0.moments[number] : 0 }
    }

    func last(of symbol: Symbol) -> Int? { state.withLock { $0.last[symbol] } }

    var count: Int { state.withLock { $0.moments.count } }

    static func price(_ number: Int) -> Double { 100 + Double(number) / 100_000 }
    static func number(_ price: Double) -> Int { Int(((price - 100) * 100_000).rounded()) }
}

final class PriceWriter {
    let sent = SentPrices()
    private let stores: [FigureStore]
    private let symbols: [Symbol]

    init(stores paths: [String], items: Int) async throws {
        symbols = (0..<items).compactMap { Symbol("T\($0)") }
        stores = paths.compactMap { FigureStore.open(at: $0, now: WallClock.now).history }
        let quotes = symbols.map { quote($0, sent.add($0), isWhole: true) }
        for store in stores { try await store.record(.quotes(quotes), seenAt: WallClock.now) }
    }

    func write(_ rate: Int, every seconds: Int) async throws {
        let began = WallClock.steady
        for index in 0..<(rate * seconds) {
            let due = began + index * 1_000_000_000 / rate
            let wait = due - WallClock.steady
            if wait > 0 { try await Task.sleep(for: .nanoseconds(wait)) }
            guard let symbol = symbols.randomElement() else { return }
            let number = sent.add(symbol)
            for store in stores {
                try await store.record(prices: [quote(symbol, number)], seenAt: WallClock.now)
            }
            sent.note(number)
        }
    }

    private func quote(_ symbol: Symbol, _ number: Int, isWhole: Bool = false) -> Quote {
        let now = WallClock.now
        let today = now.seconds / 86_400
        let closes = isWhole ? (1...30).map { DailyClose(day: Day(number: today - $0), close: 100) } : []
        return Quote(
            symbol: symbol, name: isWhole ? "Stock \(symbol.text)" : nil, currency: "USD",
            price: SentPrices.price(number), time: now, zone: "America/New_York", closes: closes.reversed(),
            source: .yahoo)
    }
}
