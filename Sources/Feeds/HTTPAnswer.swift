/// A complete answer, of whatever status.
struct HTTPAnswer: Hashable, Sendable {
    /// The status code.
    var status: Int
    /// The seconds for which the server asks to be left alone, a day at most; nil if it does not.
    var retryAfter: Int?
    /// The body, decompressed.
    var body: [UInt8]
}

/// How much patience there is with a server.
struct HTTPLimits: Sendable {
    /// How long nothing may come, from the start of the connection on.
    var idle: Duration = .seconds(10)
    /// How long the whole may take.
    var total: Duration = .seconds(30)
    /// The largest body in bytes, counted after decompression.
    var body = 8 * 1_048_576
    /// How many redirects are followed.
    var redirects = 5
}
