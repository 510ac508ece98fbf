package import Market

extension City {
    /// The country of the city that `clock` shows the time of; nil where the table of cities has no
    /// such city, and for one that is in no country.
    package static func country(ofClock clock: ClockID, language: String = "en") -> String? {
        let country = line(of: clock).map { CityMatch($0, column: CityTable.column(language)).country } ?? ""
        return country.isEmpty ? nil : country
    }

    /// The code of that country; nil likewise.
    package static func countryCode(ofClock clock: ClockID) -> String? {
        line(of: clock).map { $0.string(2) }.flatMap { CityTable.countryByCode[$0] == nil ? nil : $0 }
    }

    /// The clock of the capital of the country of `code`; nil where the table has none.
    package static func capital(ofCountry code: String) -> ClockID? {
        TextTable(CityTable.capitals).line(code).flatMap { ClockID($0.string(1)) }
    }

    /// The clocks of all capitals.
    package static let capitals = Set(
        TextTable(CityTable.capitals).lines.compactMap { ClockID($0.string(1)) })

    private static func line(of clock: ClockID) -> TextTable.Line? {
        clock.city == nil
            ? CityTable.city(ofZone: clock.zone)
            : CityTable.cityLines.first { $0.string(0) == clock.city && $0.string(1) == clock.zone }
    }
}
