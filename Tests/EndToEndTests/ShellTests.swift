import Foundation
import PseudoTerminal
import Testing

@Suite struct ShellTests {
    static func path(_ program: String) -> String? {
        ["/usr/bin/", "/bin/"].map { $0 + program }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private func output(_ program: String, _ arguments: [String], _ home: Home) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.path(program)))
        process.arguments = arguments
        let folder = try URL(filePath: BuiltProduct.path(of: "fxterm")).deletingLastPathComponent().path
        process.environment = [
            "HOME": home.folder.path, "PATH": "\(folder):/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
            "LC_ALL": "C.UTF-8", "MANWIDTH": "80",
        ]
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    private func home() throws -> Home {
        let home = try Home()
        try home.write(
            "{\"version\":1,\"rates\":[\"ISK\"],\"clocks\":[],\"stocks\":[\"ZZZZ.TW\"]}", to: home.board)
        try home.write("", to: home.folder.appending(path: "trades.csv"))
        return home
    }

    @Test(
        "Bash completes commands, options, choices, items, boards and files",
        .enabled(if: ShellTests.path("bash") != nil))
    func bash() throws {
        let home = try home()
        let script = """
            source <(fxterm completion bash); complete -p fxterm
            try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _fxterm; echo "${COMPREPLY[*]}"; }
            try fxterm conv; try fxterm print --fo; try fxterm print --format = js; try fxterm print rates is
            try fxterm ZZ; try fxterm --board ''; try fxterm config ''
            try fxterm transactions import \(home.folder.path)/trad
            """
        #expect(
            try output("bash", ["--norc", "-c", script], home).split(separator: "\n")
                == [
                    "complete -F _fxterm fxterm", "convert", "--format", "json", "ISK", "ZZZZ.TW", "Main",
                    "path check default", home.folder.path + "/trades.csv",
                ].map { $0[...] })
    }

    @Test(
        "Zsh completes commands, options, choices, items and files",
        .enabled(if: ShellTests.path("zsh") != nil, "zsh is not installed: apt install zsh"))
    func zsh() throws {
        let home = try home()
        let script = """
            zmodload zsh/zpty
            try() {
                local text part
                zpty t zsh -f -i
                zpty -w t 'PS1= PROMPT_SP= PROMPT_EOL_MARK=; stty -echo cols 300; autoload -U compinit; compinit -u -D; \\
            source <(fxterm completion zsh); print REA""DY'
                zpty -r -m t text '*READY*'
                zpty -w -n t "$1"$'\\t'
                text=
                for i in {1..100}; do
                    while zpty -r -t t part 2>/dev/null; do text+=$part; done
                    [[ $text == *$2* ]] && break
                    sleep 0.1
                done
                [[ $text == *$2* ]] && print "$1: $2" || print -r -- "$1: no $2 in ${(V)text}"
                zpty -d t
            }
            try 'fxterm conv' convert; try 'fxterm print --form' --format; try 'fxterm print --format=j' json
            try 'fxterm print rates is' ISK; try 'fxterm transactions import \(home.folder.path)/trad' es.csv
            try 'fxterm config ' default
            """
        #expect(
            try output("zsh", ["-f", "-c", script], home).split(separator: "\n")
                == [
                    "fxterm conv: convert", "fxterm print --form: --format", "fxterm print --format=j: json",
                    "fxterm print rates is: ISK",
                    "fxterm transactions import \(home.folder.path)/trad: es.csv",
                    "fxterm config : default",
                ].map { $0[...] })
    }

    @Test(
        "Fish completes commands, options, choices, items, boards and files",
        .enabled(if: ShellTests.path("fish") != nil, "fish is not installed: apt install fish"))
    func fish() throws {
        let home = try home()
        let script = """
            fxterm completion fish | source
            for line in "fxterm conv" "fxterm print --fo" "fxterm print --format=j" "fxterm print rates is" \\
                "fxterm ZZ" "fxterm --board " "fxterm transactions import \(home.folder.path)/trad" "fxterm config "
                complete -C $line | string split -f1 \\t | string join ' '
            end
            """
        let lines = try output("fish", ["--no-config", "-c", script], home).split(separator: "\n")
        #expect(lines.prefix(2) == ["convert", "--format"])
        #expect(
            lines.dropFirst(2).map(String.init) == [
                "--format=json", "ISK", "ZZZZ.TW", "Main", home.folder.path + "/trades.csv",
                "path check default",
            ], "\(lines)")
    }

    @Test("Nothing is offered, and nothing said, where nothing is kept and for what makes no sense")
    func silence() throws {
        let home = try Home()
        try home.write("{", to: home.settings)
        try home.write("{", to: home.board)
        for words in [["bonds", "--x"], ["print", "--format=q"], ["doctor", ""], []] {
            let outcome = try home.run(["complete", "--"] + words)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(words): \(outcome.errors)")
        }
        #expect(try home.run(["complete", "--", "--board", ""]).output == "Main\n")
        #expect(
            FileManager.default.fileExists(atPath: home.board.path), "what is broken is not set aside for it")
    }

    private static var pages: [String] {
        let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")
            .standardized
        return ["fxterm.1", "fxterm-print.1", "fxterm-desk.1", "fxterm-config.5", "fxterm-keys.7"].map {
            docs.appending(path: $0).path
        }
    }

    @Test(
        "mandoc has nothing to say about the manual",
        .enabled(if: ShellTests.path("mandoc") != nil, "mandoc is not installed: apt install mandoc"))
    func mandoc() throws {
        #expect(try output("mandoc", ["-T", "lint"] + Self.pages, Home()) == "")
    }

    @Test(
        "man has no warning about the manual",
        .enabled(if: ShellTests.path("man") != nil, "man is not installed: apt install man-db"))
    func man() throws {
        for page in Self.pages {
            let command = "man --warnings -E UTF-8 -l -Tutf8 -Z \(page) 2>&1 >/dev/null"
            #expect(try output("sh", ["-c", command], Home()) == "")
        }
    }
}
