import Foundation
import Glibc
import Market

/// Where a feed is: on the web, or a file.
enum FeedAddress: Hashable, Sendable {
    case web(URL)
    case file(path: String)

    /// Reads an address of the settings.
    ///
    /// - Parameter allowsFiles: whether an absolute path, `~/…` or `file:…` is an address too.
    /// - Throws: `.insecureAddress` for plain http to another machine, `.unreachable` for what is no address.
    init(_ text: String, allowsFiles: Bool) throws(FeedFailure.Cause) {
        if allowsFiles {
            if text.hasPrefix("/") {
                self = .file(path: text)
                return
            }
            if text == "~" || text.hasPrefix("~/") {
                self = .file(path: NSHomeDirectory() + text.dropFirst())
                return
            }
            if text.lowercased().hasPrefix("file:"), let url = URL(string: text), url.path.hasPrefix("/") {
                self = .file(path: url.path)
                return
            }
        }
        guard let url = URL(string: text), let scheme = url.scheme, url.host?.isEmpty == false else {
            throw .unreachable("\(ShownAddress.of(text)) is no address")
        }
        guard ["http", "https"].contains(scheme.lowercased()) else {
            throw .unreachable("\(scheme) is not a way to ask a feed")
        }
        guard url.isTrusted else { throw .insecureAddress(ShownAddress.of(text)) }
        self = .web(url)
    }
}

extension URL {
    /// Whether the address leads to this very machine.
    var isLoopback: Bool {
        guard var host = host?.lowercased() else { return false }
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        if host == "localhost" || host == "::1" { return true }
        // Only the dotted form: names such as 127.example.org must not pass.
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        let isDotted = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && $0.allSatisfy(\.isNumber) }
        return isDotted && parts[0] == "127"
    }

    /// Whether it may lead to this very machine, in whatever form its host is written: more than `isLoopback` trusts.
    var isThisMachine: Bool {
        guard var host = host(percentEncoded: false)?.lowercased() else { return false }
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        if host.hasSuffix(".") { host.removeLast() }
        if host == "localhost" || host.hasSuffix(".localhost") { return true }
        var four = in_addr()
        // Also 127.1, 0x7f000001 and their like.
        if inet_aton(host, &four) != 0 { return [0, 127].contains(UInt32(bigEndian: four.s_addr) >> 24) }
        var six = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, String(host.prefix { $0 != "%" }), &six) == 1 else { return false }
        // ::, ::1, and addresses of the other kind in this one's dress.
        if six[..<15].allSatisfy({ $0 == 0 }) { return six[15] <= 1 }
        let isMapped = six[..<10].allSatisfy { $0 == 0 } && six[10...11].allSatisfy { $0 == 0xFF }
        return isMapped && [0, 127].contains(six[12])
    }

    /// Whether what it answers can be believed to come from there: https, or this very machine.
    var isTrusted: Bool {
        switch scheme?.lowercased() {
        case "https": true
        case "http": isLoopback
        default: false
        }
    }

    /// Whether an answer from here may lead there: https stays https, and the host stays the one that the settings
    /// name; no service can send the program to hosts that nobody has chosen.
    func mayLead(to target: URL) -> Bool {
        guard target.isTrusted, host()?.lowercased() == target.host()?.lowercased() else { return false }
        return scheme?.lowercased() != "https" || target.scheme?.lowercased() == "https"
    }
}
