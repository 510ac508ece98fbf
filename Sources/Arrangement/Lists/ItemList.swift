/// Cards and headings of a panel; both are unique. A group reaches from its heading to the next, so moving a
/// card changes its group, and we save only the order.
package struct ItemList: Hashable, Sendable {
    /// A board's file has room for so many, whatever their names.
    package static let mostCards = 20_000
    package static let mostGroups = 1000

    /// All lines, those of folded groups included.
    package private(set) var lines: [Line]
    package private(set) var cards: [Item]
    /// The visible lines, without the cards of folded groups.
    package private(set) var shown: Lines

    package init(_ lines: [Line]) {
        var items: Set<Item> = []
        var names: Set<String> = []
        self.init(
            unique: lines.filter { line in
                switch line {
                case .card(let item): items.insert(item).inserted
                case .heading(let group): names.insert(group.name).inserted
                }
            })
    }

    init(unique lines: [Line]) {
        self.lines = lines
        cards = []
        shown = Lines([])
        renew()
    }

    package init(cards: [Item]) {
        var items: Set<Item> = []
        self.cards = cards.filter { items.insert($0).inserted }
        lines = self.cards.map { .card($0) }
        shown = Lines(cards: lines)
    }

    package var groups: [Group] { lines.compactMap(\.group) }

    /// Includes the cards of a folded group.
    package func cards(ofGroup name: String) -> [Item] {
        guard let start = lines.firstIndex(where: { $0.group?.name == name }) else { return [] }
        return lines[(start + 1)...].prefix { $0.group == nil }.compactMap(\.card)
    }

    /// Adds a card at the end of the group, which it unfolds, or of the cards outside all groups. Does
    /// nothing if it is there.
    package mutating func add(_ item: Item, toGroup name: String?) {
        guard !cards.contains(item) else { return }
        let heading = name.flatMap { name in lines.firstIndex { $0.group?.name == name } }
        if let heading, let name { lines[heading] = .heading(Group(name)) }
        let start = heading.map { $0 + 1 } ?? 0
        let end = lines[start...].firstIndex { $0.group != nil } ?? lines.endIndex
        lines.insert(.card(item), at: end)
        renew()
    }

    /// Removes and adds in one step. `new`: missing cards, each for the end of an existing group, or nil.
    package mutating func keep(_ isKept: (Item) -> Bool, adding new: [(item: Item, group: String?)]) {
        let coming = Dictionary(grouping: new, by: \.group).mapValues { $0.map { Line.card($0.item) } }
        var (all, name): ([Line], String?) = ([], nil)
        for line in lines {
            switch line {
            case .card(let item): if isKept(item) { all.append(line) }
            case .heading(let group):
                all += coming[name] ?? []
                name = group.name
                all.append(coming[name] == nil ? line : .heading(Group(group.name)))
            }
        }
        lines = all + (coming[name] ?? [])
        renew()
    }

    package mutating func remove(_ item: Item) {
        lines.removeAll { $0.card == item }
        renew()
    }

    package mutating func replace(_ item: Item, with other: Item) {
        guard !cards.contains(other) else { return }
        lines = lines.map { $0.card == item ? .card(other) : $0 }
        renew()
    }

    /// Below the first card's group, or at the end without cards: a group reaches to the next heading, so its
    /// cards come after those that stay outside.
    package mutating func insertGroup(_ name: String, of items: Set<Item>) {
        func isTaken(_ line: Line) -> Bool { line.card.map(items.contains) ?? false }
        let first = lines.firstIndex(where: isTaken) ?? lines.endIndex
        let end = lines[first...].firstIndex { $0.group != nil } ?? lines.endIndex
        lines =
            lines[..<end].filter { !isTaken($0) } + [.heading(Group(name))] + lines.filter(isTaken)
            + lines[end...].filter { !isTaken($0) }
        renew()
    }

    /// Nil removes the heading and keeps the cards.
    package mutating func changeGroup(_ name: String, to group: Group?) {
        guard let place = lines.firstIndex(where: { $0.group?.name == name }) else { return }
        if let group { lines[place] = .heading(group) } else { lines.remove(at: place) }
        renew()
    }

    private mutating func renew() {
        cards = lines.compactMap { $0.card }
        guard lines.contains(where: { $0.group?.isFolded == true }) else {
            shown = Lines(lines)
            return
        }
        var isFolded = false
        shown = Lines(
            lines.filter { line in
                guard let group = line.group else { return !isFolded }
                isFolded = group.isFolded
                return true
            })
    }
}

extension ItemList {
    /// Each card's group; cards outside all groups are missing.
    package var groupNames: [Item: String] {
        var (names, name): ([Item: String], String?) = ([:], nil)
        for line in lines {
            switch line {
            case .card(let item): names[item] = name
            case .heading(let group): name = group.name
            }
        }
        return names
    }

    /// Groups in the order of their first cards; cards without a name come first.
    package func grouped(by names: [Item: String]) -> ItemList {
        var (order, groups): ([String], [String: [Line]]) = ([], [:])
        for item in cards {
            guard let name = names[item] else { continue }
            if groups[name] == nil { order.append(name) }
            groups[name, default: [.heading(Group(name))]].append(.card(item))
        }
        return ItemList(
            cards.filter { names[$0] == nil }.map { .card($0) } + order.flatMap { groups[$0] ?? [] })
    }
}
