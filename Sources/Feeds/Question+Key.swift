internal import Market

extension Question {
    /// The host and port that it goes to; nil for a file.
    var host: String? { address.host }

    /// Its place in the record: the host and the kind of feed, since feeds that share a host keep their own pace; nil for a file.
    func line(of kind: FeedID) -> String? { host.map { "\($0) \(kind)" } }

    /// The longest key that says all of its question, in bytes.
    private static let longestKey = 160

    /// The question in one line, for the record: a digest in place of what is too long, since a list of ten thousand stocks
    /// would be written with each request.
    var key: String {
        let place =
            switch address {
            case .web(let address): address.text
            case .file(let path): path
            }
        let key = symbols.isEmpty ? place : "\(place) \(symbols.map(\.text).joined(separator: ","))"
        if key.utf8.count <= Question.longestKey { return key }
        // FNV-1a, since Swift's own hashes differ from run to run.
        let digest = key.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return "\(host ?? "") \(symbols.count) \(String(digest, radix: 16))"
    }
}
