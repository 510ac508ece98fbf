package import Arrangement
package import Board
package import Market
package import Words

/// Text, and figures of items in braces. docs/howto/status.md has the grammar.
package struct StatusFormat: Hashable, Sendable {
    /// By its name after the dot; the figure itself has none.
    enum Property: Hashable, Sendable {
        case figure, change, name, age, currency
        /// `d5`, `ytd`.
        case since(Baseline)

        static let names = ["change", "d1", "ytd", "name", "age", "currency"]

        init?(_ name: String) {
            switch name {
            case "change": self = .change
            case "name": self = .name
            case "age": self = .age
            case "currency": self = .currency
            default:
                guard let baseline = Baseline(name) else { return nil }
                self = .since(baseline)
            }
        }

        var text: String {
            switch self {
            case .figure: ""
            case .change: "change"
            case .name: "name"
            case .age: "age"
            case .currency: "currency"
            case .since(let baseline): baseline.text
            }
        }
    }

    struct Field: Hashable, Sendable {
        /// As the user typed it.
        var item: String
        var property = Property.figure
        var hasChange = false
        /// The first character, from 1.
        var place = 1
    }

    enum Part: Hashable, Sendable {
        case text(String)
        case field(Field)
        case next
    }

    /// A stock of that name is written in capitals.
    private static let next = "next"
    static let total = "total"

    private(set) var parts: [Part] = []

    package var hasTotal: Bool { fields.contains { $0.item == StatusFormat.total } }

    /// `{JPY:+} · {Tokyo}`. A line break counts as a blank.
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
                parts.append(
                    inner == StatusFormat.next ? .next : .field(try StatusFormat.field(inner, at: place())))
                rest = rest[rest.index(after: end)...]
            } else {
                typed.append(first.isNewline ? " " : first)
                rest = rest.dropFirst()
            }
        }
        if !typed.isEmpty { parts.append(.text(typed)) }
    }

    /// The first two of each panel with figures, with their changes.
    package init(firstOf board: Arrangement) {
        let items = Panel.standard.filter { $0.kind.feeds != nil }.flatMap { board[$0.id].prefix(2) }
        for (index, item) in items.enumerated() {
            let text = (index == 0 ? "" : "  ") + item.text + " "
            parts += [.text(text), .field(Field(item: item.text, hasChange: true))]
        }
    }

    package var isEmpty: Bool { parts.isEmpty }

    package var showsNext: Bool { parts.contains(.next) }

    package func baselines(_ own: Baseline) -> [Baseline] {
        [own]
            + fields.compactMap { field in
                if case .since(let baseline) = field.property { baseline } else { nil }
            }
    }

    var fields: [Field] {
        parts.compactMap { part in
            if case .field(let field) = part { field } else { nil }
        }
    }

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
            let property = Property(String(field.item[dot...].dropFirst()))
        {
            field.property = property
            field.item = String(field.item[..<dot])
            if field.hasChange {
                throw StatusMistake(
                    cause: .noSuchField(
                        property.text + ":+", of: field.item, choices: [property.text]),
                    place: place)
            }
        }
        return field
    }
}

package struct ResolvedFormat: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case next
        case field(StatusFormat.Field, Panel, Item)
        case total(StatusFormat.Field)
    }

    let parts: [Part]

    /// Looks names up on the board first, then among currencies, the stocks that `model` knows, and cities.
    package init(_ format: StatusFormat, on board: Arrangement, _ model: Model) throws(StatusMistake) {
        var parts: [Part] = []
        for part in format.parts {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .next: parts.append(.next)
            case .field(let field): parts.append(try ResolvedFormat.part(field, board, model))
            }
        }
        self.parts = parts
    }

    private static func part(
        _ field: StatusFormat.Field, _ board: Arrangement, _ model: Model
    ) throws(StatusMistake) -> Part {
        if field.item == StatusFormat.total {
            guard [.figure, .change].contains(field.property) else {
                throw StatusMistake(
                    cause: .noSuchField(field.property.text, of: field.item, choices: ["change"]),
                    place: field.place)
            }
            return .total(field)
        }
        guard let (panel, item) = board.item(called: field.item, model) else {
            throw StatusMistake(cause: cause(field, board, model), place: field.place)
        }
        // A time of day has neither age nor change.
        let hasFigures = panel.kind.feeds != nil
        guard hasFigures || [.figure, .name].contains(field.property), !field.hasChange || hasFigures else {
            let wrong = field.hasChange ? ":+" : field.property.text
            let names = hasFigures ? StatusFormat.Property.names : ["name"]
            throw StatusMistake(
                cause: .noSuchField(wrong, of: field.item, choices: names), place: field.place)
        }
        return .field(field, panel, item)
    }

    /// For a known item, the part after the last dot is wrong.
    private static func cause(
        _ field: StatusFormat.Field, _ board: Arrangement, _ model: Model
    ) -> StatusMistake.Cause {
        guard let dot = field.item.lastIndex(of: "."),
            board.item(called: String(field.item[..<dot]), model) != nil
        else { return .unknownItem(field.item) }
        return .noSuchField(
            String(field.item[dot...].dropFirst()), of: String(field.item[..<dot]),
            choices: StatusFormat.Property.names)
    }
}

/// The place is a character, counted from 1.
package struct StatusMistake: Error, Hashable, Sendable {
    enum Cause: Hashable, Sendable {
        case brace(String, without: String)
        case unknownItem(String)
        case noSuchField(String, of: String, choices: [String])
    }

    let cause: Cause
    let place: Int

    /// One line without a full stop.
    package var saying: Saying {
        let what: Saying =
            switch cause {
            case .brace(let brace, let other):
                .phrase(.statusBrace, verbatim: ["brace": brace, "other": other])
            case .unknownItem(let name): .phrase(.statusUnknown, verbatim: ["text": name])
            case .noSuchField(let field, let item, let choices):
                .phrase(
                    .statusNoField,
                    ["text": .verbatim(field), "item": .verbatim(item), "choices": .oneOf(choices)])
            }
        return .phrase(.mistakeAt, ["what": what, "place": .verbatim("\(place)")])
    }
}
