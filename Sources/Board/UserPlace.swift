package import CivilTime
package import Market
internal import Places
internal import Words

/// Long lists begin with items near the user.
package struct UserPlace: Hashable, Sendable {
    package enum Distance: Int, Comparable, Sendable {
        case here, near, far

        package static func < (a: Distance, b: Distance) -> Bool { a.rawValue < b.rawValue }
    }

    package let country: String?
    /// The first part of the names of nearby zones, such as `Asia`.
    private let region: Substring?

    /// For a zone of no country, such as UTC, the country of a locale such as `de_AT`.
    package init(_ zone: Zone, locale: String) {
        let territory = locale.split(separator: "_").last.map(String.init) ?? ""
        let own = City.countryCode(ofClock: ClockID(listed: zone.name))
        country = own ?? (City.capital(ofCountry: territory) == nil ? nil : territory)
        region = own == nil ? country.flatMap(UserPlace.region(ofCountry:)) : UserPlace.region(zone.name)
    }

    package func distance(to clock: ClockID, in code: String?) -> Distance {
        if let code, code == country { return .here }
        return UserPlace.region(clock.zone) == region ? .near : .far
    }

    /// `here` if one of them is home, else that of the first.
    package func distance(toCountries codes: [String]) -> Distance {
        if let country, codes.contains(country) { return .here }
        guard let first = codes.first, let region, UserPlace.region(ofCountry: first) == region else {
            return .far
        }
        return .near
    }

    private static func region(ofCountry code: String) -> Substring? {
        City.capital(ofCountry: code).flatMap { region($0.zone) }
    }

    /// `Asia` of `Asia/Taipei`; Australia and the islands around it are one region.
    private static func region(_ zone: String) -> Substring? {
        guard zone.contains("/"), let first = zone.split(separator: "/").first else { return nil }
        return first == "Australia" ? "Pacific" : first
    }
}

extension Model {
    package var home: UserPlace { UserPlace(here, locale: locale.identifier) }
}
