internal import Board
internal import CivilTime
internal import TUI
internal import Words

struct StockColumns: Equatable {
    /// The columns in order.
    enum Column: Int, CaseIterable {
        case symbol, name, baseDay, baseClose, price, time, change, line, market
    }

    private let fields: [Rect?]
    /// Rows of a stock.
    private let height: Int
    private let hasDays: Bool

    /// Cells of a price's currency, with the blank before it.
    private static let currencyCells = 4

    /// Divides rows of `size`. Those of more than a line have a chart, the base day above its close, the time above the price,
    /// and the words of the exchange below the name.
    ///
    /// - Parameter hasDays: Whether each row says its own base day; else the heading says it once.
    init(_ size: Size, hasDays: Bool, _ writing: Writing) {
        let (isTall, width) = (size.height > 1, size.width - 2)
        let time =
            [10, 22].map { hour in
                let time = writing.times.minute(TimeOfDay(second: hour * 3600))
                return CellWidth.of(writing.words.weekdayTime(Day(number: 0), time))
            }.max() ?? 0
        let dropped: Set<Column> =
            isTall ? [.baseDay, .time, .market] : hasDays ? [] : [.baseDay]
        let columns = Column.allCases.filter { !dropped.contains($0) }
        let placed = TableLayout.place(
            columns.map { StockColumns.room($0, width, isTall, time: time) }, width: width,
            gap: width >= 140 ? 4 : 2)
        var fields: [Rect?] = Array(repeating: nil, count: Column.allCases.count)
        for (column, place) in zip(columns, placed) {
            fields[column.rawValue] = place.map { Rect(x: 1 + $0.x, y: 0, width: $0.width, height: 1) }
        }
        (self.fields, height, self.hasDays) = (fields, size.height, hasDays)
    }

    /// The first row of `column`; nil where it has no room.
    subscript(column: Column) -> Rect? { fields[column.rawValue] }

    /// The row that figures stand in: the second of a tall row, below day and time.
    var figureRow: Int { height > 1 ? 1 : 0 }

    /// Where a row says its base day: in a column, or above the close; nil where the heading says it, or nothing can.
    var baseDay: Rect? { height > 1 && hasDays ? self[.baseClose] : self[.baseDay] }

    /// Where the price itself stands, and its currency behind it.
    var price: (figure: Rect, currency: Rect)? {
        self[.price].map { field in
            let parts = field.split(left: field.width - StockColumns.currencyCells)
            return (parts.left, parts.rest.split(left: 1).rest)
        }
    }

    /// Where a row's label ends, its symbol and its name.
    var label: Int { (self[.name] ?? self[.symbol]).map { $0.maxX + 1 } ?? 1 }

    /// What a column needs in `width` cells, where a weekday and a time take `time`. Tall rows have a chart.
    private static func room(_ column: Column, _ width: Int, _ isTall: Bool, time: Int) -> TUI.Column {
        switch column {
        case .symbol: .init(minimum: 7, priority: 0)
        case .name: .init(minimum: 8, maximum: max(19, min(36, width / 6)), priority: 4)
        case .baseDay: .init(minimum: 7, priority: 5)
        case .baseClose: .init(minimum: 9, priority: 3)
        case .price: .init(minimum: 9 + currencyCells, priority: 1)
        // A date may stand before the time.
        case .time: .init(minimum: time, maximum: time + 5, priority: 6)
        case .change: .init(minimum: 9, priority: 2)
        case .line: .init(minimum: 6, maximum: isTall ? 120 : 44, priority: isTall ? 5 : 7)
        case .market: .init(minimum: 24, maximum: 36, priority: 8)
        }
    }
}
