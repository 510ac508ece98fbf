import Market

/// One request and what it is to tell.
struct Question: Hashable, Sendable {
    /// Where to send it.
    var address: FeedAddress
    /// The stocks it asks for; empty for rates.
    var symbols: [Symbol] = []
}

/// What a decoder made of a body.
struct Decoded<Figure: Hashable & Sendable>: Hashable, Sendable {
    /// The usable figures.
    var figures: [Figure]
    /// How many entries should have been figures and were not usable.
    var dropped = 0
}

/// What the services have in common.
protocol Provider: Sendable {
    var kind: FeedID { get }
    var manners: Manners { get }
    /// Whether the settings may name a file instead of an address.
    var readsFiles: Bool { get }
    /// Whether a request is about one thing, so that its failure says nothing of others.
    var asksOneByOne: Bool { get }
    /// What an HTTP status other than 200 and 429 means.
    func cause(ofStatus status: Int) -> FeedFailure.Cause
    /// Whether the body of an HTTP status other than 200 and 429 is the decoder's to read.
    func readsBody(ofStatus status: Int) -> Bool
}

extension Provider {
    var readsFiles: Bool { false }
    var asksOneByOne: Bool { false }
    func cause(ofStatus status: Int) -> FeedFailure.Cause { .status(status) }
    func readsBody(ofStatus status: Int) -> Bool { false }
}

/// A service that tells all rates in one answer.
protocol RateProvider: Provider {
    /// The rates in a body.
    func rates(in body: [UInt8]) throws(FeedFailure.Cause) -> Decoded<Rate>
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
    static let rates: [any RateProvider] = [Rter(), ERAPI()]
    static let stocks: [any StockProvider] = [
        Yahoo(), Twse(), TwseDay(), Kraken(), Coinbase(), CNBC(), Tencent(), Dash(),
    ]
    static let history: [any PastRateProvider] = [Frankfurter()]
    static let kinds: [any KindProvider] = [YahooHeadlines()]
}

extension StockProvider {
    /// Questions about stocks in batches of at most `size`.
    ///
    /// One alone is asked in full: it costs the same, and that is how its answer is told from that for several.
    func batches(
        of symbols: [Symbol], by size: Int, to address: FeedAddress, _ url: ([Symbol]) -> WebAddress?
    ) -> [Question] {
        stride(from: 0, to: symbols.count, by: size).flatMap { start in
            let batch = Array(symbols[start..<min(start + size, symbols.count)])
            guard batch.count > 1 else { return questions(about: batch, to: address) }
            return url(batch).map { [Question(address: .web($0), symbols: batch)] } ?? []
        }
    }
}
