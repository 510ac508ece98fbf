import Foundation
import Loopback
import PseudoTerminal
import Testing

@Suite(.serialized) struct StreamRunTests {
    @Test("A coin's price is painted as it is told, and after the connection was cut")
    func painted() throws {
        var manner = StreamServer.Manner()
        manner.prices = ["BTC/USD": 108.5]
        let (home, stream) = (try Home(), try StreamServer(manner))
        let server = try LoopbackServer { _ in
            let today = time(nil) / 86_400 * 86_400
            let rows = [today - 86_400, today].map {
                #"[\#($0),"99.0","101.0","98.0","100.0","0.0","1.5",3]"#
            }
            return .text(#"{"error":[],"result":{"XXBTZUSD":[\#(rows.joined(separator: ","))]}}"#)
        }
        try home.write(
            """
            { feeds: { rates: [], history: [], events: [],
                       stocks: [ { kind: "kraken", url: "\(server.url)", stream: "\(stream.url)" } ] } }
            """, to: home.settings)
        // Next to other panels stocks are a table, whose prices are text.
        try home.write(
            #"{"version": 1, "base": "USD", "rates": ["EUR"], "clocks": ["Asia/Taipei"], "stocks": ["BTC-USD"]}"#,
            to: home.board)
        // Requests to this machine ignore proxies.
        let terminal = try home.start(
            environment: ["http_proxy": "http://127.0.0.1:1", "https_proxy": "http://127.0.0.1:1"])
        try terminal.wait(for: "108.50")
        try terminal.waitUntil { $0.contains("8.5 %") || $0.contains("8.5%") }
        stream.tell([("BTC/USD", 102.5)])
        try terminal.wait(for: "102.50")
        stream.change { $0.prices["BTC/USD"] = 103.75 }
        stream.cut()
        try terminal.wait(for: "103.75")
        #expect(server.requests.count == 1)
        try terminal.press("q")
        #expect(try terminal.waitForExit() == .exited(0))
    }
}
