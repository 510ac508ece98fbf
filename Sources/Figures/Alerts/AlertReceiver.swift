internal import Substrings

/// A service that alerts are sent to, besides this machine.
package struct AlertReceiver: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case ntfy, gotify, telegram, slack, discord, json
    }

    /// A field of the request's head; keys stand in it as `${NAME}`.
    package struct Header: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    package let name: String
    package let kind: Kind
    /// The address; keys stand in it as `${NAME}`.
    package let url: String
    package let headers: [Header]
    /// The body of a `json`, as JSON with names in braces in its texts; nil for the object of `fxterm watch`.
    package let template: String?

    package init(_ name: String, _ kind: Kind, url: String, headers: [Header] = [], template: String? = nil) {
        (self.name, self.kind, self.url, self.headers, self.template) = (name, kind, url, headers, template)
    }

    package var needsKeys: Bool { ([url] + headers.map(\.value)).contains { $0.firstRange(of: "${") != nil } }
}
