internal import CivilTime
internal import Figures
package import Market

/// Changeable parts of an item, by number in the file; `FigureKind.number` has others.
enum ChangeSubject: Int {
    case rate = 0
    case stock = 1
    case closes = 2
    case unshown = 3
    /// By symbol and interval, with a space between them.
    case bars = 4
    /// A stock's price outside its session.
    case extended = 5
    case alerts = 7
    case shares = 8
}

/// The log of what changed when, by the numbers of commits.
extension Database {
    func lastSequence() throws(SQLiteFailure) -> Int {
        try integer("SELECT number FROM sequence") ?? 0
    }

    /// Counts another commit, within its transaction.
    func nextSequence() throws(SQLiteFailure) -> Int {
        try integer("UPDATE sequence SET number = number + 1 RETURNING number") ?? 0
    }

    func note(
        _ subject: ChangeSubject, _ items: some Sequence<String>, in sequence: Int
    ) throws(SQLiteFailure) {
        try note(subject.rawValue, items, in: sequence)
    }

    func note(
        _ subject: Int, _ items: some Sequence<String>, in sequence: Int
    ) throws(SQLiteFailure) {
        let statement = try prepare(
            "INSERT OR REPLACE INTO change (subject, item, sequence) VALUES (?1, ?2, ?3)")
        for item in items {
            try statement.run([.integer(subject), .text(item), .integer(sequence)])
        }
    }

