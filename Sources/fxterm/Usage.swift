internal import Market
internal import Store
internal import TUI
internal import Words

enum Usage {
    /// The program's version, by semantic versioning.
    static let version = ProgramVersion.current.text

    static func fault(_ words: Words, log: String) -> String {
        words[
            .stoppedByFault,
            [
                "version": version, "file": CleanText.line(log, limit: 4096) ?? "fxterm.log",
                "place": "“When it goes wrong” in README.md and man fxterm",
            ]]
    }

    static let commands = [
        "print", "chart", "convert", "watch", "alerts", "status", "collect", "time", "doctor", "transactions",
        "config",
        "help",
        "version",
    ]

    /// How the program, or one command of it, is used. Eighty columns are enough for it.
    static func text(_ words: Words, of command: String? = nil) -> String {
        let (item, time) = (words[.wordItem], words[.wordTime])
        let form = "[--format table|json|csv]"
        let head = words[.usage] + " "
        let blank = String(repeating: " ", count: CellWidth.of(head))
        let ways = [
            ["[--config \(words[.wordFile])] [--demo] [--private]"],
            ["print [rates|clocks|stocks [\(item)…]]", "      \(form) [--baseline d1|d5]"],
            [
                "print candles \(item)… [--range 1d|5d|1mo|…|max]",
                "      [--interval auto|1m|…|1mo] [--adjust splits|all|none]", "      \(form)",
            ],
            ["print positions [\(item)…] [--home TWD] [--on 2026-03-01]", "      \(form)"],
            ["print news \(item)… \(form)"],
            [
                "chart \(item)… [--range 1d|…|max] [--type candles|line|area]",
                "      [--scale linear|log|percent] [--adjust splits|all|none]",
                "      [--width N] [--height N] [--svg \(words[.wordFile])] [--demo]",
            ],
            [
                "convert \(words[.wordAmount]) [\(item)…] [--on \(words[.wordDay])] [--margin N]",
                "      \(form) [--demo]",
            ],
            ["watch [rates|stocks [\(item)…]] [--figures] [--format lines|json]"],
            ["alerts [list|history|test] [--format table|json]"],
            ["alerts add \(item) '>150'", "alerts remove \(words[.wordNumber])"],
            ["status [--format \(words[.wordText])] [--waybar|--tmux|--i3bar] [--follow]"], ["collect"],
            ["time [\(words[.wordCity])…] [--at \(time)] \(form)"],
            [
                "transactions import \(words[.wordFile]) [--format ticker|csv] [--map …]",
                "      [--account …] [--date …] [--decimal …] [--dates …]", "      [--dry-run]",
            ],
            ["transactions export [\(words[.wordFile])]"], ["transactions path|check"],
            ["doctor"], ["config path|check|default"], ["help [\(words[.wordCommand])]"], ["version"],
        ]
        let commands: [(String, Phrase)] = [
            ("print", .aboutPrint), ("chart", .aboutChart), ("convert", .aboutConvert),
            ("watch", .aboutWatch), ("alerts", .aboutAlerts), ("status", .aboutStatus),
            ("collect", .aboutCollect), ("time", .aboutTime),
            ("transactions", .aboutTransactions),
            ("doctor", .aboutDoctor),
            ("config", .aboutSettings), ("help", .aboutHelp),
            ("version", .aboutVersion),
        ]
        let options: [(String, Phrase, of: [String])] = [
            (
                "--config \(words[.wordFile])", .aboutConfig,
                [
                    "print", "chart", "convert", "watch", "alerts", "status", "collect", "time",
                    "transactions",
                    "doctor", "config",
                ]
            ),
            ("--demo", .aboutDemo, ["print", "chart", "convert"]), ("--private", .aboutPrivate, []),
            ("--format table|json|csv", .aboutFormat, ["print", "convert", "time", "alerts"]),
            ("--figures", .aboutFigures, ["watch"]),
            ("--format lines|json", .aboutLineFormat, ["watch"]),
            ("--format '{JPY:+} …'", .aboutStatusFormat, ["status"]),
            ("--waybar|--tmux|--i3bar", .aboutBars, ["status"]), ("--follow", .aboutFollow, ["status"]),
            ("--at \(time)", .aboutAt, ["time"]), ("--baseline d1|d5", .aboutBaseline, ["print"]),
            ("--range 1d|5d|1mo|…|max", .aboutRange, ["print", "chart"]),
            ("--interval 1m|1d|…", .aboutInterval, ["print"]), ("--home TWD", .aboutHome, ["print"]),
            ("--on 2026-03-01", .aboutOnDay, ["print"]),
            ("--type line|area|…", .aboutType, ["chart"]), ("--scale log|percent|…", .aboutScale, ["chart"]),
            ("--adjust splits|all|…", .aboutAdjust, ["print", "chart"]),
            ("--width N, --height N", .aboutSize, ["chart"]),
            ("--svg \(words[.wordFile])", .aboutSVG, ["chart"]),
            ("--format ticker|csv", .aboutImportFormat, ["transactions"]),
            ("--map date=Day,…", .aboutMap, ["transactions"]),
            ("--account broker", .aboutAccount, ["transactions"]),
            ("--date 2024-03-01", .aboutLotDay, ["transactions"]),
            ("--decimal point|comma", .aboutDecimal, ["transactions"]),
            ("--dates dmy|mdy", .aboutDates, ["transactions"]),
            ("--dry-run", .aboutDryRun, ["transactions"]),
            ("--on \(words[.wordDay])", .aboutOn, ["convert"]),
            ("--margin N", .aboutMargin, ["convert"]),
            ("-h, --help", .aboutHelp, ["help"]), ("--version", .aboutVersion, ["version"]),
        ]
        let wanted = ways.filter { way in command.map { way[0].hasPrefix($0) } ?? true }.joined()
        let usage = wanted.enumerated().map { index, way in
            (index == 0 ? head : blank) + (way.hasPrefix(" ") ? "       " : "fxterm ") + way
        }
        let indent = String(repeating: " ", count: 27)
        var lines = usage + [""]
        if command == nil { lines += [words[.aboutProgram], ""] }
        lines += table(commands.filter { command == nil || $0.0 == command }, words) + [""]
        // Those of an import are many, and told with their command alone.
        let taken = options.filter { option in
            command.map { option.of.contains($0) } ?? (option.of != ["transactions"])
        }
        for line in table(taken.map { ($0.0, $0.1) }, words) {
            lines.append(line)
            if line.hasPrefix("  --at ") {
                lines.append(indent + "\"2026-11-23 09:00 New York\", \"9am UTC\"")
            }
        }
        if command == nil {
            lines += ["", words[.aboutKeys], "  $XDG_CONFIG_HOME/fxterm/config.json", words[.aboutExit]]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func table(_ rows: [(String, Phrase)], _ words: Words) -> [String] {
        let width = rows.map { CellWidth.of($0.0) }.max() ?? 0
        return rows.map { name, phrase in
            "  " + name + String(repeating: " ", count: width + 2 - CellWidth.of(name)) + words[phrase]
        }
    }
}
