internal import JSON5
internal import Market
internal import Words

extension SettingsNode {
    func feeds(of list: FeedList) throws(SettingsError) -> [FeedSource] {
        let kinds = list.services.map(\.text)
        var feeds: [FeedSource] = []
        for element in try elements() {
            var kind: FeedID?
            var address: SettingsNode?
            var agent: String?
            for member in try element.members(known: ["kind", "url", "agent"]) {
                switch member.name {
                case "kind": kind = FeedID(try member.text(oneOf: kinds))
                case "agent": agent = try member.userAgent()
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
            feeds.append(
                FeedSource(
                    kind: kind, url: try address.feedAddress(orFile: kind == .dash), agent: agent))
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
