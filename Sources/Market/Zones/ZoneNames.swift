/// The zone database's names.
enum ZoneNames {
    /// Each alias with the zone it stands for.
    private static let pairs: [(alias: String, zone: String)] = String(describing: aliases)
        .split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }

    /// All names that there are, those of places first.
    static let all: [String] = {
        let own = CityTable.zones
        let known = Set(own)
        return own.sorted() + pairs.flatMap { [$0.alias, $0.zone] }.filter { !known.contains($0) }
    }()

    /// Other names for the zone called `name`, the preferred one first: systems differ in which they keep.
    static func others(_ name: String) -> [String] {
        let zone = pairs.first { $0.alias == name }?.zone
        let others = pairs.filter { $0.zone == zone ?? name && $0.alias != name }.map(\.alias)
        return (zone.map { [$0] } ?? []) + others
    }
}
