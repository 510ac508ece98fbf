import Foundation
import PseudoTerminal
import Testing

/// `make replay` plays one of Tests/Scripts for people to watch.
@Suite(.serialized) struct ScriptTests {
    static let scripts: [String] = {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.appending(path: "Scripts").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.contains(".") }.sorted().map { "\(folder)/\($0)" }
    }()

    @Test("A script's session shows what it expects", .enabled(if: FakeClock.isAvailable), arguments: scripts)
    func play(_ path: String) throws {
        do {
            try ScriptPlayer(Script(path: path)).play()
        } catch let mistake as Script.Mistake {
            let name = URL(filePath: path).lastPathComponent
            Issue.record(
                "\(mistake)",
                sourceLocation: SourceLocation(
                    fileID: "Scripts/\(name)", filePath: path, line: mistake.line, column: 1))
        }
    }

    @Test("There are scripts")
    func some() {
        #expect(Self.scripts.count >= 10)
    }

    @Test(
        "A mistake in a script names file and line",
        arguments: [
            ("size 120", "size COLUMNS ROWS"), ("size 0 40", "size 120 40"),
            ("clock 2026-11-31 25:00", "UTC"),
            ("see EUR", #"see "TEXT""#), (#"see "EUR"#, "quotation marks"),
            ("press jj", "no key is called jj"),
            ("press ctrl-", "no key is called ctrl-"), ("jump", "no step is called jump"),
            ("drag 1 1 40 12", "drag PLACE to PLACE"), ("click 0 4", "from 1"), ("pause long", "pause 1.5"),
            ("ends well", "exit code"),
        ])
    func mistakes(_ line: String, _ reason: String) throws {
        let error = #expect(throws: Script.Mistake.self) {
            try Script("# A line before it\n\n\(line)\n", path: "Scripts/tour")
        }
        let text = try #require(error).description
        #expect(text.hasPrefix("Scripts/tour:3: ") && text.contains(reason), "\(text)")
    }

    @Test(
        "A text that does not come names file and line, and shows the screen",
        .enabled(if: FakeClock.isAvailable))
    func unseen() throws {
        let script = try Script(
            "run fxterm --version\nsee \"fxterm\"\nends\nsee \"gold\"\n", path: "Scripts/tour")
        let error = #expect(throws: Script.Mistake.self) { try ScriptPlayer(script).play() }
        let text = try #require(error).description
        #expect(
            text.hasPrefix("Scripts/tour:4: ") && text.contains("gold") && text.contains("fxterm "), "\(text)"
        )
    }
}
