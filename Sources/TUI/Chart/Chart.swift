private import Glibc

/// Figures over time in stacked panes, which share the slots of one level axis.
///
/// A slot is a place on the level axis, with or without a figure. The caller makes the slots, because it
/// knows the times to show and the gaps. It must not give more than the plot has columns, or two for each
/// column without candles.
package struct Chart: Hashable, Sendable {
    /// Open, high, low and close of a figure.
    package struct Candle: Hashable, Sendable {
        package var open: Double
        package var high: Double
        package var low: Double
        package var close: Double

        package init(open: Double, high: Double, low: Double, close: Double) {
            (self.open, self.high, self.low, self.close) = (open, high, low, close)
        }
    }

    /// The drawing in each slot. Nil and non-finite values leave a gap, which nothing bridges.
    package enum Shape: Hashable, Sendable {
        /// Bodies with wicks, in the ink of the style that fits.
        case candles([Candle?], rise: Style, fall: Style, level: Style)
        case line([Double?], Style)
        /// A line with a tint below it that fades downwards, on the paper of a role.
        case area([Double?], Style, Role)
        /// Columns that rise from zero, each in its own style.
        case columns([Double?], [Style])
    }

    /// The scale between the lowest and the highest figure.
    package enum Scale: Hashable, Sendable {
        case linear
        /// Equal ratios have equal heights. Linear if a figure is not above zero.
        case logarithmic
    }

    /// Words at the upright axis.
    package struct ValueLabel: Hashable, Sendable {
        /// The figure that they label.
        package var value: Double
        /// The words, never shortened.
        package var text: String

        /// Makes a label at `value`.
        package init(_ value: Double, _ text: String) { (self.value, self.text) = (value, text) }
    }

    /// A figure with a faint dashed line, and words at the axis.
    package struct Reference: Hashable, Sendable {
        /// The value at which the line and the words are drawn.
        package var value: Double
        /// The words at the axis; nil for none.
        package var text: String?
        package var style: Style
        /// True if dashes are drawn; the words appear at the axis in any case, before all labels.
        package var hasLine: Bool

        package init(_ value: Double, _ text: String?, _ style: Style, hasLine: Bool = true) {
            (self.value, self.text, self.style, self.hasLine) = (value, text, style, hasLine)
        }
    }

    package struct Pane: Hashable, Sendable {
        /// The shapes, the lowest layer first.
        package var shapes: [Shape]
        package var scale: Scale
        /// The range of the upright axis; nil to fit all shapes and references.
        package var range: ClosedRange<Double>?
        /// The labels at the upright axis, the most important first: of two on the same row the first stays.
        package var valueLabels: [ValueLabel]
        /// The most important first. A pane lower than three rows has no dashes and does not
        /// reach for them.
        package var references: [Reference]
        /// The text in the pane's upper left corner, over the shapes.
        package var title: [Span]
        /// The share of all rows.
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

    /// Words under a slot of the level axis.
    package struct SlotLabel: Hashable, Sendable {
        /// The slot that they label.
        package var slot: Int
        /// The words, never shortened.
        package var text: String

        /// Makes a label under `slot`.
        package init(_ slot: Int, _ text: String) { (self.slot, self.text) = (slot, text) }
    }

    /// A sign on the level axis, such as for a dividend; without that axis, at the foot of the first pane.
    package struct Event: Hashable, Sendable {
        /// The slot of the sign.
        package var slot: Int
        /// The sign, one cell wide.
        package var glyph: Unicode.Scalar
        package var style: Style

        package init(_ slot: Int, _ glyph: Unicode.Scalar, _ style: Style) {
            (self.slot, self.glyph, self.style) = (slot, glyph, style)
        }
    }

    /// How many slots there are; each shape has a figure for each.
    package var slots: Int
    /// The panes, the uppermost and most important first. Panes without rows are left out, the last first.
    package var panes: [Pane]
    /// The labels under the level axis, the most important first: of two that overlap the first stays.
    package var slotLabels: [SlotLabel]
    /// The slots whose paper is shaded, in order.
    package var shaded: [Range<Int>]
    /// The events, in any order; of two at a slot the later one shows.
    package var events: [Event]
    /// Columns for the words of the upright axis at the right; 0 for none.
    package var axisWidth: Int
    /// True to write only ASCII.
    package var isASCII: Bool
    /// True to distinguish rise and fall by form, because there are no colours, or because the font lacks
    /// halves and eighths of cells.
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

    /// Round figures between `low` and `high`, at even steps of 1, 2 or 5 times a power of ten, at most
    /// `count` of them, lowest first.
    ///
    /// None if either end is not finite or `low` is above `high`; a single figure gives itself unless
    /// `count` is 0.
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

    /// The multiples of `digit` × 10^`exponent` between `low` and `high`; nil if there are more than `count`.
    private static func multiples(
        of digit: Double, _ exponent: Int, from low: Double, to high: Double, atMost count: Int
    ) -> [Double]? {
        // A power of ten below one is inexact, but its inverse is exact, and so is a quotient by it.
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

    /// Round figures for a logarithmic axis between `low` and `high`: 1, 2 and 5 times powers of ten, at
    /// most `count` of them, lowest first. If that is too many, only powers of ten, then every second of
    /// them, every third and so on.
    ///
    /// Even steps if the span is less than a decade, or if `low` is not above zero.
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
