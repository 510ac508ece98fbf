internal import Figures
internal import Market
internal import Places
internal import Words

struct UsageError: Error {
    let saying: Saying

    init(_ phrase: Phrase, _ values: [String: Saying]) { self.init(.phrase(phrase, values)) }

    private init(_ saying: Saying) { self.saying = saying }

    func suggesting(_ names: [String]) -> UsageError { UsageError(saying.suggesting(names)) }

    static func only(_ options: [OptionName], with command: CommandSpec) -> UsageError {
        UsageError(
            .onlyWith,
            [
                "options": .list(options.map(\.written)),
                "command": .verbatim(command.words.isEmpty ? "'fxterm'" : "'fxterm \(command.path)'"),
            ])
    }

    static func expected(_ option: String, _ text: String, _ choices: [String]) -> UsageError {
        UsageError(
            .optionExpected,
            ["option": .verbatim(option), "text": quoted(text), "choices": .oneOf(choices)]
        ).suggesting(Nearest.words(to: text, among: choices))
    }

    static func lacksItem(_ command: CommandSpec) -> UsageError {
        UsageError(
            command.operands[0].argument == .amount ? .needsAmount : .needsItem,
            ["command": .verbatim("'fxterm \(command.path)'"), "example": .verbatim(command.example)])
    }

    /// `--base` with a command that shows nothing in a base currency.
    static func noBase(_ path: String) -> UsageError {
        UsageError(.noBaseHere, ["command": .verbatim("'fxterm \(path)'")])
    }

    static func noMore(_ command: CommandSpec) -> UsageError {
        let options = command.path == "help" ? ["COMMAND"] : command.options.map(\.name.written)
        return UsageError(
            .takesNoMore,
            [
                "command": .verbatim("'fxterm \(command.path)'"),
                "options": .list(options),
            ])
    }
}

func quoted(_ text: String) -> Saying {
    .phrase(.inQuotes, verbatim: ["text": CleanText.line(text) ?? ""])
}

enum CommandError: Error {
    /// On the command line or in the settings: exit 2.
    case wrongUsage(Saying)
    /// Exit 1.
    case failed(Saying)
}
