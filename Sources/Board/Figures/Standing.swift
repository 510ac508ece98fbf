public import Market

/// What holds of all figures of a panel together, so that not each frame has to look at each of them.
public struct Standing: Hashable, Sendable {
    /// Whether one of them is made up.
    public private(set) var hasSample = false
    /// When the newest of them arrived; nil when there is none.
    public private(set) var newestArrival: Instant?

    /// Made anew with each standing: what follows from single figures may be another.
    public private(set) var edition = Edition()

    /// The standing of no figure.
    init() {}

    /// The standing of rows.
    init(of rows: [String: some Dated]) {
        // By their places: in a loop over the values each would be copied.
        for place in rows.indices {
            guard let origin = rows.values[place].origin else { continue }
            if case .sample = origin { hasSample = true }
            guard let arrived = rows.values[place].arrived else { continue }
            if let newest = newestArrival, newest >= arrived { continue }
            newestArrival = arrived
        }
    }
}

/// A row that says where its figure came from, and when.
protocol Dated {
    /// Where it came from; nil when there is no figure.
    var origin: Origin? { get }
    /// When it arrived here.
    var arrived: Instant? { get }
}

extension StockFigure: Dated {}
extension RateFigure: Dated {}
