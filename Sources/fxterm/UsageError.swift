internal import Market
internal import Words

/// A command line that makes no sense.
struct UsageError: Error {
    let saying: Saying

    init(_ phrase: Phrase, _ values: [String: Saying]) { saying = .phrase(phrase, values) }

    static func only(_ options: String, with command: String) -> UsageError {
        UsageError(.onlyWith, ["options": .verbatim(options), "command": .verbatim("'fxterm \(command)'")])
    }

    static func expected(_ option: String, _ text: String, _ choices: [String]) -> UsageError {
        UsageError(
            .optionExpected,
            ["option": .verbatim(option), "text": quoted(text), "choices": .oneOf(choices)])
    }

    static func noMore(_ command: String, than options: String) -> UsageError {
        UsageError(
            .takesNoMore, ["command": .verbatim("'fxterm \(command)'"), "options": .verbatim(options)])
    }
}

/// A text as it was typed, in the quotation marks of the language.
func quoted(_ text: String) -> Saying {
    .phrase(.inQuotes, verbatim: ["text": CleanText.line(text) ?? ""])
}
