extension ItemList {
    /// The name of each card's group; those outside all groups have none.
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

    /// The same cards in groups of these names, in the order of their first cards. Cards without a name come first.
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
