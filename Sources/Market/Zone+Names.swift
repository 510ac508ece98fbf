private import Foundation

extension Zone {
    /// The names of all zones that are called after a city, by name.
    public static let names = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.sorted()
}
