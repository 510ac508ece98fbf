internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Money
internal import Printing
internal import Runtime
internal import Store
internal import Threads
internal import Words

/// Never starts curses.
struct PrintCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "print", [.optional(.oneOf(Panel.standard.map(\.id.text))), .any(.item)],
            [
                .format, .fields, .baseline, .printOn, .adjust, .base, .whatIf, .wait, .offline, .require,
                .board,
                .demo, .config,
            ],
            .aboutPrint,
            manual: """
                prints the board once, or the items named. Items without a panel before \
                them, such as *AAPL EUR Tokyo*, mean what they mean to *fxterm* itself.
                """,
            make: .command(PrintCommand.init))
    ]

    private let isDemo: Bool
    /// Nil for all, or for those of `named`.
    private let panel: Panel?
    /// Of `panel`, instead of the board's; empty for those.
    private let items: [String]
    /// Of any panel, instead of the board's; empty if a panel is named, or nothing.
    private let named: [NamedItem]
    private let format: PrintFormat
    /// In this order; empty for all.
    private let fields: [String]
    private let requirement: PrintRequirement?
    /// The first is for the main figures; empty for the board's.
    private let baselines: [Baseline]
    private let day: Day?
    private let adjustment: PriceAdjustment
    /// Rates are per unit of it; nil for the board's base.
    private let base: CurrencyCode?
    private let scenario: String?
    private let patience: Patience

    init(_ given: Given) throws(UsageError) {
        isDemo = given.has(.demo)
        panel = Panel.standard.first { $0.id.text == given.words.first }
        items = panel == nil ? [] : Array(given.words.dropFirst())
        named = panel == nil ? try PrintCommand.named(given) : []
        format = try given.printFormat()
        fields = given[.fields]?.split(separator: ",").map(String.init) ?? []
        requirement = try given.choice(.require)
        baselines = try given.baselines()
        day = try given.day(.on, like: "2024-03-01")
        adjustment = try given.choice(.adjust) ?? .splits
        base = try given.currency(.base)
        scenario = given[.whatIf]
        patience = try given.patience()
        if base != nil, !panels.contains(.rates) {
            throw UsageError.noBase(panel.map { "print \($0.id.text)" } ?? "print")
        }
    }

    /// Of any panel. A first word without a meaning may be a misspelt panel.
    private static func named(_ given: Given) throws(UsageError) -> [NamedItem] {
        if let first = given.words.first, NamedItem.meaning(of: first) == .none { _ = try given.panel(first) }
        return try given.words.map { word throws(UsageError) in try NamedItem(word) }
    }

    var answersFromFolders: Bool { !isDemo }

    private var panels: [Panel] {
        if let panel { return [panel] }
        return named.isEmpty
            ? Panel.standard : Panel.standard.filter { panel in named.contains { $0.panel == panel.id } }
    }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let folders = try session.folders
        let kept = isDemo ? KeptBoard.demo : try .read(session)
        let arrangement = try arrangement(kept.arrangement)
        let panels = panels
        let settled = isDemo ? [] : folders.settle().map(\.saying)
        for notice in session.notices + kept.notices + settled {
            FXTerm.complain(session.words[notice])
        }
        // Scripts must not get the sample without --demo.
        var model = session.model(arrangement, knowing: kept, isDemo: isDemo)
        let today = model.here.local(model.now).day
        if let day, day >= today {
            let days = "1962-01-02–\(today + -1)"
            throw .wrongUsage(UsageError.expected("--on", day.description, [days]).saying)
        }
        let supposed = try scenario.map { text throws(CommandError) in try model.supposed(text, on: day) }
        let compared = baselines.isEmpty ? [arrangement.baseline] : baselines
        var asked = Asked()
        if !isDemo {
            asked = try PrintCommand.ask(
                session, kept, panels.flatMap { $0.kind.questions(model) }, patience, &model,
                takesRecent: requirement == .live
            ) { Snapshot($0, panels).empty.isEmpty }
        }
        model.compare(compared, on: day, adjustment)
        let items = (
            stocks: panels.contains(.stocks) ? model.arrangement.symbols : [],
            rates: panels.contains(.rates) ? model.arrangement.rateIDs : []
        )
        asked.problems += try PrintCommand.readPast(
            session, kept, compared, items, isDemo: isDemo, patience, &model
        ) { Snapshot($0, panels).empty.isEmpty }
        _ = model.update(.clock(.tick(WallClock.now, here: .here)))
        let isSupposed = supposed.map { model.apply($0) } ?? true
        let snapshot = Snapshot(model, panels, fields: fields)
        if let unknown = snapshot.unknownField {
            throw .wrongUsage(UsageError.expected("--fields", unknown, snapshot.fieldNames).saying)
        }
        let empty = snapshot.empty
        if !panels.allSatisfy(empty.contains) { try FXTerm.print(snapshot.text(format)) }
        for figure in model.market.heldBack
        where panels.contains(where: { $0.kind.needs(figure.key.subject, model) }) {
            FXTerm.complain(model.words[figure.saying(model.figureText)])
        }
        for remark in snapshot.remarks { FXTerm.complain(remark) }
        let problems = asked.problems + snapshot.problems
        if !problems.isEmpty { FXTerm.complain(problems.joined(separator: "; ")) }
        if let panel = empty.first, problems.isEmpty {
            FXTerm.complain(PrintCommand.reason(panel, snapshot, asked, model, isOffline: patience.isOffline))
        }
        let unmet = requirement.map(snapshot.unmet) ?? []
        if let requirement, !unmet.isEmpty {
            FXTerm.complain("--require \(requirement.rawValue): \(model.words.list(unmet))")
        }
        return empty.isEmpty && isSupposed && unmet.isEmpty ? .done : .failed
    }

    /// Requests closes that the store lacks. Returns the problems of feeds.
    static func readPast(
        _ session: Session, _ kept: KeptBoard, _ baselines: [Baseline],
        _ items: (stocks: [Symbol], rates: [RateID]), isDemo: Bool = false, _ patience: Patience,
        _ model: inout Model, isEnough: (Model) -> Bool
    ) throws(CommandError) -> [String] {
        let demo = DemoMarket(seed: 0)
        let paths = [FigureStore.temporaryPath, kept.history?.path].compactMap(\.self)
        var problems: [String] = []
        // A second time with the answers of feeds.
        for isLast in [false, true] {
            guard let query = model.pastQuery(of: baselines, items) else { break }
            let answers =
                isDemo
                ? demo.past(query, at: model.now)
                : paths.reversed().reduce(into: [:]) { all, path in
                    all.merge(FigureStore.past(at: path, query)) { old, new in new.since == nil ? old : new }
                }
            model.take(answers, for: query)
            let questions = model.questionsForPast(query)
            if isDemo || isLast || questions.isEmpty { break }
            problems += try ask(session, kept, questions, patience, &model, isEnough: isEnough).problems
            model.forgetPast()
        }
        return problems
    }

    private func arrangement(_ board: Arrangement) throws(CommandError) -> Arrangement {
        var arrangement = board.based(on: base)
        if let panel { try arrangement.show(panel, items) }
        if !named.isEmpty {
            if named.contains(NamedItem(.rates, Item(arrangement.base))) {
                throw .wrongUsage(.phrase(.isTheBase, verbatim: ["code": arrangement.base.text]))
            }
            arrangement = arrangement.showing(named)
        }
        return arrangement
    }

    struct Asked {
        var problems: [String] = []
        var waiting: Set<FeedSubject> = []
        var leftOut: [FeedID: Int] = [:]
    }

    /// Why nothing is known of a panel, if no feed has reported a failure.
    private static func reason(
        _ panel: Panel, _ snapshot: Snapshot, _ asked: Asked, _ model: Model, isOffline: Bool
    ) -> String {
        if isOffline { return model.words[.nothingStored] }
        if panel.kind.feeds.map({ model.settings.feeds[$0].isEmpty }) ?? false {
            return model.words[.noFeedsSet]
        }
        guard asked.waiting.isEmpty else { return model.words[.noFiguresNetwork] }
        if let list = panel.kind.feeds, let reason = model.notAsked(list) { return reason }
        let what = model.words[.noFiguresLately]
        return snapshot.hint(panel).map { model.words[.whatAndNext, ["what": what, "next": $0]] } ?? what
    }

    /// Waits until all are there or patience ends; reports missing ones. `isEnough`: known figures suffice.
    ///
    /// - Parameter takesRecent: An answer younger than the setting `refresh` counts as live, whoever fetched it;
    ///   otherwise only a new one does.
    static func ask(
        _ session: Session, _ kept: KeptBoard, _ subjects: [FeedSubject], _ patience: Patience,
        _ model: inout Model, takesRecent: Bool = false, isEnough: (Model) -> Bool = { _ in false }
    ) throws(CommandError) -> Asked {
        guard !patience.isOffline, !subjects.isEmpty, let mailbox = Mailbox() else { return Asked() }
        let client = try session.client(kept, mailbox)
        // Not on libdispatch's threads: without a free one, it waits forever.
        let questions = subjects.map { ($0, takesRecent ? model.freshness(of: $0) : 0) }
        Task.detached(executorPreference: SerialThread()) {
            for (subject, freshness) in questions {
                await client.ask(subject, freshness: freshness, isPatient: false)
            }
        }
        var asked = Asked(waiting: Set(subjects))
        // Requests for the past alone cannot do without their figures.
        let isOfPast = subjects.allSatisfy { $0.list == .history }
        while !asked.waiting.isEmpty, let left = patience.left({ isEnough(model) }) {
            var watched = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
            poll(&watched, 1, left)
            for message in mailbox.take() {
                if case .figures(.changed(let changes, _, _)) = message {
                    asked.waiting.subtract(changes.finished)
                    asked.leftOut.merge(changes.leftOut) { $1 }
                    asked.problems += changes.failures.compactMap { problem($0, model, isOfPast: isOfPast) }
                }
                _ = model.updateAtOnce(message)
            }
        }
        let names = subjects.filter(asked.waiting.contains).flatMap { $0.names(lackingIn: model) }
        if !names.isEmpty {
            FXTerm.complain(model.words[.stillOnTheWay, ["names": model.words.list(names, atMost: 6)]])
        }
        return asked
    }

    /// Nil if figures can do without an answer.
    private static func problem(
        _ failure: FigureChanges.Failure, _ model: Model, isOfPast: Bool
    ) -> String? {
        let known = Array(model.market.quotes.keys)
        return switch failure.subject {
        case .search: nil
        case .list(.history) where !isOfPast: nil
        case .list: failure.failure.sentence(model.words, known: known)
        case .stock(let symbol), .bars(let symbol):
            failure.failure.sentence(model.words, about: symbol, known: known)
        case .kind(let question):
            failure.failure.sentence(model.words, about: Symbol(question.key), known: known)
        }
    }
}

