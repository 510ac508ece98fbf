internal import Substrings

/// Web addresses as they may be shown: scheme, host, port and path. A name and password before the host, and what follows a
/// question mark or a number sign, may be secrets, and `…` stands for them.
package enum ShownAddress {
    /// `address` without what may be secret in it. A file's path stays as it is.
    package static func of(_ address: String) -> String {
        let text = address[...]
        guard let scheme = text.firstRange(of: "://") else {
            // No address of the web; but who has forgotten the scheme has not forgotten the password.
            guard !text.hasPrefix("/"), let end = text.lastIndex(of: "@") else { return address }
            return "…" + withoutQuery(text[end...])
        }
        let head = text[..<scheme.upperBound]
        var rest = text[scheme.upperBound...]
        let place = rest.prefix { !"/?#\\".contains($0) }
        if let end = place.lastIndex(of: "@") {
            rest = rest[end...]
        } else if !isPlace(place), let end = rest.lastIndex(of: "@") {
            // A password with a slash or a question mark in it is cut there.
            rest = rest[end...]
        } else {
            return head + withoutQuery(rest)
        }
        return head + "…" + withoutQuery(rest)
    }

    private static func withoutQuery(_ text: Substring) -> String {
        guard let end = text.firstIndex(where: { "?#".contains($0) }) else { return String(text) }
        return text[...end] + "…"
    }

    /// Whether `text` is a host, with or without a port.
    private static func isPlace(_ text: Substring) -> Bool {
        if text.hasPrefix("[") { return true }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return parts.count == 1 }
        return parts[1].utf8.allSatisfy { (48...57).contains($0) }
    }
}

/// An https address that a terminal may be told to open: it has a host and a path of the characters that addresses have, so that
/// nothing in it ends the sequence it stands in, or shows another host than it leads to.
package struct WebLink: Hashable, Sendable {
    /// The longest address, in bytes.
    package static let limit = 500

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
