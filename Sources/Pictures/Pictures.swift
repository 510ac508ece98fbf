internal import Board
internal import Commands
internal import Foundation
internal import SVG
internal import Screens
internal import Store
internal import TUI

/// Writes the parts of docs that come from the program: frames as SVG, manuals, and tables of keys, settings
/// and commands. With `--check` it writes nothing, names outdated files and exits 1.
@main
struct Pictures {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        let checks = arguments.first == "--check"
        if checks { arguments = arguments.dropFirst() }
        let folder = URL(filePath: arguments.first ?? ".")
        do {
            let stale = try documents(in: folder).filter { document in
                let file = folder.appending(path: document.path)
                return (try? String(contentsOf: file, encoding: .utf8)) != document.text
            }
            for (path, text) in stale {
                print(checks ? "out of date: \(path); run make pictures" : "writing \(path)")
                if !checks { try Data(text.utf8).write(to: folder.appending(path: path), options: .atomic) }
            }
            exit(checks && !stale.isEmpty ? 1 : 0)
        } catch {
            print("Pictures: \(error)")
            exit(1)
        }
    }

    private static func documents(in folder: URL) throws -> [(path: String, text: String)] {
        var documents: [(path: String, text: String)] = Exhibit.all.map {
            ("docs/pictures/\($0.name).svg", $0.svg)
        }
        documents.append(("docs/pictures/swipes.svg", Film.swipes))
        documents.append(("docs/pictures/tour.svg", Film.tour))
        documents.append(("packaging/fxterm.svg", Icon.svg))
        documents.append(("docs/fxterm-config.5", SettingsManual.text))
        documents += try [
            page("docs/reference/keys.md", [("keys", Keymap.standard.markdown)], in: folder),
            page("docs/reference/settings.md", [("settings", SettingsManual.markdown)], in: folder),
            page("docs/reference/commands.md", [("commands", CommandReference.markdown)], in: folder),
            manual("docs/fxterm.1", of: .fxterm, in: folder),
            manual("docs/fxterm-print.1", of: .print, in: folder),
            manual("docs/fxterm-desk.1", of: .desk, in: folder),
            manual("docs/fxterm-keys.7", [("keys", Roff.wrapped(Keymap.standard.roff) + "\n")], in: folder),
        ]
        return documents
    }

    private static func page(
        _ path: String, _ parts: [(name: String, text: String)], in folder: URL
    ) throws -> (path: String, text: String) {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return (
            path,
            try parts.reduce(text) { text, part in
                try text.replacing(
                    between: "<!-- \(part.name) -->\n", and: "<!-- /\(part.name) -->", with: part.text + "\n")
            }
        )
    }

    private static func manual(
        _ path: String, of page: ManualText.Page, in folder: URL
    ) throws -> (path: String, text: String) {
        try manual(
            path,
            [
                ("synopsis", ManualText.synopsis(of: page)), ("commands", ManualText.commands(of: page)),
                ("options", ManualText.options(of: page)),
            ], in: folder)
    }

    private static func manual(
        _ path: String, _ parts: [(name: String, text: String)], in folder: URL
    ) throws -> (path: String, text: String) {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let filled = try parts.reduce(text) { text, part in
            try text.replacing(between: ".\\\" \(part.name)\n", and: ".\\\" /\(part.name)", with: part.text)
        }
        return (
            path, try filled.replacing(between: "\"fxterm ", and: "\"", with: ProgramVersion.current.text)
        )
    }
}

private struct MissingMark: Error {
    let mark: String
}

extension String {
    fileprivate func replacing(between start: String, and end: String, with text: String) throws -> String {
        guard let first = range(of: start) else { throw MissingMark(mark: start) }
        guard let last = range(of: end, range: first.upperBound..<endIndex) else {
            throw MissingMark(mark: end)
        }
        return replacingCharacters(in: first.upperBound..<last.lowerBound, with: text)
    }
}

enum Icon {
    static var svg: String {
        var canvas = Canvas(size: Size(width: 15, height: 8))
        canvas.draw(Box(line: Style(.focusedBorder)), in: Rect(canvas.size))
        // On the edges of the six rows.
        let candles = [
            Chart.Candle(open: 1, high: 4, low: 0, close: 3),
            Chart.Candle(open: 4, high: 5, low: 1, close: 2),
            Chart.Candle(open: 2, high: 6, low: 1, close: 5),
        ]
        let shape = Chart.Shape.candles(
            candles, rise: Style(.up), fall: Style(.down), level: Style(.level))
        let chart = Chart(slots: candles.count, panes: [Chart.Pane([shape], range: 0...6)])
        canvas.draw(chart, in: Rect(x: 2, y: 1, width: 12, height: 6))
        return canvas.icon(palette: Exhibit.palette, title: "fxterm")
    }
}
