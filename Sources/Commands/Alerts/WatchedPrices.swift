internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Money
internal import Store
internal import Words

struct WatchedPrices {
    private let path: String
    private var file: PriceFile
    private var written: Set<DayPrice> = []

    init(_ path: String) throws(CommandError) {
        self.path = path
        let isThere = access(path, F_OK) == 0
        let bytes = isThere ? try FXTerm.read(file: path) : []
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .failed(
                .joined([.verbatim((CleanText.line(path, limit: 4096) ?? "") + ": "), .phrase(.saveAsUTF8)]))
        }
        file = PriceFile(text, PriceFormat(fileName: path))
    }

    mutating func take(_ panels: [Panel], _ model: Model) throws(CommandError) {
        var prices: [DayPrice] = []
        if panels.contains(.stocks) {
            prices += model.arrangement.symbols.compactMap { model.dayPrice(of: $0) }
        }
        if panels.contains(.rates) {
            prices += model.arrangement.rateIDs.compactMap { model.dayPrice(of: $0) }
        }
        let new = Set(prices).subtracting(written)
        guard !new.isEmpty else { return }
        // In the order of the board.
        file.take(prices.filter(new.contains))
        written.formUnion(new)
        let (path, text) = (path, file.text)
        try stored { () throws(StoreError) in try OutputFile(path: path).write(text) }
    }
}

extension PriceFormat {
    /// By the end of the name: `.beancount`, `.bean`, `.csv`, else ledger.
    fileprivate init(fileName: String) {
        let isBeancount = fileName.hasSuffix(".beancount") || fileName.hasSuffix(".bean")
        self = isBeancount ? .beancount : fileName.hasSuffix(".csv") ? .csv : .ledger
    }
}

extension Model {
    /// By its exchange's clock; nil for the sample, and without a time.
    fileprivate func dayPrice(of symbol: Symbol) -> DayPrice? {
        guard let seen = market.quotes[symbol], seen.origin != .sample, let price = seen.value.price,
            let time = seen.value.time
        else { return nil }
        let day = (Zone(seen.value.zone) ?? .utc).local(time).day
        return DayPrice(.item(symbol), on: day, price, in: seen.value.currency)
    }

    /// For one unit, on the rate's day in UTC.
    fileprivate func dayPrice(of id: RateID) -> DayPrice? {
        let figure = RateFigure(id.pair(on: arrangement.base), arrangement.baseline, in: market)
        guard let rate = figure.rate, let time = figure.quotedAt, figure.origin != .sample else { return nil }
        return DayPrice(
            .leg(figure.pair.base), on: Zone.utc.local(time).day, rate, in: figure.pair.code.text)
    }
}
