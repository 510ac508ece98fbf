import Foundation
import Loopback
import PseudoTerminal
import Testing

@Suite(.timeLimit(.minutes(10))) struct MCPTests {
    private func home() throws -> (Home, LoopbackServer) {
        let home = try Home()
        let server = try Replay(Bodies().all).serve()
        try home.useFeeds(of: server)
        return (home, server)
    }

    private static var modern: [String: Any] {
        [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": [String: Any](),
        ]
    }

    @Test(
        "A client of either era is greeted, lists the tools and calls each; figures have source, time and state"
    )
    func tools() throws {
        let (home, server) = try home()
        let client = try MCPClient(home)
        let greeting = try client.ask("initialize", ["protocolVersion": "2025-06-18"])
        #expect(greeting["protocolVersion"] as? String == "2025-06-18")
        client.notify("notifications/initialized")
        #expect(try client.ask("ping").isEmpty)
        #expect(
            try client.ask("initialize", ["protocolVersion": "2099-01-01"])["protocolVersion"] as? String
                == "2025-11-25")
        let discovered = try client.ask("server/discover", ["_meta": Self.modern])
        #expect(discovered["resultType"] as? String == "complete")
        #expect(discovered["supportedVersions"] as? [String] == ["2026-07-28"])
        let list = try client.ask("tools/list", ["_meta": Self.modern])
        #expect(list["ttlMs"] as? Int ?? 0 > 0 && list["cacheScope"] as? String == "private")
        let names = (list["tools"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(
            names == [
                "quotes", "rates", "convert", "candles", "changes", "clocks", "meeting", "events", "alerts",
            ])

        let quotes = try client.call("quotes", ["symbols": ["2330.TW", "AAPL"]])
        let stock = try #require(((quotes["stocks"] as? [String: Any])?["items"] as? [[String: Any]])?.first)
        #expect(stock["price"] as? Double == 1020 && stock["source"] as? String == "yahoo")
        #expect(stock["time"] is String && stock["state"] is String && stock["disputed"] is NSNull)
        let rates = try client.call("rates", ["items": ["JPY"], "base": "EUR"])
        #expect((rates["rates"] as? [String: Any])?["base"] as? String == "EUR")
        // 1.125 must not be read as 1,125 where a point groups digits.
        let amount = ["amount": 1.125, "from": "USD", "to": ["JPY"]] as [String: Any]
        let converted = try client.call("convert", amount)["convert"] as? [String: Any]
        let sum = try #require((converted?["items"] as? [[String: Any]])?.first)
        #expect(abs((sum["amount"] as? Double ?? 0) - 1.125 * 149.23) < 1e-9 && sum["disputed"] is NSNull)
        let changes = try client.call(
            "changes", ["items": ["2330.tw", "JPY"], "baselines": ["d1", "d5"], "offline": true])
        let changed = ((changes["stocks"] as? [String: Any])?["items"] as? [[String: Any]])?.first?["changes"]
        #expect((changed as? [String: Any])?.keys.sorted() == ["d1", "d5"])
        #expect(
            try client.call("clocks", ["places": ["Tokyo"], "at": "2026-11-23 09:00 New York"])["asOf"]
                as? String == "2026-11-23T14:00:00Z")
        let meeting =
            try client.call("meeting", ["places": ["Tokyo", "Berlin"], "minutes": 30])["meeting"]
            as? [String: Any]
        #expect(meeting?["minutes"] as? Int == 30)
        let events =
            try client.call("events", ["items": ["New York"], "days": 400])["events"] as? [[String: Any]]
        #expect(events?.contains { $0["kind"] as? String == "clockChange" } == true)
        #expect((try client.call("alerts")["alerts"] as? [Any])?.isEmpty == true)
        _ = server
        #expect(client.end() == 0)
    }

    @Test("Mistakes are told as the protocol wants them, and the next message is answered all the same")
    func mistakes() throws {
        let (home, server) = try home()
        let client = try MCPClient(home)
        func code(_ line: String) throws -> Int? {
            (try client.exchange(line)["error"] as? [String: Any])?["code"] as? Int
        }
        #expect(try code("{") == -32700)
        #expect(try code("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"\\ud800\"}") == -32700)
        #expect(try code("3") == -32600)
        #expect(try code("[]") == -32600)
        #expect(try code("{\"jsonrpc\": \"2.0\", \"id\": {}, \"method\": \"ping\"}") == -32600)
        #expect(try code("{\"jsonrpc\": \"1.0\", \"id\": 1, \"method\": \"ping\"}") == -32600)
        #expect(try code("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"resources/list\"}") == -32601)
        #expect(
            try code(
                "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": \"positions\"}}"
            ) == -32602)
        #expect(
            try code("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": []}")
                == -32602)
        #expect(try code("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"server/discover\"}") == -32602)
        let version = "\"io.modelcontextprotocol/protocolVersion\""
        let lacking =
            "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\", \"params\": {\"_meta\": {\(version): \"2026-07-28\"}}}"
        #expect(try code(lacking) == -32602)
        let old =
            try client.exchange(lacking.replacingOccurrences(of: "2026-07-28", with: "1900-01-01"))["error"]
            as? [String: Any]
        #expect(old?["code"] as? Int == -32022)
        #expect((old?["data"] as? [String: Any])?["requested"] as? String == "1900-01-01")
        #expect(try code(String(repeating: "x", count: 5 << 20)) == -32700)
        for (tool, given) in [
            ("candles", [:]), ("quotes", ["symbols": "AAPL"]), ("quotes", ["symbols": ["A\nB"]]),
            ("quotes", ["colour": 1]),
            ("convert", ["amount": 1, "from": "XYZ"]), ("meeting", ["minutes": 1]),
            ("quotes", ["on": "yesterday", "symbols": ["AAPL"]]),
            ("clocks", ["places": ["--config=/etc/passwd"]]),
            ("changes", ["items": ["positions"], "baselines": ["d1"]]),
        ] as [(String, [String: Any])] {
            let result = try client.ask("tools/call", ["name": tool, "arguments": given])
            #expect(result["isError"] as? Bool == true, "\(tool) \(given): \(result)")
            #expect(result["structuredContent"] == nil)
        }
        let batch = try client.exchange(
            text:
                "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"method\":\"notifications/x\"},{\"jsonrpc\":\"2.0\",\"id\":\"c\",\"method\":\"tools/call\",\"params\":{\"name\":\"clocks\"}}]"
        )
        #expect((try JSONSerialization.jsonObject(with: Data(batch.utf8)) as? [[String: Any]])?.count == 2)
        _ = server
        #expect(client.end() == 0)
    }

    @Test("A cancelled call is not answered, and its run is ended")
    func cancelling() throws {
        let home = try Home()
        let server = try LoopbackServer { _ in .hang }
        try home.useFeeds(of: server)
        let client = try MCPClient(home)
        client.send(
            "{\"jsonrpc\":\"2.0\",\"id\":\"slow\",\"method\":\"tools/call\",\"params\":{\"name\":\"quotes\",\"arguments\":{\"symbols\":[\"AAPL\"],\"wait\":60}}}"
        )
        try home.wait("the run that answers it") { client.children == 1 }
        client.send(
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\"slow\"}}"
        )
        #expect(try client.ask("ping").isEmpty)
        #expect(client.children == 0)
        #expect(client.end() == 0)
    }

    @Test("Positions are served only where asked for, and without them no alert tells an amount")
    func positions() throws {
        let (home, server) = try home()
        try home.write(
            "date,type,item,quantity,price,currency\n2026-03-02,buy,AAPL,10,240,USD\n",
            to: home.folder.appending(path: ".local/share/fxterm/transactions.csv"))
        #expect(try home.run(["alerts", "add", "positions", "value >12345"]).status == 0)
        let shy = try MCPClient(home)
        let alerts = try shy.ask("tools/call", ["name": "alerts"])
        #expect(!"\(alerts)".contains("12345") && "\(alerts)".contains("value >"), "\(alerts)")
        #expect(shy.end() == 0)
        let open = try MCPClient(home, ["--positions"])
        let positions = try open.call("positions")["positions"] as? [String: Any]
        let item = try #require((positions?["items"] as? [[String: Any]])?.first)
        #expect(
            item["quantity"] as? Double == 10 && item["source"] as? String == "yahoo"
                && item["time"] is String)
        #expect("\(try open.ask("tools/call", ["name": "alerts"]))".contains("12345"))
        _ = server
        #expect(open.end() == 0)
    }
}

