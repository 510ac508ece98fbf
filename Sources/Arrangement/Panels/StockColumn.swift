package import Market
package import Words

package enum StockColumn: Hashable, Sendable {
    case name
    case close
    case price
    case time
    case change
    /// The day's lowest and highest price.
    case dayRange
    /// The range of 52 weeks, and where the price is in it.
    case yearRange
    case volume
    /// The price before or after the session, and its change.
    case extended
    /// The feed of the price.
    case source
    case age
    case chart
    case market
    /// The change since another baseline than the board's.
    case since(Baseline)

    private static let named: [StockColumn] = [
        .name, .close, .price, .time, .change, .dayRange, .yearRange, .volume, .extended, .source, .age,
        .chart,
        .market,
    ]
    package static let offered = named + Baseline.usual.map(StockColumn.since)

    /// `yearRange`, or a baseline such as `ytd`.
    package init?(_ name: String) {
        guard
            let column = StockColumn.named.first(where: { $0.text == name })
                ?? Baseline(name).map(StockColumn.since)
        else { return nil }
        self = column
    }

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

    package static let standard: [StockColumn] = [.name, .close, .price, .time, .change, .chart]

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

    /// Nil if rows cannot be sorted by it.
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

    package var baseline: Baseline? { if case .since(let baseline) = self { baseline } else { nil } }

    /// Each once and the price among them; nil for the standard ones.
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
    package var shownStockColumns: [StockColumn] { stockColumns ?? StockColumn.standard }

    package var columnBaselines: [Baseline] { (stockColumns ?? []).compactMap(\.baseline) }

    /// The columns that the user chose; in the table of positions, those of baselines.
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
