internal import Board
internal import Commands
internal import Foundation
internal import SVG
internal import Screens
internal import Store
internal import TUI

/// Writes the parts of docs that come from the program itself: its frames as SVG, and the table of keys.
///
/// `make pictures` runs it with the checkout's folder; with `--check` it writes nothing, names what is out
/// of date and exits 1.
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
        let keys = try String(contentsOf: folder.appending(path: "docs/reference/keys.md"), encoding: .utf8)
        let manual = try String(contentsOf: folder.appending(path: "docs/fxterm.1"), encoding: .utf8)
        return Exhibit.all.map { ("docs/pictures/\($0.name).svg", $0.svg) } + [
            ("docs/pictures/swipes.svg", Film.swipes), ("docs/pictures/tour.svg", Film.tour),
            ("packaging/fxterm.svg", Icon.svg),
            (
                "docs/reference/keys.md",
                try keys.replacing(
                    between: "<!-- keys -->\n", and: "<!-- /keys -->", with: Keymap.standard.markdown + "\n")
            ),
            (
                "docs/fxterm.1",
                try [
                    ("synopsis", ManualText.synopsis), ("commands", ManualText.commands),
                    ("options", ManualText.options), ("keys", Roff.wrapped(Keymap.standard.roff) + "\n"),
                ].reduce(manual) { manual, part in
                    try manual.replacing(
                        between: ".\\\" \(part.0)\n", and: ".\\\" /\(part.0)", with: part.1)
                }.replacing(between: "\"fxterm ", and: "\"", with: ProgramVersion.current.text)
            ),
            ("docs/fxterm-config.5", SettingsManual.text),
            (
                "docs/fxterm-desk.7",
                try String(contentsOf: folder.appending(path: "docs/fxterm-desk.7"), encoding: .utf8)
                    .replacing(between: "\"fxterm ", and: "\"", with: ProgramVersion.current.text)
            ),
        ]
    }
}

/// A document without the marks that a table goes between.
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

/// The program's icon: a card with a chart of candles, as the program draws them.
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
