internal import Board
internal import Printing
internal import Words

extension CommandSpec {
    /// All commands, the board first.
    package static let all: [CommandSpec] = printing + following + asking

    private static let printing = [
        CommandSpec(
            "", [.any(.item)], [.board, .config, .demo, .private], .aboutProgram,
            manual: """
                Currency rate cards, world clocks and a stock grid as boxed panels on one board that is arranged by hand. \
                *v* opens the chart of the selected currency or stock, from one day to all of its history, as candles, a \
                line or an area. Its crosshair reads each bar, and moving averages, Bollinger bands, RSI and MACD can be \
                drawn with it. With items, such as *AAPL EUR Tokyo*, it shows these on a board that is not kept.
                """),
        CommandSpec(
            "print", [.optional(.oneOf(Panel.standard.map(\.id.text))), .any(.item)],
            [.format, .baseline, .base, .wait, .board, .demo, .config], .aboutPrint,
            manual:
                "writes one snapshot of what is on the board, or of the items named, to standard output."),
        CommandSpec(
            "print candles", [.some(.item)], [.range, .interval, .adjust, .format, .board, .config],
            .aboutPrint,
            manual: "writes bars of stocks, coins and currencies: open, high, low, close and volume.",
            example: "AAPL"),
        CommandSpec(
            "print positions", [.any(.item)], [.home, .onDay, .wait, .format, .board, .config], .aboutPrint,
            manual: """
                writes what the file of transactions comes to: what is held, what it is worth, and what of the gain came \
                of prices and what of currencies, in the base of the board or in the currency of *--home*, now or at the \
                end of the day of *--on*.
                """),
        CommandSpec(
            "print news", [.some(.item)], [.format, .board, .config], .aboutPrint,
            manual: "writes the headlines of stocks: title, publisher, age and address.", example: "AAPL"),
        CommandSpec(
            "chart", [.some(.item)],
            [.range, .type, .scale, .adjust, .width, .height, .svg, .board, .demo, .config], .aboutChart,
            manual:
                "draws a chart of an item to the terminal or a pipe, or compares up to six in percent.",
            example: "AAPL"),
        CommandSpec(
            "convert", [.one(.amount), .any(.item)], [.on, .margin, .wait, .format, .board, .demo, .config],
            .aboutConvert,
            manual: """
                tells what an amount such as *250 EUR* comes to in the currencies named, or in those of the board, now or \
                by the rates of a day.
                """,
            example: "250 EUR"),
    ]

    private static let following = [
        CommandSpec(
            "watch",
            [
                .optional(.oneOf(Panel.standard.filter { $0.kind.feeds != nil }.map(\.id.text))), .any(.item),
            ],
            [.figures, .lineFormat, .board, .config], .aboutWatch,
            manual: """
                writes a line to standard output for each alert that fires, and with *--figures* for each figure of the \
                board, or of the items named, that changes, until nobody reads them.
                """),
        CommandSpec(
            "alerts list", [], [.tableFormat, .board, .config], .aboutAlerts,
            manual: """
                lists alerts and what they fired, adds and removes them, and tries how they are told. A condition such as \
                *>150* or *"<-3% d5"* is written as on a card, in the units of the card.
                """,
            isImplied: true),
        CommandSpec(
            "alerts add", [.one(.item), .some(.text("'>150'"))], [.tableFormat, .board, .config],
            .aboutAlerts,
            example: "JPY '>150'"),
        CommandSpec("alerts remove", [.one(.number)], [.board, .config], .aboutAlerts, example: "3"),
        CommandSpec("alerts history", [], [.tableFormat, .board, .config], .aboutAlerts),
        CommandSpec("alerts test", [], [.tableFormat, .board, .config], .aboutAlerts),
        CommandSpec(
            "status", [], [.statusFormat, .waybar, .tmux, .i3bar, .follow, .board, .config], .aboutStatus,
            manual: """
                writes one line for a status bar or a prompt, such as *149.23 ▲ +0.42 % 16:32*, from what is stored; it \
                asks nobody.
                """),
        CommandSpec(
            "collect", [], [.desk, .config], .aboutCollect,
            manual: """
                keeps the figures of the board fresh without a board, until it is ended; the user service \
                *fxterm-collect* runs it.
                """),
        CommandSpec(
            "desk init", [.optional(.desk)],
            [.printSQL, .keepMinutes, .keepDays, .mostItems, .mostBoards, .config], .aboutDesk,
            manual: """
                sets up a desk in a database of PostgreSQL, brings an older one up to date, checks it and says what to \
                do, or tells who is connected and how it fares. A password never stands in the address: it comes from \
                *~/.pgpass* or a service file.
                """,
            example: "postgresql://desk.example/fxterm", hasManyOptions: true),
        CommandSpec("desk migrate", [.optional(.desk)], [.config], .aboutDesk),
        CommandSpec("desk check", [.optional(.desk)], [.config], .aboutDesk),
        CommandSpec("desk status", [.optional(.desk)], [.tableFormat, .config], .aboutDesk),
        CommandSpec(
            "time", [.any(.city)], [.at, .format, .board, .config], .aboutTime,
            manual: """
                tells what time it is at the cities and zones named, or at the clocks of the board, now or at another \
                moment.
                """),
    ]

