import CLibWebSockets
import Foundation
import Glibc
import Threads

/// A WebSocket server on 127.0.0.1 that acts like Kraken's stream, with the program's own library, from
/// `init` until `stop()` or its release.
package final class StreamServer: Sendable {
    package struct Manner: Sendable {
        package var refused: Set<String> = []
        package var prices: [String: Double] = [:]
        /// Keeps listening without sending.
        package var isSilent = false

        package init() {}
    }

    private struct Client {
        var pairs: Set<String> = []
        var outbox: [String] = []
    }

    private struct State {
        var manner: Manner
        var clients: [UInt: Client] = [:]
        var connections = 0
        var heard: [String] = []
        var agents: Set<String> = []
        var mustCut = false
        var isOver = false
    }

    private final class Floor: Sendable {
        let state: Guarded<State>
        nonisolated(unsafe) var context: OpaquePointer?
        init(_ manner: Manner) { state = Guarded(State(manner: manner)) }
    }

    private let port: Int32
    private let scheme: String
    private let floor: Floor

    /// - Parameter certificate: A file with its key in `key.pem` beside it; nil for plain connections.
    package init(_ manner: Manner = Manner(), certificate: String? = nil) throws {
        let floor = Floor(manner)
        var info = lws_context_creation_info()
        let protocols = UnsafeMutablePointer<lws_protocols>.allocate(capacity: 2)
        protocols.initialize(repeating: lws_protocols(), count: 2)
        protocols[0].name = UnsafePointer(strdup("kraken"))
        protocols[0].callback = { socket, reason, _, bytes, count in
            StreamServer.called(socket, reason, UnsafeRawBufferPointer(start: bytes, count: count))
        }
        protocols[0].rx_buffer_size = 1 << 16
        info.protocols = UnsafePointer(protocols)
        info.port = 0
        if let certificate {
            let key = URL(filePath: certificate).deletingLastPathComponent().appending(path: "key.pem").path
            info.ssl_cert_filepath = UnsafePointer(strdup(certificate))
            info.ssl_private_key_filepath = UnsafePointer(strdup(key))
            info.options = UInt64(fxterm_stream_tls)
        }
        info.iface = UnsafePointer(strdup("127.0.0.1"))
        info.fd_limit_per_thread = 32
        info.user = Unmanaged.passUnretained(floor).toOpaque()
        lws_set_log_level(0, nil)
        guard let context = lws_create_context(&info), let host = lws_get_vhost_by_name(context, "default")
        else { throw SocketError(description: "no WebSocket server") }
        floor.context = context
        (self.floor, self.port) = (floor, lws_get_vhost_listen_port(host))
        scheme = certificate == nil ? "ws" : "wss"
        nonisolated(unsafe) let own = context
        Thread.detachNewThread {
            while !floor.state.withLock({ $0.isOver }) { lws_service(own, 0) }
            floor.state.withLock { _ in floor.context = nil }
            // It reports the connections that it closes, which takes the lock.
            lws_context_destroy(own)
        }
        Thread.detachNewThread {
            while !floor.state.withLock({ $0.isOver }) {
                sleep(1)
                if !floor.state.withLock({ $0.manner.isSilent }) {
                    StreamServer.send(#"{"channel":"heartbeat"}"#, floor)
                }
            }
        }
    }

    deinit { stop() }

    package var url: String { "\(scheme)://127.0.0.1:\(port)/v2" }
    package var connections: Int { floor.state.withLock { $0.connections } }
    package var heard: [String] { floor.state.withLock { $0.heard } }
    package var agents: Set<String> { floor.state.withLock { $0.agents } }
    package var subscribed: Set<String> {
        floor.state.withLock { $0.clients.values.reduce(into: []) { $0.formUnion($1.pairs) } }
    }

    package func change(_ change: @Sendable (inout Manner) -> Void) {
        floor.state.withLock { change(&$0.manner) }
        StreamServer.wake(floor)
    }

    /// Sends prices to their subscribers, each in a separate message.
    package func tell(_ prices: [(pair: String, price: Double)]) {
        floor.state.withLock { state in
            for (pair, price) in prices { state.manner.prices[pair] = price }
            for client in Array(state.clients.keys) {
                guard let pairs = state.clients[client]?.pairs else { continue }
                let texts = prices.filter { pairs.contains($0.pair) }
                    .map { StreamServer.ticker("update", $0.pair, $0.price) }
                state.clients[client]?.outbox += texts
            }
        }
        StreamServer.wake(floor)
    }

    package func send(_ text: String) { StreamServer.send(text, floor) }

    private static func send(_ text: String, _ floor: Floor) {
        floor.state.withLock { state in
            for client in Array(state.clients.keys) { state.clients[client]?.outbox.append(text) }
        }
        wake(floor)
    }

    package func cut() {
        floor.state.withLock { $0.mustCut = true }
        StreamServer.wake(floor)
    }

    package func stop() {
        floor.state.withLock { $0.isOver = true }
        StreamServer.wake(floor)
    }

    private static func wake(_ floor: Floor) {
        floor.state.withLock { _ in if let context = floor.context { lws_cancel_service(context) } }
    }

    private static func ticker(_ type: String, _ pair: String, _ price: Double) -> String {
        #"{"channel":"ticker","type":"\#(type)","data":[{"symbol":"\#(pair)","bid":\#(price),"bid_qty":2.5,"#
            + #""ask":\#(price),"ask_qty":3.2,"last":\#(price),"volume":163.28908096,"vwap":105904.39279,"#
            + #""low":104711.0,"high":106613.1,"change":250.0,"change_pct":0.24}]}"#
    }

    private static func called(
        _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ bytes: UnsafeRawBufferPointer
    ) -> Int32 {
        switch reason {
        case LWS_CALLBACK_ESTABLISHED, LWS_CALLBACK_CLOSED, LWS_CALLBACK_RECEIVE,
            LWS_CALLBACK_SERVER_WRITEABLE,
            LWS_CALLBACK_EVENT_WAIT_CANCELLED:
            break
        default: return 0
        }
        guard let socket, let context = lws_get_context(socket), let user = lws_context_user(context) else {
            return 0
        }
        let floor = Unmanaged<Floor>.fromOpaque(user).takeUnretainedValue()
        let id = UInt(bitPattern: socket)
        switch reason {
        case LWS_CALLBACK_ESTABLISHED:
            var agent = [CChar](repeating: 0, count: 200)
            let count = lws_hdr_copy(socket, &agent, 200, WSI_TOKEN_HTTP_USER_AGENT)
            let name = String(decoding: agent.prefix(Int(max(count, 0))).map(UInt8.init), as: UTF8.self)
            floor.state.withLock { state in
                (state.clients[id], state.connections) = (Client(), state.connections + 1)
                state.agents.insert(name)
            }
        case LWS_CALLBACK_CLOSED: floor.state.withLock { $0.clients[id] = nil }
        case LWS_CALLBACK_RECEIVE:
            let text = String(decoding: bytes, as: UTF8.self)
            floor.state.withLock { answer(text, id, &$0) }
            lws_callback_on_writable(socket)
        case LWS_CALLBACK_SERVER_WRITEABLE: return write(to: socket, floor)
        default:
            let (clients, mustCut) = floor.state.withLock { state in
                defer { state.mustCut = false }
                return (Array(state.clients.keys), state.mustCut)
            }
            for client in clients.compactMap({ OpaquePointer(bitPattern: $0) }) {
                if mustCut { fxterm_stream_cut(client) } else { lws_callback_on_writable(client) }
            }
        }
        return 0
    }

    private static func answer(_ text: String, _ id: UInt, _ state: inout State) {
        state.heard.append(text)
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        guard let object, let method = object["method"] as? String else { return }
        let pairs = (object["params"] as? [String: Any])?["symbol"] as? [String] ?? []
        if method == "ping" { state.clients[id]?.outbox.append(#"{"method":"pong"}"#) }
        for pair in pairs {
            if state.manner.refused.contains(pair) {
                state.clients[id]?.outbox.append(
                    #"{"error":"Currency pair not supported \#(pair)","method":"\#(method)","success":false,"symbol":"\#(pair)"}"#
                )
                continue
            }
            state.clients[id]?.outbox.append(
                #"{"method":"\#(method)","result":{"channel":"ticker","symbol":"\#(pair)"},"success":true}"#)
            if method == "subscribe" {
                state.clients[id]?.pairs.insert(pair)
                if let price = state.manner.prices[pair] {
                    state.clients[id]?.outbox.append(ticker("snapshot", pair, price))
                }
            } else {
                state.clients[id]?.pairs.remove(pair)
            }
        }
    }

    private static func write(to socket: OpaquePointer, _ floor: Floor) -> Int32 {
        let id = UInt(bitPattern: socket)
        let texts = floor.state.withLock { state in
            if state.manner.isSilent { return [] as [String] }
            defer { state.clients[id]?.outbox = [] }
            return state.clients[id]?.outbox ?? []
        }
        for (index, text) in texts.enumerated() {
            // The library writes its head before the text.
            var bytes = [UInt8](repeating: 0, count: 64) + Array(text.utf8)
            let count = bytes.count - 64
            let isSent = bytes.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map {
                    lws_write(
                        socket, $0.assumingMemoryBound(to: UInt8.self) + 64, count, LWS_WRITE_TEXT) >= count
                } ?? false
            }
            if !isSent { return -1 }
            if lws_send_pipe_choked(socket) != 0 {
                let rest = Array(texts[(index + 1)...])
                floor.state.withLock { state in
                    if let later = state.clients[id]?.outbox { state.clients[id]?.outbox = rest + later }
                }
                lws_callback_on_writable(socket)
                return 0
            }
        }
        return 0
    }
}
