internal import Board
internal import CivilTime
internal import TUI

struct StockColumns: Equatable {
    /// The columns in order, with their headings above the first of each group.
    enum Column: Int, CaseIterable {
        case symbol, name, baseDay, baseClose, time, price, change, line, market
    }

    private let fields: [Rect?]

    /// Divides rows of `size`; those of more than a line have a chart and no column for the exchange, whose words stand
    /// below the name.
    init(_ size: Size, _ writing: Writing) {
        let (isTall, width) = (size.height > 1, size.width - 2)
        let time =
            [10, 22].map { CellWidth.of(writing.times.minute(TimeOfDay(second: $0 * 3600))) }.max() ?? 0
        let columns = Column.allCases.filter { !isTall || $0 != .market }
        fields = TableLayout.place(
            columns.map { StockColumns.room($0, width, isTall, time: time) }, width: width,
            gap: width >= 140 ? 4 : 2
        ).map { $0.map { Rect(x: 1 + $0.x, y: 0, width: $0.width, height: 1) } }
    }

    /// The first row of `column`; nil where it has no room.
    subscript(column: Column) -> Rect? {
        column.rawValue < fields.count ? fields[column.rawValue] : nil
    }

    /// Where a row's label ends, its symbol and its name.
    var label: Int { (self[.name] ?? self[.symbol]).map { $0.maxX + 1 } ?? 1 }

    /// What a column needs in `width` cells, where a time takes `time`. Tall rows have a chart, which is worth more than
    /// days and times are.
    private static func room(_ column: Column, _ width: Int, _ isTall: Bool, time: Int) -> TUI.Column {
        switch column {
        case .symbol: .init(minimum: 7, priority: 0)
        case .name: .init(minimum: 8, maximum: max(19, min(36, width / 6)), priority: 4)
        case .baseDay: .init(minimum: 4, priority: isTall ? 6 : 5)
        case .baseClose: .init(minimum: 9, priority: 3)
        // A day is written in seven cells at most, and a time may follow it.
        case .time: .init(minimum: max(time, 7), maximum: time + 8, priority: isTall ? 7 : 6)
        case .price: .init(minimum: 9, priority: 1)
        case .change: .init(minimum: 9, priority: 2)
        case .line: .init(minimum: 6, maximum: isTall ? 120 : 44, priority: isTall ? 5 : 7)
        case .market: .init(minimum: 24, maximum: 36, priority: 8)
        }
    }
}
