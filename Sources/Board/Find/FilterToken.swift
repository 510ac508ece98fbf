internal import Money

struct FilterToken: Hashable {
    enum Kind: Hashable {
        case word, quoted
        case comparison(FilterComparison)
        case and, or, not, open, close
    }

    let kind: Kind
    /// Without quotation marks.
    let text: String
    /// The place of its first character, from 1.
    let place: Int

    static func tokens(of text: String) throws(FilterMistake) -> [FilterToken] {
        var tokens: [FilterToken] = []
        var scanner = TextScanner(text) { narrow[$0] ?? $0 }
        while let character = scanner.next {
            let start = scanner.place
            if character.isWhitespace {
                scanner.place += 1
            } else if let mark = closingMark(of: character) {
                scanner.place += 1
                let inner = scanner.place
                scanner.place = scanner.end { $0 != mark }
                if scanner.isAtEnd { throw FilterMistake(start + 1, .quoteOpen) }
                let text = scanner.text(from: inner, withBlanks: true)
                tokens.append(FilterToken(kind: .quoted, text: text, place: start + 1))
                scanner.place += 1
            } else if let (sign, kind) = sign(scanner) {
                scanner.place += sign.count
                tokens.append(FilterToken(kind: kind, text: sign, place: start + 1))
            } else {
                repeat { scanner.place += 1 } while isInWord(scanner)
                let word = scanner.text(from: start)
                tokens.append(
                    FilterToken(kind: keywords[word.lowercased()] ?? .word, text: word, place: start + 1))
            }
        }
        return tokens
    }

    private static let keywords: [String: Kind] = ["and": .and, "or": .or, "not": .not]

    /// The longer first.
    private static let signs: [(text: String, kind: Kind)] = [
        ("<=", .comparison(.atMost)), (">=", .comparison(.atLeast)), ("!=", .comparison(.isNot)),
        ("<>", .comparison(.isNot)), ("==", .comparison(.equals)), ("&&", .and), ("||", .or),
        ("<", .comparison(.below)), (">", .comparison(.above)), ("=", .comparison(.equals)),
        ("≤", .comparison(.atMost)), ("≥", .comparison(.atLeast)), ("≠", .comparison(.isNot)),
        ("~", .comparison(.contains)), ("!", .not), ("(", .open), (")", .close),
    ]

    /// Signs of East Asian input methods.
    private static let narrow: [Character: Character] = [
        "＜": "<", "＞": ">", "＝": "=", "！": "!", "～": "~", "（": "(", "）": ")", "　": " ", "％": "%", "−": "-",
    ]

    private static func sign(_ scanner: TextScanner) -> (text: String, kind: Kind)? {
        signs.first { scanner.isAt($0.text) }
    }

    private static func closingMark(of character: Character) -> Character? {
        ["\"": "\"", "“": "”", "「": "」"][character]
    }

    private static func isInWord(_ scanner: TextScanner) -> Bool {
        guard let next = scanner.next, !next.isWhitespace else { return false }
        return closingMark(of: next) == nil && sign(scanner) == nil
    }
}

enum FilterComparison: Hashable {
    case below, atMost, above, atLeast, equals, isNot
    case contains

    var isOfSize: Bool {
        switch self {
        case .below, .atMost, .above, .atLeast: true
        case .equals, .isNot, .contains: false
        }
    }
}
