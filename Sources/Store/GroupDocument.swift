internal import Board
internal import JSON5

/// The groups of all panels in the board's file.
struct GroupsDocument: Hashable {
    var rates: [GroupDocument]?
    var clocks: [GroupDocument]?
    var stocks: [GroupDocument]?

    /// The groups of an arrangement; nil when it has none.
    init?(_ arrangement: Arrangement) {
        func groups(_ panel: Panel) -> [GroupDocument]? {
            let groups = GroupDocument.all(in: arrangement.list(panel))
            return groups.isEmpty ? nil : groups
        }
        rates = groups(.rates)
        clocks = groups(.clocks)
        stocks = groups(.stocks)
        if rates == nil, clocks == nil, stocks == nil { return nil }
    }

    /// The groups as JSON.
    var json: JSONValue {
        func json(_ groups: [GroupDocument]?) -> JSONValue? { groups.map { .array($0.map(\.json)) } }
        return .members(["rates": json(rates), "clocks": json(clocks), "stocks": json(stocks)])
    }

    /// Reads the groups from the board's file.
    init(_ node: DocumentNode) throws(DocumentNode.Problem) {
        rates = try node.member("rates")?.list(GroupDocument.init)
        clocks = try node.member("clocks")?.list(GroupDocument.init)
        stocks = try node.member("stocks")?.list(GroupDocument.init)
    }
}

/// A group's heading in the board's file.
struct GroupDocument: Hashable {
    /// What the user calls it.
    var name: String
    /// How many of the panel's items stand above it.
    var after: Int
    /// Whether its cards are put away; absent for no.
    var folded: Bool?

    /// A heading called `name` below as many items.
    init(name: String, after: Int, folded: Bool?) {
        self.name = name
        self.after = after
        self.folded = folded
    }

    /// The heading as JSON.
    var json: JSONValue {
        .members([
            "name": .string(name), "after": .integer(after), "folded": folded.map(JSONValue.flag),
        ])
    }

    /// Reads the heading from the board's file.
    init(_ node: DocumentNode) throws(DocumentNode.Problem) {
        name = try node.required("name").text()
        after = try node.required("after").integer()
        folded = try node.member("folded")?.flag()
    }

    /// The groups of a list, from the top.
    static func all(in list: ItemList) -> [GroupDocument] {
        var items = 0
        var groups: [GroupDocument] = []
        for line in list.lines {
            guard let group = line.group else {
                items += 1
                continue
            }
            groups.append(GroupDocument(name: group.name, after: items, folded: group.isFolded ? true : nil))
        }
        return groups
    }

    /// The lines of a panel: its items with the headings put between them.
    static func lines(_ items: [String], _ groups: [GroupDocument]) -> [LineDocument] {
        let headings = Dictionary(grouping: groups) { max(0, min($0.after, items.count)) }
        func above(_ index: Int) -> [LineDocument] {
            (headings[index] ?? []).map { .heading(LineDocument.Heading(group: $0.name, folded: $0.folded)) }
        }
        return items.indices.flatMap { above($0) + [.card(items[$0])] } + above(items.count)
    }
}
