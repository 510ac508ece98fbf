internal import Arrangement
internal import Board
internal import Market
internal import Money
internal import Printing
internal import Store
internal import Words

extension OptionSpec {
    static let config = OptionSpec(
        .config, .file, .aboutConfig, manual: "read the settings from FILE; a mistake in it is wrong usage.")
    static let board = OptionSpec(
        .board, .board, .aboutBoardOption,
        manual: """
            the board of that name, regardless of case; the one shown last unless given. With a \
            new name *fxterm* creates a board, which is saved once you change it.
            """)
    static let demo = OptionSpec(.demo, .aboutDemo)
    static let `private` = OptionSpec(
        .private, .aboutPrivate, manual: "start with the amounts of positions hidden; *$* shows them.")

    static let kiosk = OptionSpec(
        .kiosk, .aboutKiosk,
        manual: """
            only show the board: nothing is typed or written, amounts stay hidden, and no key leads to another program or \
            file. For a screen on the wall, or for visitors over ssh.
            """)

    static let reader = OptionSpec(
        .reader, .aboutReader,
        manual: """
            show the board for a screen reader: one item a line, no boxes, no drawings and no motion, with the cursor on \
            the selected item. The setting *reader* does so always.
            """)

    static let format = OptionSpec(
        .format, .oneOf(PrintFormat.allCases.map(\.rawValue)), .aboutFormat,
        manual: "the format; a table unless given.")
    static let tableFormat = OptionSpec(.format, .oneOf(["table", "json"]), .aboutFormat)
    static let lineFormat = OptionSpec(
        .format, .oneOf(LineFormat.allCases.map(\.rawValue)), .aboutLineFormat,
        manual: "the format of the lines that *watch* prints.")
    static let statusFormat = OptionSpec(
        .format, .text("'{JPY:+} …'"), .aboutStatusFormat,
        manual: """
            the line that *status* prints, with items in braces: *{JPY}*, *{JPY:+}*, \
            *{2330.TW.change}*, *{Tokyo}*. After the dot goes *change*, a baseline such as *d5* \
            or *ytd*, *name*, *age* or *currency*; *{{* and *}}* print braces. *json* prints the \
            first items of the board as a JSON object.
            """)
    static let importFormat = OptionSpec(.format, .oneOf(["ticker", "csv"]), .aboutImportFormat)

    static let baseline = OptionSpec(
        .baseline, .text("d5,ytd,…"), .aboutBaseline,
        manual: """
            the closes that changes are measured against: *d1* to *d250* (trading days back), \
            *wtd*, *mtd*, *qtd*, *ytd* (the close before the period began), *1w*, *3m*, *10y* \
            (the last close on or before the same date that long ago), or a date such as \
            *2024-03-01*. With several, separated by commas, each has its change. The board's \
            baseline unless given.
            """)
    static let printOn = OptionSpec(
        .on, .day, .aboutPrintOn,
        manual: """
            the closes of a past day, or the last ones in the week before it, in that day's \
            shares. Baselines count back from the day of each close.
            """)
    static let chartFrom = OptionSpec(.from, .day, .aboutChartFrom, manual: "the first day of the chart.")
    static let chartTo = OptionSpec(
        .to, .day, .aboutChartTo, manual: "the last day of the chart; today unless given.")
    static let base = OptionSpec(
        .base, .currency, .aboutBase,
        manual: """
            the currency that rates are per unit of, and that totals of positions are in; the \
            board's base and your own currency unless given. In *print candles*, *print prices* \
            and *chart*, currencies named alone are priced per unit of it, not of the dollar; in \
            *convert* it is the currency of an amount that names none.
            """)
    static let wait = OptionSpec(
        .wait, .count, .aboutWait,
        manual: """
            seconds to wait for answers, 1 to 3600. Unless given, stored figures are printed \
            after 5 s, and standard error names the missing answers; with nothing stored, \
            *fxterm* waits up to 40 s.
            """)
    static let fields = OptionSpec(
        .fields, .text("code,rate,…"), .aboutFields,
        manual: "the members of items to print, in this order; all unless given.")
    static let offline = OptionSpec(
        .offline, .aboutOffline,
        manual: "print what is stored: make no request, and start no collector.")
    static let require = OptionSpec(
        .require, .oneOf(PrintRequirement.allCases.map(\.rawValue)), .aboutRequire,
        manual: """
            exit with 1 unless *all* items have a figure, or each has a *live* one (a bank's reference rate is as good); \
            standard error names the others.
            """)
    static let positions = OptionSpec(
        .positions, .aboutMCPPositions,
        manual: "serve *positions* too.")
    static let length = OptionSpec(
        .length, .count, .aboutLength,
        manual: "the least length of a meeting in minutes, 15 to 720; 60 unless given.")
    static let hideAmounts = OptionSpec(
        .private, .aboutPrivate, manual: "leave out the amounts of positions.")
    static let boardOnly = OptionSpec(
        .private, .aboutPrivateEvents, manual: "leave out stocks that are only in the file of transactions.")
    static let alertTo = OptionSpec(
        .to, .text("NAME"), .aboutAlertTo,
        manual: "send the test to that service of *alerts.to* in the settings; print its response.")
    static let at = OptionSpec(
        .at, .time, .aboutAt, example: "\"2026-11-23 09:00 New York\", \"9am UTC\"",
        manual: """
            a moment other than now, such as "2026-11-23 09:00 New York", "9am UTC" or "tomorrow \
            14:30", in the time of the city, zone or UTC at its end, or else in local time.
            """)
    static let range = OptionSpec(
        .range, .oneOf(BarRange.allCases.map(\.rawValue)), .aboutRange,
        manual:
            "how far back from the last day bars go: \(BarRange.allCases.map { "*\($0.rawValue)*" }.joined(separator: ", "));"
            + " *1mo* unless given.")
    static let interval = OptionSpec(
        .interval, .oneOf(["auto"] + BarInterval.allCases.map(\.rawValue)), .aboutInterval,
        manual:
            "how long a bar lasts: \(BarInterval.allCases.map { "*\($0.rawValue)*" }.joined(separator: ", ")), or *auto*"
            + " (unless given), which goes by the range.")
    static let adjust = OptionSpec(
        .adjust, .oneOf(PriceAdjustment.allCases.map(\.rawValue)), .aboutAdjust,
        manual:
            "adjust earlier prices for splits (unless given), for splits and dividends, or not at all.")
    static let home = OptionSpec(
        .home, .currency, .aboutHome,
        manual:
            "the currency of the sums of *print positions* and *print gains*; the base of the board unless given."
    )
    static let onDay = OptionSpec(
        .on, .day, .aboutOnDay, manual: "positions as they were at the end of a day.")

