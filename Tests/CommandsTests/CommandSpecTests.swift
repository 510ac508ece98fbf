import Commands
import TUI
import Testing
import Words

@Suite struct CommandSpecTests {
    @Test("Every option is some command's, and takes a value with all of them or with none")
    func options() {
        for name in OptionName.allCases {
            let specs = CommandSpec.all.flatMap(\.options).filter { $0.name == name }
            #expect(!specs.isEmpty, "\(name)")
            #expect(Set(specs.map { $0.argument == nil }).count == 1, "\(name)")
        }
    }

    @Test("Commands with the same first word stand together and have one sentence")
    func heads() {
        for name in CommandSpec.names {
            let places = CommandSpec.all.indices.filter { CommandSpec.all[$0].words.first == name }
            #expect(places.count == places[places.count - 1] - places[0] + 1, "\(name)")
            #expect(Set(places.map { CommandSpec.all[$0].about }).count == 1, "\(name)")
        }
    }

    @Test(
        "Words mean the longest command that they begin with",
        arguments: [
            ("", ""), ("print", "print"), ("print rates JPY", "print"),
            ("print candles AAPL", "print candles"),
            ("alerts", "alerts list"), ("alerts add JPY >150", "alerts add"), ("AAPL EUR", ""),
            ("config check", "config check"),
        ])
    func lookup(_ line: String, _ path: String) {
        #expect(CommandSpec.of(line.split(separator: " ").map(String.init))?.path == path)
    }

    @Test(
        "A second word that is missing or wrong means no command",
        arguments: ["config", "config x", "alerts x"])
    func missing(_ line: String) {
        #expect(CommandSpec.of(line.split(separator: " ").map(String.init)) == nil)
    }

    @Test("Help names each command and option, in eighty columns", arguments: Language.allCases)
    func help(_ language: Language) {
        let words = Words(language)
        let text = HelpText.text(words)
        for line in text.split(separator: "\n") { #expect(CellWidth.of(String(line)) <= 80, "\(line)") }
        for name in CommandSpec.names {
            #expect(text.contains("\n  \(name) "), "\(name)")
            let own = HelpText.text(words, of: name)
            for option in CommandSpec.all.filter({ $0.words.first == name }).flatMap(\.options) {
                #expect(own.contains(option.name.written), "\(name) \(option.name)")
            }
        }
    }

    @Test("The manuals name each command and option, and no line of them is long")
    func manual() {
        func joined(_ part: (ManualText.Page) -> String) -> String {
            ManualText.Page.allCases.map(part).joined()
        }
        let (synopsis, options) = (joined(ManualText.synopsis), joined(ManualText.options))
        for name in CommandSpec.names { #expect(synopsis.contains("\"fxterm \(name)"), "\(name)") }
        for name in OptionName.allCases {
            let written = name.written.replacing("-", with: "\\-")
            #expect(options.contains(written), "\(name)")
        }
        for line in (synopsis + joined(ManualText.commands) + options).split(separator: "\n") {
            #expect(line.utf8.count <= 80 || line.hasPrefix(".") || line.hasPrefix("\\fB"), "\(line)")
        }
    }
}
