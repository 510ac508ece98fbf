import CivilTime
import Market

/// One request and what it is to tell.
struct Question: Hashable, Sendable {
    var address: FeedAddress
    /// The stocks it asks for; empty for rates.
    var symbols: [Symbol] = []
}

/// What a decoder made of a body.
struct Decoded<Figure: Hashable & Sendable>: Hashable, Sendable {
    var figures: [Figure]
    /// How many entries should have been figures and were not usable.
    var dropped = 0

    /// Adds the result of an entry; nil counts as dropped.
    mutating func add(_ figure: Figure?) {
        if let figure { figures.append(figure) } else { dropped += 1 }
    }
}

/// What the services have in common.
protocol Provider: Sendable {
    var kind: FeedID { get }
    var manners: Manners { get }
    /// Whether the settings may name a file instead of an address.
    var readsFiles: Bool { get }
    /// Whether a request is about one thing, so that its failure says nothing of others.
    var asksOneByOne: Bool { get }
    /// Extra header fields of a request; their keys are not filled in yet.
    var fields: [HTTPField] { get }
    /// What an HTTP status other than 200 and 429 means.
    func cause(ofStatus status: Int) -> FeedFailure.Cause
    /// The same where the body says more.
    func cause(ofStatus status: Int, _ body: [UInt8]) -> FeedFailure.Cause
    /// Whether the body of an HTTP status other than 200 and 429 is the decoder's to read.
    func readsBody(ofStatus status: Int) -> Bool
}

extension Provider {
    var readsFiles: Bool { false }
    var asksOneByOne: Bool { false }
    var fields: [HTTPField] { [] }
    func cause(ofStatus status: Int) -> FeedFailure.Cause { .status(status) }
    func cause(ofStatus status: Int, _ body: [UInt8]) -> FeedFailure.Cause { cause(ofStatus: status) }
    func readsBody(ofStatus status: Int) -> Bool { false }

    /// The failure with where to get the key that is missing.
    func explained(_ cause: FeedFailure.Cause) -> FeedFailure.Cause {
        guard case .noKey(let key) = cause, let place = (self as? JSONFeedProvider)?.feed.help[.get] else {
            return cause
        }
        return .noKey("\(key) (\(place))")
    }
}

/// A service that tells all rates in one answer.
protocol RateProvider: Provider {
    /// The request that asks `address` for all rates; nil if none can be made.
    func question(aboutRatesTo address: FeedAddress) -> Question?
    func rates(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Rate>
    /// When the service ends, as the body says; nil for one that stays.
    func end(in body: [UInt8]) -> Instant?
}

extension RateProvider {
    func question(aboutRatesTo address: FeedAddress) -> Question? { Question(address: address) }
    func end(in body: [UInt8]) -> Instant? { nil }
}

/// A service that tells quotes. One that asks one by one may also tell several stocks in short.
protocol StockProvider: Provider {
    /// The requests that ask `address` for `symbols`, in that order.
    func questions(about symbols: [Symbol], to address: FeedAddress) -> [Question]
    /// The requests that ask `address` for `symbols` in full and then for `short`, of which the name, the currency and
    /// the closes are known, as briefly as the service can. Only asked of a service that asks one by one.
    func questions(about symbols: [Symbol], inShort short: [Symbol], to address: FeedAddress) -> [Question]
    /// The quotes of `symbols` in a body; stocks that are not in it are left out.
    func quotes(of symbols: [Symbol], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Quote>
    /// What to ask once more where a body is known for a slip that passes; nil for any other body.
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

/// The services that can be asked; a new one is its file and its line here.
enum Providers {
    static let rates: [any RateProvider] = [Rter(), Frankfurter(), ERAPI()]
    static let stocks: [any StockProvider] = [
        Yahoo(), Twse(), TwseDay(), Kraken(), Coinbase(), CNBC(), Tencent(), Dash(),
    ]
    static let history: [any PastRateProvider] = [Frankfurter()]
    static let kinds: [any KindProvider] = [YahooHeadlines(), TwseEvents(), NasdaqEvents()]

    /// The providers of kinds that a feed of a list answers.
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
    /// Questions about stocks in batches of at most `size`.
    ///
    /// One alone is asked in full: it costs the same, and that is how its answer is told from that for several.
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
    /// The host and port that it goes to; nil for a file.
    var host: String? { address.host }

    /// Its place in the record: the host and the kind of feed, since feeds that share a host keep their own pace; nil for a file.
    func line(of kind: FeedID) -> String? { host.map { "\($0) \(kind)" } }

    /// The longest key that says all of its question, in bytes.
    private static let longestKey = 160

    /// The question in one line, for the record: a digest in place of what is too long, since a list of ten thousand stocks
    /// would be written with each request.
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
    /// Whether a failure says something of the one stock that was asked for, and nothing of the feed.
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
    /// Splits and dividends, oldest first, where the service tells of them.
    var actions: [CorporateAction] = []
}

/// One request for bars, and the span that it asks for.
struct BarQuestion: Hashable, Sendable {
    var question: Question
    var span: Range<Instant>
}

/// A service that tells bars, at the intervals that `FeedID.reach` has for it.
protocol BarProvider: StockProvider {
    /// The requests, that for the newest bars first, that ask `address` for the bars of a span; none where the service has no
    /// name for the symbol.
    func questions(aboutBars key: BarSeries.Key, in span: Range<Instant>, to address: FeedAddress)
        -> [BarQuestion]
    /// The bars in a body, oldest first.
    func bars(_ key: BarSeries.Key, in body: [UInt8]) throws(FeedFailure.Cause) -> ToldBars
}

/// What a currency cost on past days.
struct RatePast: Hashable, Sendable {
    var code: CurrencyCode
    /// Units of it per dollar, one close a day, oldest first.
    var closes: [DailyClose]
}

/// A service that tells what currencies cost on past days.
protocol PastRateProvider: Provider {
    /// The request that asks `address` for the closes of `codes` since a day; nil if none can be made.
    func question(about codes: [CurrencyCode], since: Day, to address: FeedAddress) -> Question?
    /// The pasts of `codes` in a body; currencies that are not in it are left out.
    func pastRates(of codes: [CurrencyCode], in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<RatePast>
    /// Those of `codes` for whose sake the service refused to answer at all; none if it did answer.
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

/// How a service wants to be treated.
struct Manners: Hashable, Sendable {
    /// The time between two requests to one host, from start to start.
    var spacing: Duration = .zero
    /// The time before the same question is asked again; sooner, it is passed over in silence.
    var floor: Duration = .zero
    /// How long a host is left alone after a first 429 that does not say how long; doubled at each further one.
    var pause: Duration = .seconds(15 * 60)
    var longestPause: Duration = .seconds(2 * 3600)
    /// How long a host is left alone after a first failure of another sort; doubled at each further one.
    var backOff: Duration = .seconds(5)
    /// The longest such rest.
    var longestBackOff: Duration = .seconds(15 * 60)
    /// How many requests a host may get in any hour; nil for what is the user's own.
    var budget: Int?
    /// How many requests a host may get within a day of the first; nil for any number.
    var perDay: Int?

    func rest(after failures: Int) -> Duration { Self.doubled(backOff, failures, longestBackOff) }
    /// The pause after so many answers of 429 in a row that did not say how long.
    func pause(after refusals: Int) -> Duration { Self.doubled(pause, refusals, longestPause) }

    /// How the host of an address wants to be treated: a server on this machine is the user's own, and bears ten times as much.
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