    static let by = OptionSpec(
        .by, .oneOf(ExposureKey.allCases.map(\.rawValue)), .aboutBy,
        manual: "what to sum by; currencies unless given.")
    static let whatIf = OptionSpec(
        .whatIf, .text("'EUR -10%'"), .aboutWhatIf, example: "'EUR -10%', '2330.TW +5%, stocks -8%'",
        manual: """
            figures of a scenario: *EUR -10%* (against all other currencies), *USD/JPY 130*, \
            *2330.TW +5%*, *stocks -8%* (all prices); separate several with commas.
            """)
    static let year = OptionSpec(
        .year, .count, .aboutYear,
        manual: "the year whose sales and income *print gains* lists; all unless given.")
    static let method = OptionSpec(
        .method, .oneOf(CostMethod.allCases.map(\.rawValue)), .aboutMethod,
        manual:
            "which lots a sale takes: the oldest (*fifo*), or a part of all (*average*); the setting unless given."
    )

    static let days = OptionSpec(
        .days, .count, .aboutDays,
        manual: "how many days after today *print events* looks ahead, 1 to 800; 30 unless given.")
    static let eventFormat = OptionSpec(
        .format, .oneOf(PrintedEvents.Format.allCases.map(\.rawValue)), .aboutFormat,
        manual: "the form of the events: *ics* is a calendar; a table unless given.")

    static let pricesFrom = OptionSpec(
        .from, .day, .aboutPricesFrom, manual: "the first day of the prices; a year ago unless given.")
    static let priceFormat = OptionSpec(
        .format, .oneOf(PriceFormat.allCases.map(\.rawValue)), .aboutPriceFormat,
        manual: "the format of the prices; that of ledger and hledger unless given.")
    static let journalFormat = OptionSpec(
        .format, .oneOf(JournalFormat.allCases.map(\.rawValue)), .aboutJournalFormat,
        manual: "write the transactions as a journal of ledger and hledger, or of beancount.")
    static let watchPrices = OptionSpec(
        .prices, .file, .aboutWatchPrices,
        manual: """
            keep today's prices in FILE, one line per item and day: for beancount if its name \
            ends in .beancount or .bean, as CSV for .csv, else for ledger and hledger. Other \
            lines of the file stay unchanged.
            """)

