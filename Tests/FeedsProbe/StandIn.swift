import CivilTime
import FeedWire
import Foundation
import Literals
import Market

/// A program that answers every question as `fxterm-feeds` does, without network, so that ten thousand of its runs take minutes.
struct StandIn {
    /// Where it lies.
    let path: String

    /// Writes it.
    init() throws {
        let script = """
            #!/bin/sh
            exec '\(FeedsProbe.path(of: "FeedsProbe"))' answer
            """
        path = NSTemporaryDirectory() + "fxterm-stand-in-\(UUID().uuidString)"
        try Data((script + "\n").utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }

    /// Takes it away.
    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// What it does: answers the questions on standard input until its end.
    static func answer() throws {
        let quote = Quote(
            symbol: "2330.TW", name: "台積電", price: 975, time: Instant(1_795_136_700), zone: "Asia/Taipei",
            stated: [:], today: [975], source: "dash")
        func say(_ report: FeedReport) throws {
            try FileHandle.standardOutput.write(contentsOf: Data(Wire.bytes(of: report) ?? []))
        }
        var input = WireInput(STDIN_FILENO)
        while let body = input.next() {
            guard case .ask(let number, _)? = Wire.order(in: body) else { continue }
            try say(.answer(number, .quotes([quote])))
            try say(.finished(number))
        }
        try say(.record(FeedRecord()))
    }
}
