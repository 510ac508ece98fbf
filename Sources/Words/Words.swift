package struct Words: Hashable, Sendable {
    package let language: Language
    /// The board's phrases. Rarely used ones are not kept here, except in tests.
    private let templates: [String]
    /// With command keys filled in.
    private var phrases: [String]
    /// By command, for phrases that name it.
    private var keys: [String: String] = [:]

    /// English if the catalogue lacks lines.
    package init(_ language: Language) {
        let phrases = Catalogue.phrases(Catalogue.text(language), atMost: Phrase.oftenSaid)
        self.language = language
        templates =
            phrases.count == Phrase.oftenSaid
            ? phrases : Catalogue.phrases(Catalogue.text(.english), atMost: Phrase.oftenSaid)
        self.phrases = templates
    }

    /// For tests: applies `change` to each stretch between names.
    init(_ language: Language, change: (String) -> String) {
        self.language = language
        templates = Catalogue.phrases(Catalogue.text(language)).map { Template.changed($0, change) }
        phrases = templates
    }

    package static let english = Words(.english)

    package subscript(phrase: Phrase) -> String {
        let index = phrase.rawValue
        if index < phrases.count { return phrases[index] }
        let phrase = Catalogue.phrase(index, of: language) ?? Catalogue.phrase(index, of: .english) ?? ""
        return Template.named(phrase, keys)
    }

    /// Replaces `{key:undo}` by the key of the command `undo`.
    package func naming(_ keys: [String: String]) -> Words {
        if keys == self.keys { return self }
        var words = self
        words.keys = keys
        words.phrases = templates.map { Template.named($0, keys) }
        return words
    }

    /// `words[.liveOf, ["moment": "12:30"]]`. Ignores values that the phrase does not use.
    package subscript(phrase: Phrase, values: KeyValuePairs<StaticString, String>) -> String {
        Template.filled(self[phrase], values)
    }

    /// `{count}` becomes the number: `1 card`, `12 cards`.
    package subscript(phrase: Phrase, count count: Int) -> String {
        Template.filled(form(phrase, count), ["count": String(count)])
    }

    /// `EUR, JPY` or `EUR、JPY`; `…` stands for those after the first `most`.
    package func list(_ items: [String], atMost most: Int = .max) -> String {
        let template = self[.nextInList]
        let shown = items.prefix(most) + (items.count > most ? ["…"] : [])
        return shown.dropFirst().reduce(shown.first ?? "") { list, item in
            Template.filled(template, ["some": list, "next": item])
        }
    }

    package static func == (a: Words, b: Words) -> Bool { a.language == b.language && a.keys == b.keys }

    package func hash(into hasher: inout Hasher) { hasher.combine(language) }

    /// The singular comes first.
    func form(_ phrase: Phrase, _ count: Int) -> String {
        let forms = self[phrase]
        guard language.tellsOneFromMany, let bar = forms.utf8.firstIndex(of: UInt8(ascii: "|")) else {
            return forms
        }
        let form =
            count == 1
            ? forms.utf8[..<bar].dropLast() : forms.utf8[forms.utf8.index(after: bar)...].dropFirst()
        return String(Substring(form))
    }

    package func age(_ seconds: Int) -> String {
        switch max(0, seconds) {
        case let s where s < 60: self[.seconds, count: s]
        case let s where s < 3600: self[.minutes, count: s / 60]
        case let s where s < 86_400: self[.hours, count: s / 3600]
        case let s: self[.days, count: s / 86_400]
        }
    }

    /// In its two largest units, rounded up: `2 d 17 h`, `7 h 26 min`, `26 min`, `38 s`.
    package func span(_ seconds: Int) -> String {
        let minutes = (max(0, seconds) + 59) / 60
        if seconds < 60 { return self[.seconds, count: max(0, seconds)] }
        if minutes < 60 { return self[.minutes, count: minutes] }
        if minutes < 1440 {
            if minutes % 60 == 0 { return self[.hours, count: minutes / 60] }
            return self[.hoursMinutes, ["hours": String(minutes / 60), "minutes": String(minutes % 60)]]
        }
        let hours = (minutes + 59) / 60
        if hours % 24 == 0 { return self[.days, count: hours / 24] }
        return self[.daysHours, ["days": String(hours / 24), "hours": String(hours % 24)]]
    }
}
