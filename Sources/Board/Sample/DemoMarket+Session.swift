internal import Market

extension DemoMarket {
    /// A year's range and a volume that fit the quote, in steps of `step`.
    static func session(of quote: Quote, step: Double) -> SessionFigures? {
        guard let price = quote.price, price > 0 else { return nil }
        let prices = quote.closes.map(\.close) + [price]
        guard let low = prices.min(), let high = prices.max() else { return nil }
        let scale = 1 / step
        let year = (low * 0.82 * scale).rounded() / scale...(high * 1.06 * scale).rounded() / scale
        return SessionFigures(year: year, volume: (4e6 / price).rounded() * 1000)
    }
}
