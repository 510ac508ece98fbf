import CLibWebSockets
import Glibc
import Market
internal import Substrings
import SystemFiles

/// A connection by libwebsockets. Belongs to one thread, which any may wake. Follows no redirect.
final class WebSocket {
    enum Event {
        case opened
        case message([UInt8])
        case closed
    }

    /// The largest message, in bytes.
    private static let limit = 1 << 20
    private static let longestWait = Duration.seconds(3600)

    private let address: StreamAddress
    private let agent: String
    private let alarm = UnsafeMutablePointer<lws_sorted_usec_list_t>.allocate(capacity: 1)
    /// Made with the first connection, to save memory in a program that needs none.
    private var context: OpaquePointer?
    private var socket: OpaquePointer?
    private var outbox: [String] = []
    private var message: [UInt8] = []
    private var events: [Event] = []

    init(_ address: StreamAddress, as agent: String) {
        (self.address, self.agent) = (address, agent)
        alarm.initialize(to: lws_sorted_usec_list_t())
    }

    /// Ends the connection: nobody may wake the thread any more.
    func close() {
        if let context { lws_context_destroy(context) }
        (context, socket) = (nil, nil)
        alarm.deallocate()
    }

    /// Ends a wait of the connection's thread, from any thread; nil before the first connection.
    var waker: (@Sendable () -> Void)? {
        guard let context else { return nil }
        nonisolated(unsafe) let shared = context
        return { lws_cancel_service(shared) }
    }

    func connect() {
        (socket, outbox, message) = (nil, [], [])
        if context == nil, let proxy = address.proxy {
            context = fxterm_stream_context(
                { socket, reason, _, bytes, count in
                    WebSocket.of(socket, reason).map { socket, hearer in
                        hearer.hear(reason, of: socket, UnsafeRawBufferPointer(start: bytes, count: count))
                    } ?? 0
                }, proxy, address.isSecure ? 1 : 0, SystemFile.certificateFile,
                Unmanaged.passUnretained(self).toOpaque())
        }
        if let context {
            socket = fxterm_stream_connect(
                context, address.host, address.port, address.path, address.isSecure ? 1 : 0)
        }
        if socket == nil { events.append(.closed) }
    }

    func send(_ text: String) {
        outbox.append(text)
        if let socket { lws_callback_on_writable(socket) }
    }

    func cut() {
        if let socket { fxterm_stream_cut(socket) }
        (socket, message) = (nil, [])
    }

    func events(within wait: Duration) -> [Event] {
        let microseconds = Int64(max(min(wait, Self.longestWait), .zero) / .microseconds(1)) + 1
        switch context {
        case _ where !events.isEmpty: break
        case let context?:
            fxterm_stream_set_alarm(context, alarm, microseconds)
            lws_service(context, 0)
        // No memory for one: this wait cannot be ended early, so it is short.
        case nil: usleep(UInt32(min(microseconds, 5_000_000)))
        }
        defer { events = [] }
        return events
    }

    private static func of(
        _ socket: OpaquePointer?, _ reason: lws_callback_reasons
    ) -> (OpaquePointer, WebSocket)? {
        switch reason {
        case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER, LWS_CALLBACK_CLIENT_ESTABLISHED,
            LWS_CALLBACK_CLIENT_RECEIVE, LWS_CALLBACK_CLIENT_WRITEABLE,
            LWS_CALLBACK_CLIENT_CLOSED, LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
            guard let socket, let hearer = lws_context_user(lws_get_context(socket)) else { return nil }
            return (socket, Unmanaged<WebSocket>.fromOpaque(hearer).takeUnretainedValue())
        // Other calls come before and after a connection.
        default: return nil
        }
    }

    /// Returns 0, or another number to end the connection.
    private func hear(
        _ reason: lws_callback_reasons, of socket: OpaquePointer, _ bytes: UnsafeRawBufferPointer
    ) -> Int32 {
        // This may come before `connect` knows of the connection.
        if reason == LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER {
            return fxterm_stream_add_agent(socket, bytes.baseAddress, bytes.count, agent)
        }
        guard socket == self.socket else { return 0 }
        switch reason {
        case LWS_CALLBACK_CLIENT_ESTABLISHED: events.append(.opened)
        case LWS_CALLBACK_CLIENT_RECEIVE: return receive(bytes, from: socket)
        case LWS_CALLBACK_CLIENT_WRITEABLE: return send(to: socket)
        default:
            self.socket = nil
            events.append(.closed)
        }
        return 0
    }

    private func receive(_ bytes: UnsafeRawBufferPointer, from socket: OpaquePointer) -> Int32 {
        guard message.count + bytes.count <= Self.limit else { return -1 }
        message.append(contentsOf: bytes)
        if fxterm_stream_is_whole(socket) != 0 {
            events.append(.message(message))
            message = []
        }
        return 0
    }

    private func send(to socket: OpaquePointer) -> Int32 {
        guard !outbox.isEmpty else { return 0 }
        var text = outbox.removeFirst()
        let isSent = text.withUTF8 { fxterm_stream_send(socket, $0.baseAddress, $0.count) }
        if isSent == 0 { return -1 }
        if !outbox.isEmpty { lws_callback_on_writable(socket) }
        return 0
    }
}

struct StreamAddress: Hashable, Sendable {
    let host: String
    let port: Int32
    let path: String
    let isSecure: Bool
    let isLoopback: Bool

    /// Nil without a stream, or with one that anyone on the way could change.
    init?(_ source: FeedSource) {
        guard let address = source.streamURL.flatMap(WebAddress.init) else { return nil }
        isSecure = address.scheme == "wss"
        isLoopback = address.isLoopback
        guard isSecure || address.scheme == "ws" && isLoopback else { return nil }
        guard let port = address.port.map({ Int32($0) }) ?? (isSecure ? 443 : 80) else { return nil }
        (host, self.port, path) = (address.host, port, address.target)
    }

    /// Empty for none; nil for a kind that libwebsockets cannot use, which must not be bypassed.
    var proxy: String? {
        if isLoopback { return "" }
        let names = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        let values = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }
        guard let proxy = values.first(where: { !$0.isEmpty }) else { return "" }
        return proxy.hasPrefix("http://") || !proxy.contains("://") ? proxy : nil
    }
}
