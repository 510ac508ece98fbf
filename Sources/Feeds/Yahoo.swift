import Foundation
import Market

/// Yahoo Finance's charts: one stock a request, with the last price and a month of closes.
struct Yahoo: StockProvider {
    let kind = FeedKind.yahoo
    /// Measured by others: it closes its doors after eight to forty quick calls.
    let manners = Manners(spacing: .seconds(1), floor: .seconds(60))
    let asksOneByOne = true

    func questions(about symbols: [String], to address: FeedAddress) -> [Question] {
        guard case .web(let base) = address else { return [] }
        return symbols.compactMap { symbol in
            Self.chart(of: symbol, at: base).map { Question(address: .web($0), symbols: [symbol]) }
        }
    }

    func cause(ofStatus status: Int) -> FeedFailure.Cause {
        status == 404 ? .unknownSymbol : .status(status)
    }

    func quotes(of symbols: [String], in body: Data) throws(FeedFailure.Cause) -> Decoded<Quote> {
        guard let symbol = symbols.first else { return Decoded(figures: []) }
        return Decoded(figures: [try YahooChart(body).quote(of: symbol)])
    }

    /// The chart that carries d1, d5 and a month's line in one request.
    static func chart(of symbol: String, at base: URL) -> URL? {
        // RFC 3986's unreserved characters alone: `^GSPC` and `EURUSD=X` go encoded.
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        guard let encoded = symbol.addingPercentEncoding(withAllowedCharacters: plain) else { return nil }
        return base.below("/v8/finance/chart/\(encoded)?range=1mo&interval=1d")
    }
}
