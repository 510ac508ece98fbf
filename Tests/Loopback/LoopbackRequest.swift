/// A request as the server read it.
package struct LoopbackRequest: Sendable {
    /// `GET`, `POST`, …
    package var method: String
    /// The path as it stood on the request line, still percent-encoded, without the query.
    package var path: String
    /// The query, still percent-encoded; empty without one.
    package var query: String
    /// The headers by lower-case name; of a repeated one, the last.
    package var headers: [String: String]
    /// The body; empty without one.
    package var body: [UInt8] = []
    /// When the request had come in whole.
    package var time: ContinuousClock.Instant

    /// The length of the body that the head announces.
    var length: Int { headers["content-length"].flatMap { Int($0) } ?? 0 }

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
