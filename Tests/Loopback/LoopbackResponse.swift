/// The server's reaction to a request.
package enum LoopbackResponse: Sendable {
    /// A proper answer. `Content-Length` and `Connection: close` are added.
    case body([UInt8], status: Int = 200, headers: [String: String] = [:])
    /// Announces `announced` bytes, sends `body`, and closes the connection.
    case truncated([UInt8], announced: Int)
    /// Answers properly, a byte at a time with a pause before each.
    case drip([UInt8], pause: Duration)
    /// Starts an answer without a length and sends `chunk` for as long as the client reads.
    case endless([UInt8])
    /// Never answers, and keeps the connection open.
    case hang
    /// Sends these bytes, whatever they are, and closes the connection.
    case raw([UInt8])

    /// Answers properly with a text.
    package static func text(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> Self {
        .body(Array(text.utf8), status: status, headers: headers)
    }

    /// Sends the client elsewhere.
    package static func redirect(to location: String, status: Int = 302) -> Self {
        .body([], status: status, headers: ["Location": location])
    }

    /// The status line and headers of an answer.
    static func head(status: Int, headers: [String: String], length: Int?) -> [UInt8] {
        var head = "HTTP/1.1 \(status) Status\r\nConnection: close\r\n"
        if let length { head += "Content-Length: \(length)\r\n" }
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8)
    }
}
