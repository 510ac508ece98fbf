internal import Board
internal import TUI
internal import Words

struct Table {
    private let panel: PrintedPanel
    private let words: Words

    init(_ panel: PrintedPanel, _ words: Words) { (self.panel, self.words) = (panel, words) }

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

    /// Lines after RFC 4180 with the headings first; what is unknown is empty.
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
