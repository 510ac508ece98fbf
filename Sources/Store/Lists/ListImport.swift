public import Board
public import Market

/// The part of another program's list that comes onto a board, and the part that does not.
public struct ListImport: Hashable, Sendable {
    /// Something that comes onto the board.
    public struct Row: Hashable, Sendable {
        /// The name in the file.
        public let written: String
        /// The item that it becomes.
        public let named: NamedItem
        /// The group; nil for none.
        public let group: String?
    }

    /// Why something is left out.
    public enum Reason: Hashable, Sendable {
        /// It is no symbol.
        case noSymbol
        /// Only that program knows the name.
        case ownName
        /// The file names it twice.
        case isTwice
        /// It is on the board already.
        case isThere
        /// It is the base of the board.
        case isBase(CurrencyCode)
        /// It is something held, which boards have none of.
        case lot
        /// It is a setting of the program.
        case setting
    }

    /// The items that come, in the order of the file.
    public private(set) var rows: [Row] = []
    /// The entries that are left out, in the order of the file.
    public private(set) var leftOut: [LeftOut] = []

    /// Something that is left out.
    public struct LeftOut: Hashable, Sendable {
        /// The name in the file.
        public let name: String
        /// Why.
        public let reason: Reason
    }

    /// Finds out what of `list` comes onto a board that holds `arrangement`.
    public init(_ list: ForeignList, onto arrangement: Arrangement) {
        var seen: Set<NamedItem> = []
        for entry in list.entries {
            switch Spelling(list.source, base: arrangement.base).meaning(of: entry.text) {
            case .failure(let refusal): leave(entry.text, refusal.reason)
            case .success(let named):
                if named.item == Item(arrangement.base), named.panel == .rates {
                    leave(entry.text, .isBase(arrangement.base))
                } else if arrangement[named.panel].contains(named.item) {
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

    /// Puts what comes behind what is on a board: what is in a group into that of its name, the rest before all groups.
    public func put(on arrangement: inout Arrangement) {
        for panel in Panel.standard {
            var lines = arrangement.list(panel).lines
            for row in rows where row.named.panel == panel {
                let heading = row.group.map { name in
                    lines.firstIndex { $0.group?.name == name }
                        ?? {
                            lines.append(.heading(Group(name)))
                            return lines.count - 1
                        }()
                }
                let start = heading.map { $0 + 1 } ?? 0
                let end = lines[start...].firstIndex { $0.group != nil } ?? lines.endIndex
                lines.insert(.card(row.named.item), at: end)
            }
            arrangement.setList(panel, ItemList(lines))
        }
    }
}
