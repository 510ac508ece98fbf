package struct Column: Hashable, Sendable {
    /// In cells.
    package var minimum: Int
    /// More room does not help.
    package var maximum: Int
    /// Columns with a higher number are dropped first.
    package var priority: Int

    /// Without a maximum it is `minimum` cells wide.
    package init(minimum: Int, maximum: Int? = nil, priority: Int) {
        self.minimum = minimum
        self.maximum = max(minimum, maximum ?? minimum)
        self.priority = priority
    }
}

package enum TableLayout {
    /// Drops whole columns, the least important first, until the rest fits; then gives free cells to those
    /// that can grow, the most important first. Returns nil for a dropped column.
    package static func place(_ columns: [Column], width: Int, gap: Int) -> [(x: Int, width: Int)?] {
        var kept = Array(columns.indices)
        func needed() -> Int {
            kept.reduce(0) { $0 + columns[$1].minimum } + gap * max(0, kept.count - 1)
        }
        while needed() > width, let last = kept.max(by: { columns[$0].priority < columns[$1].priority }) {
            kept.removeAll { $0 == last }
        }
        var spare = width - needed()
        var widths = columns.map(\.minimum)
        for index in kept.sorted(by: { columns[$0].priority < columns[$1].priority }) {
            let growth = min(spare, columns[index].maximum - columns[index].minimum)
            widths[index] += max(0, growth)
            spare -= max(0, growth)
        }
        var placed: [(x: Int, width: Int)?] = Array(repeating: nil, count: columns.count)
        var x = 0
        for index in kept {
            placed[index] = (x, widths[index])
            x += widths[index] + gap
        }
        return placed
    }
}
