internal import Arrangement
package import Board
internal import CivilTime
internal import JSON5

/// What `fxterm print` prints: the same figures that the board shows, of one moment.
package struct Snapshot: Sendable {
    private let model: Model
    private let panels: [(panel: Panel, printed: PrintedPanel)]

    /// A snapshot of some of `model`'s panels.
    package init(_ model: Model, _ panels: [Panel]) {
        self.model = model
        self.panels = panels.map { ($0, $0.kind.printed(model)) }
    }

    /// The snapshot as text in `format`, ending in a line break.
    package func text(_ format: PrintFormat) -> String {
        let tables = panels.map { Table($0.printed, model.words) }
        return switch format {
        case .table: tables.map(\.aligned).joined(separator: "\n")
        case .csv: tables.map { $0.commaSeparated(repeating: ["base"]) }.joined(separator: "\n")
        case .json: String(decoding: json.bytes(.printed), as: UTF8.self) + "\n"
        }
    }

    /// The panels with items of which not a single figure is known.
    package var empty: [Panel] {
        panels.filter { $0.printed.isEmpty && !model.arrangement[$0.panel.id].isEmpty }.map(\.panel)
    }

    /// What there is to say of single figures.
    package var remarks: [String] { panels.flatMap(\.printed.remarks) }
    /// Why items have no figures, where it is their own fault.
    package var problems: [String] { panels.flatMap(\.printed.problems) }
    /// What the user may have meant where nothing is known of `panel`.
    package func hint(_ panel: Panel) -> String? { panels.first { $0.panel == panel }?.printed.hint }

    /// The document of docs/PRINT.md: what is unknown is null.
    private var json: JSONValue {
        .object(
            [("asOf", .string(model.clockMoment.iso8601))]
                + panels.map { ($0.panel.id.text, JSONValue($0.printed)) })
    }
}

extension JSONValue {
    init(_ panel: PrintedPanel) {
        let names = panel.columns.map(\.name)
        let items = JSONValue.array(
            panel.rows.map { row in .object(zip(names, row).map { ($0, JSONValue($1.value)) }) })
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
