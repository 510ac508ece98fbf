/// Cities as the zone database names them.
public enum City {
    /// The city that the zone called `zone` is named for: `New York` for `America/New_York`.
    ///
    /// A zone of three parts keeps its state or country, so that cities of the same name stay apart:
    /// `Indianapolis, Indiana` for `America/Indiana/Indianapolis`. A zone without parts is its own name.
    public static func name(ofZone zone: String) -> String {
        let parts = zone.split(separator: "/").dropFirst().reversed()
        guard !parts.isEmpty else { return words(zone[...]) }
        return parts.map(words).joined(separator: ", ")
    }

    private static func words(_ part: Substring) -> String {
        String(part.map { $0 == "_" ? " " : $0 })
    }
}
