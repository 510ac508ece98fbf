internal import CPQ

/// The rows that a statement gave. A value that is not of the kind asked for is nil, as NULL is.
package final class Rows {
    private let result: OpaquePointer
    /// How many rows made no sense to whoever read them.
    private(set) var leftOut = 0

    init(_ result: OpaquePointer) { self.result = result }

    deinit { PQclear(result) }

    /// How many rows there are.
    package var count: Int { Int(PQntuples(result)) }

    /// The values of the rows. A row without one is left out, and counted: whoever wrote it may be mistaken, or worse.
    func values<Value>(_ read: (Int) -> Value?) -> [Value] {
        (0..<count).compactMap { row in
            let value = read(row)
            if value == nil { leftOut += 1 }
            return value
        }
    }

    /// How many rows a statement changed.
    package var changed: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    /// The text at a place.
    package func text(_ row: Int, _ column: Int) -> String? {
        guard PQgetisnull(result, Int32(row), Int32(column)) == 0 else { return nil }
        return String(cString: PQgetvalue(result, Int32(row), Int32(column)))
    }

    /// The whole number at a place.
    package func integer(_ row: Int, _ column: Int) -> Int? { text(row, column).flatMap { Int($0) } }

    /// The number at a place.
    package func real(_ row: Int, _ column: Int) -> Double? { text(row, column).flatMap(Rows.number) }

    /// The flag at a place.
    package func flag(_ row: Int, _ column: Int) -> Bool? { text(row, column).map { $0 == "t" } }

    /// The numbers of the array at a place; those that are NULL are left out.
    package func reals(_ row: Int, _ column: Int) -> [Double]? {
        text(row, column).map { text in
            text.dropFirst().dropLast().split(separator: ",").compactMap { Rows.number(String($0)) }
        }
    }

    /// The whole numbers of the array at a place; those that are NULL are left out.
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
