private import Foundation

/// Something that is tried many times with chance: a few times in the tests, and often by `make trust`, which sets
/// `FXTERM_TRUST` to a file that takes a line about each trial.
package struct Trial: Sendable {
    /// How often to try.
    package let count: Int
    /// What brings the same tries back: `FXTERM_SEED`.
    package let seed: UInt64
    private let what: String
    private let test: String

    /// Begins a trial of `what`, a few times or often.
    ///
    /// - Parameter test: what `swift test --filter` finds it by.
    package init(_ what: String, _ few: Int, often: Int, test: String) {
        count = ProcessInfo.processInfo.environment["FXTERM_TRUST"] == nil ? few : often
        seed = SeededGenerator.announcedSeed(test)
        self.what = what
        self.test = test
    }

    /// The chance of this trial.
    package var generator: SeededGenerator { SeededGenerator(seed: seed) }

    /// Notes how the trial went.
    ///
    /// - Parameters:
    ///   - tried: what was tried and how often, as in `1,000 ways out`.
    ///   - lost: how often it was not as it has to be.
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
