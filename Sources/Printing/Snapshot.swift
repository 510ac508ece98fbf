internal import Arrangement
package import Board
internal import CivilTime
internal import Figures
internal import JSON5
internal import Substrings
internal import TUI
internal import Words

/// The output of `fxterm print`: the board's figures at one moment.
package struct Snapshot: Sendable {
    private let model: Model
    private let panels: [(panel: Panel, printed: PrintedPanel)]
    /// The members to print, in this order; empty for all.
    private let fields: [String]

    package init(_ model: Model, _ panels: [Panel], fields: [String] = []) {
        (self.model, self.fields) = (model, fields)
        self.panels = panels.map { ($0, $0.kind.printed(model)) }
    }

    private var shown: [(panel: Panel, printed: PrintedPanel)] {
        fields.isEmpty ? panels : panels.map { ($0.panel, $0.printed.limited(to: fields)) }
    }

    /// The snapshot as text in `format`, ending in a line break.
    package func text(_ format: PrintFormat) -> String {
        let tables = shown.map { Table($0.printed, model.words) }
        return switch format {
        case .table: tables.map(\.aligned).joined(separator: "\n")
        case .csv: tables.map { $0.commaSeparated(repeating: ["base"]) }.joined(separator: "\n")
        case .json: json.printed
        }
    }

    /// The panels that have items but not a single known figure.
    package var empty: [Panel] {
        panels.filter { $0.printed.isEmpty && !model.arrangement[$0.panel.id].isEmpty }.map(\.panel)
    }

    /// Remarks on single figures.
    package var remarks: [String] { panels.flatMap(\.printed.remarks) }
    /// Why items have no figures, if the mistake is in the items.
    package var problems: [String] { panels.flatMap(\.printed.problems) }
    /// A guess at what the user meant, if no figures of `panel` are known.
    package func hint(_ panel: Panel) -> String? { panels.first { $0.panel == panel }?.printed.hint }

    /// The first of the requested members that no panel has; nil if each is known.
    package var unknownField: String? {
        fields.first { field in !panels.contains { $0.printed.columns.contains { $0.isCalled(field) } } }
    }

    /// The members that could be printed, each once.
    package var fieldNames: [String] {
        panels.flatMap(\.printed.columns).reduce(into: []) { names, column in
            if !names.contains(column.name) { names.append(column.name) }
        }
    }

    /// The items that do not meet a requirement, each with its state: `EUR cached`.
    package func unmet(_ requirement: PrintRequirement) -> [String] {
        panels.flatMap { $0.printed.states }.compactMap { item, state in
            guard let state else { return "\(item) null" }
            return requirement == .all || FigureState.fresh.contains(state)
                ? nil : "\(item) \(state.rawValue)"
        }
    }

    /// The document of docs/reference/formats.md, with null for unknown values.
    private var json: JSONValue {
        .object(
            [("asOf", .string(model.clockMoment.iso8601))]
                + shown.map { ($0.panel.id.text, JSONValue($0.printed)) })
    }
}

extension JSONValue {
    /// The value as programs print it, ending in a line break.
    var printed: String { String(decoding: bytes(.printed), as: UTF8.self) + "\n" }

    init(_ panel: PrintedPanel) {
        let items = JSONValue.array(panel.rows.map { .object(panel.members($0)) })
        let facts = panel.facts.map { ($0.name, JSONValue($0.value)) }
        self = facts.isEmpty ? items : .object(facts + [("items", items)])
    }

    init(_ value: PrintedValue) {
        self =
            switch value {
            case .text(let text): .text(text)
            case .figure(let figure): .figure(figure)
            case .integer(let number): .integer(number)
            case .fields(let fields):
                fields.map { .object($0.map { ($0.name, JSONValue($0.value)) }) } ?? .null
            }
    }
}

/// A condition on all printed figures, for scripts.
package enum PrintRequirement: String, Sendable, CaseIterable {
    /// Each item has a figure.
    case all
    /// Each item has a figure as new as its feed has it.
    case live
}

