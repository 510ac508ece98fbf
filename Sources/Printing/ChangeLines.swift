internal import Arrangement
package import Board
internal import CivilTime
internal import JSON5

/// The output of `fxterm watch`: a line for each item whose figures have changed.
package struct ChangeLines: Sendable {
    private let panels: [Panel]
    private let format: LineFormat
    private var last: [Panel: Set<[PrintedPanel.Cell]>] = [:]

    package init(_ panels: [Panel], _ format: LineFormat) {
        (self.panels, self.format) = (panels, format)
    }

    /// The first call only notes the current figures.
    package mutating func text(_ model: Model) -> String {
        var lines = ""
        for panel in panels {
            let printed = panel.kind.printed(model)
            let rows = Set(printed.rows)
            guard let last = last.updateValue(rows, forKey: panel), last != rows else { continue }
            for row in printed.rows where !last.contains(row) {
                lines += line(row, of: printed, panel, model) + "\n"
            }
        }
        return lines
    }

    private func line(
        _ row: [PrintedPanel.Cell], of printed: PrintedPanel, _ panel: Panel, _ model: Model
    ) -> String {
        switch format {
        case .lines:
            let texts = zip(printed.columns, row).filter { $0.0.title != nil }.map(\.1.text)
            let moment = model.viewer.moment(model.now)
            return ([moment] + texts.filter { !$0.isEmpty }).joined(separator: "  ")
        case .json:
            let head = [("at", JSONValue.string(model.now.iso8601)), ("panel", .string(panel.id.text))]
            let facts = printed.facts.map { ($0.name, JSONValue($0.value)) }
            let cells = printed.members(row)
            return String(decoding: JSONValue.object(head + facts + cells).bytes(.line), as: UTF8.self)
        }
    }
}

/// The format of `fxterm watch`, one change per line.
package enum LineFormat: String, CaseIterable, Sendable {
    case lines, json
}
