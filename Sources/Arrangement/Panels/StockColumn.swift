package import Words

/// A column of the stock grid, behind that of the symbols. The raw value is its name in files.
package enum StockColumn: String, Hashable, Sendable, CaseIterable {
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

    /// The columns where none were chosen.
    package static let standard: [StockColumn] = [.name, .close, .price, .time, .change, .chart]

    /// Its name.
    package var phrase: Phrase {
        switch self {
        case .name: .columnName
        case .close: .closeHeading
        case .price: .priceHeading
        case .time: .timeHeading
        case .change: .changeHeading
        case .dayRange: .columnDayRange
        case .yearRange: .labelYear
        case .volume: .labelVolume
        case .extended: .columnExtended
        case .source: .labelSource
        case .age: .columnAge
        case .chart: .columnChart
        case .market: .labelMarket
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
        case .name, .close, .time, .dayRange, .source, .age, .chart, .market: nil
        }
    }

    /// The columns that a file names, each once and the price among them; nil for those where none were chosen.
    package static func chosen(written names: [String]) -> [StockColumn]? {
        var columns: [StockColumn] = []
        for column in names.compactMap(StockColumn.init) where !columns.contains(column) {
            columns.append(column)
        }
        if !columns.contains(.price) { columns.insert(.price, at: 0) }
        return columns == standard ? nil : columns
    }
}

extension Arrangement {
    /// The columns of the stock grid in their order.
    package var shownStockColumns: [StockColumn] { stockColumns ?? StockColumn.standard }
}
