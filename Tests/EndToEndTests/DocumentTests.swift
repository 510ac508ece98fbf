import Foundation
import PseudoTerminal
import Testing

@Suite struct DocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    @Test("Every link to a file or a heading leads there, and the index names every document")
    func links() throws {
        try check(["links"])
    }

    /// Takes 20 to 60 seconds: some seventy runs of the program, a few with a board on a terminal.
    @Test(
        "Every command that README and docs show works, and prints what they show",
        .enabled(if: FakeClock.isAvailable), .timeLimit(.minutes(10)))
    func commands() throws {
        let clock = try FakeClock.beginning(at: 0)[0]
        try check(["commands", BuiltProduct.path(of: "fxterm"), clock])
    }

    @Test("The README fits on a few screens, and its animation into a megabyte")
    func readme() throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        let animation = try Data(contentsOf: Self.root.appending(path: "docs/pictures/tour.svg"))
        #expect(animation.count <= 1_000_000)
    }

    private func check(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["python3", Self.root.appending(path: "Tests/Documents/documents.py").path] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
    }
}
