/// Figures over time in panes above one another, which share the slots of one level axis.
///
/// A slot is a place on the level axis, with or without a figure. The caller makes the slots: it knows what time is worth
/// showing, and where a gap is. It gives no more of them than the plot has columns, two for each column where there are no
/// candles.
public struct Chart: Hashable, Sendable {
    /// Where a figure began, how far it went, and where it ended.
    public struct Candle: Hashable, Sendable {
        /// The first figure.
        public var open: Double
        /// The highest.
        public var high: Double
        /// The lowest.
        public var low: Double
        /// The last.
        public var close: Double

        /// Makes a candle.
        public init(open: Double, high: Double, low: Double, close: Double) {
            (self.open, self.high, self.low, self.close) = (open, high, low, close)
        }
    }

    /// What is drawn for each slot; nil, and what is not finite, is a gap, which nothing bridges.
    public enum Shape: Hashable, Sendable {
        /// Bodies with wicks, in the ink of the style that fits.
        case candles([Candle?], rise: Style, fall: Style, level: Style)
        /// A line.
        case line([Double?], Style)
        /// A line with a tint below it that fades downwards, on the paper of a role.
        case area([Double?], Style, Role)
        /// Columns that stand on nought, each in its own style.
        case columns([Double?], [Style])
        /// A tint between two figures.
        case band([ClosedRange<Double>?], Role)
    }

    /// How figures are placed between the lowest and the highest.
    public enum Scale: Hashable, Sendable {
        case linear
        /// Equal ratios have equal heights. Where a figure is not above nought it is linear.
        case logarithmic
    }

    /// Words at the upright axis.
    public struct ValueLabel: Hashable, Sendable {
        /// The figure that they stand at.
        public var value: Double
        /// The words, never shortened.
        public var text: String

        /// Makes a label at `value`.
        public init(_ value: Double, _ text: String) { (self.value, self.text) = (value, text) }
    }

    /// A figure that a faint dashed line stands for, with words at the axis.
    public struct Reference: Hashable, Sendable {
        /// Where the line and the words stand.
        public var value: Double
        /// What stands at the axis; nil for nothing.
        public var text: String?
        /// How dashes and words look.
        public var style: Style
        /// Whether dashes are drawn; the words stand at the axis in any case, before all labels.
        public var hasLine: Bool

        /// Makes a reference.
        public init(_ value: Double, _ text: String?, _ style: Style, hasLine: Bool = true) {
            (self.value, self.text, self.style, self.hasLine) = (value, text, style, hasLine)
        }
    }

    /// One of the panes.
    public struct Pane: Hashable, Sendable {
        /// What is drawn, the lowest layer first.
        public var shapes: [Shape]
        /// How figures are placed.
        public var scale: Scale
        /// What the upright axis spans; nil for all that the shapes and references have.
        public var range: ClosedRange<Double>?
        /// What stands at the upright axis, the most important first: of two on the same row the first is kept.
        public var valueLabels: [ValueLabel]
        /// The most important first. A pane lower than three rows has no dashes and does not
        /// reach for them.
        public var references: [Reference]
        /// What stands in the pane's upper left corner, over the shapes.
        public var title: [Span]
        /// The share of all rows.
        public var weight: Int

        /// Makes a pane.
        public init(
            _ shapes: [Shape], scale: Scale = .linear, range: ClosedRange<Double>? = nil,
            valueLabels: [ValueLabel] = [], references: [Reference] = [], title: [Span] = [], weight: Int = 1
        ) {
            (self.shapes, self.scale, self.range) = (shapes, scale, range)
            (self.valueLabels, self.references) = (valueLabels, references)
            (self.title, self.weight) = (title, weight)
        }
    }

    /// Words under a slot of the level axis.
    public struct SlotLabel: Hashable, Sendable {
        /// The slot that they stand under.
        public var slot: Int
        /// The words, never shortened.
        public var text: String

        /// Makes a label under `slot`.
        public init(_ slot: Int, _ text: String) { (self.slot, self.text) = (slot, text) }
    }

    /// A sign on the level axis, such as where a dividend was paid; at the foot of the first pane where there is none.
    public struct Event: Hashable, Sendable {
        /// Where the sign stands.
        public var slot: Int
        /// The sign, one cell wide.
        public var glyph: Unicode.Scalar
        /// How it looks.
        public var style: Style

        /// Makes an event.
        public init(_ slot: Int, _ glyph: Unicode.Scalar, _ style: Style) {
            (self.slot, self.glyph, self.style) = (slot, glyph, style)
        }
    }

    /// How many slots there are; each shape has a figure for each.
    public var slots: Int
    /// The panes, the uppermost and most important first. Those for which there are no rows are left out, the last first.
    public var panes: [Pane]
    /// What stands under the level axis, the most important first: of two that meet the first is kept.
    public var slotLabels: [SlotLabel]
    /// The slots whose paper is shaded, in order.
    public var shaded: [Range<Int>]
    /// What happened, in no order; of two at a slot the later one is shown.
    public var events: [Event]
    /// Columns for the words of the upright axis, which stands at the right; 0 for none.
    public var axisWidth: Int
    /// Whether only ASCII is to be written.
    public var isASCII: Bool
    /// Whether rise and fall are told apart by form, because there are no colours, or because the font lacks halves and
    /// eighths of cells.
    public var isPlain: Bool

    /// Makes a chart.
    public init(
        slots: Int, panes: [Pane], slotLabels: [SlotLabel] = [], shaded: [Range<Int>] = [],
        events: [Event] = [],
        axisWidth: Int = 0, isASCII: Bool = false, isPlain: Bool = false
    ) {
        (self.slots, self.panes, self.slotLabels) = (slots, panes, slotLabels)
        (self.shaded, self.events) = (shaded, events)
        (self.axisWidth, self.isASCII, self.isPlain) = (axisWidth, isASCII, isPlain)
    }
}