    /// A failure stays until figures clear it.
    func record(_ failure: FigureChanges.Failure) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let (subject, item) = failure.subject.names
            try prepare(
                """
                INSERT OR REPLACE INTO failure (subject, item, provider, cause, detail, host, at, sequence)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                """
            ).run([
                .text(subject), .text(item), .id(failure.failure.source), .text(failure.failure.cause.name),
                .optional(failure.failure.cause.detail), .optional(failure.failure.host),
                .integer(failure.time.seconds), .integer(try nextSequence()),
            ])
        }
    }

    /// Drops failures after new figures, within a transaction.
    func dropFailures(of list: FeedList, _ symbols: [Symbol] = []) throws(SQLiteFailure) {
        let statement = try prepare("DELETE FROM failure WHERE subject = ?1 AND item = ?2")
        for subject in [.list(list)] + symbols.map(FigureChanges.Failure.Subject.stock) {
            try statement.run([.text(subject.names.subject), .text(subject.names.item)])
        }
    }

    func record(leftOut count: Int, of source: FeedID) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            try prepare("INSERT OR REPLACE INTO left_out (provider, count, sequence) VALUES (?1, ?2, ?3)")
                .run([.id(source), .integer(count), .integer(try nextSequence())])
        }
    }

    /// Search results of a text. The last few older texts stay.
    func record(found stocks: [FoundStock], for text: String) throws(SQLiteFailure) {
        try transaction(writing: true) { () throws(SQLiteFailure) in
            let sequence = try nextSequence()
            try prepare("DELETE FROM found WHERE text = ?1 OR sequence < ?2")
                .run([.text(text), .integer(sequence - 10_000)])
            let statement = try prepare(
                """
                INSERT INTO found (text, place, symbol, name, exchange, kind, sequence)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                """)
            if stocks.isEmpty {
                try statement.run([.text(text), .integer(0), .null, .null, .null, .null, .integer(sequence)])
            }
            for (place, stock) in stocks.enumerated() {
                try statement.run([
                    .text(text), .integer(place), .id(stock.symbol), .optional(stock.name),
                    .optional(stock.exchange), .optional(stock.kind), .integer(sequence),
                ])
            }
        }
    }

    /// A snapshot of all changes since a commit. Includes finished requests of `reader` with all figures that
    /// answer them; those count as cached if they are older than requested or a failure came since.
    func changes(
        since sequence: Int, reader: Int, at now: Instant
    ) throws(SQLiteFailure) -> (FigureChanges, sequence: Int) {
        try transaction(writing: false) { () throws(SQLiteFailure) in
            let last = try lastSequence()
            guard last > sequence else { return (FigureChanges(), last) }
            let changed = try changedItems(since: sequence)
            var items = changed
            let done = try requests(.done, reader: reader, since: sequence)
            for request in done { items.add(request.subject) }
            // A failure stands until figures clear it: those from before it were not refreshed.
            let standing = done.isEmpty ? [] : try failures(since: -1)
            let failing = Set(standing.map(\.subject))
            // A reader whose question needed no fetch must see the failure of an earlier one.
            let unanswered = standing.filter { failure in
                done.contains { .list($0.subject.list) == failure.subject }
            }
            let fresh = try failures(since: sequence)
            func isLive(_ list: FeedList, at moment: Instant, _ symbol: Symbol? = nil) -> Bool {
                if failing.contains(.list(list)) || symbol.map({ failing.contains(.stock($0)) }) == true {
                    return false
                }
                // After the clock was set back, an old figure looks newer than every question.
                return !moment.isAhead(of: now)
                    && done.contains { $0.subject.list == list && moment >= $0.madeAt + -$0.freshness }
            }
            var known = Known()
            known.rates = try latestRates(of: items.rates).map { seen in
                let isLive = changed.rates?.contains(seen.value.code) ?? true || isLive(.rates, at: seen.at)
                return isLive ? Seen(seen.value, .live, at: seen.at) : seen
            }
            let stocks = items.stocks + items.extended.filter { !items.has($0) }
            known.quotes = try latestQuotes(of: stocks, now).map { seen in
                let isLive = changed.has(seen.value.symbol) || isLive(.stocks, at: seen.at, seen.value.symbol)
                return isLive ? Seen(seen.value, .live, at: seen.at) : seen
            }
            let closes = try rateCloses(of: latestRates(of: items.rates.map { $0.union(items.closes) }), now)
            (known.rateCloses, known.rateSkipped) = closes
            let texts = done.compactMap { if case .search(let text) = $0.subject { text } else { nil } }
            let alerts = items.hasAlerts ? (try self.alerts(), try firedAlerts()) : nil
            var changes = FigureChanges(
                known: known, unshown: items.hasUnshown ? try unshown(now) : nil,
                failures: fresh + unanswered.filter { !fresh.contains($0) },
                found: try found(since: sequence, texts),
                bars: changed.bars, kinds: try figures(of: items.kinds).mapValues(\.figures),
                leftOut: try leftOut(since: sequence), alerts: alerts?.0, fired: alerts?.1,
                finished: done.map(\.subject))
            if !done.isEmpty {
                var machine = MachineStart.now
                machine.wall = now
                changes.paces = try paces(at: machine)
            }
            return (changes, last)
        }
    }

    /// Oldest first.
    func failures(since sequence: Int) throws(SQLiteFailure) -> [FigureChanges.Failure] {
        try rows(
            """
            SELECT subject, item, provider, cause, detail, host, at FROM failure
            WHERE sequence > ?1 ORDER BY sequence
            """, [.integer(sequence)]
        ) { row in
            guard let name = row.text(0), let item = row.text(1),
                let subject = FigureChanges.Failure.Subject(name, item, kinds),
                let source: FeedID = row.id(2), let cause = row.cause(3), let time = row.moment(6)
            else { return nil }
            let failure = FeedFailure(source: source, cause: cause, host: row.label(5))
            return FigureChanges.Failure(of: subject, failure, at: time)
        }
    }

    func changedItems(since sequence: Int) throws(SQLiteFailure) -> ChangedItems {
        let statement = try prepare("SELECT subject, item FROM change WHERE sequence > ?1 ORDER BY item")
        try statement.bind([.integer(sequence)])
        var items = ChangedItems()
        while try statement.step() {
            let subject = statement.integer(0)
            switch ChangeSubject(rawValue: subject) {
            case .rate: if let code: CurrencyCode = statement.id(1) { items.rates?.insert(code) }
            case .stock: if let symbol: Symbol = statement.id(1) { items.add(symbol) }
            case .closes: if let code: CurrencyCode = statement.id(1) { items.closes.insert(code) }
            case .unshown: items.hasUnshown = true
            case .alerts: items.hasAlerts = true
            case .shares: break
            case .extended: if let symbol: Symbol = statement.id(1) { items.extended.append(symbol) }
            case .bars:
                if let key = statement.text(1).flatMap(BarSeries.Key.init(words:)) { items.bars.append(key) }
            case nil:
                guard let kind = kinds.first(where: { $0.number == subject }), let key = statement.text(1)
                else { continue }
                if let question = KindQuestion(kind, key: key) { items.kinds.insert(question) }
            }
        }
        return items
    }

    /// Search results since a commit, and those for `texts` from any time.
    func found(
        since sequence: Int, _ texts: [String]
    ) throws(SQLiteFailure) -> [FigureChanges.Found] {
        let places = texts.indices.map { ", ?\($0 + 2)" }.joined()
        let statement = try prepare(
            """
            SELECT text, symbol, name, exchange, kind FROM found
            WHERE sequence > ?1 OR text IN (NULL\(places)) ORDER BY text, place
            """)
        try statement.bind([.integer(sequence)] + texts.map(Statement.Value.text))
        var found: [FigureChanges.Found] = []
        while try statement.step() {
            guard let text = statement.text(0) else { continue }
            if found.last?.text != text { found.append(FigureChanges.Found(text: text, stocks: [])) }
            guard let symbol: Symbol = statement.id(1) else { continue }
            found[found.count - 1].stocks.append(
                FoundStock(
                    symbol: symbol, name: statement.label(2), exchange: statement.label(3),
                    kind: statement.label(4)))
        }
        return found
    }

    func leftOut(since sequence: Int) throws(SQLiteFailure) -> [FeedID: Int] {
        let counts = try rows(
            "SELECT provider, count FROM left_out WHERE sequence > ?1", [.integer(sequence)]
        ) { row in row.id(0).map { (source: FeedID) in (source, row.integer(1)) } }
        return Dictionary(counts) { $1 }
    }
}

