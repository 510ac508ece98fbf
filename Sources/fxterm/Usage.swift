internal import Market

/// What `--help` and `--version` say.
enum Usage {
    /// The program's version, by semantic versioning.
    static let version = "0.1.0"

    /// What is said on the shell after a crash.
    static func fault(log: String) -> String {
        "fxterm \(version) stopped because of a fault of its own. What it had to say is at the end of "
            + "\(CleanText.line(log, limit: 4096) ?? "its log"); where to report it: "
            + "“When it goes wrong” in README.md and man fxterm"
    }

    /// How the program is used.
    static let text = """
        Usage: fxterm [--config FILE] [--demo]
               fxterm print [rates|clocks|stocks [ITEM…]] [--format table|json|csv] [--baseline d1|d5]
               fxterm time [CITY or ZONE…] [--at TIME] [--format table|json|csv]
               fxterm doctor
               fxterm --help | --version

        A market desk in the terminal: currency rate cards, world clocks and a stock grid.
        time tells what time it is there, or was or will be when it is TIME, "2026-11-23 09:00 New York" or "9am UTC".
        doctor tells of each feed how it fared, when it is asked next and what to do; it asks nobody.

          --config FILE     read the settings from FILE
          --demo            play a market on sample data; nothing is saved
          --format FORM     print as table (the default), json or csv
          --at TIME         a moment other than now, by the clocks of the place it ends with, or here
          --baseline d1|d5  measure changes against the close 1 or 5 trading days back
          -h, --help        this text
          --version         the version

        On the board, ? shows the keys. The settings file is $XDG_CONFIG_HOME/fxterm/config.json.
        Exit status: 0 done, 1 it could not be done (doctor: no feed of a list answered for a day), 2 wrong usage.

        """
}
