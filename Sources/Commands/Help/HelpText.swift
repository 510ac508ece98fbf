internal import CCommit
internal import Market
internal import Places
internal import Store
internal import TUI
package import Words

package enum HelpText {
    private static let width = 80
    /// The column of option texts, next to which the widest sentence fits.
    private static let optionWidth = 23

    package static func text(_ words: Words, of command: String? = nil) -> String {
        let specs = CommandSpec.all.filter { command == nil || $0.words.first == command }
        var lines = usage(specs, words) + [""]
        if command == nil { lines += [words[.aboutProgram], ""] }
        let named = CommandSpec.names.filter { command == nil || $0 == command }
        lines += table(
            named.compactMap { name in
                specs.first { $0.words.first == name }.map { (name, words[$0.about], nil) }
            })
        lines += [""] + table(options(specs.filter { command != nil || !$0.hasManyOptions }, words))
        if command == nil {
            lines += ["", words[.aboutKeys], "  $XDG_CONFIG_HOME/fxterm/config.json", words[.aboutExit]]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func usage(_ specs: [CommandSpec], _ words: Words) -> [String] {
        let head = words[.usage] + " "
        let blank = String(repeating: " ", count: CellWidth.of(head))
        let forms = CommandForm.forms(of: specs).map { form in
            lines(pieces(of: form, words), width: width - blank.count - 7)
        }
        return forms.joined().enumerated().map { index, line in (index == 0 ? head : blank) + line }
    }

    /// The parts of a form that stay on one line.
    private static func pieces(of form: CommandForm, _ words: Words) -> [String] {
        let options = form.options.map { alternatives in
            "[\(alternatives.map { $0.written(words) }.joined(separator: "|"))]"
        }
        return [form.path, operands(form.first.operands[...], words)].filter { !$0.isEmpty } + options
    }

    /// Optional ones enclose those after them: `[rates|clocks [ITEM…]]`.
    static func operands(_ operands: ArraySlice<Operand>, _ words: Words) -> String {
        guard let first = operands.first else { return "" }
        let rest = Self.operands(operands.dropFirst(), words)
        let isRepeated = first.isRepeated && !first.argument.written(words).hasPrefix("'")
        let text =
            first.argument.written(words) + (isRepeated ? "…" : "") + (rest.isEmpty ? "" : " " + rest)
        return first.isOptional ? "[\(text)]" : text
    }

    private static func lines(_ pieces: [String], width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces {
            if !line.isEmpty, CellWidth.of(line) + 1 + CellWidth.of(piece) > width {
                lines.append(line)
                line = "      " + piece
            } else {
                line += (line.isEmpty ? "" : " ") + piece
            }
        }
        lines.append(line)
        return lines.enumerated().map { index, line in (index == 0 ? "fxterm " : "       ") + line }
    }

    private static func options(
        _ specs: [CommandSpec], _ words: Words
    ) -> [(String, String, example: String?)] {
        let told = specs.distinctOptions
        // Options that are commands come last.
        let options = told.filter { !$0.isCommand } + told.filter(\.isCommand)
        return OptionSpec.grouped(options).map { group in
            let names = group.map {
                ($0.name == .help ? "-h, " : "") + $0.written(words, within: optionWidth)
            }
            let name = names.joined(separator: group[0].argument == nil ? "|" : ", ")
            return (name, words[group[0].about], group[0].example)
        }
    }

    private static func table(_ rows: [(String, String, example: String?)]) -> [String] {
        let width = rows.map { CellWidth.of($0.0) }.max() ?? 0
        func blank(_ count: Int) -> String { String(repeating: " ", count: count) }
        return rows.flatMap { name, about, example in
            ["  " + name + blank(width + 2 - CellWidth.of(name)) + about]
                + (example.map { [blank(width + 4) + $0] } ?? [])
        }
    }
}

extension [CommandSpec] {
    /// Those with the same name and purpose only once.
    var distinctOptions: [OptionSpec] {
        flatMap(\.options).reduce(into: []) { told, option in
            if !told.contains(where: { $0.name == option.name && $0.about == option.about }) {
                told.append(option)
            }
        }
    }
}

/// Commands written alike, as one form: `config path|check|default`.
struct CommandForm {
    var specs: [CommandSpec]

    static func forms(of specs: [CommandSpec]) -> [CommandForm] {
        specs.reduce(into: []) { forms, spec in
            let alike = forms.firstIndex { form in
                let first = form.specs[0]
                return spec.words.count == 2 && first.words.count == 2 && first.words[0] == spec.words[0]
                    && first.operands == spec.operands && first.options == spec.options
                    && spec.operands.isEmpty
            }
            if let alike { forms[alike].specs.append(spec) } else { forms.append(CommandForm(specs: [spec])) }
        }
    }

    var first: CommandSpec { specs[0] }

    var path: String {
        guard first.words.count == 2, specs.count > 1 || first.isImplied else { return first.path }
        let choices = specs.map { $0.words[1] }.joined(separator: "|")
        return first.words[0] + " " + (specs.contains(where: \.isImplied) ? "[\(choices)]" : choices)
    }

    /// Grouped with their alternatives. Only the board lists options that nearly all commands take.
    var options: [[OptionSpec]] {
        let told = first.options.filter {
            !$0.isCommand && (first.words.isEmpty || $0.name != .config && $0.name != .board)
        }
        return OptionSpec.grouped(told).flatMap { $0[0].argument == nil ? [$0] : $0.map { [$0] } }
    }
}

enum Usage {
    static let specs = [
        CommandSpec(
            "help", [.optional(.command)], [.help], .aboutHelp,
            manual: "prints the usage of fxterm, or of one command.", make: .text(help)),
        CommandSpec(
            "version", [], [.version], .aboutVersion,
            manual: "prints the version and the commit it was built from.", make: .text { _ in versionLine }),
    ]

    private static func help(_ given: Given) throws(UsageError) -> Invocation.Text {
        if let name = given.words.first, !CommandSpec.names.contains(name) {
            throw UsageError(.noSuchCommand, ["text": quoted(name)])
                .suggesting(Nearest.words(to: name, among: CommandSpec.names))
        }
        return help(of: given.words.first)
    }

    static func help(of command: String?) -> Invocation.Text { { HelpText.text($0, of: command) } }

    static let versionLine: Invocation.Text = { _ in "fxterm \(version)\n" }

    /// The commit appears if the build knew it: `0.2.0 (bcc2fc708d1e)`.
    static var version: String {
        let commit = fxterm_commit().map { String(cString: $0) } ?? ""
        return ProgramVersion.current.text + (commit.isEmpty ? "" : " (\(commit))")
    }

    static func fault(_ words: Words, log: String) -> String {
        words[
            .stoppedByFault,
            [
                "version": version, "file": CleanText.line(log, limit: 4096) ?? "fxterm.log",
                "place": "“When it goes wrong” in README.md and man fxterm",
            ]]
    }
}
