internal import Board
internal import Market

/// One line of a panel in the file of changes: an item as text, or a group's heading as an object.
enum LineDocument: Codable, Hashable {
    case card(String)
    case heading(Heading)

    /// A heading: the group's name, and whether it is folded.
    struct Heading: Codable, Hashable {
        var group: String
        var folded: Bool?
    }

    init(_ line: Board.Line) {
        switch line {
        case .card(let item): self = .card(item)
        case .heading(let group):
            self = .heading(Heading(group: group.name, folded: group.isFolded ? true : nil))
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let heading = try? container.decode(Heading.self) {
            self = .heading(heading)
        } else {
            self = .card(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .card(let item): try container.encode(item)
        case .heading(let heading): try container.encode(heading)
        }
    }

    /// The line; nil for an item that does not make sense, and for a group without a name.
    func line(_ makesSense: (String) -> Bool) -> Board.Line? {
        switch self {
        case .card(let item):
            return makesSense(item) ? .card(item) : nil
        case .heading(let heading):
            guard let name = CleanText.line(heading.group), !name.isEmpty else { return nil }
            return .heading(Group(name, isFolded: heading.folded ?? false))
        }
    }
}