extension Model {
    /// Reads the scenario of `--what-if`, which is about now.
    func supposed(_ text: String, on day: Day?) throws(CommandError) -> Scenario {
        let today = here.local(now).day
        if let day, day < today {
            throw .wrongUsage(UsageError.expected("--on", day.description, ["\(today)"]).saying)
        }
        do throws(ScenarioMistake) {
            return try scenario(text)
        } catch {
            throw .wrongUsage(.joined([.verbatim("--what-if: "), error.saying]))
        }
    }

    /// False if something it changes has no rate or price, which standard error then names.
    mutating func apply(_ scenario: Scenario) -> Bool {
        let missing = unknown(in: scenario)
        if let missing { FXTerm.complain(words[.whatIfUnknown, ["code": missing]]) }
        _ = suppose(scenario)
        return missing == nil
    }
}

extension Arrangement {
    /// Instead of the board's own items; no words leave those.
    mutating func show(_ panel: Panel, _ words: [String]) throws(CommandError) {
        if words.isEmpty { return }
        setList(panel.id, ItemList(cards: try panel.items(words)))
        sorts = [:]
    }
}

extension Panel {
    func items(_ words: some Sequence<String>) throws(CommandError) -> [Item] {
        var items: [Item] = []
        for word in words {
            guard let item = kind.item(named: word) else {
                throw .wrongUsage(kind.refusal(of: CleanText.line(word) ?? ""))
            }
            if !items.contains(item) { items.append(item) }
        }
        return items
    }
}

