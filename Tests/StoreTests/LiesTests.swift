import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Testing

@testable import Store

@Suite struct LiesTests {
    enum Sort: String, CaseIterable, Sendable {
        case jump, future, zero, swapped, another
    }

    enum Word: Hashable, Sendable, CustomStringConvertible {
        case truth
        case lie(Sort, Int)

        var isSilent: Bool {
            switch self {
            case .lie(.zero, _), .lie(.another, _): true
            default: false
            }
        }

        var description: String {
            switch self {
            case .truth: "T"
            case .lie(let sort, let count): "\(sort)\(count)"
            }
        }
    }

    /// Two lies and two truths in each order, for two lies of each two sorts.
    static let stories: [[Word]] = {
        var stories: [[Word]] = []
        for first in Sort.allCases {
            for second in Sort.allCases {
                for places in [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]] {
                    var words = [Word](repeating: .truth, count: 4)
                    words[places[0]] = .lie(first, 0)
                    words[places[1]] = .lie(second, 1)
                    stories.append(words)
                }
            }
        }
        return stories
    }()

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Answers an hour or a day apart, after a day without lies.
    @Test(
        "On a board, two lies in every order with truths are never shown unlabelled, never a close",
        arguments: [3600, 86_400])
    func board(_ pause: Int) async throws {
        for story in Self.stories { try await tell(story, pause, path: nil, knowsTruth: true) }
    }

    /// Some 200 runs, which open a real file three times each.
    @Test("The same of one print after another, and of what the history keeps", arguments: Sort.allCases)
    func prints(_ sort: Sort) async throws {
        let stories = Self.stories.filter { story in
            story.allSatisfy { if case .lie(let other, _) = $0 { other == sort } else { true } }
        }
        for (number, story) in stories.enumerated() {
            let pause = number.isMultiple(of: 2) ? 3600 : 86_400
            try await tell(story, pause, path: folder("\(number).sqlite"), knowsTruth: true)
        }
    }

    /// Nothing can expose a first answer as a lie; later answers can.
    @Test("The truth is shown with the second answer that says it, even if the very first was a lie")
    func firstLie() async throws {
        for (number, story) in Self.stories.enumerated() where story[0] == .lie(.jump, 0) {
            try await tell(story, 86_400, path: nil, knowsTruth: false)
            guard number.isMultiple(of: 4) else { continue }
            try await tell(story, 86_400, path: folder("f\(number).sqlite"), knowsTruth: false)
        }
    }

    /// Feeds a story to a board, or to one print after another if `path` has a history.
    private func tell(
        _ story: [Word], _ pause: Int, path: String?, knowsTruth: Bool
    ) async throws {
        // A Monday, 12:00 UTC, and the answers of its week.
        let start = Instant(20_773 * 86_400 + 43_200)
        var words = story + [.truth, .truth]
        if knowsTruth { words.insert(.truth, at: 0) }
        var model = Self.open(path, start)
        var sayings = 0
        for (step, word) in words.enumerated() {
            let now = start + step * pause
            if path != nil { model = Self.open(path, now) }
            _ = model.update(.tick(now, here: .utc))
            let answers = Self.answers(word, now, isOdd: step.isMultiple(of: 2))
            if let path {
                try await Self.collect(answers, path, now, &model)
            } else {
                for (answer, subject) in answers { _ = hear(&model, answer, to: subject, at: now) }
            }
            let label = "\(pause) \(words) at \(step)"
            // A first answer stands until another one contradicts it.
            let hasFirstLie = !knowsTruth && words[...step].dropFirst().allSatisfy(\.isSilent)
            Self.check(model, label, now, mayLie: hasFirstLie, mayHaveLiedFirst: !knowsTruth)
            if step == words.count - 1 {
                #expect(model.figures.rates["JPY"]?.rate.map(Self.isTrueRate) == true, "\(label)")
                #expect(model.figures.stocks["2330.TW"]?.price.map(Self.isTruePrice) == true, "\(label)")
                #expect(model.market.heldBack.isEmpty, "\(label)")
                if let path { #expect(FigureStore.heldBack(at: path, now: now).isEmpty, "\(label)") }
            }
            if knowsTruth, word == .truth, step > 0 {
                // At most one lie was between it and the earlier truth, so it needs no confirmation.
                #expect(model.figures.rates["JPY"]?.rate.map(Self.isTrueRate) == true, "\(label)")
                #expect(model.figures.stocks["2330.TW"]?.price.map(Self.isTruePrice) == true, "\(label)")
            }
            let held = model.market.heldBack
            if !held.isEmpty {
                sayings += 1
                if let path {
                    #expect(FigureStore.heldBack(at: path, now: now).count == held.count, "\(label)")
                }
            }
        }
        let isHeld = story.contains { if case .lie(.jump, _) = $0 { true } else { false } }
        if isHeld { #expect(sayings > 0, "\(words)") }
    }

    /// A lie may be stored, but not as the live figure, a base or a close.
    private static func check(
        _ model: Model, _ label: String, _ now: Instant, mayLie: Bool, mayHaveLiedFirst: Bool
    ) {
        let rate = model.figures.rates["JPY"]
        let stock = model.figures.stocks["2330.TW"]
        if let value = rate?.rate, !isTrueRate(value), !mayLie {
            #expect(
                rate?.origin == .cached || rate?.doubt == .ahead || isAhead(rate?.quotedAt, now), "\(label)")
        }
        if let price = stock?.price, !isTruePrice(price), !mayLie {
            #expect(
                stock?.origin == .cached || stock?.doubt == .ahead || isAhead(stock?.time, now), "\(label)")
        }
        #expect(stock?.currency == "TWD", "\(label)")
        for change in [rate?.change, stock?.change] {
            if let change { #expect(abs(change) < 0.05, "\(label)") }
        }
        guard !mayHaveLiedFirst else { return }
        let closes = model.market.rateCloses["JPY"] ?? []
        #expect(closes.allSatisfy { isTrueRate($0.close) }, "\(label): \(closes)")
        let prices = model.market.quotes["2330.TW"]?.value.closes ?? []
        #expect(prices.allSatisfy { isTruePrice($0.close) }, "\(label)")
    }

    private static func isAhead(_ time: Instant?, _ now: Instant) -> Bool {
        time.map { $0 - now > 600 } ?? false
    }
    private static func isTrueRate(_ rate: Double) -> Bool { abs(rate / 150 - 1) < 0.02 }
    private static func isTruePrice(_ price: Double) -> Bool { abs(price / 1000 - 1) < 0.02 }

    private static func answers(
        _ word: Word, _ now: Instant, isOdd: Bool
    ) -> [(FeedAnswer, FeedSubject)] {
        var (rate, taiwan) = (isOdd ? 150.0 : 150.6, 31.5)
        var quote = Quote(
            symbol: "2330.TW", name: "TSMC", currency: "TWD", price: isOdd ? 1000 : 1004, time: now + -60,
            zone: "Asia/Taipei", source: "yahoo")
        let day = Zone.utc.local(now).day
        quote.closes = [-4, -3, -2, -1].map { day + $0 }.filter { $0.weekday < 5 }
            .map { DailyClose(day: $0, close: 1002) }
        var time = now + -60
        switch word {
        case .truth: break
        case .lie(.jump, let count):
            rate *= count == 0 ? 10.5 : 0.004
            quote.price = (quote.price ?? 0) * (count == 0 ? 10.5 : 0.004)
        case .lie(.future, let count):
            rate *= count == 0 ? 1.3 : 0.8
            quote.price = (quote.price ?? 0) * (count == 0 ? 1.3 : 0.8)
            time = now + (count == 0 ? 86_400 : 9 * 86_400)
            quote.time = time
            quote.closes.append(DailyClose(day: day + 1 + count, close: 3000))
        case .lie(.zero, _):
            rate = 0
            quote.price = 0
            quote.closes[0].close = 0
        case .lie(.swapped, let count):
            // The two rates are swapped; the price is in dollars.
            (rate, taiwan) = count == 0 ? (taiwan, rate) : (taiwan * 1.002, taiwan)
            quote.price = count == 0 ? 31.9 : 900
            quote.currency = count == 0 ? "USD" : "EUR"
        case .lie(.another, _):
            quote.symbol = "2317.TW"
            quote.price = 210
            rate = 150
        }
        let rates = [
            Rate(code: "JPY", perDollar: rate, quotedAt: time, source: "rter"),
            Rate(code: "TWD", perDollar: taiwan, quotedAt: time, source: "rter"),
        ]
        return [(.rates(rates), .rates), (.quotes([quote]), .quotes(["2330.TW"]))]
    }

    private static func open(_ path: String?, _ now: Instant) -> Model {
        Model(
            arrangement: Arrangement(rates: ["JPY", "TWD"], clocks: [], stocks: ["2330.TW"]),
            now: now, here: .utc,
            known: path.map { FigureStore.open(at: $0, now: now).cached } ?? Known())
    }

    private static func collect(
        _ answers: [(FeedAnswer, FeedSubject)], _ path: String, _ now: Instant, _ model: inout Model
    ) async throws {
        let opening = FigureStore.open(at: path, now: now)
        let history = try #require(opening.history)
        let reader = try await history.enter(version: "1", feeds: FeedSettings())
        var filter = AnswerFilter(opening.cached)
        for (answer, subject) in answers {
            _ = try await history.ask(subject, freshness: 0, isPatient: true, by: reader, at: now)
            let accepted = filter.accept(answer, at: now)
            if !accepted.unshown.isEmpty { try await history.record(unshown: accepted.unshown) }
            if let answer = accepted.answer { try await history.record(answer, seenAt: now) }
        }
        for request in try await history.waitingRequests() { try await history.set(.done, of: request) }
        let (changes, _) = try await history.changes(since: opening.sequence, for: reader, at: now)
        #expect(changes.finished == answers.map(\.1))
        _ = model.update(.figures(.changed(changes, at: now)))
    }
}
