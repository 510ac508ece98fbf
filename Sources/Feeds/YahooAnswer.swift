import CivilTime
import Foundation
import Market

/// The shape of a chart's body on the wire, with every field that is not as it should be left out.
///
/// `{"chart": {"result": [{"meta": {…}, "timestamp": […], "indicators": {"quote": [{"close": […]}]}}], "error": null}}`;
/// a refusal may come under the key `finance` instead.
struct YahooAnswer: Decodable {
    /// The charts in it; one, where all is well.
    let charts: [Chart]
    /// What Yahoo says instead.
    let error: Complaint?

    private enum Key: CodingKey { case chart, finance }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let envelope: Envelope? = fields.lenient(.chart) ?? fields.lenient(.finance)
        charts = envelope?.charts ?? []
        error = envelope?.error
    }

    private struct Envelope: Decodable {
        let charts: [Chart]
        let error: Complaint?

        private enum Key: CodingKey { case result, error }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            charts = (fields.lenient(.result, as: LenientList<Chart>.self)?.values ?? []).compactMap(\.self)
            error = fields.lenient(.error)
        }
    }

    /// Yahoo's words for why there are no figures.
    struct Complaint: Decodable {
        let code, description: String?

        private enum Key: CodingKey { case code, description }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            code = fields.line(.code)
            description = fields.line(.description)
        }
    }

    /// Looks for the refusal that is a text and no JSON, and that some gateways pass on with status 200.
    static func checkForRefusal(_ body: Data) throws(FeedFailure.Cause) {
        if body.count < 200, String(decoding: body, as: UTF8.self).contains("Too Many Requests") {
            throw .tooManyRequests(retryAfter: 900)
        }
    }

    /// A bar that has a close.
    struct Bar: Hashable {
        let time: Instant
        let close: Double
    }

    /// What is told of one stock.
    struct Chart: Decodable {
        let meta: Meta?
        /// The bars that have a close other than 0, oldest first.
        let bars: [Bar]
        /// When each row is of, with a close or without.
        let rowTimes: [Instant]

        private enum Key: CodingKey { case meta, timestamp, indicators }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            meta = fields.lenient(.meta)
            let times = fields.lenient(.timestamp, as: LenientList<Double>.self)?.values ?? []
            let indicators: Indicators? = fields.lenient(.indicators)
            bars = Self.bars(times, indicators?.columns?.close ?? [])
            rowTimes = times.compactMap { $0.flatMap(Instant.init(epoch:)) }
        }

        /// A chart of which nothing is told but its bars.
        init(times: [Double?], closes: [Double?]) {
            meta = nil
            bars = Self.bars(times, closes)
            rowTimes = times.compactMap { $0.flatMap(Instant.init(epoch:)) }
        }

        private static func bars(_ times: [Double?], _ closes: [Double?]) -> [Bar] {
            let bars = zip(times, closes).compactMap { time, close -> Bar? in
                guard let time = time.flatMap(Instant.init(epoch:)) else { return nil }
                return close?.ifPrice.map { Bar(time: time, close: $0) }
            }
            return bars.sorted { $0.time < $1.time }
        }
    }

    private struct Indicators: Decodable {
        let columns: Columns?

        private enum Key: CodingKey { case quote }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            columns =
                fields.lenient(.quote, as: LenientList<Columns>.self)?.values.lazy.compactMap(\.self).first
        }
    }

    private struct Columns: Decodable {
        let close: [Double?]

        private enum Key: CodingKey { case close }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            close = fields.lenient(.close, as: LenientList<Double>.self)?.values ?? []
        }
    }

    /// What is said of the stock as a whole.
    struct Meta: Decodable {
        let symbol, currency, shortName, longName, zone, granularity: String?
        let kind: Instrument
        let price: Double?
        let time: Instant?
        /// Seconds east of UTC, within what clocks on Earth show.
        let offset: Int?

        private enum Key: String, CodingKey {
            case symbol, currency, shortName, longName, gmtoffset
            case kind = "instrumentType"
            case zone = "exchangeTimezoneName"
            case granularity = "dataGranularity"
            case price = "regularMarketPrice"
            case time = "regularMarketTime"
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            symbol = fields.line(.symbol)
            currency = fields.line(.currency, limit: 8)
            shortName = fields.line(.shortName)
            longName = fields.line(.longName)
            zone = fields.line(.zone)
            granularity = fields.line(.granularity)
            kind = Instrument(yahoo: fields.line(.kind) ?? "")
            price = fields.lenient(.price, as: Double.self)?.ifPrice
            time = fields.instant(.time)
            offset = fields.lenient(.gmtoffset, as: Double.self).flatMap {
                (-50_400...50_400).contains($0) ? Int($0) : nil
            }
        }
    }
}

extension Instrument {
    /// Reads what Yahoo says that a chart is of.
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
