/// A path such as `$.data[0]['last price']`: a part of RFC 9535. `$` is the row, `$$` the whole answer.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
    package enum Step: Hashable, Sendable {
        case name(String)
        /// -1 is the last.
        case index(Int)
        case all
    }

    private static let (longest, mostSteps) = (400, 32)

    package let description: String
    package let steps: [Step]
    package let isOfWholeAnswer: Bool

    package static let row = JSONPath(steps: [])

    private init(steps: [Step]) { (description, self.steps, isOfWholeAnswer) = ("$", steps, false) }

    package init(_ text: String) throws(TextMistake) {
        var reader = TextReader(text)
        guard reader.rest.count <= JSONPath.longest else {
            throw TextMistake(place: JSONPath.longest, wanted: "≤ \(JSONPath.longest)")
        }
        guard reader.take("$") else { throw reader.expected("$") }
        isOfWholeAnswer = reader.take("$")
        var steps: [Step] = []
        while !reader.isAtEnd {
            guard steps.count < JSONPath.mostSteps else {
                throw reader.expected("≤ \(JSONPath.mostSteps) [ ]")
            }
            if reader.take(".") {
                steps.append(reader.take("*") ? .all : .name(try reader.plainName()))
            } else if reader.take("[") {
                steps.append(try reader.bracket())
            } else {
                throw reader.expected(". [")
            }
        }
        (description, self.steps) = (text, steps)
    }

    package var hasAll: Bool { steps.contains(.all) }
}

package struct TextMistake: Error, Hashable, Sendable {
    /// The character, from 1; one past the last if the end is missing.
    package var place: Int
    /// The characters or examples that may stand there.
    package var wanted: String
}

struct TextReader {
    private let scalars: [Unicode.Scalar]
    private var next = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var rest: ArraySlice<Unicode.Scalar> { scalars[next...] }
    var isAtEnd: Bool { next == scalars.count }
    var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[next] }

    func expected(_ wanted: String) -> TextMistake { TextMistake(place: next + 1, wanted: wanted) }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        next += 1
        return true
    }

    mutating func pop() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        next += 1
        return scalar
    }

    mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        while let scalar = peek, isWanted(scalar) {
            text.unicodeScalars.append(scalar)
            next += 1
        }
        return text
    }
}

extension Unicode.Scalar {
    var isDigit: Bool { (48...57).contains(value) }
    var isLetter: Bool { (65...90).contains(value) || (97...122).contains(value) }
}

extension TextReader {
    /// After a dot: letters, digits, `_` and anything beyond ASCII, not beginning with a digit.
    fileprivate mutating func plainName() throws(TextMistake) -> String {
        guard let first = peek, !first.isDigit else { throw expected("a…z _ *") }
        let name = take { $0.isLetter || $0.isDigit || $0 == "_" || $0.value > 0x7F }
        guard !name.isEmpty else { throw expected("a…z _ *") }
        return name
    }

    fileprivate mutating func bracket() throws(TextMistake) -> JSONPath.Step {
        _ = take { $0 == " " }
        let step: JSONPath.Step
        switch peek {
        case "*":
            _ = pop()
            step = .all
        case "'", "\"": step = .name(try quotedName())
        default: step = .index(try index())
        }
        _ = take { $0 == " " }
        guard take("]") else { throw expected("]") }
        return step
    }

    private mutating func quotedName() throws(TextMistake) -> String {
        let quote = pop()
        var name = ""
        while let scalar = pop() {
            if scalar == quote { return name }
            guard scalar == "\\" else {
                name.unicodeScalars.append(scalar)
                continue
            }
            guard let escaped = peek, ["'", "\"", "\\", "/"].contains(escaped) else {
                throw expected(#"' " \ /"#)
            }
            name.unicodeScalars.append(escaped)
            _ = pop()
        }
        throw expected(quote.map { String($0) } ?? "'")
    }

    private mutating func index() throws(TextMistake) -> Int {
        let isNegative = take("-")
        let start = self
        let digits = take { $0.isDigit }
        guard !digits.isEmpty else { throw expected(isNegative ? "1…9" : "0…9 - * '") }
        guard digits.utf8.count < 10, digits == "0" ? !isNegative : !digits.hasPrefix("0"),
            let number = Int(digits)
        else { throw start.expected(isNegative ? "1…999999999" : "0…999999999") }
        return isNegative ? -number : number
    }
}