    static let type = OptionSpec(.type, .oneOf(ChartLook.Shape.allCases.map(\.rawValue)), .aboutType)
    static let scale = OptionSpec(.scale, .oneOf(["linear", "log", "percent"]), .aboutScale)
    static let width = OptionSpec(
        .width, .count, .aboutSize,
        manual: "columns, 20 to 500; by the terminal unless given, 80 in a pipe.")
    static let height = OptionSpec(
        .height, .count, .aboutSize, manual: "rows, 6 to 150; by the terminal unless given, 24 in a pipe.")
    static let svg = OptionSpec(
        .svg, .file, .aboutSVG,
        manual: "write the chart to FILE as SVG, or to standard output for *-*.")

    static let on = OptionSpec(.on, .day, .aboutOn, manual: "the past day whose rates *convert* takes.")
    static let margin = OptionSpec(
        .margin, .count, .aboutMargin,
        manual:
            "percent that a bank keeps of the amount, 0 to less than 100; the setting margin unless given."
    )

    static let figures = OptionSpec(.figures, .aboutFigures)
    static let waybar = OptionSpec(.waybar, .aboutBars)
    static let tmux = OptionSpec(.tmux, .aboutBars)
    static let i3bar = OptionSpec(.i3bar, .aboutBars)
    static let follow = OptionSpec(.follow, .aboutFollow)

    static let out = OptionSpec(
        .out, .file, .aboutOut, manual: "the folder that *page* writes *index.html* to.")
    static let amounts = OptionSpec(
        .amounts, .aboutAmounts,
        manual: "show amounts of money on the page of *page*; unless given, dots stand for them.")
    static let pageFollow = OptionSpec(.follow, .aboutPageFollow)

    static let map = OptionSpec(
        .map, .text("date=Day,…"), .aboutMap,
        manual: """
            which column of a broker's file is which, and its words for types: \
            *date=Day,quantity=Shares,buy=Purchase,skip=Interest*.
            """)
    static let account = OptionSpec(.account, .text("broker"), .aboutAccount)
    static let date = OptionSpec(
        .date, .day, .aboutLotDay, manual: "the purchase date of ticker's lots; today unless given.")
    static let decimal = OptionSpec(
        .decimal, .oneOf(["point", "comma"]), .aboutDecimal,
        manual: "how the broker writes numbers, if its file does not show it.")
    static let dates = OptionSpec(
        .dates, .oneOf(["dmy", "mdy"]), .aboutDates,
        manual: "how the broker writes dates, if its file does not show it.")
    static let fromBroker = OptionSpec(
        .from, .text("NAME|FILE"), .aboutFromBroker,
        manual: """
            the broker that wrote the file, or a description of its files; detected by the \
            file's header unless given.
            """)
    static let dryRun = OptionSpec(.dryRun, .aboutDryRun)

    static let from = OptionSpec(
        .from, .oneOf(ForeignList.Source.allCases.map(\.rawValue)), .aboutFrom)
    static let `as` = OptionSpec(
        .as, .board, .aboutAs,
        manual: "the name of the board; that of the file, or the one in it, unless given.")
    static let replace = OptionSpec(
        .replace, .aboutReplace,
        manual: "replace the board of this name; undo on it restores the old one.")

    static let desk = OptionSpec(
        .desk, .desk, .aboutCollectDesk,
        manual: """
            publish figures on a team server and fetch what its members request, without a board \
            of your own; the log goes to standard error.
            """)
    static let printSQL = OptionSpec(
        .print, .aboutPrintSQL,
        manual: "print the SQL that sets up the team server, for *psql*, without connecting.")
    static let keepMinutes = OptionSpec(
        .keepMinutes, .text("30d"), .aboutKeep,
        manual: "how long the team server keeps bars shorter than a day: days, weeks, years or *forever*.")
    static let keepDays = OptionSpec(
        .keepDays, .text("10y"), .aboutKeep,
        manual: "how long the team server keeps bars of a day or longer: days, weeks, years or *forever*.")
    static let mostItems = OptionSpec(
        .mostItems, .count, .aboutMost, manual: "the most items that one member can request.")
    static let mostBoards = OptionSpec(
        .mostBoards, .count, .aboutMost, manual: "the most boards that one member can publish.")
    static let alerts = OptionSpec(
        .alerts, .aboutAlertsToo, manual: "share the alerts on the board's cards too.")
    static let edit = OptionSpec(
        .edit, .aboutEdit, manual: "let all members change the board.")

    static let help = OptionSpec(
        .help, .aboutHelp, manual: "print the usage.", isCommand: true)
    static let version = OptionSpec(
        .version, .aboutVersion, manual: "print the version and the commit it was built from.",
        isCommand: true)
}
