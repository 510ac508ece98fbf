internal import JSON5
package import Market
internal import Store
internal import Words

extension FeedList {
    var subjects: [JSONFeed.Subject] {
        switch self {
        case .rates: [.rates]
        case .stocks: [.stocks, .coins]
        case .history: [.closes]
        case .events: [.events]
        }
    }
}

extension SettingsNode {
    /// The feed that the object describes, with a recipe or without; nil if it names a built-in feed.
    func described(_ subjects: [JSONFeed.Subject]) throws(SettingsError) -> FeedSource? {
        guard case .object(let members) = node.value else { return nil }
        let recipe = members.first { $0.key == "recipe" }
        guard recipe != nil || members.contains(where: { $0.key == "kind" && $0.node.value == .text("json") })
        else {
            return nil
        }
        var (base, agent): ([JSONFeed.Fact], String?) = ([], nil)
        if let recipe {
            let node = SettingsNode(file: file, key: key + ".recipe", node: recipe.node)
            base = try node.recipe(of: subjects[0])
        }
        let own = recipe == nil ? JSONFeed.keys : JSONFeed.keys + ["recipe"]
        var facts: [JSONFeed.Fact] = []
        var lines: [String: Int] = [:]
        for member in try self.members(known: own + ["agent"])
        where !["recipe", "kind"].contains(member.name) {
            if member.name == "agent" {
                agent = try member.userAgent()
                continue
            }
            for (fact, line) in try member.facts(below: key) {
                facts.append(fact)
                lines[fact.key] = line
            }
        }
        facts = base.filter { fact in !facts.contains { $0.key == fact.key } } + facts
        if !facts.contains(where: { $0.key == "serves" }) {
            facts.append(.init(key: "serves", values: [subjects[0].rawValue], place: place))
        }
        do throws(JSONFeed.Mistake) {
            let (serves, wanted) = (
                facts.first { $0.key == "serves" }?.values.first ?? "", subjects.map(\.rawValue)
            )
            guard wanted.contains(serves) else {
                throw JSONFeed.Mistake(key: "serves", problem: .expected(wanted, found: serves))
            }
            return FeedSource(try JSONFeed(facts), agent: agent)
        } catch {
            let path = error.key.isEmpty ? key : "\(key).\(shown(error.key))"
            throw SettingsError(
                file: file,
                line: lines[error.key] ?? lines.first { $0.key.hasPrefix(error.key + ".") }?.value
                    ?? node.line,
                key: path, problem: error.problem.saying)
        }
    }

    private var place: String { "\(file.split(separator: "/").last ?? ""):\(node.line)" }

    fileprivate func facts(below above: String) throws(SettingsError) -> [(JSONFeed.Fact, line: Int)] {
        let path = above.isEmpty ? key : String(key.dropFirst(above.utf8.count + 1))
        func fact(_ values: [String]) -> [(JSONFeed.Fact, line: Int)] {
            [(JSONFeed.Fact(key: path, values: values, place: place), node.line)]
        }
        if path == "url" || path == "bars.url", !file.isEmpty { return fact([try feedAddress(orFile: true)]) }
        if ["headers", "names", "bars"].contains(path) {
            guard case .object = node.value else {
                throw expected(.phrase(.anObject, verbatim: ["example": "{ … }"]))
            }
        }
        switch node.value {
        case .text(let text): return fact([text])
        case .number(let number): return fact([Int(exactly: number).map { String($0) } ?? "\(number)"])
        case .flag(let flag): return fact([flag ? "true" : "false"])
        case .list where path == "errors":
            var facts: [(JSONFeed.Fact, line: Int)] = []
            for (place, element) in try elements().enumerated() {
                for member in try element.members(known: JSONFeed.errorKeys) {
                    let node = SettingsNode(
                        file: file, key: "\(key).\(place).\(member.name)", node: member.node)
                    facts += try node.facts(below: above)
                }
            }
            return facts
        case .list:
            var values: [String] = []
            for element in try elements() { values.append(try element.text()) }
            guard !values.isEmpty else { throw expected(.phrase(.someText)) }
            return fact(values)
        case .object(let members) where ["headers", "names", "bars"].contains(path):
            var facts: [(JSONFeed.Fact, line: Int)] = []
            let known = path == "bars" ? JSONFeed.barKeys : members.map(\.key)
            _ = try self.members(known: known)
            for member in members {
                let node = SettingsNode(file: file, key: "\(key).\(member.key)", node: member.node)
                facts += try node.facts(below: above)
            }
            return facts
        case .object, .null: throw expected(.phrase(.someText))
        }
    }
}

