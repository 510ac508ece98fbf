import CivilTime
import Market

struct Question: Hashable, Sendable {
    var address: FeedAddress
    /// Empty for rates.
    var symbols: [Symbol] = []
}

struct Decoded<Figure: Hashable & Sendable>: Hashable, Sendable {
    var figures: [Figure]
    /// Entries that should have been figures and were not usable.
    var dropped = 0

    mutating func add(_ figure: Figure?) {
        if let figure { figures.append(figure) } else { dropped += 1 }
    }
}

protocol Provider: Sendable {
    var kind: FeedID { get }
    var manners: Manners { get }
    var readsFiles: Bool { get }
    /// A request is about one thing, so that its failure says nothing of others.
    var asksOneByOne: Bool { get }
    var fields: [HTTPField] { get }
    /// The cause of a status other than 200 and 429.
    func cause(ofStatus status: Int) -> FeedFailure.Cause
    func cause(ofStatus status: Int, _ body: [UInt8]) -> FeedFailure.Cause
    /// For a status other than 200 and 429: true if the decoder reads its body.
    func readsBody(ofStatus status: Int) -> Bool
}

extension Provider {
    var readsFiles: Bool { false }
    var asksOneByOne: Bool { false }
    var fields: [HTTPField] { [] }
    func cause(ofStatus status: Int) -> FeedFailure.Cause { .status(status) }
    func cause(ofStatus status: Int, _ body: [UInt8]) -> FeedFailure.Cause { cause(ofStatus: status) }
    func readsBody(ofStatus status: Int) -> Bool { false }

    func explained(_ cause: FeedFailure.Cause) -> FeedFailure.Cause {
        guard case .noKey(let key) = cause, let place = (self as? JSONFeedProvider)?.feed.help[.get] else {
            return cause
        }
        return .noKey("\(key) (\(place))")
    }
}

/// A service with all rates in one answer.
protocol RateProvider: Provider {
    func question(aboutRatesTo address: FeedAddress) -> Question?
    func rates(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Rate>
    /// When the service ends, as the body announces; nil for one that stays.
    func end(in body: [UInt8]) -> Instant?
}

extension RateProvider {
    func question(aboutRatesTo address: FeedAddress) -> Question? { Question(address: address) }
    func end(in body: [UInt8]) -> Instant? { nil }
}

protocol StockProvider: Provider {
    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question]
    /// `symbols` in full, then `short`, of which the name, the currency and the closes are known, as briefly
    /// as the service can. Only for a service that asks one by one.
    func questions(about symbols: [Symbol], inShort short: [Symbol], to address: FeedAddress) -> [Question]
    /// Leaves out stocks that are missing from the body.
    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote>
    /// A repetition, if the body is known for a passing error.
    func secondQuestion(after body: [UInt8], to question: Question) -> Question?
}

extension StockProvider {
    func questions(
        about symbols: [Symbol], inShort short: [Symbol], to address: FeedAddress
    ) -> [Question] {
        questions(about: symbols + short, to: address)
    }

    func secondQuestion(after body: [UInt8], to question: Question) -> Question? { nil }
}

/// A new service is its file and its line here.
enum Providers {
    static let rates: [any RateProvider] = [Rter(), Frankfurter(), ERAPI()]
    static let stocks: [any StockProvider] = [
        Yahoo(), Twse(), TwseDay(), Kraken(), Coinbase(), CNBC(), Tencent(), Dash(),
    ]
    static let history: [any PastRateProvider] = [Frankfurter()]
    static let kinds: [any KindProvider] = [YahooHeadlines(), TwseEvents(), NasdaqEvents()]

    static func ofKinds(
        _ feed: FeedSource, in list: FeedList, among services: [any KindProvider] = kinds
    ) -> [any KindProvider] {
        if feed.json?.list == .events, let json = feed.json { return [JSONFeedProvider(json)] }
        if feed.isCalendar { return [CalendarFile(feed)] }
        return services.filter { $0.figureKind.list == list && $0.kind == feed.kind }
    }

    static func ofRates(
        _ feed: FeedSource, among services: [any RateProvider] = rates
    ) -> (any RateProvider)? {
        feed.json.map { JSONFeedProvider($0) } ?? services.first { $0.kind == feed.kind }
    }

    static func ofStocks(
        _ feed: FeedSource, among services: [any StockProvider] = stocks
    ) -> (any StockProvider)? {
        feed.json.map { JSONFeedProvider($0) } ?? services.first { $0.kind == feed.kind }
    }

    static func ofHistory(_ feed: FeedSource) -> (any PastRateProvider)? {
        feed.json.map { JSONFeedProvider($0) } ?? history.first { $0.kind == feed.kind }
    }
}

extension StockProvider {
    /// Questions of at most `size` stocks each. One alone is requested in full: it costs the same, and that
    /// distinguishes its answer from that for several.
    func batches(
        of symbols: [Symbol], by size: Int, to address: FeedAddress, _ url: ([Symbol]) -> WebAddress?
    ) -> [Question] {
        symbols.batches(of: size).flatMap { batch in
            guard batch.count > 1 else { return questions(about: batch, to: address) }
            return url(batch).map { [Question(address: .web($0), symbols: batch)] } ?? []
        }
    }
}

