internal import Words

/// Reads JSON5 (json5.org, version 1.0.0). Foundation's reader gives no lines for errors and values, and
/// accepts duplicate keys.
package struct JSON5Parser {
    static let deepest = 32

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    package static func parse(_ text: String) throws(JSON5Error) -> JSON5Node {
        var parser = JSON5Parser(text)
        let node = try parser.value(depth: 0)
        try parser.skipBlanks()
        if let extra = parser.peek { throw parser.error(.unexpectedExtra, ["found": parser.shown(extra)]) }
        return node
    }

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// - Parameter colon: The line of the value's colon, to report a missing value there.
    private mutating func value(depth: Int, after colon: Int? = nil) throws(JSON5Error) -> JSON5Node {
        try skipBlanks()
        guard depth <= JSON5Parser.deepest else { throw error(.tooDeep) }
        guard let first = peek else { throw error(.valueMissing, line: colon) }
        let start = line
        switch first {
        case "{": return JSON5Node(line: start, value: .object(try members(depth: depth)))
        case "[": return JSON5Node(line: start, value: .list(try elements(depth: depth)))
        case "\"", "'": return JSON5Node(line: start, value: .text(try string(quote: first)))
        default: return JSON5Node(line: start, value: try word(after: colon))
        }
    }

    private mutating func members(depth: Int) throws(JSON5Error) -> [JSON5Node.Member] {
        let start = line
        var members: [JSON5Node.Member] = []
        var lines: [String: Int] = [:]
        advance()
        while true {
            try skipBlanks()
            guard let next = peek else { throw notClosed("{", start, "}") }
            if next == "}" { break }
            let keyLine = line
            let key = next == "\"" || next == "'" ? try string(quote: next) : try name()
            if let first = lines.updateValue(keyLine, forKey: key) {
                let first = Saying.verbatim("\(first)")
                throw error(.givenTwice, ["key": quoted(key), "line": first], line: keyLine)
            }
            let keyEnd = line
            try skipBlanks()
            guard peek == ":" else {
                throw error(
                    .expectedAfter, ["wanted": .verbatim(":"), "key": quoted(key), "found": found],
                    line: keyEnd)
            }
            advance()
            members.append(.init(key: key, line: keyLine, node: try value(depth: depth + 1, after: line)))
            try endOfItem(close: "}")
        }
        advance()
        return members
    }

    private mutating func elements(depth: Int) throws(JSON5Error) -> [JSON5Node] {
        let start = line
        var elements: [JSON5Node] = []
        advance()
        while true {
            try skipBlanks()
            guard let next = peek else { throw notClosed("[", start, "]") }
            if next == "]" { break }
            elements.append(try value(depth: depth + 1))
            try endOfItem(close: "]")
        }
        advance()
        return elements
    }

    private mutating func endOfItem(close: Unicode.Scalar) throws(JSON5Error) {
        let end = line
        try skipBlanks()
        if peek == "," {
            advance()
        } else if peek != close {
            // A forgotten comma belongs to the line it is missing on, not to the next one.
            let wanted = Saying.oneOf([",", "\(close)"])
            throw error(.expectedFound, ["wanted": wanted, "found": found], line: end)
        }
    }

    private mutating func name() throws(JSON5Error) -> String {
        let first = peek
        let start = index
        while let next = peek, next.isPartOfName { advance() }
        guard let first, index > start else {
            throw error(.expectedFound, ["wanted": .phrase(.aKey), "found": found])
        }
        guard first == "$" || first == "_" || first.properties.isIDStart else {
            throw error(.keyNeedsQuotes, ["found": shown(first)])
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func word(after colon: Int?) throws(JSON5Error) -> JSON5Node.Value {
        let start = index
        while let next = peek, next.isPartOfName || next == "+" || next == "-" || next == "." { advance() }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        switch word {
        case "":
            let isMissing = peek.map { "}],".unicodeScalars.contains($0) } ?? true
            throw error(
                .expectedFound, ["wanted": .phrase(.aValue), "found": found], line: isMissing ? colon : nil)
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "null": return .null
        default:
            guard let number = JSON5Number.value(of: word) else {
                // The next key: the previous one's value is missing.
                if let colon, colon < line, try nextIsColon() {
                    throw error(
                        .expectedFound, ["wanted": .phrase(.aValue), "found": quoted(word)], line: colon)
                }
                throw error(.textNeedsQuotes, ["found": quoted(word)])
            }
            return .number(number)
        }
    }

    private mutating func nextIsColon() throws(JSON5Error) -> Bool {
        try skipBlanks()
        return peek == ":"
    }

    private mutating func string(quote: Unicode.Scalar) throws(JSON5Error) -> String {
        let start = line
        var text = ""
        advance()
        while true {
            let first = index
            while index < bytes.count, !bytes[index].mayEndText { index += 1 }
            if index > first { text += String(decoding: bytes[first..<index], as: UTF8.self) }
            guard let next = peek, next != "\n", next != "\r" else { break }
            if next == quote {
                advance()
                return text
            }
            if next == "\\" {
                if let escaped = try escape() { text.unicodeScalars.append(escaped) }
            } else {
                text.unicodeScalars.append(next)
                advance()
            }
        }
        throw error(.textNotClosed, ["close": .verbatim("\(quote)")], line: start)
    }

    /// After a backslash; nil for a line continuation.
    private mutating func escape() throws(JSON5Error) -> Unicode.Scalar? {
        advance()
        guard let mark = peek else { return nil }
        advance()
        switch mark {
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "v": return "\u{B}"
        case "0": return "\0"
        case "1"..."9": throw error(.noEscape, ["escape": .verbatim("\\\(mark)")])
        case "x": return try unicode(code(digits: 2))
        case "u":
            let high = try code(digits: 4)
            guard (0xD800...0xDBFF).contains(high) else { return try unicode(high) }
            guard peek == "\\" else { return try unicode(high) }
            advance()
            guard peek == "u" else { return try unicode(high) }
            advance()
            let low = try code(digits: 4)
            guard (0xDC00...0xDFFF).contains(low) else { return try unicode(low &+ 0x11_0000) }
            return try unicode(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        case "\r", "\n", "\u{2028}", "\u{2029}": return nil
        default: return mark
        }
    }

    private mutating func code(digits: Int) throws(JSON5Error) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<digits {
            guard let next = peek, next.isASCII, let digit = Character(next).hexDigitValue else {
                let values = ["escape": digits == 2 ? "\\x" : "\\u", "digits": "\(digits)"]
                throw JSON5Error(line: line, problem: .phrase(.escapeNeedsDigits, verbatim: values))
            }
            code = code << 4 | UInt32(digit)
            advance()
        }
        return code
    }

    private func unicode(_ code: UInt32) throws(JSON5Error) -> Unicode.Scalar {
        guard let scalar = Unicode.Scalar(code) else { throw error(.halfPair) }
        return scalar
    }

    private var peek: Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        if byte < 0x80 { return Unicode.Scalar(byte) }
        return String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars
            .first
    }

    /// Steps over one scalar, or over both of CR LF, counting lines as editors do.
    private mutating func advance() {
        let passed = bytes[index]
        index += 1
        while passed >= 0xC0, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        if passed == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
            index += 1
        }
        if passed == UInt8(ascii: "\n") || passed == UInt8(ascii: "\r") { line += 1 }
    }

    private mutating func skipBlanks() throws(JSON5Error) {
        while let next = peek {
            if next.isBlank {
                advance()
            } else if next == "/", index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while let next = peek, next != "\n", next != "\r" { advance() }
            } else if next == "/", index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                try skipBlock()
            } else {
                return
            }
        }
    }

    private mutating func skipBlock() throws(JSON5Error) {
        let start = line
        advance()
        advance()
        while let next = peek {
            advance()
            if next == "*", peek == "/" {
                advance()
                return
            }
        }
        throw notClosed("/*", start, "*/")
    }

    private var found: Saying { peek.map(shown) ?? .phrase(.theEnd) }

    private func shown(_ scalar: Unicode.Scalar) -> Saying { quoted(String(Character(scalar))) }

    /// An unclosed bracket is an error where it was opened: people look there, not at the end of the file.
    private func notClosed(_ open: String, _ start: Int, _ close: String) -> JSON5Error {
        let values = ["open": open, "line": "\(start)", "close": close]
        return JSON5Error(line: start, problem: .phrase(.notClosed, verbatim: values))
    }

    private func error(_ problem: Phrase, _ values: [String: Saying] = [:], line: Int? = nil) -> JSON5Error {
        JSON5Error(line: line ?? self.line, problem: .phrase(problem, values))
    }
}

