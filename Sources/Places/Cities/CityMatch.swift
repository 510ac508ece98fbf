package import Market

/// A city that a search found, or one of the list of all.
package struct CityMatch: Hashable, Sendable {
    /// The clock that shows its time.
    package let id: ClockID
    /// What the city is called, in the user's language where the table has that.
    package let name: String
    /// Its country, likewise; empty where it is in none, as for UTC.
    package let country: String
    /// That country's code.
    package let countryCode: String
    /// How many people live there, in thousands.
    package let people: Int
    /// Whether it is called just what was looked for.
    package internal(set) var isNamed = false
    /// The letter that it is listed under, A to Z.
    package let letter: Character

    init(_ line: TextTable.Line, column: Int?) {
        let english = line.string(0)
        let isOwn = line.bytes(3).last == UInt8(ascii: "*")
        id = ClockID(listed: line.string(1), city: isOwn ? nil : english)
        name = CityMatch.name(line, column: column)
        let code = line.string(2)
        countryCode = CityTable.countryByCode[code] == nil ? "" : code
        country = CityTable.country(code, column: column) ?? countryCode
        people = CityMatch.people(line)
        // The first key is the English name, folded.
        letter = line.bytes(4).first.map { Character(Unicode.Scalar($0)).uppercased().first ?? "#" } ?? "#"
    }

    static func people(_ line: TextTable.Line) -> Int {
        line.bytes(3).reduce(0) { $1 == UInt8(ascii: "*") ? $0 : $0 * 10 + Int($1) - 48 }
    }

    static func name(_ line: TextTable.Line, column: Int?) -> String {
        column.flatMap { line.item(6, $0) } ?? line.string(0)
    }
}
