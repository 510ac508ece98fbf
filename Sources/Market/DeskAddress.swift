/// A team server's database, as libpq reads it: `postgresql://user@host:port/database?option=value`. It must
/// have no secrets, because settings, arguments and logs show it. Other machines need TLS and a certificate.
package struct DeskAddress: Hashable, Sendable {
    package enum Problem: Error, Hashable, Sendable {
        case notAnAddress
        case hasSecret
        /// It leaves this machine without a check of the server's certificate and name.
        case unverified
    }

    private static let secrets: Set<String> = [
        "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key",
    ]

    package let text: String
    /// Decoded: names, numbers, or folders of sockets. Empty if libpq takes them from elsewhere.
    package let hosts: [String]
    package let isLocal: Bool
    private let mustAddMode: Bool

    package init(_ text: String) throws(Problem) {
        guard let parts = Parts(text) else { throw .notAnAddress }
        if parts.hasPassword || parts.options.contains(where: { Self.secrets.contains($0.name) }) {
            throw .hasSecret
        }
        let named = parts.options.last { $0.name == "host" }.map { Parts.list($0.value) } ?? parts.hosts
        // A number wins over the name at the same position.
        let numbers = parts.options.last { $0.name == "hostaddr" }.map { Parts.list($0.value) } ?? []
        let places = max(named.count, numbers.count)
        let reached = (0..<places).map { place in
            let number = place < numbers.count ? numbers[place] : ""
            return number.isEmpty ? place < named.count ? named[place] : "" : number
        }
        (self.text, hosts) = (text, named.isEmpty ? numbers : named)
        // A service file may set hosts too; without one libpq uses PGHOST, which may be any.
        isLocal = !reached.isEmpty && reached.allSatisfy { Self.isLocal($0) }
        let modes = parts.options.filter { $0.name == "sslmode" }.map(\.value)
        // `ssl=true` is Java's way to ask for TLS without a check.
        let isWeak = modes.contains { $0 != "verify-full" } || parts.options.contains { $0.name == "ssl" }
        if !isLocal, isWeak { throw .unverified }
        mustAddMode = !isLocal && modes.isEmpty
    }

    /// Requires the check of the certificate if it leaves this machine. libpq needs no option for sockets.
    package var connecting: String {
        guard mustAddMode else { return text }
        let separator = text.contains("?") ? text.hasSuffix("?") || text.hasSuffix("&") ? "" : "&" : "?"
        return text + separator + "sslmode=verify-full"
    }

    /// The first host, to show with a failure; nil for sockets or without a host.
    package var shownHost: String? {
        hosts.first { !$0.isEmpty && !Self.isSocket($0) }.flatMap { CleanText.line($0, limit: 60) }
    }

    private static func isSocket(_ host: String) -> Bool { host.hasPrefix("/") || host.hasPrefix("@") }

    private static func isLocal(_ host: String) -> Bool {
        if isSocket(host) || host.lowercased() == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in
                (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
                    && UInt8(part) != nil
            }
    }
}

private struct Parts {
    var hosts: [String] = []
    var options: [(name: String, value: String)] = []
    var hasPassword = false

    init?(_ text: String) {
        guard let scheme = ["postgresql://", "postgres://"].first(where: { text.hasPrefix($0) }),
            text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && !#"\"<>^`{|}"#.utf8.contains($0) }),
            !text.contains("#")
        else { return nil }
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        let behind = rest[authority.endIndex...]
        let question = behind.firstIndex(of: "?")
        // A slash or question mark in a password would cut it there.
        guard !behind[..<(question ?? behind.endIndex)].contains("@") else {
            hasPassword = true
            return
        }
        var places = authority[...]
        if let at = authority.lastIndex(of: "@") {
            let user = authority[..<at]
            hasPassword = user.contains(":") || user.contains("@")
            guard Self.decoded(user) != nil else { return nil }
            places = authority[authority.index(after: at)...]
        }
        guard Self.decoded(behind[..<(question ?? behind.endIndex)]) != nil, readHosts(places) else {
            return nil
        }
        if let question { guard readOptions(behind[behind.index(after: question)...]) else { return nil } }
    }

    private mutating func readHosts(_ text: Substring) -> Bool {
        if text.isEmpty { return true }
        for place in text.split(separator: ",", omittingEmptySubsequences: false) {
            let host: Substring
            if place.hasPrefix("[") {
                guard let end = place.firstIndex(of: "]"), end > place.index(after: place.startIndex) else {
                    return false
                }
                host = place[..<end].dropFirst()
                guard Self.isPort(place[end...].dropFirst()) else { return false }
            } else {
                host = place.prefix { $0 != ":" }
                guard Self.isPort(place[host.endIndex...]) else { return false }
            }
            guard let name = Self.decoded(host) else { return false }
            // An encoded comma looks like one host, but means two to libpq.
            hosts += Self.list(name)
        }
        return true
    }

    private mutating func readOptions(_ text: Substring) -> Bool {
        for pair in text.split(separator: "&") {
            guard let equals = pair.firstIndex(of: "="), let name = Self.decoded(pair[..<equals]),
                let value = Self.decoded(pair[equals...].dropFirst()), !name.isEmpty
            else { return false }
            options.append((name, value))
        }
        return true
    }

    static func list(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static func isPort(_ text: Substring) -> Bool {
        if text.isEmpty { return true }
        let port = text.dropFirst()
        return text.first == ":" && port.utf8.count <= 5 && port.utf8.allSatisfy { (48...57).contains($0) }
    }

    /// Nil if the percent-encoding is invalid or hides a control character.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            rest = rest.dropFirst(2)
            bytes.append(UInt8(digits[0] * 16 + digits[1]))
        }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}
