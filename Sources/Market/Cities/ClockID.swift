/// What identifies a clock on the board: a zone, and a city in it where the zone is named for another.
///
/// Written `Asia/Taipei`, or `Asia/Shanghai#Shenzhen` for a city of the zone of Shanghai. The city is named as the
/// table of cities names it, in English; what cannot be read is refused, what is merely not in the table is not.
public struct ClockID: Hashable, Sendable, LosslessStringConvertible {
    /// The zone's IANA name.
    public let zone: String
    /// The city; nil for the one that the zone is named for.
    public let city: String?

    /// Names the clock of `city` in `zone`.
    public init(zone: String, city: String? = nil) {
        self.zone = zone
        self.city = city
    }

    /// Reads `zone` or `zone#city`; nil where either part is empty or there are more.
    public init?(_ description: String) {
        let parts = description.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(zone: parts[0], city: parts.count == 2 ? parts[1] : nil)
    }

    /// `Asia/Taipei` or `Asia/Shanghai#Shenzhen`.
    public var description: String { city.map { "\(zone)#\($0)" } ?? zone }

    /// Whether it can be read back, and the city is a text as it may stand on a screen.
    public var isPlausible: Bool {
        ClockID(description) == self && (city.map { CleanText.line($0) == $0 } ?? true)
    }
}
