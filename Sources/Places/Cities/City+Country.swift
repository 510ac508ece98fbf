public import Market

extension City {
    /// The country of the city that `clock` shows the time of; nil where the table of cities has no
    /// such city, and for one that is in no country.
    public static func country(ofClock clock: ClockID, language: String = "en") -> String? {
        let line =
            clock.city == nil
            ? CityTable.city(ofZone: clock.zone)
            : CityTable.cityLines.first { $0.string(0) == clock.city && $0.string(1) == clock.zone }
        let country = line.map { CityMatch($0, column: CityTable.column(language)).country } ?? ""
        return country.isEmpty ? nil : country
    }
}
