package struct LoopbackRequest: Sendable {
    package var method: String
    /// Without the query. Path and query are still percent-encoded.
    package var path: String
    package var query: String
    /// By lower-case name; of a repeated one, the last.
    package var headers: [String: String]
    package var body: [UInt8] = []
    /// When the whole request had arrived.
    package var time: ContinuousClock.Instant

    var length: Int { headers["content-length"].flatMap { Int($0) } ?? 0 }

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
