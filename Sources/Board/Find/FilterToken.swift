/// A part of an expression, and where it begins.
struct FilterToken: Hashable {
    enum Kind: Hashable {
        case word, quoted
        case comparison(FilterComparison)
        case and, or, not, open, close
    }

    let kind: Kind
    /// The text there, without quotation marks.
    let text: String
    /// Its first character, counted from 1.
    let place: Int

    /// The parts of `text`.
    static func tokens(of text: String) throws(FilterMistake) -> [FilterToken] {
        var tokens: [FilterToken] = []
        let characters = text.map { narrow[$0] ?? $0 }
        var index = 0
        while index < characters.count {
            let (start, character) = (index, characters[index])
            if character.isWhitespace {
                index += 1
                continue
            }
            if let end = closingMark(of: character) {
                guard let close = characters[(index + 1)...].firstIndex(of: end) else {
                    throw FilterMistake(start + 1, .quoteOpen)
                }
                let inner = String(characters[(index + 1)..<close])
                tokens.append(FilterToken(kind: .quoted, text: inner, place: start + 1))
                index = close + 1
                continue
            }
            if let (kind, length) = sign(characters[index...]) {
                let text = String(characters[index..<(index + length)])
                tokens.append(FilterToken(kind: kind, text: text, place: start + 1))
                index += length
                continue
            }
            repeat { index += 1 } while index < characters.count && isInWord(characters[index...])
            let word = String(characters[start..<index])
            tokens.append(
                FilterToken(kind: keywords[word.lowercased()] ?? .word, text: word, place: start + 1))
        }
        return tokens
    }

    private static let keywords: [String: Kind] = ["and": .and, "or": .or, "not": .not]

    /// Signs, the longer first.
    private static let signs: [(text: [Character], kind: Kind)] = [
        ("<=", .comparison(.atMost)), (">=", .comparison(.atLeast)), ("!=", .comparison(.isNot)),
        ("<>", .comparison(.isNot)), ("==", .comparison(.equals)), ("&&", .and), ("||", .or),
        ("<", .comparison(.below)), (">", .comparison(.above)), ("=", .comparison(.equals)),
        ("≤", .comparison(.atMost)), ("≥", .comparison(.atLeast)), ("≠", .comparison(.isNot)),
        ("~", .comparison(.contains)), ("!", .not), ("(", .open), (")", .close),
    ].map { (Array($0), $1) }

    /// Signs as input methods of East Asia give them.
    private static let narrow: [Character: Character] = [
        "＜": "<", "＞": ">", "＝": "=", "！": "!", "～": "~", "（": "(", "）": ")", "　": " ", "％": "%", "−": "-",
    ]

    private static func sign(_ rest: ArraySlice<Character>) -> (Kind, Int)? {
        signs.first { rest.starts(with: $0.text) }.map { ($0.kind, $0.text.count) }
    }

    private static func closingMark(of character: Character) -> Character? {
        ["\"": "\"", "“": "”", "「": "」"][character]
    }

    private static func isInWord(_ rest: ArraySlice<Character>) -> Bool {
        guard let first = rest.first, !first.isWhitespace else { return false }
        return closingMark(of: first) == nil && sign(rest) == nil
    }
}

/// How a field is compared with a value.
enum FilterComparison: Hashable {
    case below, atMost, above, atLeast, equals, isNot
    /// The text is a part of the field's.
    case contains

    /// Whether it says which of two is larger.
    var isOfSize: Bool {
        switch self {
        case .below, .atMost, .above, .atLeast: true
        case .equals, .isNot, .contains: false
        }
    }
}
