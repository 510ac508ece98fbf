/// A value that a statement is given, in PostgreSQL's own text form.
package struct Parameter: Hashable, Sendable {
    /// Its text; nil for NULL.
    let text: String?

    /// NULL.
    package static let null = Parameter(text: nil)

    /// A text; a NUL, which no text of PostgreSQL's may have, ends it.
    package static func text(_ value: String?) -> Parameter {
        Parameter(text: value.map { String($0.prefix { $0 != "\0" }) })
    }

    /// A whole number.
    package static func integer(_ value: Int?) -> Parameter { Parameter(text: value.map { "\($0)" }) }

    /// A number, to the last bit.
    package static func real(_ value: Double?) -> Parameter { Parameter(text: value.map(written)) }

    /// True or false.
    package static func flag(_ value: Bool) -> Parameter { Parameter(text: value ? "t" : "f") }

    /// An array of texts; nil for NULL in it.
    package static func texts(_ values: [String?]) -> Parameter { array(values.map { $0.map(quoted) }) }

    /// An array of whole numbers.
    package static func integers(_ values: [Int?]) -> Parameter { array(values.map { $0.map { "\($0)" } }) }

    /// An array of numbers.
    package static func reals(_ values: [Double?]) -> Parameter { array(values.map { $0.map(written) }) }

    private static func array(_ elements: [String?]) -> Parameter {
        Parameter(text: "{\(elements.map { $0 ?? "NULL" }.joined(separator: ","))}")
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text.unicodeScalars.prefix(while: { $0 != "\0" }) {
            if character == "\"" || character == "\\" { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result + "\""
    }

    private static func written(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
        return "\(value)"
    }
}
