package import Arrangement
package import Market

/// Sorts another program's list into rows that a board imports, and entries that it leaves out.
package struct ListImport: Hashable, Sendable {
    package struct Row: Hashable, Sendable {
        package let written: String
        package let named: NamedItem
        package let group: String?
    }

    package enum Reason: Hashable, Sendable {
        case noSymbol
        /// Only that program knows the name.
        case ownName
        case isTwice
        case isThere
        case isBase(CurrencyCode)
        /// Boards have no lots.
        case lot
        case setting
    }

    package private(set) var rows: [Row] = []
    package private(set) var leftOut: [LeftOut] = []

    package struct LeftOut: Hashable, Sendable {
        package let name: String
        package let reason: Reason
    }

    package init(_ list: ForeignList, onto arrangement: Arrangement) {
        var seen: Set<NamedItem> = []
        let there = Set(
            PanelRules.standard.map(\.id).flatMap { panel in arrangement[panel].map { NamedItem(panel, $0) } }
        )
        let spelling = Spelling(list.source, base: arrangement.base)
        // Looking up a name may search all cities.
        var meanings: [String: Result<NamedItem, Refusal>] = [:]
        for entry in list.entries {
            let meaning = meanings[entry.text] ?? spelling.meaning(of: entry.text)
            meanings[entry.text] = meaning
            switch meaning {
            case .failure(let refusal): leave(entry.text, refusal.reason)
            case .success(let named):
                if named.item == Item(arrangement.base), named.panel == .rates {
                    leave(entry.text, .isBase(arrangement.base))
                } else if there.contains(named) {
                    leave(entry.text, .isThere)
                } else if !seen.insert(named).inserted {
                    leave(entry.text, .isTwice)
                } else {
                    let group = entry.group.flatMap { CleanText.line($0) }
                    rows.append(
                        Row(written: entry.text, named: named, group: group?.isEmpty == true ? nil : group))
                }
            }
        }
        for lot in Set(list.lots).sorted() { leave(lot, .lot) }
        for setting in list.settings { leave(setting, .setting) }
    }

    private mutating func leave(_ name: String, _ reason: Reason) {
        leftOut.append(LeftOut(name: CleanText.line(name) ?? "", reason: reason))
    }

    /// Adds the rows to a board: items of a group to the group of that name, the rest before all groups.
    package func put(on arrangement: inout Arrangement) {
        for panel in PanelRules.standard.map(\.id) {
            let coming = rows.filter { $0.named.panel == panel }
            var cards = Dictionary(grouping: coming, by: \.group).mapValues { rows in
                rows.map { Line.card($0.named.item) }
            }
            var (lines, name): ([Line], String?) = ([], nil)
            for line in arrangement.list(panel).lines {
                if let group = line.group {
                    lines += cards.removeValue(forKey: name) ?? []
                    name = group.name
                }
                lines.append(line)
            }
            lines += cards.removeValue(forKey: name) ?? []
            for row in coming {
                guard let name = row.group, let new = cards.removeValue(forKey: name) else { continue }
                lines += [.heading(Group(name))] + new
            }
            arrangement.setList(panel, ItemList(lines))
        }
    }
}
