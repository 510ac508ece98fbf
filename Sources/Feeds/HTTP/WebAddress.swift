import CCurl
import Glibc

/// An address of the web, taken apart as libcurl will take it that asks there.
struct WebAddress: Hashable, Sendable {
    /// The address as it was written.
    let text: String
    /// In small letters.
    let scheme: String
    /// In small letters, without brackets; an IPv4 address with four numbers, in whatever form it is written.
    let host: String
    /// As it was written; nil for the scheme's own.
    let port: String?

    /// Reads an address; nil where it has no scheme or no host.
    init?(_ text: String) {
        guard let url = CurlURL(text), let scheme = url.part(CURLUPART_SCHEME),
            let host = url.part(CURLUPART_HOST), !host.isEmpty
        else { return nil }
        self.text = text
        self.scheme = scheme.lowercased()
        self.host = (host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host).lowercased()
        port = url.part(CURLUPART_PORT)
    }

    /// The path and the query, as they were written.
    var target: String {
        guard let url = CurlURL(text) else { return "/" }
        return (url.part(CURLUPART_PATH) ?? "/") + (url.part(CURLUPART_QUERY).map { "?" + $0 } ?? "")
    }

    /// The address `tail` below this one, whether or not this one ends in a slash; nil if that is no address.
    ///
    /// - Parameter tail: what follows, percent-encoded, with its slash and its query.
    func below(_ tail: String) -> WebAddress? {
        var text = text
        while text.hasSuffix("/") { text.removeLast() }
        return WebAddress(text + tail)
    }

    static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { encoded, byte in
            switch byte {
            // RFC 3986's unreserved characters alone: `^GSPC` and `EURUSD=X` go encoded.
            case 48...57, 65...90, 97...122, 45, 46, 95, 126:
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default: encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// The path of a `file:` address, decoded; nil for any other.
    static func path(ofFile text: String) -> String? {
        guard let url = CurlURL(text), url.part(CURLUPART_SCHEME) == "file" else { return nil }
        return url.part(CURLUPART_PATH, UInt32(CURLU_URLDECODE))
    }

    /// Whether the address leads to this very machine.
    var isLoopback: Bool { host == "localhost" || host == "::1" || firstOfFour == 127 }

    /// Whether it may lead to this very machine, in whatever form its host is written: more than `isLoopback` trusts.
    var isThisMachine: Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        if let first = firstOfFour { return [0, 127].contains(first) }
        var six = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, host, &six) == 1 else { return false }
        // ::, ::1, and addresses of the other kind in this one's dress.
        if six[..<15].allSatisfy({ $0 == 0 }) { return six[15] <= 1 }
        let isMapped = six[..<10].allSatisfy { $0 == 0 } && six[10...11].allSatisfy { $0 == 0xFF }
        return isMapped && [0, 127].contains(six[12])
    }

    /// The first number of an IPv4 address; names such as 127.example.org have none.
    private var firstOfFour: UInt8? {
        var four: [UInt8] = [0, 0, 0, 0]
        return inet_pton(AF_INET, host, &four) == 1 ? four[0] : nil
    }

    /// Whether what it answers can be believed to come from there: https, or this very machine.
    var isTrusted: Bool { scheme == "https" || scheme == "http" && isLoopback }

    /// True if we follow a redirect from here to there: scheme, host and port stay those that the settings name. No service can
    /// send the program to servers that nobody has chosen.
    func mayLead(to target: WebAddress) -> Bool {
        target.isTrusted && scheme == target.scheme && host == target.host && actualPort == target.actualPort
    }

    /// The port that it leads to, named or not.
    private var actualPort: String { port ?? (scheme == "https" ? "443" : "80") }
}

/// An address as libcurl has read it.
private struct CurlURL: ~Copyable {
    private let handle: OpaquePointer

    init?(_ text: String) {
        guard let handle = curl_url() else { return nil }
        guard curl_url_set(handle, CURLUPART_URL, text, UInt32(CURLU_NON_SUPPORT_SCHEME)) == CURLUE_OK else {
            curl_url_cleanup(handle)
            return nil
        }
        self.handle = handle
    }

    deinit { curl_url_cleanup(handle) }

    borrowing func part(_ part: CURLUPart, _ flags: UInt32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
