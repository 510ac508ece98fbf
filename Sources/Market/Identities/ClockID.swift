/// What identifies a clock on the board: a zone, and a city in it where the zone is named for another.
///
/// Written `Asia/Taipei`, or `Asia/Shanghai#Shenzhen` for a city of the zone of Shanghai. The city is named as the
/// table of cities names it, in English; what cannot be read is refused, what is merely not in the table is not.
package struct ClockID: Identity {
    /// The zone's IANA name.
    package let zone: String
    /// The city; nil for the one that the zone is named for.
    package let city: String?

    /// Reads `zone` or `zone#city`: a zone's name is of letters, digits and `_ + - /`, at most 40, beginning with a
    /// letter; a city is a text as it may stand on a screen, of at most 60 characters.
    package init?(_ text: String) {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        guard parts.count < 3, text.utf8.count <= 200, let zone = parts.first, ClockID.isZone(zone) else {
            return nil
        }
        let city = parts.count == 2 ? parts[1] : nil
        guard city.map({ CleanText.line($0, limit: 60) == $0 }) ?? true else { return nil }
        (self.zone, self.city) = (zone, city)
    }

    /// Names the clock of a line of the table of cities, or of one of the system's zones.
    package init(listed zone: String, city: String? = nil) { (self.zone, self.city) = (zone, city) }

    /// `Asia/Taipei` or `Asia/Shanghai#Shenzhen`.
    package var text: String { city.map { "\(zone)#\($0)" } ?? zone }

    private static func isZone(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
        return text.utf8.count <= 40 && text.utf8.first.map(isLetter) ?? false
            && text.utf8.allSatisfy { byte in
                isLetter(byte) || (48...57).contains(byte) || "_+-/".utf8.contains(byte)
            }
    }
}
