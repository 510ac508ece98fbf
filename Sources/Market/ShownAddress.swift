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
