internal import JSON5

/// The two ways in which clients speak to a server.
enum MCPEra {
    /// `initialize` comes first, and settles a version.
    case handshake
    /// Each request names its version.
    case stateless

    /// The newest first.
    var versions: [String] {
        switch self {
        case .handshake: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
        case .stateless: ["2026-07-28"]
        }
    }
}

enum MCPID: Hashable {
    case text(String)
    case number(Int)

    init?(_ value: JSON5Node.Value) {
        switch value {
        case .text(let text): self = .text(text)
        case .number(let number):
            guard let whole = Int(exactly: number), abs(whole) <= 1 << 53 else { return nil }
            self = .number(whole)
        case .null, .flag, .list, .object: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .integer(number)
        }
    }
}

/// Numbered by the protocol.
struct MCPFailure: Error {
    enum Code: Int {
        case parse = -32700
        case invalidRequest = -32600
        case unknownMethod = -32601
        case invalidParameters = -32602
        case unsupportedVersion = -32022
    }

    let code: Code
    let message: String
    var id: MCPID?
    /// The version that the client asked for, if we do not have it.
    var requested: String?

    init(_ code: Code, _ message: String, id: MCPID? = nil, requested: String? = nil) {
        (self.code, self.message, self.id, self.requested) = (code, message, id, requested)
    }

    var json: JSONValue {
        let supported = MCPEra.stateless.versions + MCPEra.handshake.versions
        let data = requested.map { requested in
            [
                (
                    "data",
                    JSONValue.object([("supported", .texts(supported)), ("requested", .string(requested))])
                )
            ]
        }
        return .object([
            ("jsonrpc", .string("2.0")), ("id", id?.json ?? .null),
            (
                "error",
                .object(
                    [("code", .integer(code.rawValue)), ("message", .string(message))] + (data ?? []))
            ),
        ])
    }
}

struct MCPRequest {
    /// Nil for a notification, which gets no answer.
    let id: MCPID?
    let method: String
    let parameters: [String: JSON5Node.Value]
    let era: MCPEra

    /// Nil for an answer, since we send no requests.
    init?(_ value: JSON5Node.Value) throws(MCPFailure) {
        guard let members = value.members else {
            throw MCPFailure(.invalidRequest, "A message must be an object")
        }
        if let given = members["id"] {
            id = MCPID(given)
            if members["method"] != nil, id == nil {
                throw MCPFailure(.invalidRequest, "An id must be a text or a whole number up to 2^53")
            }
        } else {
            id = nil
        }
        if members["method"] == nil, members["result"] != nil || members["error"] != nil { return nil }
        guard members["jsonrpc"] == .text("2.0"), case .text(let method)? = members["method"] else {
            throw MCPFailure(.invalidRequest, "A message needs \"jsonrpc\": \"2.0\" and a method", id: id)
        }
        self.method = method
        guard let parameters = (members["params"] ?? .object([])).members else {
            throw MCPFailure(.invalidParameters, "params must be an object", id: id)
        }
        self.parameters = parameters
        era = try MCPRequest.era(parameters, id)
    }

    /// Without a version, the era that was settled before.
    private static func era(
        _ parameters: [String: JSON5Node.Value], _ id: MCPID?
    ) throws(MCPFailure) -> MCPEra {
        let prefix = "io.modelcontextprotocol/"
        guard let meta = parameters["_meta"]?.members, let given = meta[prefix + "protocolVersion"] else {
            return .handshake
        }
        guard case .text(let version) = given else {
            throw MCPFailure(.invalidParameters, "\(prefix)protocolVersion must be a text", id: id)
        }
        guard MCPEra.stateless.versions.contains(version) else {
            throw MCPFailure(
                .unsupportedVersion, "Unsupported protocol version", id: id, requested: version)
        }
        guard meta[prefix + "clientCapabilities"]?.members != nil else {
            throw MCPFailure(.invalidParameters, "_meta needs \(prefix)clientCapabilities", id: id)
        }
        return .stateless
    }
}

extension JSON5Node.Value {
    var members: [String: JSON5Node.Value]? {
        guard case .object(let members) = self else { return nil }
        return Dictionary(members.map { ($0.key, $0.node.value) }) { first, _ in first }
    }
}
