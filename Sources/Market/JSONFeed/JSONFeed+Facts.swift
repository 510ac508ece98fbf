internal import CivilTime
internal import Substrings

extension JSONFeed {
    /// One key of a description. Keys of inner objects have dots: `bars.url`, `errors.0.path`.
    package struct Fact: Hashable, Sendable {
        package var key: String
        package var values: [String]
        package var place: String

        package init(key: String, values: [String], place: String) {
            (self.key, self.values, self.place) = (key, values, place)
        }
    }

    package enum Problem: Hashable, Sendable {
        case unknownKey(known: [String])
        case missing(key: String)
        case expected([String], found: String)
        case wrong(text: String, TextMistake)
        case taken(String)
    }

    /// An empty key means the whole description.
    package struct Mistake: Error, Hashable, Sendable {
        package var key: String
        package var problem: Problem

        package init(key: String, problem: Problem) { (self.key, self.problem) = (key, problem) }
    }

    package static let keys = [
        "kind", "name", "serves", "symbols", "names", "url", "batch", "every", "perMinute", "perHour",
        "perDay",
        "headers", "rows", "symbol", "price", "time", "timeFormat", "zone", "currency", "previousClose",
        "previousDay", "line", "base", "day", "close", "title", "label", "factor", "invert", "decimal",
        "bars", "event",
        "errors", "get", "quota", "terms", "verified",
    ]
    package static let barKeys = [
        "url", "interval", "rows", "day", "time", "timeFormat", "zone", "open", "high", "low", "close",
        "volume",
        "currency", "factor",
    ]
    /// Feeds cannot have events of exchanges and clocks: those are computed.
    package static let eventKinds: [MarketEvent.Kind] = [.release, .dividend, .results, .own]
    package static let errorKeys = ["status", "path", "is", "means"]

    package init(_ facts: [Fact]) throws(Mistake) {
        let facts = facts.map {
            Fact(key: Self.clean($0.key), values: $0.values.map(Self.clean), place: Self.clean($0.place))
        }
        let reader = FactReader(facts)
        let subject: Subject = try reader.choice("serves")
        name = try reader.feedName(subject)
        self.subject = subject
        self.facts = facts
        table = try reader.table("", isInverted: reader.flag("invert"))
        symbols = try reader.all("symbols") { key, text throws(Mistake) in
            guard let pattern = SymbolPattern(text) else {
                throw Mistake(key: key, problem: .expected(["US", "*.XX", "FUND-*", "AAPL"], found: text))
            }
            return pattern
        }
        for fact in facts where fact.key.hasPrefix("names.") {
            let (ours, theirs) = (String(fact.key.dropFirst(6)), fact.values.first ?? "")
            guard let renaming = Renaming(ours, theirs) else {
                throw Mistake(key: fact.key, problem: .expected(["\"*.L\": \"*.LON\""], found: theirs))
            }
            renamings.append(renaming)
        }
        for fact in facts where fact.key.hasPrefix("headers.") {
            let name = String(fact.key.dropFirst(8))
            guard name.utf8.allSatisfy({ Header.isOfName($0) }), !name.isEmpty else {
                throw Mistake(key: fact.key, problem: .expected(["Authorization"], found: name))
            }
            headerList.append(Header(name: name, value: try reader.header(fact.key)))
        }
        limits.every = try reader.seconds("every") ?? limits.every
        limits.perMinute = try reader.integer("perMinute", 1...6000)
        limits.perHour = try reader.integer("perHour", 1...100_000)
        limits.perDay = try reader.integer("perDay", 1...1_000_000)
        batch = try reader.integer("batch", 1...500) ?? batch
        hasDecimalComma = try reader.text("decimal", oneOf: [".", ","]) == ","
        isInverted = try reader.flag("invert")
        if facts.contains(where: { $0.key.hasPrefix("bars.") }) {
            bars = try reader.table("bars.", isInverted: false)
            let intervals = BarInterval.allCases.map(\.rawValue)
            barInterval =
                try reader.text("bars.interval", oneOf: intervals).flatMap(BarInterval.init) ?? .day
        }
        if let kind = try reader.text("event", oneOf: Self.eventKinds.map(\.rawValue)) {
            eventKind = MarketEvent.Kind(rawValue: kind) ?? eventKind
        }
        refusals = try reader.refusals()
        for help in Help.allCases { self.help[help] = reader.value(help.rawValue) }
        try reader.check(self)
    }
}

