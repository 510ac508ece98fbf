internal import Substrings

/// Web addresses for display. `…` replaces possible secrets: a name and password before the host, and
/// everything after a question mark or a number sign.
package enum ShownAddress {
    /// A file's path stays unchanged.
    package static func of(_ address: String) -> String {
        let text = address[...]
        guard let scheme = text.firstRange(of: "://") else {
            // Not a web address, but a user who forgot the scheme may still have typed the password.
            guard !text.hasPrefix("/"), let end = text.lastIndex(of: "@") else { return address }
            return "…" + withoutQuery(text[end...])
        }
        let head = text[..<scheme.upperBound]
        var rest = text[scheme.upperBound...]
        let place = rest.prefix { !"/?#\\".contains($0) }
        if let end = place.lastIndex(of: "@") {
            rest = rest[end...]
        } else if !isPlace(place), let end = rest.lastIndex(of: "@") {
            // A slash or question mark in a password cuts it there.
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

    private static func isPlace(_ text: Substring) -> Bool {
        if text.hasPrefix("[") { return true }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return parts.count == 1 }
        return parts[1].utf8.allSatisfy { (48...57).contains($0) }
    }
}

/// An https address that is safe to open from a terminal: it can neither end the escape sequence around it
/// nor show another host than it opens.
package struct WebLink: Hashable, Sendable {
    package static let limit = 500

    package let text: String

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