struct Patience {
    /// Seconds until known figures are enough.
    private static let usual = 5
    /// Seconds until the command gives up with nothing to print.
    private static let longest = 40
    /// The seconds that *--wait* takes.
    static let choices = 1...3600

    private let begun = WallClock.steady
    private let wait: Int?
    /// Reads only the store.
    let isOffline: Bool

    init(_ wait: Int? = nil, isOffline: Bool = false) { (self.wait, self.isOffline) = (wait, isOffline) }

    /// In milliseconds; nil for none. `isEnough` if known figures suffice.
    func left(_ isEnough: () -> Bool) -> Int32? {
        let passed = (WallClock.steady - begun) / 1_000_000
        var end = wait ?? Patience.usual
        if wait == nil, passed >= end * 1000, !isEnough() { end = Patience.longest }
        return passed < end * 1000 ? Int32(end * 1000 - passed) : nil
    }
}

extension FeedSubject {
    fileprivate func names(lackingIn model: Model) -> [String] {
        switch self {
        case .rates: return [FeedList.rates.rawValue]
        case .quotes(let symbols):
            let lacking = symbols.filter { model.market.quotes[$0]?.origin != .live }
            return lacking.isEmpty ? [FeedList.stocks.rawValue] : lacking.map(\.text)
        // Figures can do without it.
        case .pastRates: return []
        case .search(let text): return [CleanText.line(text) ?? ""]
        case .bars(let query): return [query.symbol.text]
        case .kind(let question): return [question.key]
        }
    }
}

extension Model {
    /// Why a feed had to wait, and when its next request is possible; nil if none did.
    func notAsked(_ list: FeedList) -> String? {
        for feed in settings.feeds[list] {
            guard let pace = market.paces[feed.kind], pace.limit == .spent, let wait = pace.wait(at: now)
            else {
                continue
            }
            let next = viewer.moment(now + wait)
            let budget = feed.kind.budget.map { String($0) } ?? "?"
            return words[.notAskedYet, ["source": feed.kind.text, "budget": budget, "time": next]]
        }
        return nil
    }
}
