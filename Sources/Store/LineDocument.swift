internal import Board
internal import JSON5
internal import Market

/// One line of a panel in the file of changes: an item as text, or a group's heading as an object.
enum LineDocument: Hashable {
    case card(String)
    case heading(Heading)

    /// A heading: the group's name, and whether it is folded.
    struct Heading: Hashable {
        var group: String
        var folded: Bool?
    }

    init(_ line: Board.Line) {
        switch line {
        case .card(let item): self = .card(item.text)
        case .heading(let group):
            self = .heading(Heading(group: group.name, folded: group.isFolded ? true : nil))
        }
    }

    /// Reads the line from the file of changes.
    init(_ node: DocumentNode) throws(DocumentNode.Problem) {
        self =
            node.isObject
            ? .heading(
                Heading(group: try node.required("group").text(), folded: try node.member("folded")?.flag()))
            : .card(try node.text())
    }

    /// The line as JSON.
    var json: JSONValue {
        switch self {
        case .card(let item): .string(item)
        case .heading(let heading):
            .members(["group": .string(heading.group), "folded": heading.folded.map(JSONValue.flag)])
        }
    }

    /// The line; nil for an item that does not make sense, and for a group without a name.
    func line(_ panel: Panel) -> Board.Line? {
        switch self {
        case .card(let item):
            return panel.kind.item(written: item).map { .card($0) }
        case .heading(let heading):
            guard let name = CleanText.line(heading.group), !name.isEmpty else { return nil }
            return .heading(Group(name, isFolded: heading.folded ?? false))
        }
    }
}
