import CCurl
import Glibc

/// An address as libcurl reads it.
struct WebAddress: Hashable, Sendable {
    let text: String
    let scheme: String
    /// The host in lower case, without brackets; an IPv4 address as four numbers, however it is written.
    let host: String
    /// The port as written; nil for the scheme's own.
    let port: String?

    init?(_ text: String) {
        guard let url = CurlURL(text), let scheme = url.part(CURLUPART_SCHEME),
            let host = url.part(CURLUPART_HOST), !host.isEmpty
        else { return nil }
        self.text = text
        self.scheme = scheme.lowercased()
        self.host = (host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host).lowercased()
        port = url.part(CURLUPART_PORT)
    }

    var target: String {
        guard let url = CurlURL(text) else { return "/" }
        return (url.part(CURLUPART_PATH) ?? "/") + (url.part(CURLUPART_QUERY).map { "?" + $0 } ?? "")
    }

    /// `tail` is percent-encoded, with its slash and its query. Nil if the result is no address.
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

    /// The decoded path of a `file:` address; nil for another scheme.
    static func path(ofFile text: String) -> String? {
        guard let url = CurlURL(text), url.part(CURLUPART_SCHEME) == "file" else { return nil }
        return url.part(CURLUPART_PATH, UInt32(CURLU_URLDECODE))
    }

    var isLoopback: Bool { host == "localhost" || host == "::1" || firstOfFour == 127 }

    /// True for this machine in whatever form: more than `isLoopback` trusts.
    var isThisMachine: Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        if let first = firstOfFour { return [0, 127].contains(first) }
        var six = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, host, &six) == 1 else { return false }
        // ::, ::1, and IPv4 addresses mapped into IPv6.
        if six[..<15].allSatisfy({ $0 == 0 }) { return six[15] <= 1 }
        let isMapped = six[..<10].allSatisfy { $0 == 0 } && six[10...11].allSatisfy { $0 == 0xFF }
        return isMapped && [0, 127].contains(six[12])
    }

    /// The first number of an IPv4 address; names such as 127.example.org have none.
    private var firstOfFour: UInt8? {
        var four: [UInt8] = [0, 0, 0, 0]
        return inet_pton(AF_INET, host, &four) == 1 ? four[0] : nil
    }

    /// True for https, or this machine.
    var isTrusted: Bool { scheme == "https" || scheme == "http" && isLoopback }

    /// A redirect leads only to the same scheme, host and port: no service can send the program elsewhere.
    func mayLead(to target: WebAddress) -> Bool {
        target.isTrusted && scheme == target.scheme && host == target.host && actualPort == target.actualPort
    }

    private var actualPort: String { port ?? (scheme == "https" ? "443" : "80") }
}

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