extension FigureChanges.Failure.Subject {
    fileprivate var names: (subject: String, item: String) {
        switch self {
        case .list(let list): (list.rawValue, "")
        case .stock(let symbol): ("stock", symbol.text)
        case .search(let text): ("search", text)
        case .bars(let symbol): ("bars", symbol.text)
        case .kind(let question): (question.kind.name, question.key)
        }
    }

    /// Nil if the words of a store or team server are invalid.
    package init?(_ subject: String, _ item: String, _ kinds: [FigureKind]) {
        if let list = FeedList(rawValue: subject) {
            self = .list(list)
        } else if subject == "stock", let symbol = Symbol(item) {
            self = .stock(symbol)
        } else if subject == "search" {
            self = .search(item)
        } else if subject == "bars", let symbol = Symbol(item) {
            self = .bars(symbol)
        } else if let kind = kinds.first(where: { $0.name == subject }),
            let question = KindQuestion(kind, key: item)
        {
            self = .kind(question)
        } else {
            return nil
        }
    }
}

extension BarSeries.Key {
    fileprivate init?(words text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 2, let symbol = Symbol(words[0]), let interval = BarInterval(rawValue: words[1])
        else { return nil }
        self.init(symbol, interval)
    }
}

/// The items that a reader has to read again.
struct ChangedItems {
    /// Nil for all.
    var rates: Set<CurrencyCode>? = []
    private(set) var stocks: [Symbol] = []
    private var seen: Set<Symbol> = []
    var closes: Set<CurrencyCode> = []
    var hasUnshown = false
    var hasAlerts = false
    var extended: [Symbol] = []
    var kinds: Set<KindQuestion> = []
    var bars: [BarSeries.Key] = []

    func has(_ symbol: Symbol) -> Bool { seen.contains(symbol) }

    mutating func add(_ symbol: Symbol) {
        if seen.insert(symbol).inserted { stocks.append(symbol) }
    }

    mutating func add(_ subject: FeedSubject) {
        switch subject {
        case .rates: rates = nil
        case .quotes(let symbols): for symbol in symbols { add(symbol) }
        case .pastRates(let codes, _): closes.formUnion(codes)
        case .kind(let question): kinds.insert(question)
        case .search, .bars: break
        }
    }
}