extension JSONFeed.Header {
    fileprivate static func isOfName(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

private struct FactReader {
    typealias Mistake = JSONFeed.Mistake
    typealias Problem = JSONFeed.Problem

    let facts: [JSONFeed.Fact]
    private let byKey: [String: JSONFeed.Fact]

    init(_ facts: [JSONFeed.Fact]) {
        self.facts = facts
        byKey = Dictionary(facts.map { ($0.key, $0) }) { $1 }
    }

    func value(_ key: String) -> String? { byKey[key]?.values.first }

    func mistake(_ key: String, _ problem: Problem) -> Mistake { Mistake(key: key, problem: problem) }

    func text(_ key: String, oneOf known: [String]) throws(Mistake) -> String? {
        guard let text = value(key) else { return nil }
        guard known.contains(text) else { throw mistake(key, .expected(known, found: text)) }
        return text
    }

    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String) throws(Mistake) -> Choice
    where Choice.RawValue == String {
        guard let text = try text(key, oneOf: Choice.allCases.map(\.rawValue)),
            let choice = Choice(rawValue: text)
        else { throw mistake("", .missing(key: key)) }
        return choice
    }

    func flag(_ key: String) throws(Mistake) -> Bool { try text(key, oneOf: ["true", "false"]) == "true" }

    func integer(_ key: String, _ range: ClosedRange<Int>) throws(Mistake) -> Int? {
        guard let text = value(key) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw mistake(key, .expected(["\(range.lowerBound)–\(range.upperBound)"], found: text))
        }
        return number
    }

    /// `60`, `"60s"`, `"5m"`, `"1h"`, `"1d"`.
    func seconds(_ key: String) throws(Mistake) -> Int? {
        guard let text = value(key) else { return nil }
        let digits = text.prefix { $0.isNumber }
        let units: [Substring: Int] = ["": 1, "s": 1, "m": 60, "h": 3600, "d": 86_400]
        guard let number = Int(digits), (1...86_400).contains(number),
            let unit = units[text.dropFirst(digits.count)],
            number * unit <= 86_400
        else { throw mistake(key, .expected(["60s", "5m", "1h", "1d"], found: text)) }
        return number * unit
    }

    func all<Meaning>(
        _ key: String, _ read: (String, String) throws(Mistake) -> Meaning
    ) throws(Mistake) -> [Meaning] {
        var meanings: [Meaning] = []
        for text in byKey[key]?.values ?? [] { meanings.append(try read(key, text)) }
        return meanings
    }

    func feedName(_ subject: JSONFeed.Subject) throws(Mistake) -> FeedID {
        guard let text = value("name") else { throw mistake("", .missing(key: "name")) }
        guard let name = FeedID(text) else {
            throw mistake("name", .expected(["a-z 0-9 -"], found: text))
        }
        if FeedID.ours.contains(name) { throw mistake("name", .taken(text)) }
        if subject == .closes, !name.isOfDescribedCloses || text == FeedID.closesSuffix {
            throw mistake("name", .expected([text + FeedID.closesSuffix], found: text))
        }
        if subject != .closes, name.isOfDescribedCloses {
            throw mistake("name", .expected([String(text.dropLast(FeedID.closesSuffix.count))], found: text))
        }
        return name
    }

