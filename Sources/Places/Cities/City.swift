package import Market

package enum City {
    /// `New York` for `America/New_York`. A zone of three parts keeps its state or country, to tell cities of
    /// one name apart: `Indianapolis, Indiana`. A zone without parts is its own name.
    package static func name(ofZone zone: String) -> String {
        let parts = zone.split(separator: "/").dropFirst().reversed()
        guard !parts.isEmpty else { return words(zone[...]) }
        return parts.map(words).joined(separator: ", ")
    }

    package static func name(ofZone zone: String, language: String) -> String {
        CityTable.column(language) == nil
            ? name(ofZone: zone) : name(ofClock: ClockID(listed: zone), language: language)
    }

    /// `Shenzhen` for `Asia/Shanghai#Shenzhen`.
    package static func name(ofClock clock: ClockID, language: String = "en") -> String {
        if let city = clock.city { return city }
        guard let line = CityTable.city(ofZone: clock.zone) else { return name(ofZone: clock.zone) }
        return CityMatch.name(line, column: CityTable.column(language))
    }

    private static func words(_ part: Substring) -> String {
        String(part.map { $0 == "_" ? " " : $0 })
    }

    /// Nil if the table lacks the city, or it is in no country.
    package static func country(ofClock clock: ClockID, language: String = "en") -> String? {
        guard let code = countryCode(ofClock: clock) else { return nil }
        return CityTable.country(code, column: CityTable.column(language)) ?? code
    }

    package static func countryCode(ofClock clock: ClockID) -> String? {
        line(of: clock).map { $0.string(2) }.flatMap { CityTable.countryLine($0) == nil ? nil : $0 }
    }

    /// Nil if the table has none.
    package static func capital(ofCountry code: String) -> ClockID? {
        TextTable(CityTable.capitals).line(code).flatMap { ClockID($0.string(1)) }
    }

    package static let capitals = Set(
        TextTable(CityTable.capitals).lines.compactMap { ClockID($0.string(1)) })

    private static func line(of clock: ClockID) -> TextTable.Line? {
        clock.city == nil
            ? CityTable.city(ofZone: clock.zone)
            : CityTable.cityLines.first { $0.string(0) == clock.city && $0.string(1) == clock.zone }
    }
}
