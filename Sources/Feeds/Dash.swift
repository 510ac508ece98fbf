import CivilTime
import Market

/// The list of a private back end, by address or as a file: stocks with two closes and the day's line.
struct Dash: StockProvider {
    let kind = FeedID.dash
    let manners = Manners()
    let readsFiles = true
    let asksOneByOne = false

    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question] {
        [Question(address: address, symbols: symbols)]
    }

    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote> {
        var decoded = Decoded<Quote>(figures: [])
        let wanted = Set(symbols)
        var seen: Set<Symbol> = []
        for item in try JSON.list(body) {
            guard let text = item["symbol"]?.line() else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = Symbol(text), wanted.contains(symbol), seen.insert(symbol).inserted else {
                continue
            }
            decoded.figures.append(quote(of: symbol, item))
        }
        return decoded
    }

    private func quote(of symbol: Symbol, _ item: JSON) -> Quote {
        // Every name of the table is a zone; UTC stands in should the system know less.
        let zone = Zone(Exchange.zone(of: symbol)) ?? .utc
        let kind = Instrument(symbol: symbol)
        let line = (item["dataList"]?.elements.map(Array.init) ?? []).compactMap { point in
            point["value"]?.number?.ifPrice.flatMap { value in
                point["time"]?.text.flatMap(WallTime.init).map { (time: $0, value: value) }
            }
        }.filter { $0.value > 0 || kind.canBeNegative }
        let last = line.last
        let closes: [Baseline: DailyClose?] = [
            .d1: Self.close(item["lastClose"], on: item["lastCloseDay"]),
            .d5: Self.close(item["last5Close"], on: item["last5Day"]),
        ]
        return Quote(
            symbol: symbol, name: item["name"]?.line(), kind: kind, price: last?.value,
            time: last?.time.instant(in: zone), zone: zone.name, stated: closes.compactMapValues(\.self),
            today: line.filter { $0.time.day == last?.time.day }.map(\.value), source: .dash)
    }

    /// A close with its day; nil unless both are usable.
    private static func close(_ close: JSON?, on day: JSON?) -> DailyClose? {
        close?.positive.flatMap { close in day?.day.map { DailyClose(day: $0, close: close) } }
    }
}
