import Glibc

/// Blocking; its accepter closes it.
struct LoopbackConnection: Sendable {
    let descriptor: Int32

    /// Nil if the client leaves before.
    func readRequest() -> LoopbackRequest? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        var request: LoopbackRequest?
        while bytes.count < 1 << 20 {
            if let request, bytes.count >= request.length {
                var whole = request
                whole.body = Array(bytes.prefix(request.length))
                return whole
            }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            guard request == nil, let end = bytes.end(of: [13, 10, 13, 10]) else { continue }
            request = LoopbackRequest(head: String(decoding: bytes[..<end], as: UTF8.self), at: .now)
            if request == nil { return nil }
            bytes = Array(bytes[end...])
        }
        return nil
    }

    func answer(_ response: LoopbackResponse) {
        switch response {
        case .body(let body, let status, let headers):
            let head = LoopbackResponse.head(status: status, headers: headers, length: body.count)
            if send(head) { _ = send(body) }
        case .truncated(let body, let announced):
            let head = LoopbackResponse.head(status: 200, headers: [:], length: announced)
            if send(head) { _ = send(body) }
        case .drip(let body, let pause):
            var goesOn = send(LoopbackResponse.head(status: 200, headers: [:], length: body.count))
            var rest = body[...]
            while goesOn, let byte = rest.popFirst() {
                goesOn = stays(for: pause) && send([byte])
            }
        case .endless(let chunk):
            var goesOn = send(LoopbackResponse.head(status: 200, headers: [:], length: nil))
            while goesOn { goesOn = send(chunk) }
        case .hang:
            while stays(for: .seconds(60)) {}
        case .raw(let bytes):
            _ = send(bytes)
        }
        // Closing with unread input would reset the connection and could take the answer with it.
        shutdown(descriptor, Int32(SHUT_WR))
        var rest = [UInt8](repeating: 0, count: 4096)
        while recv(descriptor, &rest, rest.count, 0) > 0 {}
    }

    /// False as soon as the other side closes.
    private func stays(for pause: Duration) -> Bool {
        let milliseconds =
            pause.components.seconds * 1000 + pause.components.attoseconds / 1_000_000_000_000_000
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, Int32(clamping: milliseconds)) == 0
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(
                    descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent,
                    Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}

extension [UInt8] {
    fileprivate func end(of sequence: [UInt8]) -> Int? {
        guard count >= sequence.count else { return nil }
        return (0...(count - sequence.count)).first {
            self[$0..<($0 + sequence.count)].elementsEqual(sequence)
        }
        .map { $0 + sequence.count }
    }
}
