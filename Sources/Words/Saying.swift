/// A message in no language yet, such as an error in the file that sets the language.
package indirect enum Saying: Hashable, Sendable {
    /// Not translated: a name, a figure, an example, a system message.
    case verbatim(String)
    case phrase(Phrase, [String: Saying] = [:])
    /// `{count}` in the phrase is the number.
    case count(Phrase, Int, [String: Saying] = [:])
    /// `auto, red-up or green-up`
    case oneOf([String])
    /// `feeds, refresh, colours`
    case several([Saying])
    case joined([Saying])

    package static func phrase(_ phrase: Phrase, verbatim values: [String: String]) -> Saying {
        .phrase(phrase, values.mapValues { .verbatim($0) })
    }

    /// `…` stands for those after the first `most`.
    package static func list(_ words: [String], atMost most: Int = .max) -> Saying {
        .several(words.prefix(most).map { .verbatim($0) } + (words.count > most ? [.verbatim("…")] : []))
    }
}

extension Words {
    package subscript(saying: Saying) -> String {
        switch saying {
        case .verbatim(let text): text
        case .phrase(let phrase, let values): filled(self[phrase], values)
        case .count(let phrase, let count, let values):
            filled(form(phrase, count), values.merging(["count": .verbatim("\(count)")]) { $1 })
        case .oneOf(let words): oneOf(words)
        case .several(let sayings): list(sayings.map { self[$0] })
        case .joined(let sayings): sayings.map { self[$0] }.joined()
        }
    }

    private func filled(_ template: String, _ values: [String: Saying]) -> String {
        Template.filled(template) { name in values[String(decoding: name, as: UTF8.self)].map { self[$0] } }
    }

    private func oneOf(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        return self[.either, ["some": list(Array(words.dropLast())), "last": last]]
    }
}
