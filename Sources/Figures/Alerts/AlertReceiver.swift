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

    package var needsKeys: Bool { ([url] + headers.map(\.value)).contains { $0.firstRange(of: "${") != nil } }
}
