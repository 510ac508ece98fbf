import FeedWire
import Foundation
import Market

/// A program that answers every question as `fxterm-feeds` does, without network, so that ten thousand of its runs take minutes.
struct StandIn {
    /// Where it lies.
    let path: String

    /// Writes it.
    init() throws {
        // A number that is nobody's, for the question's own.
        let mark = 424_242
        let quote = Quote(
            symbol: "2330.TW", name: "台積電", price: 975, time: Instant(1_795_136_700), zone: "Asia/Taipei",
            stated: [:], today: [975], source: "dash")
        // The subject has a "_0" too, but of no number; which of the two comes first is open.
        let reports: [FeedReport] = [.answer(mark, .quotes([quote])), .finished(mark), .record(FeedRecord())]
        let lines = reports.map { String(decoding: Wire.line($0) ?? [], as: UTF8.self) }
        let script = """
            #!/bin/sh
            read -r begin
            while read -r ask; do
            number=$(expr "$ask" : '.*"_0":\\([0-9][0-9]*\\)')
            cat <<END
            \(lines[0].replacing("\(mark)", with: "$number"))\(lines[1].replacing("\(mark)", with: "$number"))END
            done
            cat <<'END'
            \(lines[2])END
            """
        path = NSTemporaryDirectory() + "fxterm-stand-in-\(UUID().uuidString)"
        try Data((script + "\n").utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }

    /// Takes it away.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
