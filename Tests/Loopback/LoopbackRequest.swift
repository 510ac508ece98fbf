/// A request as the server read it.
public struct LoopbackRequest: Sendable {
    /// `GET`, `POST`, …
    public var method: String
    /// The path as it stood on the request line, still percent-encoded, without the query.
    public var path: String
    /// What followed the `?`, still percent-encoded; empty without one.
    public var query: String
    /// The headers by lower-case name; of a repeated one, the last.
    public var headers: [String: String]
    /// When the request had come in whole.
    public var time: ContinuousClock.Instant

    /// Reads the head of a request; nil if there is no request line.
    init?(head: String, at time: ContinuousClock.Instant) {
        let lines = head.split(whereSeparator: \.isNewline)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1)
        method = String(words[0])
        path = target.first.map(String.init) ?? "/"
        query = target.count > 1 ? String(target[1]) : ""
        headers = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            headers[line[..<colon].lowercased()] = String(value)
        }
        self.time = time
    }
}
