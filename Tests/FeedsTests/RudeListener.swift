import Foundation
import Glibc

final class RudeListener: Sendable {
    enum Manner: Sendable {
        case reset(after: [UInt8])
        /// Its queue is full: connecting gets no answer.
        case full
    }

    let url: String
    private let listener: Int32
    private let crowd: [Int32]

    init(_ manner: Manner) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.listener = listener
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        var crowd: [Int32] = []
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                guard listener >= 0, bind(listener, generic, length) == 0, listen(listener, 0) == 0,
                    getsockname(listener, generic, &length) == 0
                else { return false }
                guard case .full = manner else { return true }
                // A queue of length 0 holds one.
                for _ in 0..<8 {
                    let guest = socket(
                        AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
                    _ = connect(guest, generic, length)
                    crowd.append(guest)
                }
                return true
            }
        }
        self.crowd = crowd
        url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
        guard isOpen else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        if case .reset(let bytes) = manner {
            Thread.detachNewThread { Self.resetEveryone(listener, after: bytes) }
        }
    }

    var isFull: Bool {
        guard let last = crowd.last else { return false }
        var entry = pollfd(fd: last, events: Int16(POLLOUT), revents: 0)
        return poll(&entry, 1, 0) == 0
    }

    deinit {
        // If a thread waits for connections, this wakes it, and it closes the listener.
        shutdown(listener, Int32(SHUT_RDWR))
        for guest in crowd { close(guest) }
        if !crowd.isEmpty { close(listener) }
    }

    private static func resetEveryone(_ listener: Int32, after bytes: [UInt8]) {
        defer { close(listener) }
        while true {
            let guest = accept(listener, nil, nil)
            guard guest >= 0 else { return }
            var question = [UInt8](repeating: 0, count: 4096)
            _ = recv(guest, &question, question.count, 0)
            _ = send(guest, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            // With no time to linger, closing resets the connection.
            var linger = linger(l_onoff: 1, l_linger: 0)
            setsockopt(guest, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
            close(guest)
        }
    }
}
