internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

struct StockColumns: Equatable {
    enum Column: Hashable {
        case symbol, name, baseDay, baseClose, price, time, change, line, market
        case dayRange, yearRange, volume, extended, source, age
        case since(Baseline)

        static let standard: [Column] = [
            .symbol, .name, .baseDay, .baseClose, .price, .time, .change, .line,
        ]

        init(_ column: StockColumn) {
            self =
                switch column {
                case .name: .name
                case .close: .baseClose
                case .price: .price
                case .time: .time
                case .change: .change
                case .dayRange: .dayRange
                case .yearRange: .yearRange
                case .volume: .volume
                case .extended: .extended
                case .source: .source
                case .age: .age
                case .chart: .line
                case .market: .market
                case .since(let baseline): .since(baseline)
                }
        }
    }

    private let fields: [Column: Rect]
    private let height: Int
    private let hasDays: Bool
    private let chosen: [StockColumn]?

    /// Cells of the currency with the blank before it; none in narrow rows.
    private let currencyCells: Int
    /// Narrower rows do not show the currency.
    private static let currencyWidth = 36

    /// Tall rows have a chart, the base day above its close, the time above the price, and the exchange below
    /// the name. With `hasDays` each row has its own base day. The last of `chosen` are dropped first.
    init(_ size: Size, hasDays: Bool, chosen: [StockColumn]?, _ writing: Writing) {
        let (isTall, width) = (size.height > 1, size.width - 2)
        let time =
            [10, 22].map { hour in
                let time = writing.times.minute(TimeOfDay(second: hour * 3600))
                return CellWidth.of(writing.words.weekdayTime(Day(number: 0), time))
            }.max() ?? 0
        let dropped: Set<Column> =
            isTall ? [.baseDay, .time, .market] : hasDays ? [] : [.baseDay]
        let currencyCells = size.width < StockColumns.currencyWidth ? 0 : 4
        let wished = chosen.map { StockColumns.columns($0) } ?? Column.standard
        let columns = wished.filter { !dropped.contains($0) }
        let placed = TableLayout.place(
            columns.map { column in
                var room = StockColumns.room(column, width, isTall, time: time, currency: currencyCells)
                if chosen != nil { room.priority = StockColumns.priority(column, in: wished) }
                return room
            }, width: width, gap: width >= 140 ? 4 : currencyCells == 0 ? 1 : 2)
        var fields: [Column: Rect] = [:]
        for (column, place) in zip(columns, placed) {
            fields[column] = place.map { Rect(x: 1 + $0.x, y: 0, width: $0.width, height: 1) }
        }
        (self.fields, height, self.hasDays, self.chosen) = (fields, size.height, hasDays, chosen)
        self.currencyCells = currencyCells
    }

    /// The first row of `column`; nil if it has no room.
    subscript(column: Column) -> Rect? { fields[column] }

    /// The second line of a tall row, below day and time.
    var figureRow: Int { height > 1 ? 1 : 0 }

    /// In a column, or above the close; nil if the heading shows it.
    var baseDay: Rect? { height > 1 && hasDays ? self[.baseClose] : self[.baseDay] }

    var price: (figure: Rect, currency: Rect)? {
        self[.price].map { field in
            let parts = field.split(left: field.width - currencyCells)
            return (parts.left, parts.rest.split(left: 1).rest)
        }
    }

    var hasNameFirst: Bool { chosen.map { $0.first == .name } ?? true }

    /// The end of a row's label: its symbol and its name.
    var label: Int { ((hasNameFirst ? self[.name] : nil) ?? self[.symbol]).map { $0.maxX + 1 } ?? 1 }

    /// A tall row has the time above the price, and the exchange's words below the name.
    func says(_ column: StockColumn) -> Bool { (chosen ?? StockColumn.standard).contains(column) }

    func hasRoom(for column: StockColumn) -> Bool {
        self[Column(column)] != nil || height > 1 && (column == .time || column == .market)
    }

    /// Words below a name end here; nil without columns of figures.
    var firstFigure: Int? {
        fields.filter { $0.key != .symbol && $0.key != .name }.map(\.value.x).min()
    }

    private static func columns(_ chosen: [StockColumn]) -> [Column] {
        [.symbol] + chosen.flatMap { $0 == .close ? [.baseDay, .baseClose] : [Column($0)] }
    }

    /// Symbols and prices stay. The last of the others goes first, and the day of the close before the close.
    private static func priority(_ column: Column, in columns: [Column]) -> Int {
        switch column {
        case .symbol: 0
        case .price: 1
        case .baseDay: 2 + 2 * (columns.firstIndex(of: .baseClose) ?? 0) + 1
        case .name, .baseClose, .time, .change, .line, .market, .dayRange, .yearRange, .volume, .extended,
            .source, .age, .since:
            2 + 2 * (columns.firstIndex(of: column) ?? 0)
        }
    }

    /// `time` cells are for a weekday and a time. Tall rows have a chart.
    private static func room(_ column: Column, _ width: Int, _ isTall: Bool, time: Int, currency: Int)
        -> TUI.Column
    {
        switch column {
        case .symbol: .init(minimum: 7, priority: 0)
        case .name: .init(minimum: 8, maximum: max(19, min(36, width / 6)), priority: 4)
        case .baseDay: .init(minimum: 7, priority: 5)
        case .baseClose: .init(minimum: 9, priority: 3)
        case .price: .init(minimum: 9 + currency, priority: 1)
        // A date may come before it.
        case .time: .init(minimum: time, maximum: time + 5, priority: 6)
        case .change: .init(minimum: 9, priority: 2)
        case .since: .init(minimum: 9, priority: 9)
        case .line: .init(minimum: 6, maximum: isTall ? 120 : 44, priority: isTall ? 5 : 7)
        case .market: .init(minimum: 24, maximum: 36, priority: 8)
        case .dayRange: .init(minimum: 17, maximum: 21, priority: 9)
        case .yearRange: .init(minimum: 10, maximum: 32, priority: 9)
        case .volume: .init(minimum: 13, priority: 9)
        case .extended: .init(minimum: 19, priority: 9)
        case .source: .init(minimum: 8, maximum: 11, priority: 9)
        case .age: .init(minimum: 7, maximum: 9, priority: 9)
        }
    }
}
