internal import Glibc
internal import JSON5
internal import Runtime

/// Answers the messages of a client, one line each, until standard input ends.
struct MCPServer {
    /// Further calls wait.
    private static let mostRuns = 4
    /// With more calls waiting, we read no further messages.
    private static let mostWaiting = 64
    /// In bytes.
    private static let longestLine = 4 << 20

    private let tools: [MCPTool]
    private let program: String
    private let general: [String]

    private var input: [UInt8] = []
    /// Skips the rest of a message that is too long.
    private var isPassingOver = false
    private var isClosed = false
    private var waiting: [Call] = []
    private var running: [(call: Call, run: ToolRun)] = []
    private var batches: [Int: Batch] = [:]
    private var batchCount = 0

    private enum Place {
        case line
        case batch(Int)
    }

    private struct Batch {
        var lacking: Int
        var answers: [JSONValue] = []
    }

    private struct Call {
        let id: MCPID
        let era: MCPEra
        let place: Place
        let arguments: [String]
    }

    init(_ tools: [MCPTool], program: String, _ general: [String]) {
        (self.tools, self.program, self.general) = (tools, program, general)
    }

    mutating func run() {
        while !isClosed || !running.isEmpty || !waiting.isEmpty {
            start()
            let readsInput = !isClosed && waiting.count < MCPServer.mostWaiting
            var watched = [
                pollfd(fd: readsInput ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
                // The system reports its end even so.
                pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
            ]
            for entry in running {
                for descriptor in [entry.run.output, entry.run.errors] {
                    watched.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
                }
            }
            poll(&watched, nfds_t(watched.count), timeout)
            if watched[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { break }
            if watched[0].revents != 0 { read() }
            finish()
        }
        for index in running.indices { running[index].run.stop() }
    }

    /// In milliseconds; −1 without runs.
    private var timeout: Int32 {
        guard let first = running.map(\.run.deadline).min() else { return -1 }
        return Int32(clamping: max(0, (first - WallClock.steady) / 1_000_000 + 1))
    }

    private mutating func read() {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(STDIN_FILENO, &piece, piece.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        if count <= 0 {
            isClosed = true
            endLine()
            return
        }
        var rest = piece[..<count]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            take(rest[..<end])
            endLine()
            rest = rest[(end + 1)...]
        }
        take(rest)
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) {
        if isPassingOver { return }
        input += bytes
        if input.count > MCPServer.longestLine {
            isPassingOver = true
            input = []
        }
    }

    private mutating func endLine() {
        let line = input
        input.removeAll(keepingCapacity: true)
        if isPassingOver {
            isPassingOver = false
            return fail(MCPFailure(.parse, "The message is too long"), .line)
        }
        if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        ) {
            return
        }
        guard let text = String(validating: line, as: UTF8.self), let node = try? JSON5Parser.parse(text)
        else {
            return fail(MCPFailure(.parse, "This is not JSON"), .line)
        }
        // Batches belong to 2025-03-26.
        guard case .list(let messages) = node.value else { return answer(node.value, .line) }
        if messages.isEmpty { return fail(MCPFailure(.invalidRequest, "The batch is empty"), .line) }
        batchCount += 1
        let batch = batchCount
        // One more, so that the batch stays open until all of it is read.
        batches[batch] = Batch(lacking: messages.count + 1)
        for message in messages { answer(message.value, .batch(batch)) }
        settle(batch, nil)
    }

    private mutating func answer(_ value: JSON5Node.Value, _ place: Place) {
        let request: MCPRequest
        do throws(MCPFailure) {
            guard let read = try MCPRequest(value) else { return leave(place) }
            request = read
        } catch {
            // A notification gets no answer, not even to a mistake.
            if error.id == nil, value.members?["id"] == nil, value.members?["method"] != nil {
                return leave(place)
            }
            return fail(error, place)
        }
        guard let id = request.id else {
            if request.method == "notifications/cancelled", let given = request.parameters["requestId"] {
                MCPID(given).map { cancel($0) }
            }
            return leave(place)
        }
        do throws(MCPFailure) {
            switch try outcome(of: request) {
            case .result(let members): send(result(id, members, request.era), place)
            case .run(let arguments):
                waiting.append(Call(id: id, era: request.era, place: place, arguments: arguments))
            }
        } catch {
            var failure = error
            failure.id = id
            fail(failure, place)
        }
    }

    private enum Outcome {
        case result([(String, JSONValue)])
        case run([String])
    }

    private func outcome(of request: MCPRequest) throws(MCPFailure) -> Outcome {
        switch request.method {
        case "initialize": return .result(MCPServer.greeting(request.parameters))
        case "ping" where request.era == .handshake: return .result([])
        case "server/discover":
            guard request.era == .stateless else {
                throw MCPFailure(.invalidParameters, "server/discover needs a version in _meta")
            }
            return .result(MCPServer.discovery + MCPServer.caching)
        case "tools/list":
            if let cursor = request.parameters["cursor"], cursor != .null {
                throw MCPFailure(.invalidParameters, "There is no further page")
            }
            let caching = request.era == .stateless ? MCPServer.caching : []
            return .result([("tools", .array(tools.map(\.json)))] + caching)
        case "tools/call":
            guard case .text(let name)? = request.parameters["name"] else {
                throw MCPFailure(.invalidParameters, "tools/call needs the name of a tool")
            }
            guard let tool = tools.first(where: { $0.name == name }) else {
                throw MCPFailure(.invalidParameters, "Unknown tool: \(name)")
            }
            guard let given = (request.parameters["arguments"] ?? .object([])).members else {
                throw MCPFailure(.invalidParameters, "arguments must be an object")
            }
            do throws(MCPTool.Mistake) { return .run(try tool.arguments(given, general)) } catch {
                return .result(MCPServer.mistake(error.text))
            }
        default: throw MCPFailure(.unknownMethod, "Method not found: \(request.method)")
        }
    }

    private mutating func cancel(_ id: MCPID) {
        if let place = waiting.firstIndex(where: { $0.id == id }) {
            leave(waiting.remove(at: place).place)
        } else if let place = running.firstIndex(where: { $0.call.id == id }) {
            running[place].run.stop()
            leave(running.remove(at: place).call.place)
        }
    }

    private mutating func start() {
        while running.count < MCPServer.mostRuns, !waiting.isEmpty {
            let call = waiting.removeFirst()
            guard let run = ToolRun(program, call.arguments, now: WallClock.steady) else {
                send(
                    result(
                        call.id, MCPServer.mistake("The system has no room for another process"), call.era),
                    call.place)
                continue
            }
            running.append((call, run))
        }
    }

    private mutating func finish() {
        for index in running.indices { running[index].run.read() }
        let now = WallClock.steady
        for index in running.indices.reversed() {
            let isLate = now >= running[index].run.deadline
            guard isLate || running[index].run.isOver else { continue }
            var (call, run) = running.remove(at: index)
            if isLate { run.stop() } else { run.bury() }
            let members =
                isLate
                ? MCPServer.mistake("No answer within \(ToolRun.longest) s") : MCPServer.content(of: run)
            send(result(call.id, members, call.era), call.place)
        }
    }

    private static func content(of run: ToolRun) -> [(String, JSONValue)] {
        let remarks = run.remarks
        guard let document = run.document else {
            return mistake(remarks.isEmpty ? "The command printed nothing" : remarks)
        }
        let texts = [String(decoding: document, as: UTF8.self)] + (remarks.isEmpty ? [] : [remarks])
        return [
            ("content", .array(texts.map(content))), ("structuredContent", .document(document)),
            ("isError", .flag(false)),
        ]
    }

    private static func mistake(_ text: String) -> [(String, JSONValue)] {
        [("content", .array([content(text)])), ("isError", .flag(true))]
    }

    private static func content(_ text: String) -> JSONValue {
        .object([("type", .string("text")), ("text", .string(text))])
    }

    private func result(_ id: MCPID, _ members: [(String, JSONValue)], _ era: MCPEra) -> JSONValue {
        let kind: [(String, JSONValue)] = era == .stateless ? [("resultType", .string("complete"))] : []
        return .object([
            ("jsonrpc", .string("2.0")), ("id", id.json), ("result", .object(kind + members)),
        ])
    }

    private mutating func fail(_ failure: MCPFailure, _ place: Place) { send(failure.json, place) }

    private mutating func send(_ answer: JSONValue, _ place: Place) {
        switch place {
        case .line: MCPServer.write(answer)
        case .batch(let batch): settle(batch, answer)
        }
    }

    /// Ends a message without an answer.
    private mutating func leave(_ place: Place) {
        if case .batch(let batch) = place { settle(batch, nil) }
    }

    private mutating func settle(_ number: Int, _ answer: JSONValue?) {
        guard var batch = batches[number] else { return }
        batch.lacking -= 1
        if let answer { batch.answers.append(answer) }
        batches[number] = batch.lacking > 0 ? batch : nil
        if batch.lacking == 0, !batch.answers.isEmpty { MCPServer.write(.array(batch.answers)) }
    }

    private static func write(_ value: JSONValue) {
        FXTerm.write(value.bytes(.line) + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
    }

    private static let info = JSONValue.object([
        ("name", .string("fxterm")), ("title", .string("fxterm")), ("version", .string(Usage.version)),
    ])
    private static let capabilities = JSONValue.object([("tools", .object([]))])

    private static let instructions = """
        Prices, exchange rates, world clocks and alerts of the user's own market board. Every figure has its source, its \
        time and a state: live, reference (a bank's rate of a day), cached, stale or past. null means unknown, never 0. \
        disputed names another source that differs by more than 1 %. Changes are fractions: 0.01 is 1 %. The tools only \
        read. Tell the user the time and the state of a figure that is not live.
        """

    private static func greeting(_ parameters: [String: JSON5Node.Value]) -> [(String, JSONValue)] {
        let known = MCPEra.handshake.versions
        let version = known.first { parameters["protocolVersion"] == .text($0) } ?? known[0]
        return [
            ("protocolVersion", .string(version)), ("capabilities", capabilities), ("serverInfo", info),
            ("instructions", .string(instructions)),
        ]
    }

    private static let discovery: [(String, JSONValue)] = [
        ("supportedVersions", .texts(MCPEra.stateless.versions)), ("capabilities", capabilities),
        ("instructions", .string(instructions)),
        ("_meta", .object([("io.modelcontextprotocol/serverInfo", info)])),
    ]
    /// The tools of a process never change.
    private static let caching: [(String, JSONValue)] = [
        ("ttlMs", .integer(3_600_000)), ("cacheScope", .string("private")),
    ]
}