extension JSONFeed.Problem {
    fileprivate var saying: Saying {
        switch self {
        case .unknownKey(let known): .phrase(.unknownKey, ["keys": .list(known)])
        case .missing(let key): .phrase(.keyMissing, verbatim: ["key": key])
        case .expected(let wanted, let found):
            .phrase(.expectedFound, ["wanted": .oneOf(wanted), "found": quoted(ShownAddress.of(found))])
        case .wrong(let text, let mistake):
            .phrase(
                .textWrongAt,
                [
                    "text": quoted(ShownAddress.of(text)), "wanted": .verbatim(mistake.wanted),
                    "place": .verbatim(String(mistake.place)),
                ])
        case .taken(let name): .phrase(.feedNameTaken, verbatim: ["name": shown(name)])
        }
    }
}

/// A ready description of a service that comes with the program.
package struct Recipe: Sendable {
    package let name: String
    private let bytes: @Sendable () -> [UInt8]

    package static let all = [
        Recipe(name: "tiingo") { PackageResources.tiingo_json5 },
        Recipe(name: "finnhub") { PackageResources.finnhub_json5 },
        Recipe(name: "twelvedata") { PackageResources.twelvedata_json5 },
        Recipe(name: "alphavantage") { PackageResources.alphavantage_json5 },
        Recipe(name: "coingecko") { PackageResources.coingecko_json5 },
        Recipe(name: "openexchangerates") { PackageResources.openexchangerates_json5 },
        Recipe(name: "ecb") { PackageResources.ecb_json5 },
    ]

    private init(name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
        (self.name, self.bytes) = (name, bytes)
    }

    private static let lists: KeyValuePairs<String, JSONFeed.Subject> = [
        "rates": .rates, "stocks": .stocks, "history": .closes, "events": .events,
    ]

    private var root: SettingsNode? {
        let node = try? JSON5Parser.parse(String(decoding: bytes(), as: UTF8.self))
        return node.map { SettingsNode(file: "\(name).json5", key: "", node: $0) }
    }

    /// Nil if it has none. The feed of closes has its suffix in the name.
    func facts(of subject: JSONFeed.Subject) throws(SettingsError) -> [JSONFeed.Fact]? {
        guard let root, let list = Recipe.lists.first(where: { $0.value == subject })?.key else { return nil }
        let known = Recipe.lists.map(\.key) + JSONFeed.Help.allCases.map(\.rawValue)
        var (facts, found): ([JSONFeed.Fact], Bool) = ([], false)
        for member in try root.members(known: known) {
            if member.name == list {
                found = true
                for part in try member.members(known: JSONFeed.keys) {
                    facts += try part.facts(below: member.key).map(\.0)
                }
            } else if JSONFeed.Help(rawValue: member.name) != nil {
                facts += try member.facts(below: "").map(\.0)
            }
        }
        guard found else { return nil }
        if !facts.contains(where: { $0.key == "name" }) {
            let suffix = subject == .closes ? FeedID.closesSuffix : ""
            facts.append(.init(key: "name", values: [name + suffix], place: "\(name).json5:1"))
        }
        return facts
    }

    package var feeds: [(list: String, feed: JSONFeed)] {
        Recipe.lists.compactMap { list, subject in
            guard let facts = try? facts(of: subject) else { return nil }
            let serves = JSONFeed.Fact(key: "serves", values: [subject.rawValue], place: "")
            let hasOwn = facts.contains { $0.key == "serves" }
            return (try? JSONFeed(hasOwn ? facts : facts + [serves])).map { (list, $0) }
        }
    }
}

extension SettingsNode {
    fileprivate func recipe(of subject: JSONFeed.Subject) throws(SettingsError) -> [JSONFeed.Fact] {
        let name = try text(oneOf: Recipe.all.map(\.name))
        guard let recipe = Recipe.all.first(where: { $0.name == name }),
            let facts = try recipe.facts(of: subject)
        else {
            let fitting = Recipe.all.filter { recipe in ((try? recipe.facts(of: subject)) ?? nil) != nil }
            throw expected(.oneOf(fitting.map(\.name)), found: quoted(name))
        }
        return facts
    }
}
