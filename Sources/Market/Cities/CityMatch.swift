/// A city that a search found, or one of the list of all.
public struct CityMatch: Hashable, Sendable {
    /// The clock that shows its time.
    public let id: ClockID
    /// What the city is called, in the user's language where the table has that.
    public let name: String
    /// Its country, likewise; empty where it is in none, as for UTC.
    public let country: String
    /// The letter that it is listed under, A to Z.
    public let letter: Character

    /// The city of a line of the table.
    init(_ line: CityTable.Line, column: Int?) {
        let english = line.string(0)
        let isOwn = line.bytes(3).last == UInt8(ascii: "*")
        id = ClockID(zone: line.string(1), city: isOwn ? nil : english)
        name = column.flatMap { CityMatch.name(in: line, 6, $0) } ?? english
        country = CityMatch.country(line.string(2), column: column)
        // The first key is the English name, folded.
        letter = line.bytes(4).first.map { Character(Unicode.Scalar($0)).uppercased().first ?? "#" } ?? "#"
    }

    /// The name of the country of `code` in the language of a column; empty for an unknown one.
    private static func country(_ code: String, column: Int?) -> String {
        guard let place = CityTable.countryByCode[code] else { return "" }
        let line = CityTable.countryLines[place]
        if let name = column.flatMap({ name(in: line, 1, $0 + 1) }) { return name }
        return name(in: line, 1, 0) ?? code
    }

    private static func name(in line: CityTable.Line, _ field: Int, _ place: Int) -> String? {
        let names = line.bytes(field).split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard names.indices.contains(place), !names[place].isEmpty else { return nil }
        return String(decoding: names[place], as: UTF8.self)
    }
}
