package enum LoopbackResponse: Sendable {
    /// `Content-Length` and `Connection: close` are added.
    case body([UInt8], status: Int = 200, headers: [String: String] = [:])
    /// Announces `announced` bytes, sends `body`, and closes the connection.
    case truncated([UInt8], announced: Int)
    /// A byte at a time with a pause before each.
    case drip([UInt8], pause: Duration)
    /// Sends `chunk`, without a length, for as long as the client reads.
    case endless([UInt8])
    /// Keeps the connection open.
    case hang
    /// Sends any bytes and closes the connection.
    case raw([UInt8])

    package static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Self {
        .body(Array(text.utf8), status: status, headers: headers)
    }

    package static func redirect(to location: String, status: Int = 302) -> Self {
        .body([], status: status, headers: ["Location": location])
    }

    static func head(status: Int, headers: [String: String], length: Int?) -> [UInt8] {
        var head = "HTTP/1.1 \(status) Status\r\nConnection: close\r\n"
        if let length { head += "Content-Length: \(length)\r\n" }
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8)
    }
}
