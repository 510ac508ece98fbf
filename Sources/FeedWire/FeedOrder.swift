public import Market

/// What the board's program says to the feeds' program, in the form of `Wire`.
public enum FeedOrder: Hashable, Sendable {
    /// The first line: whom to ask, under which name, and what was asked before.
    case begin(FeedStart)
    /// A question, with a number that its answers will carry.
    case ask(Int, FeedSubject)
    /// The host may be asked, and this is what all programs know of it by now.
    case claimed(String, FeedRecord)
}

/// What the feeds' program has to know before it can ask anybody.
public struct FeedStart: Hashable, Sendable {
    /// The feeds of rates, the preferred one first.
    public var rates: [FeedSource]
    /// The feeds of stocks, the preferred one first.
    public var stocks: [FeedSource]
    /// The feeds of past rates, the preferred one first.
    public var history: [FeedSource]
    /// The name that the program gives itself, such as `fxterm/0.1.0`.
    public var userAgent: String
    /// Whether a feed that begins to fail is asked again before the question ends.
    public var isPatient: Bool
    /// What earlier feeds' programs left, so that the pace is kept from one to the next.
    public var record: FeedRecord

    /// Makes a beginning.
    public init(
        rates: [FeedSource], stocks: [FeedSource], history: [FeedSource] = [], userAgent: String,
        isPatient: Bool = true, record: FeedRecord = FeedRecord()
    ) {
        self.rates = rates
        self.stocks = stocks
        self.history = history
        self.userAgent = userAgent
        self.isPatient = isPatient
        self.record = record
    }

    /// The feeds of a list, the preferred one first.
    func feeds(of list: FeedList) -> [FeedSource] {
        switch list {
        case .rates: rates
        case .stocks: stocks
        case .history: history
        }
    }
}

/// What the feeds' program says back, in the form of `Wire`.
public enum FeedReport: Hashable, Sendable {
    /// A piece of the answer to the question of that number.
    case answer(Int, FeedAnswer)
    /// The question of that number has been answered to the end.
    case finished(Int)
    /// What has changed in the record: before a request goes out, and after its answer.
    case noted(FeedRecord)
    /// The last line: the record for the next feeds' program.
    case record(FeedRecord)
    /// Nothing but that the program is there, every few seconds.
    case alive
    /// The host is to be asked as soon as no other program asks it.
    case claim(String)
    /// The claimed host is not asked any more, and what came of it has been noted.
    case release(String)
}
