internal import Market
internal import Substrings

/// A service that gets alerts, in addition to this machine.
package struct AlertReceiver: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case ntfy, gotify, telegram, slack, discord, json
    }

    package struct Header: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    package let name: String
    package let kind: Kind
    /// Contains keys as `${NAME}`.
    package let url: String
    package let headers: [Header]
    /// JSON with names in braces, for `json`; nil for the object of `fxterm watch`.
    package let template: String?

    package init(_ name: String, _ kind: Kind, url: String, headers: [Header] = [], template: String? = nil) {
        (self.name, self.kind, self.url, self.headers, self.template) = (name, kind, url, headers, template)
    }

    package var keys: [String] {
        var names: [String] = []
        for text in [url] + headers.map(\.value) {
            var rest = text[...]
            while let start = rest.firstRange(of: "${"),
                let end = rest[start.upperBound...].firstIndex(of: "}")
            {
                let name = String(rest[start.upperBound..<end])
                if !names.contains(name) { names.append(name) }
                rest = rest[rest.index(after: end)...]
            }
        }
        return names
    }

    package var needsKeys: Bool { !keys.isEmpty }

    /// Its host, with the port if the address names one. The rest of an address may be secret.
    package var host: String {
        let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        let place = url[start...].prefix { !"/?#\\".contains($0) }
        let host = place.lastIndex(of: "@").map { place[place.index(after: $0)...] } ?? place
        return CleanText.line(String(host), limit: 253) ?? "?"
    }
}
