import Foundation
import Market

/// What Yahoo Finance knows under a name, in one request.
///
/// Not a kind of its own in the settings: it is asked at the address of Yahoo's quotes, and shares their pace.
struct YahooSearch: Provider {
    let kind = FeedID.yahoo
    /// What is found does not move, so nothing has to be asked again by itself: the floor is the user's hand, and the
    /// distance to the request before.
    let manners = Manners(spacing: Yahoo().manners.spacing)
    /// That one search is refused says nothing of quotes.
    let asksOneByOne = true
    /// The longest text that is asked for, in characters.
    static let longestText = 60

    /// The request that asks `address` for `text`, which is clean; nil if none can be made.
    func question(about text: String, to address: FeedAddress) -> Question? {
        guard case .web(let base) = address, let query = Yahoo.encoded(text) else { return nil }
        return base.below("/v1/finance/search?q=\(query)&quotesCount=20&newsCount=0")
            .map { Question(address: .web($0)) }
    }

    /// What a body has found and can be charted, in the body's order, each symbol once.
    ///
    /// - Throws: `.tooManyRequests` or `.malformed`, by what it says instead.
    func found(in body: Data) throws(FeedFailure.Cause) -> [FoundStock] {
        try YahooAnswer.checkForRefusal(body)
        let answer = try decodeBody(Answer.self, from: body)
        guard let entries = answer.entries else {
            throw .malformed(
                .said(answer.error?.description ?? answer.error?.code ?? "no list of finds in it"))
        }
        var seen: Set<String> = []
        return entries.compactMap { $0?.stock }.filter { seen.insert($0.symbol.text.uppercased()).inserted }
    }

    private struct Answer: Decodable {
        let entries: [Entry?]?
        let error: YahooAnswer.Complaint?

        private enum Key: CodingKey { case quotes, finance, error }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            entries = fields.lenient(.quotes, as: LenientList<Entry>.self)?.values
            error = try? fields.nestedContainer(keyedBy: Key.self, forKey: .finance).lenient(.error)
        }
    }

    private struct Entry: Decodable {
        let stock: FoundStock?

        /// What a chart can be had of, by `quoteType`. An option has none that outlives it; what is no quote at all, such
        /// as a private company, has no symbol either.
        private static let charted: Set<String> = [
            "EQUITY", "ETF", "INDEX", "MUTUALFUND", "CURRENCY", "CRYPTOCURRENCY", "FUTURE",
        ]

        private enum Key: CodingKey {
            case symbol, shortname, longname, exchDisp, exchange, typeDisp, quoteType
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            let type = fields.lenient(.quoteType, as: String.self)?.uppercased()
            guard let symbol = fields.lenient(.symbol, as: String.self).flatMap(Symbol.init),
                type.map(Self.charted.contains) ?? true
            else {
                stock = nil
                return
            }
            stock = FoundStock(
                symbol: symbol, name: fields.plainLine(.longname) ?? fields.plainLine(.shortname),
                exchange: fields.plainLine(.exchDisp, limit: 40) ?? fields.plainLine(.exchange, limit: 40),
                kind: fields.plainLine(.typeDisp, limit: 20) ?? type.flatMap { CleanText.line($0, limit: 20) }
            )
        }
    }
}

extension KeyedDecodingContainer {
    /// A text under `key` without HTML's escapes, cleaned.
    fileprivate func plainLine(_ key: Key, limit: Int = 80) -> String? {
        lenient(key, as: String.self).flatMap { CleanText.line(HTMLText.plain($0), limit: limit) }
    }
}
