internal import JSON5
internal import Market
internal import Store
internal import Words

extension SettingsNode {
    func feeds(of list: FeedList) throws(SettingsError) -> [FeedSource] {
        let kinds = list.services.map(\.text)
        var feeds: [FeedSource] = []
        for element in try elements() {
            var kind: FeedID?
            var address: SettingsNode?
            var agent: String?
            var stream: SettingsNode?
            let always = ["kind", "url", "agent"]
            for member in try element.members(known: list == .stocks ? always + ["stream"] : always) {
                switch member.name {
                case "kind": kind = FeedID(try member.text(oneOf: kinds))
                case "agent": agent = try member.userAgent()
                case "stream": stream = member
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
            if let stream, kind != .kraken {
                throw stream.error(.phrase(.unknownKey, ["keys": .list(always)]))
            }
            feeds.append(
                FeedSource(
                    kind: kind, url: try address.feedAddress(orFile: kind == .dash), agent: agent,
                    stream: try stream?.stream() ?? .standard))
        }
        return feeds
    }

    /// A User-Agent: it goes into a request's head as it is, where a line break would begin another field.
    private func userAgent() throws(SettingsError) -> String {
        let text = try text()
        guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), (1...200).contains(text.utf8.count),
            text.utf8.first != 0x20
        else { throw expected(.phrase(.someASCII), found: quoted(shown(text))) }
        return text
    }

    /// A stream: `true` for the service's own, `false` for none, or its address.
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

    /// An address of a web service, or the path of a file.
    ///
    /// Only https, since anyone on the way could change the figures of plain http; this machine itself is
    /// trusted. A path may begin with `~/`; a relative one begins at the settings file's folder.
    private func feedAddress(orFile: Bool) throws(SettingsError) -> String {
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

    /// Whether `host` is this machine by its form alone: no name is looked up.
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
