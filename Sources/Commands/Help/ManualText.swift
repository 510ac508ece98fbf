internal import Substrings
private import Words

package enum ManualText {
    package enum Page: CaseIterable, Sendable {
        case fxterm
        case print
        case desk

        fileprivate var specs: [CommandSpec] { CommandSpec.all.filter { $0.page == self } }
    }

    package static func synopsis(of page: Page) -> String {
        CommandForm.forms(of: page.specs).map { form in
            let operands = operands(form.first.operands[...])
            let options = form.options.map { group in
                "[" + group.map(option).joined(separator: "|") + "]"
            }
            let rest = ([operands] + options).filter { !$0.isEmpty }.joined(separator: " ")
            let name = (["fxterm"] + (form.path.isEmpty ? [] : [form.path])).joined(separator: " ")
            return ".SY \"\(Roff.escaped(name))\"\n" + (rest.isEmpty ? "" : Roff.wrapped(rest) + "\n")
                + ".YS\n"
        }.joined()
    }

    package static func commands(of page: Page) -> String {
        page.specs.compactMap { spec in
            spec.manual.map { manual in
                guard let name = spec.words.first else { return Roff.paragraph(manual) + "\n" }
                // One entry covers all commands that begin with the same word.
                let isOfAll = CommandSpec.all.count { $0.words.first == name && $0.manual != nil } == 1
                return ".TP\n.B \(Roff.escaped(isOfAll ? name : spec.path))\n\(Roff.paragraph(manual))\n"
            }
        }.joined()
    }

    package static func options(of page: Page) -> String {
        let specs = page.specs
        // Options that are commands, such as --help, are on the program's own page.
        return specs.distinctOptions.filter { page == .fxterm || !$0.isCommand }.map { option in
            let about = option.manual ?? Words.english[option.about] + "."
            let head = (option.name == .help ? "\\fB\\-h\\fP, " : "") + Self.option(option)
            return ".TP\n\(head)\n\(Roff.paragraph(about + takers(of: option, among: specs)))\n"
        }.joined()
    }

    private static func takers(of option: OptionSpec, among specs: [CommandSpec]) -> String {
        if option.isCommand || option.name == .config || option.name == .board { return "" }
        let takers = specs.filter { spec in
            spec.options.contains { $0.name == option.name && $0.about == option.about }
        }
        return " With "
            + takers.map { $0.words.isEmpty ? "*fxterm*" : "*\($0.path)*" }.joined(separator: ", ")
            + "."
    }

    private static func operands(_ operands: ArraySlice<Operand>) -> String {
        guard let first = operands.first else { return "" }
        let rest = Self.operands(operands.dropFirst())
        let text =
            argument(first.argument) + (first.isRepeated ? " ..." : "") + (rest.isEmpty ? "" : " " + rest)
        return first.isOptional ? "[\(text)]" : text
    }

    private static func option(_ option: OptionSpec) -> String {
        Roff.bold(option.name.written) + (option.argument.map { " " + argument($0) } ?? "")
    }

    private static func argument(_ argument: Argument) -> String {
        guard case .oneOf(let choices) = argument else { return Roff.italic(argument.written(.english)) }
        return choices.map(Roff.bold).joined(separator: "|")
    }
}

extension CommandSpec {
    fileprivate var page: ManualText.Page {
        switch words.first {
        case "print", "chart", "convert", "watch", "status", "time": .print
        case "desk", "collect": .desk
        case "board":
            ["publish", "follow", "unpublish", "unfollow", "mute", "unmute"].contains(words.last)
                ? .desk : .fxterm
        default: .fxterm
        }
    }
}

package enum Roff {
    /// The longest line in bytes that mandoc accepts without a warning.
    private static let width = 78

    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }

    static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fP" }
    static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fP" }

    /// Text between asterisks is bold: `the form of *print*`.
    static func paragraph(_ marked: String) -> String {
        let parts = marked.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        return wrapped(parts.enumerated().map { $0 % 2 == 1 ? bold($1) : escaped($1) }.joined())
    }

    /// Requests stay unchanged.
    package static func wrapped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix(".") || line.utf8.count <= width ? String(line) : broken(line)
        }.joined(separator: "\n")
    }

    private static func broken(_ line: Substring) -> String {
        var (lines, last) = ([String](), "")
        for word in line.split(separator: " ") {
            if !last.isEmpty, last.utf8.count + 1 + word.utf8.count > width {
                lines.append(last)
                // A dot or a quote at the start would be a request.
                last = (word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" : "") + word
            } else {
                last += (last.isEmpty ? "" : " ") + word
            }
        }
        return (lines + [last]).joined(separator: "\n")
    }
}
