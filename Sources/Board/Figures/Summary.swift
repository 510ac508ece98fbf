package import CivilTime
internal import Figures
internal import Market

/// Facts about all figures of a panel, so that a frame need not check each.
package struct Summary: Hashable, Sendable {
    package private(set) var hasSample = false
    /// A feed has provided one in this run.
    package private(set) var hasLive = false
    package private(set) var newestArrival: Instant?

    init() {}

    init(of rows: [some Hashable: some Dated]) {
        // By place: a loop over the values copies each.
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

protocol Dated {
    var origin: Origin? { get }
    var arrived: Instant? { get }
}

extension StockFigure: Dated {}
extension RateFigure: Dated {}
