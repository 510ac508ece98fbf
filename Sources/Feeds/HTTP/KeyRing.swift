import CLinux
import Glibc
import Market
import Substrings
import SystemFiles
import Threads

/// The keys of services; only requests contain them.
package final class KeyRing: Sendable {
    /// A key's beginning that is cut off at the end of a text is hidden from this length on.
    private static let shortest = 4
    private static let shortestOfBodies = 8

    private let file: String?
    /// The forms in which used keys may turn up in an answer, the longest first.
    private let forms = Guarded([String]())
    private let isPrivate = Guarded(false)

    package init(file: String? = nil) { self.file = file }

    func filled(_ text: String, _ encode: (String) -> String = { $0 }) throws(FeedFailure.Cause) -> String {
        guard text.firstRange(of: "${") != nil else { return text }
        var (filled, rest) = ("", text[...])
        while let start = rest.firstRange(of: "${"),
            let end = rest[start.upperBound...].firstIndex(of: "}")
        {
            filled += rest[..<start.lowerBound]
            filled += encode(try key(String(rest[start.upperBound..<end])))
            rest = rest[rest.index(after: end)...]
        }
        return filled + rest
    }

    func filled(_ url: WebAddress) throws(FeedFailure.Cause) -> WebAddress {
        let text = try filled(url.text, WebAddress.encoded)
        if text == url.text { return url }
        guard let filled = WebAddress(text), filled.host == url.host else { throw .unreachable("no address") }
        return filled
    }

    private func key(_ name: String) throws(FeedFailure.Cause) -> String {
        switch ServiceKey(name, file: file) {
        case .value(let value):
            remember(value)
            return value
        case .missing: throw .noKey(name)
        case .readableByOthers: throw .openKeys(file: file ?? "")
        }
    }

    private func remember(_ value: String) {
        let isFirst = isPrivate.withLock { isPrivate in
            defer { isPrivate = true }
            return !isPrivate
        }
        if isFirst { _ = fxterm_keep_memory_private() }
        let encoded = WebAddress.encoded(value)
        let found = [value, encoded, encoded.lowercased(), value.replacing("/", with: "\\/")]
        forms.withLock { forms in
            guard !forms.contains(value) else { return }
            forms = Set(forms + found).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        }
    }

    /// Replaces each used key with `…`, and the beginning of one at the end.
    package func hidden(_ text: String) -> String {
        let forms = forms.withLock { $0 }
        if forms.isEmpty { return text }
        var text = forms.reduce(text) { $0.replacing($1, with: "…") }
        for form in forms where form.utf8.count > Self.shortest {
            let beginnings = (Self.shortest..<form.utf8.count).reversed().map { form.prefix($0) }
            guard let cut = beginnings.first(where: { text.hasSuffix($0) }) else { continue }
            text = text.dropLast(cut.count) + "…"
        }
        return text
    }

    /// Removes keys that the service repeats. Leaves very short ones, since a price may have the same digits.
    func hidden(_ body: [UInt8]) -> [UInt8] {
        let forms = forms.withLock { $0 }.filter { $0.utf8.count >= Self.shortestOfBodies }
        if forms.isEmpty { return body }
        let text = String(decoding: body, as: UTF8.self)
        guard forms.contains(where: { text.firstRange(of: $0) != nil }) else { return body }
        return Array(hidden(text).utf8)
    }

    func hidden(_ cause: FeedFailure.Cause) -> FeedFailure.Cause {
        switch cause {
        case .unreachable(.said(let text)): .unreachable(.said(hidden(text)))
        case .malformed(.said(let text)): .malformed(.said(hidden(text)))
        case .badRedirect(let address): .badRedirect(hidden(address))
        case .insecureAddress(let address): .insecureAddress(hidden(address))
        case .unreachable(.known), .malformed(.known), .timedOut, .tooManyRequests, .unknownSymbol, .status,
            .tooLarge,
            .noKey, .openKeys:
            cause
        }
    }
}
