public import Market

/// A figure that a feed gave and that is not shown.
public struct UnshownFigure: Hashable, Sendable {
    /// Why it is not shown. The numbers are those of the history's file.
    public enum Reason: Int, Sendable {
        /// It is too far from the figure shown: a second answer that says the same lets it in.
        case unconfirmed = 0
        /// Another feed's figure is shown.
        case otherFeed = 1
        /// The same, and the two said different things when they last spoke of the same time.
        case disputed = 2
    }

    /// The figure's feed and item: there is at most one of each.
    public struct Key: Hashable, Sendable {
        /// Why it is not shown.
        public var reason: Reason
        /// The list that the feed stands in: rates or stocks.
        public var list: FeedList
        /// The currency's code or the stock's symbol.
        public var item: String
        /// The feed's kind.
        public var source: String

        /// Makes a key.
        public init(_ reason: Reason, _ list: FeedList, _ item: String, from source: String) {
            self.reason = reason
            self.list = list
            self.item = item
            self.source = source
        }
    }

    /// The figure's feed and item.
    public var key: Key
    /// Units per dollar, or the price.
    public var value: Double
    /// The price's currency; nil for a rate, and where the feed gives none.
    public var currency: String?
    /// When the feed says it was made.
    public var time: Instant
    /// When it arrived.
    public var arrived: Instant

    /// Makes a figure.
    public init(_ key: Key, _ value: Double, currency: String? = nil, time: Instant, arrived: Instant) {
        self.key = key
        self.value = value
        self.currency = currency
        self.time = time
        self.arrived = arrived
    }
}
