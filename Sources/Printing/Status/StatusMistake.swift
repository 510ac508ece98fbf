package import Words

/// A mistake in the format of a status line, and its place: the character, counted from 1.
package struct StatusMistake: Error, Hashable, Sendable {
    enum Cause: Hashable, Sendable {
        /// A brace without its other half.
        case brace(String, without: String)
        case unknownItem(String)
        case noSuchField(String, of: String, choices: [String])
    }

    let cause: Cause
    let place: Int

    /// One line without a full stop.
    package var saying: Saying {
        let what: Saying =
            switch cause {
            case .brace(let brace, let other):
                .phrase(.statusBrace, verbatim: ["brace": brace, "other": other])
            case .unknownItem(let name): .phrase(.statusUnknown, verbatim: ["text": name])
            case .noSuchField(let field, let item, let choices):
                .phrase(
                    .statusNoField,
                    ["text": .verbatim(field), "item": .verbatim(item), "choices": .oneOf(choices)])
            }
        return .phrase(.mistakeAt, ["what": what, "place": .verbatim("\(place)")])
    }
}
