/// The zones that the system's own zone database lists, and other names for them.
struct ZoneNames: Sendable {
    private let own: [String]
    /// Each alias with the zone it stands for.
    private let zones: [String: String]

    /// Reads `tzdata.zi`: a zone begins with `Z name`, an alias is `L zone alias`.
    init(_ text: [UInt8]) {
        let lines = text.split(separator: 10).map {
            $0.split(separator: 32, maxSplits: 3).map { String(decoding: $0, as: UTF8.self) }
        }
        own = lines.filter { $0.first == "Z" && $0.count > 1 }.map { $0[1] }
        let links = lines.filter { $0.first == "L" && $0.count == 3 }
        zones = Dictionary(links.map { ($0[2], $0[1]) }) { first, _ in first }
    }

    var all: [String] { own + zones.keys.sorted() }

    /// Other names for the zone called `name`, the zone's own first: not every system has a file for each.
    func others(_ name: String) -> [String] {
        let zone = zones[name] ?? name
        let names = [zone] + zones.filter { $0.value == zone }.keys.sorted()
        return names.filter { $0 != name }
    }
}
