internal import JSON5
internal import Market
internal import Store
internal import Substrings
internal import Words

extension SettingsNode {
    func feeds(of list: FeedList) throws(SettingsError) -> [FeedSource] {
        let isOfEvents = list == .events
        let kinds = list.services.map(\.text) + (isOfEvents ? [SettingsNode.calendar] : []) + ["json"]
        var feeds: [FeedSource] = []
        for element in try elements() {
            if let feed = try element.described(list.subjects) {
                feeds.append(feed)
                continue
            }
            var kind: FeedID?
            var name: SettingsNode?
            var address: SettingsNode?
            var agent: String?
            var stream: SettingsNode?
            let always = ["kind", "url", "agent"]
            let rest = list == .stocks ? ["stream"] : isOfEvents ? ["name"] : []
            for member in try element.members(known: always + rest) {
                switch member.name {
                case "kind": kind = FeedID(try member.text(oneOf: kinds))
                case "agent": agent = try member.userAgent()
                case "stream": stream = member
                case "name": name = member
                default: address = member
                }
            }
            guard let kind else {
                let missing: [String: Saying] = ["key": .verbatim("kind"), "choices": .oneOf(kinds)]
                throw element.error(.phrase(.keyMissingOneOf, missing))
            }
            guard let address else {
                throw element.error(.phrase(.keyMissing, verbatim: ["key": "url"]))
            }
            if kind.text == SettingsNode.calendar {
                guard let name else {
                    throw element.error(.phrase(.keyMissing, verbatim: ["key": "name"]))
                }
                feeds.append(
                    FeedSource(
                        calendar: try name.calendarName(), url: try address.feedAddress(orFile: true),
                        agent: agent))
                continue
            }
            if let extra = kind == .kraken ? name : name ?? stream {
                throw extra.error(.phrase(.unknownKey, ["keys": .list(always)]))
            }
            feeds.append(
                FeedSource(
                    kind: kind, url: try address.feedAddress(orFile: kind == .dash), agent: agent,
                    stream: try stream?.stream() ?? .standard))
        }
        return feeds
    }

    private static let calendar = "ics"

    private func calendarName() throws(SettingsError) -> FeedID {
        let text = try text()
        guard let name = FeedID(text), !FeedID.ours.contains(name) else {
            throw FeedID(text) == nil
                ? expected(.verbatim("a-z 0-9 -"), found: quoted(shown(text)))
                : error(.phrase(.feedNameTaken, verbatim: ["name": shown(text)]))
        }
        return name
    }

    /// It goes into a request's head unchanged, where a line break would begin another field.
    func userAgent() throws(SettingsError) -> String {
        let text = try text()
        guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), (1...200).contains(text.utf8.count),
            text.utf8.first != 0x20
        else { throw expected(.phrase(.someASCII), found: quoted(shown(text))) }
        return text
    }

    /// `true` for the service's own, `false` for none, or its address.
    private func stream() throws(SettingsError) -> FeedStream {
        if case .flag(let isOn) = node.value { return isOn ? .standard : .off }
        let text = try text()
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw error(.phrase(.controlCharacter))
        }
        // Plain ws only to this machine, as with http.
        guard let address = WebAddress(text),
            address.scheme == "wss" || address.scheme == "ws" && SettingsNode.isLoopback(address.host)
        else { throw notAnAddress(.notAnAddressBegin, text, "wss://") }
        return .at(text)
    }

    /// Only https, since anyone on the way could change the figures of plain http; this machine is trusted. A
    /// path may begin with `~/`; a relative one begins at the settings file's folder.
    func feedAddress(orFile: Bool) throws(SettingsError) -> String {
        let text = try text()
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }), !text.isEmpty
        else {
            throw error(.phrase(text.isEmpty ? .addressEmpty : .controlCharacter))
        }
        if orFile, text.lowercased().hasPrefix("file:") || !text.contains("://") {
            let isWhole = text.hasPrefix("/") || text.hasPrefix("~/") || text.lowercased().hasPrefix("file:")
            return isWhole ? text : DiskFile.folder(of: DiskFile.absolute(file)) + "/" + text
        }
        guard let address = WebAddress(text) else {
            throw notAnAddress(.notAnAddress, text, "https://example.org")
        }
        switch address.scheme {
        case "https": return text
        case "http" where SettingsNode.isLoopback(address.host): return text
        case "http": throw error(.phrase(.plainHTTPOnlyHere))
        default: throw notAnAddress(.notAnAddressBegin, text, "https://")
        }
    }

    private func notAnAddress(_ problem: Phrase, _ text: String, _ example: String) -> SettingsError {
        error(.phrase(problem, ["text": quoted(ShownAddress.of(text)), "example": .verbatim(example)]))
    }

    /// By its form alone, without a lookup.
    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in
                (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
                    && UInt8(part) != nil
            }
    }
}

/// Decides if an address is trusted. Stricter than libcurl: an ambiguous address is invalid.
struct WebAddress: Hashable {
    let scheme: String
    /// In lowercase; an IPv6 address with its brackets.
    let host: String

    /// Nil if it is not `scheme://host`, with an optional name before and port after the host.
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
        // A backslash is a slash to some readers, others cut off a space, and a second @ could hide the host.
        guard authority.allSatisfy({ $0 > 0x20 && !"\\\"<>^`{|}".utf8.contains($0) }),
            authority.count(where: { $0 == UInt8(ascii: "@") }) < 2, let host = WebAddress.host(of: place)
        else { return nil }
        self.scheme = String(decoding: scheme, as: UTF8.self).lowercased()
        self.host = String(decoding: host, as: UTF8.self).lowercased()
    }

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