extension [Symbol] {
    func batches(of size: Int) -> [[Symbol]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}

extension Question {
    var host: String? { address.host }

    /// The key in the record: feeds that share a host keep their own pace. Nil for a file.
    func line(of kind: FeedID) -> String? { host.map { "\($0) \(kind)" } }

    private static let longestKey = 160

    /// The question in one line for the record, with a digest instead of long parts: each request writes it.
    var key: String {
        let place =
            switch address {
            case .web(let address): address.text
            case .file(let path): path
            }
        let key = symbols.isEmpty ? place : "\(place) \(symbols.map(\.text).joined(separator: ","))"
        if key.utf8.count <= Question.longestKey { return key }
        // FNV-1a, since Swift's own hashes differ from run to run.
        let digest = key.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return "\(host ?? "") \(symbols.count) \(String(digest, radix: 16))"
    }
}

extension Provider {
    /// The failure is of the one stock in the request, and says nothing of the feed.
    func isOfOneStock(_ cause: FeedFailure.Cause) -> Bool {
        switch cause {
        case .unknownSymbol: return true
        case .unreachable, .timedOut, .tooManyRequests, .insecureAddress, .noKey, .openKeys: return false
        case .status(let code) where code >= 500: return false
        case .status, .tooLarge, .badRedirect, .malformed:
            return asksOneByOne
        }
    }
}

struct ToldBars: Hashable, Sendable {
    var bars: Decoded<Bar>
    var kind: Instrument
    var currency: String?
    var zone: String
    var actions: [CorporateAction] = []
}

struct BarQuestion: Hashable, Sendable {
    var question: Question
    var span: Range<Instant>
}

/// The intervals are those of `FeedID.reach`.
protocol BarProvider: StockProvider {
    /// The newest bars first; empty if the service has no name for the symbol.
    func questions(aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress)
        -> [BarQuestion]
    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars
}

struct RatePast: Hashable, Sendable {
    var code: CurrencyCode
    /// Units per dollar, one close a day, oldest first.
    var closes: [DailyClose]
}

protocol PastRateProvider: Provider {
    func question(about codes: [CurrencyCode], since: Day, to address: FeedAddress) -> Question?
    func pastRates(of codes: [CurrencyCode], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<RatePast>
    /// Codes that made the service refuse to answer at all.
    func refused(of codes: [CurrencyCode], in body: [UInt8]) -> [CurrencyCode]
}

extension PastRateProvider {
    func refused(of codes: [CurrencyCode], in body: [UInt8]) -> [CurrencyCode] { [] }
}

extension Decoded<RatePast> {
    /// Gathers closes by currency; of two for one day, the later one counts.
    init(_ closes: [(code: CurrencyCode, close: DailyClose)], dropped: Int) {
        var byCode: [CurrencyCode: [Day: Double]] = [:]
        for (code, entry) in closes { byCode[code, default: [:]][entry.day] = entry.close }
        figures = byCode.sorted { $0.key < $1.key }.map { code, days in
            let closes = days.map { DailyClose(day: $0.key, close: $0.value) }
            return RatePast(code: code, closes: closes.sorted { $0.day < $1.day })
        }
        self.dropped = dropped
    }
}

/// How to treat a service.
struct Manners: Hashable, Sendable {
    /// Time between two requests to one host, from start to start.
    var spacing: Duration = .zero
    /// Time before the same question is sent again; sooner, it is skipped.
    var floor: Duration = .zero
    /// How long to spare a host after a first 429 that does not say so; doubled at each further one.
    var pause: Duration = .seconds(15 * 60)
    var longestPause: Duration = .seconds(2 * 3600)
    /// How long to spare a host after a first failure of another sort; doubled at each further one.
    var backOff: Duration = .seconds(5)
    var longestBackOff: Duration = .seconds(15 * 60)
    /// Requests to a host in any hour; nil for the user's own.
    var budget: Int?
    /// Requests to a host within a day of the first; nil for any number.
    var perDay: Int?

    func rest(after failures: Int) -> Duration { Self.doubled(backOff, failures, longestBackOff) }
    /// The pause after so many answers of 429 in a row that did not say how long.
    func pause(after refusals: Int) -> Duration { Self.doubled(pause, refusals, longestPause) }

    /// A server on this machine is the user's own, and bears ten times as much.
    func of(_ address: FeedAddress) -> Manners { address.isLoopback ? onLoopback : self }

    var onLoopback: Manners {
        var manners = self
        manners.spacing /= 10
        manners.backOff /= 10
        return manners
    }

    private static func doubled(_ first: Duration, _ count: Int, _ longest: Duration) -> Duration {
        min(first * (1 << min(max(count - 1, 0), 16)), longest)
    }
}
