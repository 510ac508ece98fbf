internal import CPQ

/// A value of another type reads as nil, like NULL.
package final class Rows {
    private let result: OpaquePointer
    private(set) var leftOut = 0

    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    package var count: Int { Int(PQntuples(result)) }

    /// Skips and counts invalid rows: their writer may be faulty or malicious.
    func values<Value>(_ read: (Int) -> Value?) -> [Value] {
        (0..<count).compactMap { row in
            let value = read(row)
            if value == nil { leftOut += 1 }
            return value
        }
    }

    package var changed: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    package func text(_ row: Int, _ column: Int) -> String? {
        guard PQgetisnull(result, Int32(row), Int32(column)) == 0 else { return nil }
        return String(cString: PQgetvalue(result, Int32(row), Int32(column)))
    }

    package func integer(_ row: Int, _ column: Int) -> Int? { text(row, column).flatMap { Int($0) } }

    package func real(_ row: Int, _ column: Int) -> Double? { text(row, column).flatMap(Rows.number) }

    package func flag(_ row: Int, _ column: Int) -> Bool? { text(row, column).map { $0 == "t" } }

    /// Without NULLs.
    package func reals(_ row: Int, _ column: Int) -> [Double]? {
        text(row, column).map { text in
            text.dropFirst().dropLast().split(separator: ",").compactMap { Rows.number(String($0)) }
        }
    }

    package func integers(_ row: Int, _ column: Int) -> [Int]? {
        text(row, column).map { text in
            text.dropFirst().dropLast().split(separator: ",").compactMap { Int($0) }
        }
    }

    private static func number(_ text: String) -> Double? {
        switch text {
        case "Infinity": .infinity
        case "-Infinity": -.infinity
        case "NaN": .nan
        default: Double(text)
        }
    }
}

/// A statement's parameter in PostgreSQL's text form; nil for NULL.
package struct Parameter: Hashable, Sendable {
    let text: String?

    /// A NUL, which PostgreSQL forbids, ends it.
    package static func text(_ value: String?) -> Parameter {
        Parameter(text: value.map { String($0.prefix { $0 != "\0" }) })
    }

    package static func integer(_ value: Int?) -> Parameter { Parameter(text: value.map { "\($0)" }) }

    /// To the last bit.
    package static func real(_ value: Double?) -> Parameter { Parameter(text: value.map(written)) }

    package static func flag(_ value: Bool) -> Parameter { Parameter(text: value ? "t" : "f") }

    package static func texts(_ values: [String?]) -> Parameter { array(values.map { $0.map(quoted) }) }

    package static func integers(_ values: [Int?]) -> Parameter { array(values.map { $0.map { "\($0)" } }) }

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

/// Anyone who may connect can send one: never trust it.
package struct DeskNotice: Hashable, Sendable {
    package let channel: String
    package let payload: String
    package let process: Int
}
