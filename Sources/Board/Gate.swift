/// Holds figures back that a feed cannot mean: a jump over tenfold from one of its answers to the next.
///
/// A second answer that says much the same lets the figure in, for currencies are renamed and stocks split.
struct Gate: Hashable, Sendable {
    private struct Key: Hashable, Sendable {
        var item: String
        var source: String
    }

    /// How far a figure may jump, as a factor.
    static let widest = 10.0
    private var held: [Key: Double] = [:]

    /// Whether `value` may come in.
    ///
    /// - Parameter last: the figure that the same source gave before; nil where it gave none.
    mutating func admits(_ value: Double, of item: String, from source: String, after last: Double?) -> Bool {
        let key = Key(item: item, source: source)
        guard let last, Gate.factor(value, last) > Gate.widest else {
            held[key] = nil
            return true
        }
        if let waiting = held[key], Gate.factor(value, waiting) < 1.1 {
            held[key] = nil
            return true
        }
        held[key] = value
        return false
    }

    private static func factor(_ a: Double, _ b: Double) -> Double { max(a / b, b / a) }
}
