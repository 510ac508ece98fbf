internal import TUI

/// The columns of the panel of positions.
struct PositionColumns: Equatable {
    /// The columns in order.
    enum Column: Int, CaseIterable {
        case item, name, quantity, price, value, day, gain, gainShare, weight
    }

    private let fields: [Rect?]

    /// Divides rows of `width` cells.
    init(_ width: Int) {
        let placed = TableLayout.place(
            Column.allCases.map(PositionColumns.room), width: width - 2, gap: width >= 140 ? 4 : 2)
        fields = placed.map { place in
            place.map { Rect(x: 1 + $0.x, y: 0, width: $0.width, height: 1) }
        }
    }

    /// The field of a column; nil where it has no room.
    subscript(column: Column) -> Rect? { fields[column.rawValue] }

    /// The end of a row's label: its item and its name.
    var label: Int { (self[.name] ?? self[.item]).map { $0.maxX + 1 } ?? 1 }

    private static func room(_ column: Column) -> TUI.Column {
        switch column {
        case .item: .init(minimum: 9, maximum: 18, priority: 0)
        case .name: .init(minimum: 8, maximum: 30, priority: 8)
        case .quantity: .init(minimum: 10, priority: 6)
        case .price: .init(minimum: 13, priority: 5)
        case .value: .init(minimum: 13, priority: 1)
        case .day: .init(minimum: 9, priority: 3)
        case .gain: .init(minimum: 12, priority: 4)
        case .gainShare: .init(minimum: 10, priority: 2)
        case .weight: .init(minimum: 12, maximum: 18, priority: 7)
        }
    }
}
