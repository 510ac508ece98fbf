internal import Board
internal import Commands
internal import Foundation
internal import Screens
internal import Store

/// Writes what README and docs take from the program itself: its frames as SVG, and the table of keys.
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
        let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        let manual = try String(contentsOf: folder.appending(path: "docs/fxterm.1"), encoding: .utf8)
        return Exhibit.all.map { ("docs/pictures/\($0.name).svg", $0.svg) } + [
            ("docs/pictures/swipes.svg", Film.swipes), ("packaging/fxterm.svg", Icon.svg),
            (
                "README.md",
                try readme.replacing(
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