extension FigureState {
    /// The states of figures that are as new as they can be.
    fileprivate static let fresh: Set<FigureState> = [.live, .reference]
}

extension PrintedPanel.Column {
    /// True if a user's name for a member means this column. All changes go together.
    fileprivate func isCalled(_ field: String) -> Bool {
        name == field || heading == field || field == "changes" && name.hasPrefix("change.")
    }
}

extension PrintedPanel {
    /// The panel with only some columns, in the order of their names.
    fileprivate func limited(to fields: [String]) -> PrintedPanel {
        var places: [Int] = []
        for field in fields {
            places += columns.indices.filter { columns[$0].isCalled(field) && !places.contains($0) }
        }
        var panel = self
        panel.columns = places.map { columns[$0] }
        panel.rows = rows.map { row in places.map { row[$0] } }
        return panel
    }

    /// Each item with the state of its figure, nil without one; none of panels whose items have no state.
    fileprivate var states: [(item: String, state: FigureState?)] {
        guard let place = columns.firstIndex(where: { $0.name == "state" }) else { return [] }
        return rows.map { row in
            guard case .text(let item?) = row[0].value, case .text(let state?) = row[place].value else {
                return (row[0].text, nil)
            }
            return (item, FigureState(rawValue: state))
        }
    }

    /// The members that JSON has of a row.
    func members(_ row: [Cell]) -> [(String, JSONValue)] {
        zip(columns, row).filter(\.0.isInJSON).map { ($0.name, JSONValue($1.value)) }
    }
}

package enum PrintFormat: String, Sendable, CaseIterable {
    /// Aligned columns for the eye.
    case table
    case json
    /// Comma-separated values after RFC 4180, one block of lines a panel.
    case csv
}

struct Table {
    private let panel: PrintedPanel
    private let words: Words

    init(_ panel: PrintedPanel, _ words: Words) { (self.panel, self.words) = (panel, words) }

    /// The table in `format`, ending in a line break.
    func text(_ format: PrintFormat, json: () -> JSONValue) -> String {
        switch format {
        case .table: aligned
        case .csv: commaSeparated
        case .json: json().printed
        }
    }

    /// Columns side by side, each as wide as its widest entry.
    var aligned: String {
        let shown = panel.columns.indices.filter { panel.columns[$0].title != nil }
        let titles = shown.map { panel.columns[$0].title.map { words[$0] } ?? "" }
        let all = [titles] + panel.rows.map { row in shown.map { row[$0].text } }
        let widths = titles.indices.map { column in all.map { CellWidth.of($0[column]) }.max() ?? 0 }
        return all.map { row in
            let line = row.enumerated().map { column, text in
                let blanks = String(repeating: " ", count: widths[column] - CellWidth.of(text))
                return panel.columns[shown[column]].isRight ? blanks + text : text + blanks
            }.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    /// Lines after RFC 4180 with the headings first; unknown values are empty.
    var commaSeparated: String { commaSeparated(repeating: []) }

    /// The same with facts of the whole panel, by name, at the end of each line.
    func commaSeparated(repeating facts: Set<String>) -> String {
        let kept = panel.columns.indices.filter { panel.columns[$0].heading != nil }
        let repeated = panel.facts.filter { facts.contains($0.name) }
        let rows =
            [kept.compactMap { panel.columns[$0].heading } + repeated.map(\.name)]
            + panel.rows.map { row in
                kept.map { Table.text(row[$0].value) } + repeated.map { Table.text($0.value) }
            }
        return rows.map { row in row.map(Table.field).joined(separator: ",") + "\n" }.joined()
    }

    private static func text(_ value: PrintedValue) -> String {
        switch value {
        case .text(let text): text ?? ""
        case .figure(let figure): figure.map { "\($0)" } ?? ""
        case .integer(let number): String(number)
        case .fields(let fields): (fields ?? []).map { text($0.value) }.joined(separator: " ")
        }
    }

    private static func field(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
