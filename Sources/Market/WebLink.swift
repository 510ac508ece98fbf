/// An https address that a terminal may be told to open: it has a host and a path of the characters that addresses have, so that
/// nothing in it ends the sequence it stands in, or shows another host than it leads to.
package struct WebLink: Hashable, Sendable {
    /// The longest address, in bytes.
    package static let limit = 500

    /// The address.
    package let text: String

    /// Checks an address; nil where it is no such one.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= WebLink.limit, bytes.starts(with: "https://".utf8) else { return nil }
        let rest = bytes.dropFirst("https://".utf8.count)
        let host = rest.prefix { !"/?#".utf8.contains($0) }
        let isHost = host.allSatisfy { $0.isLetterOrDigit || ".-:".utf8.contains($0) }
        let isPath = rest.allSatisfy { $0.isLetterOrDigit || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains($0) }
        guard isHost, isPath, host.first?.isLetterOrDigit == true else { return nil }
        self.text = text
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
    }
}
