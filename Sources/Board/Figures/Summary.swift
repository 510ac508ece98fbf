package import CivilTime
internal import Figures
internal import Market

/// Facts about all figures of a panel together, so that a frame need not check each of them.
package struct Summary: Hashable, Sendable {
    package private(set) var hasSample = false
    /// True if a feed has provided one of them in this run.
    package private(set) var hasLive = false
    /// When the newest of them arrived; nil if none has.
    package private(set) var newestArrival: Instant?

    init() {}

    init(of rows: [some Hashable: some Dated]) {
        // By their places: in a loop over the values each would be copied.
        for place in rows.indices {
            add(rows.values[place].origin, rows.values[place].arrived)
        }
    }

    private mutating func add(_ origin: Origin?, _ arrived: Instant?) {
        guard let origin else { return }
        switch origin {
        case .live: hasLive = true
        case .sample: hasSample = true
        case .cached, .past, .whatIf: break
        }
        guard let arrived else { return }
        if let newest = newestArrival, newest >= arrived { return }
        newestArrival = arrived
    }
}

/// A row with the source and the time of its figure.
protocol Dated {
    var origin: Origin? { get }
    var arrived: Instant? { get }
}

extension StockFigure: Dated {}
extension RateFigure: Dated {}
