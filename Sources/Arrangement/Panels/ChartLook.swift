package import Market

package struct ChartLook: Hashable, Sendable {
    package enum Shape: String, Hashable, Sendable, CaseIterable {
        case candles
        case line
        case area
    }

    package enum Scale: String, Hashable, Sendable, CaseIterable {
        case linear
        /// Equal ratios have equal heights.
        case logarithmic
        /// Since the previous close.
        case percent
    }

    package var range = BarRange.halfYear
    package var shape = Shape.candles
    package var scale = Scale.linear
    package var adjustment = PriceAdjustment.splits
    package var indicators: Set<Indicator> = []

    package init() {}
}

/// Computed from prices and drawn with them.
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

    /// Bars before the first visible one. An exponential average forgets its start: after three times its
    /// length a twentieth is left.
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
