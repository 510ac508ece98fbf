package import CivilTime
package import Market

extension Zone {
    /// The clock that a user means by `text`: a zone's name, or a city's, case, accents and blanks ignored;
    /// failing that, the only city whose name begins so. Nil when there is none or more than one.
    package static func named(like text: String) -> ClockID? {
        guard case .one(let clock) = CitySearch.meaning(of: text) else { return nil }
        return clock
    }
}
