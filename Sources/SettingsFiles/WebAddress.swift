/// The parts of a web address that decide whether it is trusted.
///
/// What reads addresses when they are asked is more lenient; nothing that could be read in two ways is let in here.
struct WebAddress: Hashable {
    let scheme: String
    /// The host, in small letters; one of IPv6 with its brackets.
    let host: String

    /// Reads `scheme://host`, with a name before and a port after the host if need be, and what follows; nil for anything else.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
            bytes[colon...].starts(with: "://".utf8)
        else { return nil }
        let scheme = bytes[..<colon]
        guard scheme[0].isLetter, scheme.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
        else { return nil }
        let rest = bytes[(colon + 3)...]
        let authority = rest.prefix { !"/?#".utf8.contains($0) }
        let place = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
        // A backslash is a slash to some, and a blank is cut off by others; a second @ could hide the host.
        guard authority.allSatisfy({ $0 > 0x20 && !"\\\"<>^`{|}".utf8.contains($0) }),
            authority.count(where: { $0 == UInt8(ascii: "@") }) < 2, let host = WebAddress.host(of: place)
        else { return nil }
        self.scheme = String(decoding: scheme, as: UTF8.self).lowercased()
        self.host = String(decoding: host, as: UTF8.self).lowercased()
    }

    /// The host before the port, where both are sound.
    private static func host(of place: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let host: ArraySlice<UInt8>
        if place.first == UInt8(ascii: "[") {
            guard let end = place.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            host = place[...end]
            let inside = host.dropFirst().dropLast()
            guard inside.contains(UInt8(ascii: ":")),
                inside.allSatisfy({ $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
            else { return nil }
        } else {
            host = place.prefix { $0 != UInt8(ascii: ":") }
            guard !host.isEmpty, !host.contains(where: { "[]%".utf8.contains($0) }) else { return nil }
        }
        let port = place[host.endIndex...]
        if port.isEmpty { return host }
        guard port.first == UInt8(ascii: ":"), port.count <= 6, port.dropFirst().allSatisfy(\.isDigit) else {
            return nil
        }
        return host
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
    fileprivate var isDigit: Bool { (48...57).contains(self) }
    fileprivate var isHexDigit: Bool { isDigit || (65...70).contains(self) || (97...102).contains(self) }
}
