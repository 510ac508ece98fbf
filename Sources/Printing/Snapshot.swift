public import Board
internal import JSON5
internal import Market

/// What `fxterm print` prints: the same figures that the board shows, of one moment.
public struct Snapshot: Sendable {
    let model: Model
    let panels: [Panel]

    /// A snapshot of some of `model`'s panels.
    public init(_ model: Model, _ panels: [Panel]) {
        self.model = model
        self.panels = panels
    }

    /// The snapshot as text in `format`, ending in a line break.
    public func text(_ format: PrintFormat) -> String {
        switch format {
        case .table: panels.map { Table(self, $0).aligned }.joined(separator: "\n")
        case .csv: panels.map { Table(self, $0).commaSeparated }.joined(separator: "\n")
        case .json: String(decoding: json.bytes(.printed), as: UTF8.self) + "\n"
        }
    }

    /// The panels of which not a single figure is known.
    public var empty: [Panel] {
        panels.filter { panel in
            guard !model.arrangement[panel].isEmpty else { return false }
            if panel == .rates { return rates.allSatisfy { $0.rate == nil } }
            if panel == .clocks { return clocks.isEmpty }
            return stocks.allSatisfy { $0.price == nil }
        }
    }

    var rates: [RateFigure] { model.order(.rates).compactMap { model.figures.rates[$0.text] } }

    var clocks: [ClockFigure] {
        model.order(.clocks).compactMap { item in
            model.figures.zones[item.text].map {
                ClockFigure($0, id: item.text, here: model.here, now: model.clockMoment)
            }
        }
    }

    var stocks: [StockFigure] { model.order(.stocks).compactMap { model.figures.stocks[$0.text] } }

    func state(_ figure: RateFigure) -> FigureState? {
        figure.state(refresh: model.choices.ratesRefresh, now: model.now)
    }

    func state(_ figure: StockFigure) -> FigureState? {
        figure.state(refresh: model.choices.stocksRefresh, now: model.now)
    }
}
