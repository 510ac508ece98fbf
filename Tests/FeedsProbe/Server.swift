import Foundation

/// The server, in a process of its own so that its memory is nobody else's.
final class Server {
    private let process = Process()
    private let input = Pipe()
    /// Its address.
    let url: String

    init() throws {
        let output = Pipe()
        process.executableURL = URL(filePath: FeedsProbe.path(of: "FeedsProbe"))
        process.arguments = ["serve"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        var lines = Lines(file: output.fileHandleForReading)
        url = try lines.next() ?? ""
    }

    deinit { try? input.fileHandleForWriting.close() }
}
