package import Arrangement
package import Board

/// The form of a status line: text, and figures of items in braces. docs/STATUS.md has the grammar.
package struct StatusFormat: Hashable, Sendable {
    /// A property of an item. The raw value is its name after the dot; the figure itself has none.
    enum Property: String, CaseIterable {
        case figure = ""
        case change, d1, d5, name, age, currency

        static let named = allCases.filter { $0 != .figure }
    }

    struct Field: Hashable, Sendable {
        /// The item as it was typed.
        var item: String
        var property = Property.figure
        /// Whether the change stands behind the figure.
        var hasChange = false
        /// The character that it begins with, counted from 1.
        var place = 1

        /// The text between the braces.
        var text: String {
            item + (property == .figure ? "" : "." + property.rawValue) + (hasChange ? ":+" : "")
        }
    }

    enum Part: Hashable, Sendable {
        case text(String)
        case field(Field)
    }

    private(set) var parts: [Part] = []

    /// Reads a format as it is typed: `{JPY:+} · {Tokyo}`. A line break counts as a blank, for a status line has one line.
    package init(_ text: String) throws(StatusMistake) {
        var rest = text[...]
        var typed = ""
        func place() -> Int { text.distance(from: text.startIndex, to: rest.startIndex) + 1 }
        while let first = rest.first {
            if first == "{" || first == "}", rest.dropFirst().first == first {
                typed.append(first)
                rest = rest.dropFirst(2)
            } else if first == "}" {
                throw StatusMistake(cause: .brace("}", without: "{"), place: place())
            } else if first == "{" {
                guard let end = rest.firstIndex(of: "}") else {
                    throw StatusMistake(cause: .brace("{", without: "}"), place: place())
                }
                if !typed.isEmpty { parts.append(.text(typed)) }
                typed = ""
                let inner = String(rest[rest.index(after: rest.startIndex)..<end])
                parts.append(.field(try StatusFormat.field(inner, at: place())))
                rest = rest[rest.index(after: end)...]
            } else {
                typed.append(first.isNewline ? " " : first)
                rest = rest.dropFirst()
            }
        }
        if !typed.isEmpty { parts.append(.text(typed)) }
    }

    /// The first two items of each panel with figures, each with its change.
    package init(firstOf board: Arrangement) {
        let items = Panel.standard.filter { $0.kind.feeds != nil }.flatMap { board[$0.id].prefix(2) }
        for (index, item) in items.enumerated() {
            let text = (index == 0 ? "" : "  ") + item.text + " "
            parts += [.text(text), .field(Field(item: item.text, hasChange: true))]
        }
    }

    /// Whether there is nothing to show.
    package var isEmpty: Bool { parts.isEmpty }

    var fields: [Field] {
        parts.compactMap { part in
            if case .field(let field) = part { field } else { nil }
        }
    }

    /// The items of a panel that the names in the format may mean.
    package func items(of panel: Panel) -> [Item] { fields.compactMap { panel.kind.item(named: $0.item) } }

    private static func field(_ text: String, at place: Int) throws(StatusMistake) -> Field {
        var field = Field(item: text, place: place)
        if let colon = field.item.lastIndex(of: ":") {
            let suffix = String(field.item[colon...])
            field.item = String(field.item[..<colon])
            field.hasChange = suffix == ":+"
            if !field.hasChange {
                throw StatusMistake(
                    cause: .noSuchField(suffix, of: field.item, choices: [":+"]), place: place)
            }
        }
        if let dot = field.item.lastIndex(of: "."),
            let property = Property.named.first(where: { $0.rawValue == field.item[dot...].dropFirst() })
        {
            field.property = property
            field.item = String(field.item[..<dot])
            if field.hasChange {
                throw StatusMistake(
                    cause: .noSuchField(
                        property.rawValue + ":+", of: field.item, choices: [property.rawValue]),
                    place: place)
            }
        }
        return field
    }
}
