import Foundation
import Glibc
import Threads

/// A scripted HTTP server on 127.0.0.1 until `stop()` or its release, with one request a connection.
package final class LoopbackServer: Sendable {
    package let port: UInt16
    private let floor: Floor

    /// - Parameter handler: Called on a thread of the connection, possibly several at once.
    package init(_ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) throws {
        let listener = try SocketError.check("socket", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        do {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            try withUnsafeMutablePointer(to: &address) { pointer in
                try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                    _ = try SocketError.check("bind", bind(listener, generic, length))
                    _ = try SocketError.check("listen", listen(listener, 64))
                    _ = try SocketError.check("getsockname", getsockname(listener, generic, &length))
                }
            }
            port = UInt16(bigEndian: address.sin_port)
        } catch {
            close(listener)
            throw error
        }
        let floor = Floor(listener: listener)
        self.floor = floor
        Thread.detachNewThread { floor.serve(handler) }
    }

    deinit { stop() }

    package var url: String { "http://127.0.0.1:\(port)" }

    package var requests: [LoopbackRequest] { floor.log.withLock { $0 } }

    /// Waits without a limit. Throws `CancellationError` if the task is cancelled.
    package func waitForRequests(_ count: Int) async throws {
        while requests.count < count { try await Task.sleep(for: .milliseconds(1)) }
    }

    package func stop() { floor.close() }
}

package struct SocketError: Error, CustomStringConvertible {
    package let description: String

    static func check(_ call: String, _ result: Int32) throws -> Int32 {
        guard result < 0 else { return result }
        throw SocketError(description: "\(call): \(String(cString: strerror(errno)))")
    }
}

/// The state of the server's threads. It does not retain the server, so releasing the server stops them.
private final class Floor: Sendable {
    let log = Guarded<[LoopbackRequest]>([])
    private let listener: Int32
    private let open = Guarded<Set<Int32>?>([])

    init(listener: Int32) {
        self.listener = listener
    }

    func serve(_ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse) {
        while true {
            let descriptor = accept(listener, nil, nil)
            guard descriptor >= 0 else { break }
            guard admit(descriptor) else {
                _ = Glibc.close(descriptor)
                break
            }
            Thread.detachNewThread { [self] in
                let connection = LoopbackConnection(descriptor: descriptor)
                if let request = connection.readRequest() {
                    log.withLock { $0.append(request) }
                    connection.answer(handler(request))
                }
                dismiss(descriptor)
            }
        }
        _ = Glibc.close(listener)
    }

    func close() {
        let connections = open.withLock { open in
            defer { open = nil }
            return open
        }
        guard let connections else { return }
        // `shutdown` wakes the threads that wait on the sockets; each closes what it opened.
        shutdown(listener, Int32(SHUT_RDWR))
        for descriptor in connections { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }

    private func admit(_ descriptor: Int32) -> Bool {
        open.withLock { open in open?.insert(descriptor) != nil }
    }

    private func dismiss(_ descriptor: Int32) {
        // Under the lock, so that a stopping server never shuts down a reused descriptor.
        open.withLock { open in
            _ = open?.remove(descriptor)
            _ = Glibc.close(descriptor)
        }
    }
}