    private static let asking = [
        CommandSpec(
            "board list", [], [.format, .config], .aboutBoards,
            manual: """
                lists the boards, also as *fxterm boards*; shows, removes or exports one, the one that was shown last unless \
                another is named, and imports one that was exported. A board's file holds its panels, groups and order, and \
                nothing of what is held.
                """,
            isImplied: true),
        CommandSpec("board show", [.optional(.board)], [.format, .config], .aboutBoards),
        CommandSpec("board remove", [.one(.board)], [.config], .aboutBoards, example: "travel"),
        CommandSpec("board export", [.optional(.board), .optional(.file)], [.config], .aboutBoards),
        CommandSpec(
            "board publish", [.one(.board)], [.edit, .alerts, .config], .aboutBoards,
            manual: """
                shares a board by way of the desk that the setting *desk* names, for others to follow or, with *--edit*, to change \
                together: changes of different cards merge, of the same card the later one holds. *board follow* takes such a \
                board in under its name, or that of *--as*; *board unfollow* keeps what is on it as a board of one's own, and \
                *board unpublish* ends the sharing for all. Positions, transactions, amounts and looks are never shared. With \
                *--alerts*, everybody who has the board gets the alerts on its cards, unless *board mute* silences them.
                """,
            example: "team"),
        CommandSpec("board follow", [.one(.text("TEAM"))], [.as, .config], .aboutBoards),
        CommandSpec("board unpublish", [.one(.board)], [.config], .aboutBoards, example: "team"),
        CommandSpec("board unfollow", [.one(.board)], [.config], .aboutBoards, example: "team"),
        CommandSpec("board mute", [.one(.board)], [.config], .aboutBoards, example: "team"),
        CommandSpec("board unmute", [.one(.board)], [.config], .aboutBoards, example: "team"),
        CommandSpec(
            "board import", [.one(.file)], [.as, .replace, .config], .aboutBoards, example: "travel.json"),
        CommandSpec(
            "import", [.one(.file)], [.from, .as, .dryRun, .config], .aboutImport,
            manual: """
                puts what ticker, tickrs, mop or stocksTUI shows, a plain list or a column of a table on a board: on that of \
                *--as*, or of the file's name. It tells first what comes, and what is left out and why.
                """,
            example: "~/.ticker.yaml", hasManyOptions: true),
        CommandSpec(
            "transactions import", [.one(.file)],
            [.importFormat, .map, .account, .date, .decimal, .dates, .dryRun, .config], .aboutTransactions,
            manual: """
                reads the lots of ticker or a broker's table into the file of transactions, writes that file out, checks \
                it, or says where it is.
                """,
            example: "~/.ticker.yaml", hasManyOptions: true),
        CommandSpec("transactions export", [.optional(.file)], [.config], .aboutTransactions),
        CommandSpec("transactions check", [], [.config], .aboutTransactions),
        CommandSpec("transactions path", [], [.config], .aboutTransactions),
        CommandSpec(
            "doctor", [], [.config], .aboutDoctor,
            manual: """
                shows the state of each feed of the settings, when it is asked next, what to do, and which rules of local \
                time are in use; it makes no requests.
                """),
        CommandSpec(
            "config path", [], [.config], .aboutSettings,
            manual: """
                prints where the settings file is, checks it, or prints a file with all defaults and a comment on each \
                setting.
                """),
        CommandSpec("config check", [], [.config], .aboutSettings),
        CommandSpec("config default", [], [.config], .aboutSettings),
        CommandSpec(
            "completion", [.one(.oneOf(["bash", "zsh", "fish"]))], [], .aboutCompletion,
            manual: "writes what completes commands, items and boards in a shell.", example: "bash"),
        CommandSpec(
            "help", [.optional(.command)], [.help], .aboutHelp,
            manual: "tells how fxterm is used, or a command of it."),
        CommandSpec(
            "version", [], [.version], .aboutVersion,
            manual: "tells the version, and the commit it was built from."),
    ]
}
