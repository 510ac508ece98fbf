import Arrangement
import Board
import TUI
import Testing

@testable import Words

/// Each catalogue has every phrase, with the same names to fill in, and none is too long.
@Suite("Catalogues")
struct CatalogueTests {
    @Test("Each catalogue has a line a phrase, in the order of the phrases", arguments: Language.allCases)
    func phrases(language: Language) {
        let keys = Line.all(language).map(\.key)
        let phrases = Phrase.allCases.map { "\($0)" }
        for phrase in phrases where !keys.contains(phrase) {
            Issue.record("\(language.rawValue).swift has no line “\(phrase) = …”")
        }
        for key in keys where !phrases.contains(key) {
            Issue.record("\(language.rawValue).swift has “\(key)”, which no Phrase is called")
        }
        let wrong = zip(keys, phrases).first { $0 != $1 }
        #expect(
            wrong == nil,
            "\(language.rawValue).swift: “\(wrong?.0 ?? "")” stands where “\(wrong?.1 ?? "")” belongs")
        #expect(Words(language)[.live] == Line.all(language)[Phrase.live.rawValue].text)
    }

    @Test("A translation fills in what the English phrase fills in", arguments: Language.allCases)
    func names(language: Language) {
        for (english, line) in zip(Line.all(.english), Line.all(language)) {
            // A card's title may leave out the base: the panel's border names it.
            if line.key == "cardTitle" { continue }
            let names = Set(Template.names(String(english.forms.last ?? "")))
            for (index, form) in line.forms.enumerated() {
                let own = Set(Template.names(form))
                // The singular may omit the figure: One card comes again.
                let isWell = index < line.forms.count - 1 ? own.isSubset(of: names) : own == names
                #expect(isWell, "\(language.rawValue).swift: \(line.key)")
            }
        }
    }

    @Test(
        "One and several have forms of their own where the language tells them apart",
        arguments: Language.allCases)
    func forms(language: Language) {
        for (english, line) in zip(Line.all(.english), Line.all(language)) {
            let expected = english.forms.count > 1 && language.tellsOneFromMany ? 2 : 1
            #expect(line.forms.count == expected, "\(language.rawValue).swift: \(line.key)")
        }
    }

    @Test("No phrase takes up more cells than there is room for", arguments: Language.allCases)
    func cells(language: Language) {
        let words = Words(language)
        for (english, line) in zip(Line.all(.english), Line.all(language)) {
            guard let most = english.most else { continue }
            for form in line.forms {
                let text = Sample.filled(form, of: line.key, words)
                #expect(
                    CellWidth.of(text) <= most,
                    "\(language.rawValue).swift: \(line.key): “\(text)” takes \(CellWidth.of(text)) cells of \(most)"
                )
            }
        }
    }

    @Test("Every character has a width, and no phrase has blanks at its ends", arguments: Language.allCases)
    func characters(language: Language) {
        for line in Line.all(language) {
            for scalar in line.text.unicodeScalars {
                #expect(
                    CellWidth.of(scalar) ?? 0 > 0, "\(language.rawValue).swift: \(line.key): \(scalar.value)")
            }
            #expect(!line.text.isEmpty && line.text.first != " " && line.text.last != " ", "\(line.key)")
            #expect(!line.text.contains("  "), "\(line.key)")
        }
    }

    @Test("A test that is to find mistakes finds them")
    func mistakes() {
        #expect(Line("        live [10] = live, {age}") == Line(key: "live", most: 10, text: "live, {age}"))
        #expect(Line("        # live = live") == nil)
        #expect(Template.names("{a} and {b}, {a}") == ["a", "b", "a"])
    }
}

struct Line: Equatable {
    let key: String
    /// In cells; nil for no limit.
    let most: Int?
    let text: String

    init(key: String, most: Int?, text: String) {
        (self.key, self.most, self.text) = (key, most, text)
    }

    init?(_ line: some StringProtocol) {
        let line = line.drop { $0 == " " }
        guard !line.hasPrefix("#"), let sign = line.firstRange(of: " = ") else { return nil }
        let head = line[..<sign.lowerBound].split(separator: " ")
        key = String(head[0])
        most = head.count > 1 ? Int(head[1].dropFirst().dropLast()) : nil
        text = String(line[sign.upperBound...])
    }

    var forms: [String] { text.split(separator: " | ").map(String.init) }

    static func all(_ language: Language) -> [Line] {
        Catalogue.text(language).description.split(separator: "\n").compactMap { Line($0) }
    }
}

enum Sample {
    static func filled(_ form: String, of key: String, _ words: Words) -> String {
        // The ends of the date line are at most two days apart.
        var text = Template.named(form, Keymap.standard.names)
        if ["inDays", "daysAgo"].contains(key) { text = text.replacing("{count}", with: "2") }
        for name in Set(Template.names(text)) { text = text.replacing("{\(name)}", with: value(name, words)) }
        return text
    }

    private static func value(_ name: String, _ words: Words) -> String {
        switch name {
        case "age": words.age(59 * 60)
        case "span": words.span(3 * 86_400 - 60)
        case "distance": words[.ago, ["span": words.span(3 * 86_400 - 60)]]
        case "moment": "\(date(words)) 15:04"
        case "when": "\(words[.dateWithWeekday, ["weekday": words[.wednesday], "date": date(words)]]) 15:04"
        case "date": date(words)
        case "weekday": words[.wednesday]
        case "month": words[.march]
        case "day": "21"
        case "year": "2026"
        case "hours", "minutes", "days": "23"
        case "count": "59"
        case "part": "12–24"
        case "offset": "−2:15"
        case "time": "12:00:00"
        case "size", "present": "40×12"
        case "code", "base": "USD"
        case "baseline": "d5"
        case "panel": words[.worldClocks]
        case "column": words[.changeColumn]
        case "exchange": "Xetra"
        case "word": words[.marketClosed]
        case "source": "er-api"
        case "close": "25012.50"
        default: name
        }
    }

    private static func date(_ words: Words) -> String {
        words[.date, ["day": "21", "month": words[.march]]]
    }
}
