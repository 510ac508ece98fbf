package import Arrangement
internal import Board
internal import JSON5
internal import Market
package import Words

package struct PrintedBoards: Sendable {
    private let panel: PrintedPanel
    private let words: Words

    package struct Board: Sendable {
        let entry: BoardEntry
        let arrangement: Arrangement
        let owner: String?
        let role: BoardShare.Role?

        /// Owner and role are nil unless it is shared.
        package init(
            _ entry: BoardEntry, _ arrangement: Arrangement, owner: String? = nil,
            role: BoardShare.Role? = nil
        ) {
            (self.entry, self.arrangement, self.owner, self.role) = (entry, arrangement, owner, role)
        }
    }

    package init(_ boards: [Board], _ words: Words) {
        self.words = words
        let panels = Panel.standard
        let isAnyShared = boards.contains { $0.role != nil }
        let sharing: [PrintedPanel.Column] = [
            .init("owner", isAnyShared ? .phrase(.printOwner) : nil),
            .init("role", isAnyShared ? .phrase(.printRole) : nil),
        ]
        panel = PrintedPanel(
            [.init("name", .phrase(.printName)), .init("id")]
                + panels.map { .init($0.id.text, $0.kind.words.tab, isRight: true) } + sharing,
            rows: boards.map { board in
                [.init(.text(board.entry.name), board.entry.name), .init(.text(board.entry.id.text))]
                    + panels.map { panel in
                        let count = board.arrangement[panel.id].count
                        return .init(.integer(count), String(count))
                    } + [
                        .init(.text(board.owner), board.owner ?? ""),
                        .init(.text(board.role?.rawValue), board.role.map { words[$0.phrase] } ?? ""),
                    ]
            }, isEmpty: boards.isEmpty)
    }

    package init(_ name: String, _ arrangement: Arrangement, _ words: Words, language: String) {
        self.words = words
        let rows = Panel.standard.flatMap { panel in
            var group: String?
            return arrangement.list(panel.id).lines.compactMap { line -> [PrintedPanel.Cell]? in
                if let heading = line.group { group = heading.name }
                guard let item = line.card else { return nil }
                let named = panel.kind.name(of: item, language: language)
                return [
                    .init(.text(panel.id.text), words[panel.kind.words.tab]),
                    .init(.text(item.text), item.text),
                    .init(.text(named), named == item.text ? "" : named), .init(.text(group), group ?? ""),
                ]
            }
        }
        panel = PrintedPanel(
            facts: [
                .init("name", .text(name)), .init("base", .text(arrangement.base.text)),
                .init("baseline", .text(arrangement.baseline.text)),
            ],
            [
                .init("panel", .verbatim("")), .init("item", .phrase(.printItem)),
                .init("name", .phrase(.printName)), .init("group", .verbatim("")),
            ],
            rows: rows, isEmpty: rows.isEmpty)
    }

    package func text(_ format: PrintFormat) -> String {
        Table(panel, words).text(format) { JSONValue(panel) }
    }
}

extension BoardShare.Role {
    fileprivate var phrase: Phrase {
        switch self {
        case .owner: .roleOwner
        case .editor: .roleEditor
        case .follower: .roleFollower
        }
    }
}
