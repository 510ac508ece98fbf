import CivilTime
import Market
internal import Substrings

/// `{"chart": {"result": [{"meta": {…}, "timestamp": […], "indicators": {"quote": [{"close": […]}]}}],
/// "error": null}}`, without invalid fields; a refusal may come under the key `finance` instead.
enum YahooAnswer {
    /// Throws `.tooManyRequests` for the plain text that some gateways pass on with status 200.
    static func read(_ body: [UInt8]) throws(FeedFailure.Cause) -> JSON {
        if body.count < 200, String(decoding: body, as: UTF8.self).contains("Too Many Requests") {
            throw .tooManyRequests(retryAfter: 900)
        }
        return try JSON.object(body)
    }

    static func complaint(in envelope: JSON?) -> String? {
        let error = envelope?["error"]
        return error?["description"]?.line() ?? error?["code"]?.line()
    }

    struct Bar: Hashable {
        let time: Instant
        let close: Double
    }

    struct Chart {
        let meta: Meta?
        /// Bars with a close other than 0, oldest first.
        let bars: [Bar]
        let rowTimes: [Instant]

        init?(_ chart: JSON) {
            guard chart.object != nil else { return nil }
            let columns = chart["indicators"]?["quote"]?.elements?.lazy.compactMap(\.object).first
            self.init(meta: chart["meta"].flatMap(Meta.init), chart["timestamp"], columns?["close"])
        }

        init(meta: Meta? = nil, _ times: JSON?, _ closes: JSON?) {
            self.meta = meta
            let times = times?.elements?.map(\.instant) ?? []
            bars = zip(times, closes?.elements?.map { $0.number?.ifPrice } ?? []).compactMap { time, close in
                time.flatMap { time in close.map { Bar(time: time, close: $0) } }
            }.sorted { $0.time < $1.time }
            rowTimes = times.compactMap(\.self)
        }
    }

    struct Meta {
        let symbol, currency, shortName, longName, zone, granularity: String?
        let kind: Instrument
        let price: Double?
        let time: Instant?
        let offset: Int?
        let session: SessionFigures?

        init?(_ meta: JSON) {
            guard meta.object != nil else { return nil }
            symbol = meta["symbol"]?.line()
            currency = meta["currency"]?.line(limit: 8)
            shortName = meta["shortName"]?.line()
            longName = meta["longName"]?.line()
            zone = meta["exchangeTimezoneName"]?.line()
            granularity = meta["dataGranularity"]?.line()
            kind = Instrument(yahoo: meta["instrumentType"]?.line() ?? "")
            price = meta["regularMarketPrice"]?.number?.ifPrice
            time = meta["regularMarketTime"]?.instant
            session = SessionFigures(
                day: Self.range(meta["regularMarketDayLow"], meta["regularMarketDayHigh"]),
                year: Self.range(meta["fiftyTwoWeekLow"], meta["fiftyTwoWeekHigh"]),
                volume: meta["regularMarketVolume"]?.positive,
                exchange: meta["fullExchangeName"]?.line(limit: 40))
            offset = meta["gmtoffset"]?.number.flatMap { (-50_400...50_400).contains($0) ? Int($0) : nil }
        }

        private static func range(_ low: JSON?, _ high: JSON?) -> ClosedRange<Double>? {
            guard let low = low?.number?.ifPrice, let high = high?.number?.ifPrice, low <= high else {
                return nil
            }
            return low...high
        }
    }
}

extension Instrument {
    fileprivate init(yahoo type: String) {
        self =
            switch type.uppercased() {
            case "EQUITY": .share
            case "ETF": .etf
            case "INDEX": .index
            case "MUTUALFUND": .fund
            case "CRYPTOCURRENCY": .coin
            case "CURRENCY": .currency
            case "FUTURE": .future
            default: .unknown
            }
    }
}
