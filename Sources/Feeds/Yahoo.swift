import Market

/// Yahoo Finance: one stock a request in full, with the last price and a month of closes; or several in short, with
/// the last price and the day's line.
struct Yahoo: StockProvider {
    let kind = FeedID.yahoo
    /// Measured by others: it closes its doors after eight to forty quick calls.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(60))
    let asksOneByOne = true
    /// How many stocks are asked for in short at once; Yahoo has answered up to twenty.
    static let batch = 15

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        return symbols.compactMap { symbol in
            Self.chart(of: symbol, at: base).map { Question(address: .web($0), symbols: [symbol]) }
        }
    }

    func questions(
        about symbols: [Symbol], inShort short: [Symbol], to address: FeedAddress
    ) -> [Question] {
        guard case .web(let base) = address else { return [] }
        let batches = batches(of: short, by: Self.batch, to: address) { Self.spark(of: $0, at: base) }
        return questions(about: symbols, to: address) + batches
    }

    func cause(ofStatus status: Int) -> FeedFailure.Cause {
        status == 404 ? .unknownSymbol : .status(status)
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        guard let symbol = symbols.first else { return Decoded(figures: []) }
        guard symbols.count == 1 else { return try YahooSpark(body).quotes(of: symbols) }
        return Decoded(figures: [try YahooChart(body).quote(of: symbol)])
    }

    /// The chart that carries d1, d5 and a month's line in one request.
    static func chart(of symbol: Symbol, at base: WebAddress) -> WebAddress? {
        base.below("/v8/finance/chart/\(WebAddress.encoded(symbol.text))?range=1mo&interval=1d")
    }

    /// The lines of several stocks in one request.
    static func spark(of symbols: [Symbol], at base: WebAddress) -> WebAddress? {
        let list = symbols.map { WebAddress.encoded($0.text) }.joined(separator: ",")
        return base.below("/v7/finance/spark?symbols=\(list)&range=5d&interval=15m")
    }
}
