public import CivilTime
public import Market

/// The subject of a chart.
public struct ChartSubject: Hashable, Sendable {
    /// The symbol that its bars are asked for by.
    public var symbol: Symbol
    /// The exchange's zone, by IANA name.
    public var zone: String
    /// The unit of its prices, as in `Quote.currency`.
    public var currency: String?
    /// The last price or rate.
    public var price: Double?
    /// When that was made.
    public var time: Instant?
    /// The feed that told it.
    public var source: FeedID?
    /// How far it can be trusted.
    public var state: FigureState?
    /// How it is written.
    public var form: FigureForm
}