private final class MCPClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()
    private var count = 0

    init(_ home: Home, _ options: [String] = []) throws {
        process.executableURL = URL(filePath: try BuiltProduct.path(of: "fxterm"))
        process.arguments = ["mcp"] + options
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in home.environment() { variables[name] = value }
        process.environment = variables
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
    }

    var children: Int {
        let pid = process.processIdentifier
        let text = (try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)) ?? ""
        return text.split(separator: " ").count
    }

    func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    func notify(_ method: String) { send("{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\"}") }

    func exchange(text line: String) throws -> String {
        send(line)
        while !buffer.contains(10) {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the server ended")
            buffer += more
        }
        let answer = buffer.prefix { $0 != 10 }
        buffer = Data(buffer.dropFirst(answer.count + 1))
        return String(decoding: answer, as: UTF8.self)
    }

    func exchange(_ line: String) throws -> [String: Any] {
        let answer = try exchange(text: line)
        return try #require(
            try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any], "\(answer)")
    }

    func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        count += 1
        let message: [String: Any] = ["jsonrpc": "2.0", "id": count, "method": method, "params": parameters]
        let line = String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
        let answer = try exchange(line)
        #expect(answer["id"] as? Int == count, "\(answer)")
        return try #require(answer["result"] as? [String: Any], "\(answer)")
    }

    func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> [String: Any] {
        let result = try ask("tools/call", ["name": tool, "arguments": arguments])
        #expect(result["isError"] as? Bool == false, "\(result)")
        let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String ?? ""
        let structured = try #require(result["structuredContent"] as? [String: Any], "\(result)")
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(read as NSDictionary? == structured as NSDictionary)
        return structured
    }

    func end() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
