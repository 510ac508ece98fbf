package import Market

/// The look of a panel's charts. The board's file keeps it.
package struct ChartLook: Hashable, Sendable {
    /// The form that bars are drawn in.
    package enum Shape: String, Hashable, Sendable, CaseIterable {
        case candles
        case line
        case area
    }

    /// The scale of the price axis.
    package enum Scale: String, Hashable, Sendable, CaseIterable {
        case linear
        /// Equal ratios have equal heights.
        case logarithmic
        /// The change since the previous close.
        case percent
    }

    /// The range of the chart.
    package var range = BarRange.halfYear
    /// The form that bars are drawn in.
    package var shape = Shape.candles
    package var scale = Scale.linear
    /// The events that earlier prices are adjusted for.
    package var adjustment = PriceAdjustment.splits
    /// The indicators drawn with prices and volumes.
    package var indicators: Set<Indicator> = []

    /// The look of a new chart.
    package init() {}
}

/// A figure that the chart computes from prices and draws with them.
package enum Indicator: String, Hashable, Sendable, CaseIterable {
    case simple20 = "sma20"
    case simple50 = "sma50"
    case simple100 = "sma100"
    case simple200 = "sma200"
    case exponential20 = "ema20"
    case exponential50 = "ema50"
    case exponential100 = "ema100"
    case exponential200 = "ema200"
    case bollinger
    case strength = "rsi"
    case convergence = "macd"

    /// How many bars before the first visible one it needs to be exact.
    ///
    /// An exponential average forgets its start: after three times its length a twentieth of it is left.
    package var warmUp: Int {
        switch self {
        case .simple20, .bollinger: 20
        case .simple50: 50
        case .simple100: 100
        case .simple200: 200
        case .exponential20: 60
        case .exponential50: 150
        case .exponential100: 300
        case .exponential200: 600
        case .strength: 100
        case .convergence: 120
        }
    }
}