// ASCII letters, the bulk of most texts, without Unicode's tables.
extension Unicode.Scalar {
    fileprivate var isBlank: Bool {
        value < 0x80 ? value == 32 || (9...13).contains(value) : properties.isWhitespace || self == "\u{FEFF}"
    }

    fileprivate var isPartOfName: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: value >= 0x80 && properties.isIDContinue
        }
    }
}

extension UInt8 {
    fileprivate var mayEndText: Bool {
        switch self {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 10, 13: true
        default: false
        }
    }
}

package enum JSON5Number {
    /// Decimal, hexadecimal, `Infinity` or `NaN`, with a sign or none.
    static func value(of word: String) -> Double? {
        let isNegative = word.hasPrefix("-")
        let digits = isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]
        guard let magnitude = magnitude(digits) else { return nil }
        return isNegative ? -magnitude : magnitude
    }

    private static func magnitude(_ digits: Substring) -> Double? {
        switch digits {
        case "Infinity": return .infinity
        case "NaN": return .nan
        default: break
        }
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            let digits = digits.dropFirst(2)
            guard digits.first?.isHexDigit == true else { return nil }
            return UInt64(digits, radix: 16).map { Double($0) }
        }
        guard digits.utf8.allSatisfy({ (48...57).contains($0) || ".eE+-".utf8.contains($0) }) else {
            return nil
        }
        // `5.` and `.5` are JSON5; `05`, which some would read as octal, is not.
        let whole = digits.prefix { $0.isNumber }
        if whole.count > 1, whole.hasPrefix("0") { return nil }
        let rest = digits.dropFirst(whole.count)
        if rest.hasPrefix("."), let next = rest.dropFirst().first, next.isNumber {
            return Double("\(whole.isEmpty ? "0" : "")\(digits)")
        }
        guard !whole.isEmpty else { return nil }
        return rest.hasPrefix(".") ? Double("\(whole)\(rest.dropFirst())") : Double(digits)
    }
}
