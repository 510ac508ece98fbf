import Dispatch
import Glibc

/// Runs one piece of the program's work COUNT times and nothing else; comparing two counts gives its cost.
///
///     BenchMicro WORK COUNT FOLDER     on a terminal
///     BenchMicro                       names the pieces
///
/// FOLDER has `history.sqlite`, `large.sqlite` and `dash.json` in it.
@main struct BenchMicro {
    @MainActor static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let count = Int(arguments[2]), let make = works[arguments[1]] else {
            for name in works.keys.sorted() { print(name) }
            exit(arguments.count == 1 ? 0 : 2)
        }
        let work = try make(arguments[3])
        // Once to warm up: what is made at first use is no part of the work.
        try work()
        for _ in 0..<count { try work() }
        exit(0)
    }
}

/// A piece of work, to be done again and again.
typealias Work = @MainActor () throws -> Void

/// Every piece by its name; what it needs is made from the files of a folder.
@MainActor let works: [String: @MainActor (String) throws -> Work] =
    screenWorks.merging(terminalWorks) { $1 }.merging(figureWorks) { $1 }.merging(storeWorks) { $1 }
    .merging(moneyWorks) { $1 }

/// Turns asynchronous work into blocking work. The main thread only waits: with an asynchronous `main`,
/// valgrind crashes.
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
