private import Glibc

/// Figures over time in stacked panes, which share the slots of one level axis. A slot may have no figure.
/// The caller makes at most as many slots as the plot has columns, or two a column without candles.
package struct Chart: Hashable, Sendable {
    package struct Candle: Hashable, Sendable {
        package var open: Double
        package var high: Double
        package var low: Double
        package var close: Double

        package init(open: Double, high: Double, low: Double, close: Double) {
            (self.open, self.high, self.low, self.close) = (open, high, low, close)
        }
    }

    /// Nil and non-finite values leave a gap, which nothing bridges.
    package enum Shape: Hashable, Sendable {
        case candles([Candle?], rise: Style, fall: Style, level: Style)
        case line([Double?], Style)
        /// The tint fades downwards, on the paper of a role.
        case area([Double?], Style, Role)
        /// Columns rise from zero.
        case columns([Double?], [Style])
    }

    package enum Scale: Hashable, Sendable {
        case linear
        /// Equal ratios have equal heights. Linear if a figure is not above zero.
        case logarithmic
    }

    package struct ValueLabel: Hashable, Sendable {
        package var value: Double
        /// Never shortened.
        package var text: String

        package init(_ value: Double, _ text: String) { (self.value, self.text) = (value, text) }
    }

    package struct Reference: Hashable, Sendable {
        package var value: Double
        package var text: String?
        package var style: Style
        /// Draws dashes. The words are at the axis in any case, before all labels.
        package var hasLine: Bool

        package init(_ value: Double, _ text: String?, _ style: Style, hasLine: Bool = true) {
            (self.value, self.text, self.style, self.hasLine) = (value, text, style, hasLine)
        }
    }

    package struct Pane: Hashable, Sendable {
        package var shapes: [Shape]
        package var scale: Scale
        /// Nil to fit all shapes and references.
        package var range: ClosedRange<Double>?
        /// The most important first: of two on the same row the first stays.
        package var valueLabels: [ValueLabel]
        /// The most important first. A pane lower than three rows has no dashes and does not reach for them.
        package var references: [Reference]
        /// Over the shapes, at the upper left.
        package var title: [Span]
        package var weight: Int

        package init(
            _ shapes: [Shape], scale: Scale = .linear, range: ClosedRange<Double>? = nil,
            valueLabels: [ValueLabel] = [], references: [Reference] = [], title: [Span] = [], weight: Int = 1
        ) {
            (self.shapes, self.scale, self.range) = (shapes, scale, range)
            (self.valueLabels, self.references) = (valueLabels, references)
            (self.title, self.weight) = (title, weight)
        }
    }

    package struct SlotLabel: Hashable, Sendable {
        package var slot: Int
        package var text: String

        package init(_ slot: Int, _ text: String) { (self.slot, self.text) = (slot, text) }
    }

    /// A sign such as for a dividend. Without a level axis, it is at the foot of the first pane.
    package struct Event: Hashable, Sendable {
        package var slot: Int
        /// One cell wide.
        package var glyph: Unicode.Scalar
        package var style: Style

        package init(_ slot: Int, _ glyph: Unicode.Scalar, _ style: Style) {
            (self.slot, self.glyph, self.style) = (slot, glyph, style)
        }
    }

    /// Each shape has a figure for each.
    package var slots: Int
    /// The uppermost and most important first. Without room, the last are left out.
    package var panes: [Pane]
    /// The most important first: of two that overlap the first stays.
    package var slotLabels: [SlotLabel]
    package var shaded: [Range<Int>]
    /// Of two at a slot the later one shows.
    package var events: [Event]
    /// Columns for the words at the right; 0 for none.
    package var axisWidth: Int
    package var isASCII: Bool
    /// Distinguishes rise and fall by form, for lack of colours, or of partial blocks in the font.
    package var isPlain: Bool

    package init(
        slots: Int, panes: [Pane], slotLabels: [SlotLabel] = [], shaded: [Range<Int>] = [],
        events: [Event] = [],
        axisWidth: Int = 0, isASCII: Bool = false, isPlain: Bool = false
    ) {
        (self.slots, self.panes, self.slotLabels) = (slots, panes, slotLabels)
        (self.shaded, self.events) = (shaded, events)
        (self.axisWidth, self.isASCII, self.isPlain) = (axisWidth, isASCII, isPlain)
    }

    /// Even steps of 1, 2 or 5 times a power of ten, lowest first. None if either end is not finite or `low`
    /// is above `high`; a single figure gives itself unless `count` is 0.
    package static func ticks(from low: Double, to high: Double, atMost count: Int) -> [Double] {
        guard count > 0, low.isFinite, high.isFinite, low <= high else { return [] }
        guard low < high else { return [low] }
        // Halved, because the distance between two finite numbers need not be finite.
        let rough = (high / 2 - low / 2) / Double(count)
        guard rough.isNormal else { return [] }
        let start = Int((Double(rough.exponent) * 0.30103).rounded(.down))
        for exponent in max(-307, start)...max(-307, start) + 3 {
            for digit in [1.0, 2.0, 5.0] {
                let ticks = multiples(of: digit, exponent, from: low, to: high, atMost: count)
                if let ticks { return ticks }
            }
        }
        return []
    }

    private static func multiples(
        of digit: Double, _ exponent: Int, from low: Double, to high: Double, atMost count: Int
    ) -> [Double]? {
        // A power of ten below one is inexact, but its inverse and a quotient by that are exact.
        guard let power = Double("1e\(abs(exponent))"), power.isFinite else { return [] }
        func value(_ number: Double) -> Double {
            exponent < 0 ? number * digit / power : number * digit * power
        }
        let first = (exponent < 0 ? low / digit * power : low / digit / power).rounded(.up)
        guard first.isFinite else { return [] }
        var ticks: [Double] = []
        // One more than requested is enough to know that there are too many.
        for step in 0...count {
            let tick = value(first + Double(step))
            guard tick <= high else { return ticks }
            guard tick >= low, ticks.last != tick else { continue }
            ticks.append(tick)
        }
        return nil
    }

    /// 1, 2 and 5 times powers of ten, lowest first; if that is too many, only powers, then every second,
    /// third and so on. Even steps if the range is less than a decade, or `low` is not above zero.
    package static func logTicks(from low: Double, to high: Double, atMost count: Int) -> [Double] {
        guard low > 0, high.isFinite, high / 10 >= low, count > 0 else {
            return ticks(from: low, to: high, atMost: count)
        }
        let powers = Array(Int(log10(low).rounded(.down))...Int(log10(high).rounded(.down)))
        func figures(_ digits: [Double], of powers: [Int]) -> [Double] {
            powers.flatMap { power in digits.map { $0 * pow(10, Double(power)) } }
                .filter { $0 >= low && $0 <= high }
        }
        let fine = figures([1, 2, 5], of: powers)
        if fine.count <= count { return fine }
        let step = (powers.count + count - 1) / count
        return figures([1], of: powers.filter { $0.isMultiple(of: step) })
    }
}