    func header(_ key: String) throws(Mistake) -> FeedTemplate {
        let text = value(key) ?? ""
        guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), (1...1000).contains(text.utf8.count)
        else {
            throw mistake(key, .expected(["Token ${NAME}"], found: text))
        }
        let template = try template(key)
        guard template.places.isEmpty else { throw mistake(key, .expected(["Token ${NAME}"], found: text)) }
        return template
    }

    func template(_ key: String) throws(Mistake) -> FeedTemplate {
        let text = value(key) ?? ""
        do throws(TextMistake) { return try FeedTemplate(text) } catch {
            throw mistake(key, .wrong(text: text, error))
        }
    }

    func path(_ key: String, _ text: String) throws(Mistake) -> JSONPath {
        do throws(TextMistake) { return try JSONPath(text) } catch {
            throw mistake(key, .wrong(text: text, error))
        }
    }

    func table(_ prefix: String, isInverted: Bool) throws(Mistake) -> JSONFeed.Table {
        guard value(prefix + "url") != nil else {
            throw mistake(prefix.isEmpty ? "" : "bars", .missing(key: "url"))
        }
        let url = try template(prefix + "url")
        // A key in the host would be sent to whoever has that name.
        let head = url.description.prefix { !"{$".contains($0) }
        if head.firstRange(of: "://").map({ !head[$0.upperBound...].contains("/") }) ?? false,
            head.utf8.count < url.description.utf8.count
        {
            throw mistake(prefix + "url", .expected(["https://a.example/…{symbol}"], found: url.description))
        }
        var table = JSONFeed.Table(url: url)
        if let rows = value(prefix + "rows") {
            table.rows = try path(prefix + "rows", rows)
            if table.rows.isOfWholeAnswer {
                throw mistake(prefix + "rows", .expected(["$.data[*]"], found: rows))
            }
        }
        for field in JSONFeed.Field.allCases {
            let key = prefix + (prefix.isEmpty && field == .name ? "label" : field.rawValue)
            let values = try all(key) { key, text throws(Mistake) -> JSONFeed.Value in
                if text == "~" { return .rowName }
                if text.hasPrefix("=") { return .constant(String(text.dropFirst())) }
                return .path(try path(key, text))
            }
            if !values.isEmpty { table.fields[field] = values }
        }
        if let text = value(prefix + "timeFormat") {
            do throws(TextMistake) { table.timeFormat = try TimeFormat(text) } catch {
                throw mistake(prefix + "timeFormat", .wrong(text: text, error))
            }
        }
        if let text = value(prefix + "zone") {
            guard let zone = Zone(text) else {
                throw mistake(prefix + "zone", .expected(["Asia/Taipei", "UTC"], found: text))
            }
            table.zone = zone
        }
        if let text = value(prefix + "factor") {
            guard let factor = Double.plain(text), factor > 0, (1e-9...1e9).contains(factor) else {
                throw mistake(prefix + "factor", .expected(["0.01"], found: text))
            }
            table.factor = factor
        }
        for fact in facts where fact.key.hasPrefix(prefix) {
            table.places[String(fact.key.dropFirst(prefix.utf8.count))] = fact.place
        }
        return table
    }

    func refusals() throws(Mistake) -> [JSONFeed.Refusal] {
        var refusals: [JSONFeed.Refusal] = []
        for number in 0..<50 {
            let prefix = "errors.\(number)."
            guard facts.contains(where: { $0.key.hasPrefix(prefix) }) else { break }
            let meaning: JSONFeed.Refusal.Meaning = try choice(prefix + "means")
            var refusal = JSONFeed.Refusal(meaning: meaning)
            refusal.status = try integer(prefix + "status", 300...599)
            if let text = value(prefix + "path") { refusal.path = try path(prefix + "path", text) }
            refusal.texts = byKey[prefix + "is"]?.values ?? []
            if refusal.status == nil, refusal.path == nil {
                throw mistake(prefix + "means", .missing(key: "path"))
            }
            refusals.append(refusal)
        }
        return refusals
    }

    func check(_ feed: JSONFeed) throws(Mistake) {
        let known = [
            "name", "serves", "symbols", "names", "url", "batch", "every", "perMinute", "perHour", "perDay",
        ]
        let rest = [
            "headers", "rows", "zone", "decimal", "errors", "get", "quota", "terms", "verified", "kind",
        ]
        let (fields, needed): ([String], [String]) =
            switch feed.subject {
            case .rates:
                (["symbol", "price", "time", "timeFormat", "base", "factor", "invert"], ["symbol", "price"])
            case .stocks, .coins:
                (
                    [
                        "symbol", "price", "time", "timeFormat", "currency", "label", "previousClose",
                        "previousDay",
                        "line", "factor", "bars",
                    ], feed.asksOneByOne ? ["price"] : ["symbol", "price"]
                )
            case .closes:
                (
                    ["symbol", "day", "close", "timeFormat", "base", "factor", "invert"],
                    ["symbol", "day", "close"]
                )
            case .events: (["symbol", "title", "time", "timeFormat", "label", "event"], ["title", "time"])
            }
        for fact in facts {
            let head = String(fact.key.prefix { $0 != "." })
            guard (known + rest + fields).contains(head) else {
                throw mistake(head, .unknownKey(known: known + rest + fields))
            }
        }
        for key in needed where value(key) == nil { throw mistake("", .missing(key: key)) }
        try checkPlaces(feed)
        guard let bars = feed.bars else { return }
        for fact in facts where fact.key.hasPrefix("bars.") {
            let key = String(fact.key.dropFirst(5))
            guard JSONFeed.barKeys.contains(key) else {
                throw mistake(fact.key, .unknownKey(known: JSONFeed.barKeys))
            }
        }
        let day = feed.barInterval.isIntraday ? "time" : "day"
        if bars.fields[.day] == nil, bars.fields[.time] == nil { throw mistake("bars", .missing(key: day)) }
        for field in [JSONFeed.Field.open, .high, .low, .close] where bars.fields[field] == nil {
            throw mistake("bars", .missing(key: field.rawValue))
        }
    }

    private func checkPlaces(_ feed: JSONFeed) throws(Mistake) {
        let places = feed.table.url.places
        let url = feed.table.url.description
        let isOfDays = places.contains { [.from(.iso), .to(.iso)].contains($0.withoutForm) }
        switch feed.subject {
        case .rates, .events:
            if places.contains(.symbol) || places.contains(.symbols) {
                throw mistake("url", .expected(["{today}"], found: url))
            }
        case .stocks, .coins:
            if places.contains(.symbol), places.contains(.symbols) {
                throw mistake("url", .expected(["{symbol}", "{symbols}"], found: url))
            }
            if isOfDays { throw mistake("url", .expected(["{symbol}", "{symbols}", "{today}"], found: url)) }
        case .closes:
            if places.contains(.symbol) { throw mistake("url", .expected(["{symbols}"], found: url)) }
        }
        if let bars = feed.bars, !bars.url.places.contains(.symbol) {
            throw mistake("bars.url", .expected(["{symbol}"], found: bars.url.description))
        }
        for (key, template) in [("url", feed.table.url), ("bars.url", feed.bars?.url)] {
            guard let template, !template.keys.isEmpty, !template.description.hasPrefix("https://"),
                !template.description.hasPrefix("http://")
            else { continue }
            throw mistake(key, .expected(["https://…"], found: template.description))
        }
    }
}

extension FeedTemplate.Place {
    fileprivate var withoutForm: Self {
        switch self {
        case .from: .from(.iso)
        case .to: .to(.iso)
        case .today: .today(.iso)
        case .symbol, .symbols: self
        }
    }
}

extension FeedID {
    /// No described feed and no calendar may have these names.
    package static let ours = services + [.desk, .sample, .program, .own]
}

extension JSONFeed {
    package var line: String {
        facts.map { fact in
            ([fact.key, fact.place] + fact.values).joined(separator: "\u{1F}")
        }.joined(separator: "\u{1E}")
    }

    package init?(line: String) {
        let facts = line.split(separator: "\u{1E}").compactMap { entry -> Fact? in
            let words = entry.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
            guard words.count > 2 else { return nil }
            return Fact(key: words[0], values: Array(words[2...]), place: words[1])
        }
        guard let feed = try? JSONFeed(facts) else { return nil }
        self = feed
    }

    /// Control characters separate the words of a line.
    private static func clean(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }
}
