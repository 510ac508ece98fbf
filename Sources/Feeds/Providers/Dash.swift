import CivilTime
import Market

/// A private back end's list: stocks with two closes and the day's line.
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
        var wanted = Set(symbols)
        for item in try JSON.list(body) {
            guard let text = item["symbol"]?.line() else {
                decoded.dropped += 1
                continue
            }
            guard let symbol = Symbol(text), wanted.remove(symbol) != nil else { continue }
            decoded.figures.append(quote(of: symbol, item))
        }
        return decoded
    }

    private func quote(of symbol: Symbol, _ item: JSON) -> Quote {
        // UTC stands in should the system know fewer zones than the table.
        let zone = Zone(Exchange.zone(of: symbol)) ?? .utc
        let kind = Instrument(symbol: symbol)
        var last: (time: WallTime, value: Double)?
        var today: [Double] = []
        var points = item["dataList"]?.elements
        while let point = points?.next() {
            guard let value = point["value"]?.number?.ifPrice, value > 0 || kind.canBeNegative,
                let time = point["time"]?.wallTime
            else { continue }
            if time.day != last?.time.day { today = [] }
            if today.isEmpty { today.reserveCapacity(1 + (points?.underestimatedCount ?? 0)) }
            today.append(value)
            last = (time, value)
        }
        var stated: [Baseline: DailyClose] = [:]
        if let close = Self.close(item["lastClose"], on: item["lastCloseDay"]) { stated[.d1] = close }
        if let close = Self.close(item["last5Close"], on: item["last5Day"]) { stated[.d5] = close }
        return Quote(
            symbol: symbol, name: item["name"]?.line(), kind: kind, price: last?.value,
            time: last?.time.instant(in: zone), zone: zone.name, stated: stated,
            today: today, source: .dash)
    }

    private static func close(_ close: JSON?, on day: JSON?) -> DailyClose? {
        close?.positive.flatMap { close in day?.day.map { DailyClose(day: $0, close: close) } }
    }
}
