internal import CivilTime

/// Holds figures back that a feed cannot mean, such as a jump over tenfold.
///
/// A second answer of the same feed that says much the same lets the figure in, for currencies are renamed and stocks
/// split.
struct JumpFilter: Hashable, Sendable {
    /// How far a figure may jump, as a factor.
    static let widest = 10.0
    /// How far two figures may lie apart, as a factor, and say the same.
    private static let same = 1.1

    /// Why a figure is held back.
    enum Doubt {
        /// It jumped, or came in another currency than before.
        case jump
        /// It is what another currency cost.
        case swapped

        /// Seconds that at least lie between two answers that say it. A feed that takes one currency for another does so
        /// more than once.
        var pause: Int {
            switch self {
            case .jump: 1
            case .swapped: 3 * 86_400
            }
        }
    }

    private(set) var held: [UnshownFigure.Key: UnshownFigure] = [:]
    /// The keys whose figures have changed since `takeChanged`.
    private var changed: Set<UnshownFigure.Key> = []

    /// True if a figure may come in.
    ///
    /// - Parameter doubt: what is wrong with it; nil where it needs no second answer. Two figures that arrived at the same
    ///   moment are of one answer.
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

    /// Lets go of a figure that was held back.
    mutating func release(_ key: UnshownFigure.Key) {
        if held.removeValue(forKey: key) != nil { changed.insert(key) }
    }

    /// Takes over a figure that was held back before.
    mutating func hold(_ figure: UnshownFigure) { held[figure.key] = figure }

    /// Takes over a figure that another program's filter holds back, or that it does no more.
    mutating func set(_ figure: UnshownFigure?, of key: UnshownFigure.Key) {
        held[key] = figure
        changed.insert(key)
    }

    /// The changes since the last call, nil for figures that are no longer held back.
    mutating func takeChanges() -> [UnshownFigure.Key: UnshownFigure?] {
        if changed.isEmpty { return [:] }
        defer { changed = [] }
        return Dictionary(uniqueKeysWithValues: changed.map { ($0, held[$0]) })
    }

    /// How many times the larger of two figures is the smaller, without their signs; beyond all bounds where those differ.
    static func factor(_ a: Double, _ b: Double) -> Double {
        let ratio = a / b
        return ratio > 0 ? max(ratio, 1 / ratio) : .infinity
    }
}
