package enum Sparkline {
    /// Without the full block: lines in rows above one another would run together.
    private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

    /// Samples more values than columns at even distances, joins fewer by straight lines; the first and the
    /// last are at the ends. Equal values are at mid-height. Empty for fewer than two finite values.
    package static func text(_ values: [Double], width: Int) -> String {
        let values = values.filter(\.isFinite)
        guard values.count >= 2, width > 0 else { return "" }
        let shown = (0..<width).map { column in
            width == 1
                ? values[values.count - 1]
                : value(of: values, at: Double(column) * Double(values.count - 1) / Double(width - 1))
        }
        let lowest = shown.min() ?? 0
        let highest = shown.max() ?? 0
        return String(shown.map { bar($0, from: lowest, to: highest) })
    }

    static func block(_ eighths: Int) -> Glyph {
        eighths < 1 ? .space : Glyph(base: 0x2580 + UInt32(min(8, eighths)), marks: (0, 0))
    }

    private static func value(of values: [Double], at position: Double) -> Double {
        let left = min(Int(position), values.count - 1)
        let share = position - Double(left)
        guard share > 0, left + 1 < values.count else { return values[left] }
        return values[left] * (1 - share) + values[left + 1] * share
    }

    private static func bar(_ value: Double, from lowest: Double, to highest: Double) -> Character {
        // Halved, because the distance between two finite numbers need not be finite.
        let range = highest / 2 - lowest / 2
        guard range > 0 else { return bars[bars.count / 2] }
        let height = (value / 2 - lowest / 2) / range
        return bars[min(bars.count - 1, Int((height * Double(bars.count - 1)).rounded()))]
    }
}
