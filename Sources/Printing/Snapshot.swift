internal import Arrangement
package import Board
internal import CivilTime
internal import Figures
internal import JSON5
internal import Substrings
internal import TUI
internal import Words

package struct Snapshot: Sendable {
    private let model: Model
    private let panels: [(panel: Panel, printed: PrintedPanel)]
    /// In this order; empty for all.
    private let fields: [String]

    package init(_ model: Model, _ panels: [Panel], fields: [String] = []) {
        (self.model, self.fields) = (model, fields)
        self.panels = panels.map { ($0, $0.kind.printed(model)) }
    }

    private var shown: [(panel: Panel, printed: PrintedPanel)] {
        fields.isEmpty ? panels : panels.map { ($0.panel, $0.printed.limited(to: fields)) }
    }

    package func text(_ format: PrintFormat) -> String {
        let tables = shown.map { Table($0.printed, model.words) }
        return switch format {
        case .table: tables.map(\.aligned).joined(separator: "\n")
        case .csv: tables.map { $0.commaSeparated(repeating: ["base"]) }.joined(separator: "\n")
        case .json: json.printed
        }
    }

    /// Panels with items, but without a single known figure.
    package var empty: [Panel] {
        panels.filter { $0.printed.isEmpty && !model.arrangement[$0.panel.id].isEmpty }.map(\.panel)
    }

    package var remarks: [String] { panels.flatMap(\.printed.remarks) }
    /// Why items have no figures, if the mistake is in the items.
    package var problems: [String] { panels.flatMap(\.printed.problems) }
    package func hint(_ panel: Panel) -> String? { panels.first { $0.panel == panel }?.printed.hint }

    /// Nil if each requested one is known.
    package var unknownField: String? {
        fields.first { field in !panels.contains { $0.printed.columns.contains { $0.isCalled(field) } } }
    }

    package var fieldNames: [String] {
        panels.flatMap(\.printed.columns).reduce(into: []) { names, column in
            if !names.contains(column.name) { names.append(column.name) }
        }
    }

    /// With their states: `EUR cached`.
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

package enum PrintRequirement: String, Sendable, CaseIterable {
    case all
    /// Each item has a figure as new as its feed has it.
    case live
}

extension FigureState {
    fileprivate static let fresh: Set<FigureState> = [.live, .reference]
}

extension PrintedPanel.Column {
    /// `changes` means all of them together.
    fileprivate func isCalled(_ field: String) -> Bool {
        name == field || heading == field || field == "changes" && name.hasPrefix("change.")
    }
}

extension PrintedPanel {
    /// In the order of their names.
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

    /// Nil without a figure; empty for panels whose items have no state.
    fileprivate var states: [(item: String, state: FigureState?)] {
        guard let place = columns.firstIndex(where: { $0.name == "state" }) else { return [] }
        return rows.map { row in
            guard case .text(let item?) = row[0].value, case .text(let state?) = row[place].value else {
                return (row[0].text, nil)
            }
            return (item, FigureState(rawValue: state))
        }
    }

    func members(_ row: [Cell]) -> [(String, JSONValue)] {
        zip(columns, row).filter(\.0.isInJSON).map { ($0.name, JSONValue($1.value)) }
    }
}

package enum PrintFormat: String, Sendable, CaseIterable {
    case table
    case json
    /// RFC 4180, one block of lines a panel.
    case csv
}

struct Table {
    private let panel: PrintedPanel
    private let words: Words

    init(_ panel: PrintedPanel, _ words: Words) { (self.panel, self.words) = (panel, words) }

    func text(_ format: PrintFormat, json: () -> JSONValue) -> String {
        switch format {
        case .table: aligned
        case .csv: commaSeparated
        case .json: json().printed
        }
    }

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

    /// RFC 4180, headings first; unknown values are empty.
    var commaSeparated: String { commaSeparated(repeating: []) }

    /// `facts` are of the whole panel, at the end of each line.
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
