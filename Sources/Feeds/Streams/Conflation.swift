import Market

/// Brings prices together that come faster than anybody reads: of each item the last one, at most four times a second.
///
/// The first price after a pause waits for nothing, and the last one of all always comes.
struct Conflation {
    static let pause = Duration.milliseconds(250)

    private var waiting: [Symbol: Quote] = [:]
    private var next: Uptime?

    /// Takes in prices that came.
    mutating func add(_ quotes: [Quote]) {
        for quote in quotes { waiting[quote.symbol] = quote }
    }

    /// When prices are to be handed on; nil while none wait.
    func due(at now: Uptime) -> Uptime? { waiting.isEmpty ? nil : max(next ?? now, now) }

    /// The prices that wait, where they are due.
    mutating func take(at now: Uptime) -> [Quote] {
        guard let due = due(at: now), due <= now else { return [] }
        defer { (waiting, next) = ([:], now + Self.pause) }
        return Array(waiting.values)
    }
}
