private import Foundation

/// A random test with few tries, or many in `make trust`, which sets `FXTERM_TRUST` to a file that takes a
/// line about each trial.
package struct Trial: Sendable {
    package let count: Int
    /// `FXTERM_SEED` repeats it.
    package let seed: UInt64
    private let what: String
    private let test: String

    /// - Parameter test: For `swift test --filter`.
    package init(_ what: String, _ few: Int, often: Int, test: String) {
        count = ProcessInfo.processInfo.environment["FXTERM_TRUST"] == nil ? few : often
        seed = SeededGenerator.announcedSeed(test)
        self.what = what
        self.test = test
    }

    package var generator: SeededGenerator { SeededGenerator(seed: seed) }

    /// - Parameter tried: As in `1,000 ways out`.
    package func note(_ tried: String, lost: Int) {
        guard let path = ProcessInfo.processInfo.environment["FXTERM_TRUST"] else { return }
        let row: [String: String] = [
            "what": what, "tried": tried, "lost": "\(lost)", "seed": "\(seed)", "test": test,
        ]
        guard let data = try? JSONSerialization.data(withJSONObject: row, options: .sortedKeys),
            let file = FileHandle(forWritingAtPath: path)
        else { return }
        _ = try? file.seekToEnd()
        try? file.write(contentsOf: data + Data("\n".utf8))
        try? file.close()
    }
}
