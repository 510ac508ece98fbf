import Dispatch
import Glibc

/// Runs one piece of the program's work COUNT times; comparing two counts gives its cost.
///
///     BenchMicro WORK COUNT FOLDER     on a terminal; FOLDER has history.sqlite, large.sqlite, dash.json
///     BenchMicro                       names the pieces
@main struct BenchMicro {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let count = Int(arguments[2]), let make = works[arguments[1]] else {
            for name in works.keys.sorted() { print(name) }
            exit(arguments.count == 1 ? 0 : 2)
        }
        let work = try make(arguments[3])
        // Warms up: the cost of the first use does not count.
        try work()
        for _ in 0..<count { try work() }
        exit(0)
    }
}

typealias Work = @MainActor () throws -> Void

@MainActor let works: [String: @MainActor (String) throws -> Work] =
    screenWorks.merging(terminalWorks) { $1 }.merging(figureWorks) { $1 }.merging(storeWorks) { $1 }
    .merging(moneyWorks) { $1 }

/// The main thread only waits: with an asynchronous `main`, valgrind crashes.
func waiting(_ work: @escaping @Sendable () async throws -> Void) -> Work {
    {
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            do { try await work() } catch { fatalError("\(error)") }
            done.signal()
        }
        done.wait()
    }
}
