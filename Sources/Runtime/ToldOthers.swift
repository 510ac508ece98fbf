internal import Board
public import CivilTime
public import Market
public import Store

/// Answers that other programs of the same user got from the feeds. A question that one of them asked a moment ago is passed over, and
/// its answer is in the history, or will be in a moment.
public struct ToldOthers: Sendable {
    /// How long a program may take to keep an answer.
    private static let patience = Duration.seconds(5)

    private let history: History
    private let record: FeedRecordFile

    /// - Parameters:
    ///   - history: where answers are kept.
    ///   - record: where it stands which feed answered when.
    public init(_ history: History, record: FeedRecordFile) {
        (self.history, self.record) = (history, record)
    }

    /// The kept figures, as soon as the answers about `subject` since `start` are among them.
    ///
    /// An answer of before `start` has been kept by now; of one that came since, what is not kept a few seconds later is not
    /// in it.
    public func cached(_ subject: FeedSubject, from sources: [FeedSource], since start: MachineStart) async
        -> Cached?
    {
        while true {
            let cached = try? await history.latest(of: subject.symbols, at: WallClock.now)
            guard let cached, !cached.holds(subject, since: start.wall),
                isOnItsWay(from: sources, start.uptime)
            else { return cached }
            try? await Task.sleep(for: .milliseconds(50))
        }
    }

    /// The answers about `subject` since `start`, with the times they came.
    public func answers(
        to subject: FeedSubject, from sources: [FeedSource], since start: MachineStart
    ) async -> [(FeedAnswer, Instant)] {
        guard let cached = await cached(subject, from: sources, since: start) else { return [] }
        switch subject {
        case .rates:
            let news = Dictionary(grouping: cached.rates.filter { $0.at >= start.wall }, by: \.at)
            return news.sorted { $0.key < $1.key }.map { (.rates($1.map(\.value)), $0) }
        case .quotes:
            let news = Dictionary(grouping: cached.quotes.filter { $0.at >= start.wall }, by: \.at)
            return news.sorted { $0.key < $1.key }.map { (.quotes($1.map(\.value)), $0) }
        case .pastRates(let codes, _):
            let closes = cached.rateCloses.filter { codes.contains($0.key) && !$0.value.isEmpty }
            return closes.isEmpty ? [] : [(.pastRates(closes, source: .program), WallClock.now)]
        case .search:
            return []
        }
    }

    /// Whether an answer has come since `start` that may not be kept yet.
    private func isOnItsWay(from sources: [FeedSource], _ start: Uptime) -> Bool {
        let now = MachineStart.now
        let record = record.load(at: now)
        let answer = sources.compactMap { record.feeds[FeedRecord.key($0)]?.answeredAt }.max()
        return answer.map { $0 >= start && now.uptime - $0 < ToldOthers.patience } ?? false
    }
}

extension FeedSubject {
    fileprivate var symbols: [Symbol] {
        if case .quotes(let symbols) = self { symbols } else { [] }
    }
}

extension Cached {
    /// Whether an answer to `subject` that came since `time` is in it: rates and closes come all at once.
    fileprivate func holds(_ subject: FeedSubject, since time: Instant) -> Bool {
        switch subject {
        case .rates: return rates.contains { $0.at >= time }
        case .quotes(let symbols):
            let fresh = Set(quotes.lazy.filter { $0.at >= time }.map(\.value.symbol))
            return symbols.allSatisfy(fresh.contains)
        case .pastRates(let codes, _): return codes.contains { rateCloses[$0]?.isEmpty == false }
        case .search: return true
        }
    }
}

/// The outcome of a question so far.
public struct Heard: Hashable, Sendable {
    private var isAnswered = false
    private var symbols: Set<Symbol> = []

    /// Nothing yet.
    public init() {}

    /// Takes in an answer.
    public mutating func note(_ answer: FeedAnswer) {
        switch answer {
        case .quotes(let quotes): symbols.formUnion(quotes.map(\.symbol))
        case .failed(_, symbol: let symbol?): symbols.insert(symbol)
        case .failed(_, symbol: nil), .rates, .pastRates, .found: isAnswered = true
        case .leftOut: break
        }
    }

    /// The parts of a finished question that were passed over, because it had been asked a moment before; nil if
    /// nothing was.
    public func passedOver(of subject: FeedSubject) -> FeedSubject? {
        if isAnswered { return nil }
        guard case .quotes(let asked) = subject else { return subject }
        let left = asked.filter { !symbols.contains($0) }
        return left.isEmpty ? nil : .quotes(left)
    }
}
