package import Market

/// Cities by their clocks.
package enum City {
    /// The city that gives `zone` its name: `New York` for `America/New_York`.
    ///
    /// A zone of three parts keeps its state or country, so that cities of the same name stay apart:
    /// `Indianapolis, Indiana` for `America/Indiana/Indianapolis`. A zone without parts is its own name.
    package static func name(ofZone zone: String) -> String {
        let parts = zone.split(separator: "/").dropFirst().reversed()
        guard !parts.isEmpty else { return words(zone[...]) }
        return parts.map(words).joined(separator: ", ")
    }

    /// The same in the language of a locale, if the table of cities has a name in it.
    package static func name(ofZone zone: String, language: String) -> String {
        CityTable.column(language) == nil
            ? name(ofZone: zone) : name(ofClock: ClockID(listed: zone), language: language)
    }

    /// The city of `clock`, such as `Shenzhen` for `Asia/Shanghai#Shenzhen` and
    /// `São Paulo` for `America/Sao_Paulo`.
    package static func name(ofClock clock: ClockID, language: String = "en") -> String {
        if let city = clock.city { return city }
        guard let line = CityTable.city(ofZone: clock.zone) else { return name(ofZone: clock.zone) }
        return CityMatch.name(line, column: CityTable.column(language))
    }

    private static func words(_ part: Substring) -> String {
        String(part.map { $0 == "_" ? " " : $0 })
    }

    /// The country of the city that `clock` shows the time of; nil if the table of cities has no
    /// such city, and for one that is in no country.
    package static func country(ofClock clock: ClockID, language: String = "en") -> String? {
        guard let code = countryCode(ofClock: clock) else { return nil }
        return CityTable.country(code, column: CityTable.column(language)) ?? code
    }

    /// The code of that country; nil likewise.
    package static func countryCode(ofClock clock: ClockID) -> String? {
        line(of: clock).map { $0.string(2) }.flatMap { CityTable.countryLine($0) == nil ? nil : $0 }
    }

    /// The clock of the capital of the country of `code`; nil if the table has none.
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
