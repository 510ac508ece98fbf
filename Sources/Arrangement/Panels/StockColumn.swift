package import Market
package import Words

/// A column of the stock table, behind that of the symbols.
package enum StockColumn: Hashable, Sendable {
    case name
    case close
    case price
    case time
    case change
    /// The day's lowest and highest price.
    case dayRange
    /// The lowest and the highest price of 52 weeks, and where the price lies between them.
    case yearRange
    case volume
    /// The price before or after the session, and its change.
    case extended
    /// The feed that told the price.
    case source
    case age
    case chart
    /// The state of the exchange.
    case market
    /// The change since the close of a baseline other than the board's.
    case since(Baseline)

    private static let named: [StockColumn] = [
        .name, .close, .price, .time, .change, .dayRange, .yearRange, .volume, .extended, .source, .age,
        .chart,
        .market,
    ]
    /// All that the list of columns offers.
    package static let offered = named + Baseline.usual.map(StockColumn.since)

    /// Reads its name in files: `yearRange`, or a baseline such as `ytd`; nil for anything else.
    package init?(_ name: String) {
        guard
            let column = StockColumn.named.first(where: { $0.text == name })
                ?? Baseline(name).map(StockColumn.since)
        else { return nil }
        self = column
    }

    /// Its name in files.
    package var text: String {
        switch self {
        case .name: "name"
        case .close: "close"
        case .price: "price"
        case .time: "time"
        case .change: "change"
        case .dayRange: "dayRange"
        case .yearRange: "yearRange"
        case .volume: "volume"
        case .extended: "extended"
        case .source: "source"
        case .age: "age"
        case .chart: "chart"
        case .market: "market"
        case .since(let baseline): baseline.text
        }
    }

    /// The columns where none were chosen.
    package static let standard: [StockColumn] = [.name, .close, .price, .time, .change, .chart]

    /// Its name.
    package var saying: Saying {
        switch self {
        case .name: .phrase(.columnName)
        case .close: .phrase(.closeHeading)
        case .price: .phrase(.priceHeading)
        case .time: .phrase(.timeHeading)
        case .change: .phrase(.changeHeading)
        case .dayRange: .phrase(.columnDayRange)
        case .yearRange: .phrase(.labelYear)
        case .volume: .phrase(.labelVolume)
        case .extended: .phrase(.columnExtended)
        case .source: .phrase(.labelSource)
        case .age: .phrase(.columnAge)
        case .chart: .phrase(.columnChart)
        case .market: .phrase(.labelMarket)
        case .since(let baseline): .verbatim(baseline.heading)
        }
    }

    /// The figure that rows are compared by where they are sorted by it; nil where they are not.
    package var sort: Sort.Column? {
        switch self {
        case .price: .price
        case .change: .change
        case .yearRange: .yearPlace
        case .volume: .volume
        case .extended: .extended
        case .since(let baseline): .since(baseline)
        case .name, .close, .time, .dayRange, .source, .age, .chart, .market: nil
        }
    }

    /// The baseline whose changes it says; nil for another column.
    package var baseline: Baseline? { if case .since(let baseline) = self { baseline } else { nil } }

    /// The columns that a file names, each once and the price among them; nil for those where none were chosen.
    package static func chosen(written names: [String]) -> [StockColumn]? {
        var columns: [StockColumn] = []
        for column in names.compactMap({ StockColumn($0) }) where !columns.contains(column) {
            columns.append(column)
        }
        if !columns.contains(.price) { columns.insert(.price, at: 0) }
        return columns == standard ? nil : columns
    }
}

extension Arrangement {
    /// The columns of the stock grid in their order.
    package var shownStockColumns: [StockColumn] { stockColumns ?? StockColumn.standard }

    /// The baselines of columns of their own in the stock table.
    package var columnBaselines: [Baseline] { (stockColumns ?? []).compactMap(\.baseline) }

    /// The columns of a table that the user chooses, in their order: in that of positions those of baselines.
    package subscript(columns panel: PanelID) -> [StockColumn] {
        get { panel == .positions ? positionBaselines.map(StockColumn.since) : shownStockColumns }
        set {
            if panel == .positions {
                positionBaselines = newValue.compactMap(\.baseline)
            } else {
                stockColumns = newValue == StockColumn.standard ? nil : newValue
            }
        }
    }
}
