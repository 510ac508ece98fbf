import FeedWire
import Foundation
import Literals
import Loopback
import Market
import Store

/// Asks a server of its own again and again, through the real feeds' program, and tells how memory grows meanwhile.
///
///     FeedsProbe rounds COUNT        each question starts a feeds' program, as on a board; measures this process
///     FeedsProbe quick COUNT         the same with a script in the place of the feeds' program
///     FeedsProbe questions COUNT     one feeds' program is asked all of them; measures that
///     FeedsProbe answer              that script's part: answers what is asked on standard input
///     FeedsProbe serve               the server, until the end of input; says its address
///
/// The resident memory is printed at ten points. Ends with 1 where it has grown by more than 4 MiB since question
/// 100, and with 3 where a question was not answered.
@main struct FeedsProbe {
    static let allowed = 4096
    static let subject = FeedSubject.quotes(["2330.TW"])

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        do {
            if arguments.first == "serve" { return try serve() }
            if arguments.first == "answer" { return try StandIn.answer() }
            guard arguments.count == 2, let count = arguments.last.flatMap({ Int($0) }) else { exit(2) }
            let server = try Server()
            var log = MemoryLog(count: count)
            switch arguments.first {
            case "rounds": try await Rounds(server: server).run(count, &log)
            case "quick":
                let program = try StandIn()
                defer { program.remove() }
                try await Rounds(server: server, program: program.path).run(count, &log)
            case "questions": try Questions(server: server).run(count, &log)
            default: exit(2)
            }
            say("grew by \(log.growth) KiB between question 100 and question \(count)")
            exit(log.growth > allowed ? 1 : 0)
        } catch {
            say("failed: \(error)")
            exit(3)
        }
    }

    /// Serves a dash list of one stock.
    private static func serve() throws {
        let body = """
            [{"symbol": "2330.TW", "name": "台積電", "lastCloseDay": "20261119", "last5Day": "20261113",
            "lastClose": 981.0, "last5Close": 922.0, "dataList": [{"time": "2026-11-20 09:05:00", "value": 975.0}]}]
            """
        let server = try LoopbackServer { _ in .text(body, headers: ["Content-Type": "application/json"]) }
        say(server.url)
        while readLine() != nil {}
    }

    static func start(_ server: Server, record: FeedRecord = FeedRecord()) -> FeedStart {
        FeedStart(
            rates: [], stocks: [FeedSource(kind: "dash", url: server.url)], userAgent: "fxterm/probe",
            record: record)
    }

    /// Writes a line at once, to whatever standard output is.
    static func say(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    /// The programs that were built beside this one.
    static func path(of program: String) -> String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + program
    }
}

/// A question that got no figures.
struct NoAnswer: Error {
    var number: Int
    var instead: [FeedAnswer]
}
