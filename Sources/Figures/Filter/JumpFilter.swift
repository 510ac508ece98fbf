internal import CivilTime

/// Holds back figures that a feed cannot mean, such as a jump over tenfold. A second answer of the same feed
/// with much the same figure lets it in: currencies are renamed and stocks split.
struct JumpFilter: Hashable, Sendable {
    /// As a factor.
    static let widest = 10.0
    /// As a factor: two figures agree up to it.
    private static let same = 1.1

    enum Doubt {
        /// Or came in another currency.
        case jump
        /// Another currency's price.
        case swapped

        /// Seconds between two answers at least. A feed that confuses currencies does so more than once.
        var pause: Int {
            switch self {
            case .jump: 1
            case .swapped: 3 * 86_400
            }
        }
    }

    private(set) var held: [UnshownFigure.Key: UnshownFigure] = [:]
    private var changed: Set<UnshownFigure.Key> = []

    /// Nil `doubt` needs no second answer. Figures that arrived at the same moment are of one answer.
    mutating func admits(_ figure: @autoclosure () -> UnshownFigure, _ doubt: Doubt?) -> Bool {
        guard let doubt else {
            if !held.isEmpty { release(figure().key) }
            return true
        }
        let figure = figure()
        if let waiting = held[figure.key], waiting.currency == figure.currency,
            JumpFilter.factor(figure.value, waiting.value) < JumpFilter.same
        {
            guard abs(figure.arrived - waiting.arrived) >= doubt.pause else { return false }
            release(figure.key)
            return true
        }
        held[figure.key] = figure
        changed.insert(figure.key)
        return false
    }

    mutating func release(_ key: UnshownFigure.Key) {
        if held.removeValue(forKey: key) != nil { changed.insert(key) }
    }

    mutating func hold(_ figure: UnshownFigure) { held[figure.key] = figure }

    mutating func set(_ figure: UnshownFigure?, of key: UnshownFigure.Key) {
        held[key] = figure
        changed.insert(key)
    }

    /// Nil for figures that are no longer held back.
    mutating func takeChanges() -> [UnshownFigure.Key: UnshownFigure?] {
        if changed.isEmpty { return [:] }
        defer { changed = [] }
        return Dictionary(uniqueKeysWithValues: changed.map { ($0, held[$0]) })
    }

    /// The larger over the smaller, without signs; infinite if those differ.
    static func factor(_ a: Double, _ b: Double) -> Double {
        let ratio = a / b
        return ratio > 0 ? max(ratio, 1 / ratio) : .infinity
    }
}
