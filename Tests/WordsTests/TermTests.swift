import Foundation
import Testing

@testable import Words

/// One word for one thing: the tables of docs/howto/translate.md hold.
@Suite("Terms")
struct TermTests {
    @Test("No phrase has a word that its language's table rules out", arguments: Language.allCases)
    func mixed(language: Language) throws {
        let terms = try Term.all(language)
        #expect(terms.count >= 25, "docs/howto/translate.md: \(terms.count) words for \(language.rawValue)")
        for line in Line.all(language) {
            for term in terms where term.occurs(in: line.text) {
                Issue.record(
                    "\(language.rawValue).swift: \(line.key): “\(term.wrong)” where \(term.right) is the term"
                )
            }
        }
    }

    @Test("What administrators read of the team server, in English alone, has its one name too")
    func teamServer() throws {
        let terms = try Term.all(.english).filter { $0.right.hasPrefix("team server") }
        #expect(terms.contains { $0.wrong == "the desk" })
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
            .standardized
        var count = 0
        for folder in ["Desk", "fxterm-collector"] {
            let files = FileManager.default.enumerator(atPath: sources.appending(path: folder).path)
            for case let name as String in files?.allObjects ?? [] where name.hasSuffix(".swift") {
                let file = sources.appending(path: "\(folder)/\(name)")
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                    count += 1
                    for term in terms where term.occurs(in: String(line)) {
                        Issue.record("\(name): “\(term.wrong)” where \(term.right) is the term: \(line)")
                    }
                }
            }
        }
        #expect(count > 1000)
    }

    @Test(
        "A wrong word is found, and parts of Latin words and names in braces are no words",
        arguments: [
            (Language.german, "nach Konto", true), (.german, "Kontostand", false),
            (.german, "„Konto“", true), (.german, "nach konto", false),
            (.english, "{figure} on {day}", false),
            (.english, "no figure", true), (.indonesian, "per akun", true),
            (.spanish, "por defecto: 60", true),
            (.spanish, "su tablero", false), (.spanish, "tu tablero", true), (.japanese, "新しいロットです", true),
            (.traditionalChinese, "請檢查網絡", true), (.simplifiedChinese, "请检查网络", false),
            (.korean, "알람 3개", true),
        ] as [(Language, String, Bool)])
    func mistakes(language: Language, text: String, isWrong: Bool) throws {
        #expect(try Term.all(language).contains { $0.occurs(in: text) } == isWrong)
    }
}

private struct Term {
    let wrong: String
    let right: String

    static func all(_ language: Language) throws -> [Term] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/howto/translate.md")
        let lines = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n")
        let section = lines.drop { !$0.hasPrefix("#") || !$0.hasSuffix("(\(language.rawValue))") }
            .dropFirst().prefix { !$0.hasPrefix("#") }
        // The first two rows are the table's head.
        return section.filter { $0.hasPrefix("|") }.dropFirst(2).flatMap { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return (cells.count == 3 ? cells[2].split(separator: ",") : []).map {
                Term(wrong: $0.trimmingCharacters(in: .whitespaces), right: cells[1])
            }
        }
    }

    /// A whole word in Latin letters, any occurrence in other scripts.
    func occurs(in text: String) -> Bool {
        // Most texts lack it, and the search of the C library is fast.
        guard strstr(text, wrong) != nil else { return false }
        let text = Set(Template.names(text)).reduce(text) { $0.replacing("{\($1)}", with: "{}") }
        return text.ranges(of: wrong).contains { range in
            let (before, after) = (text[..<range.lowerBound].last, text[range.upperBound...].first)
            return !(Term.isLatin(wrong.first) && Term.isLatin(before))
                && !(Term.isLatin(wrong.last) && Term.isLatin(after))
        }
    }

    private static func isLatin(_ character: Character?) -> Bool {
        guard let character, let scalar = character.unicodeScalars.first else { return false }
        return character.isLetter && scalar.value < 0x250
    }
}
