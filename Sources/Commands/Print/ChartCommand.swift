internal import Arrangement
internal import Board
internal import CivilTime
internal import CursesTerminal
internal import Figures
internal import Glibc
internal import Market
internal import Runtime
internal import SVG
internal import Screens
internal import Store
internal import TUI
internal import Themes
internal import Words

/// Uses kept bars if the feeds do not answer.
struct ChartCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "chart", [.some(.item)],
            [
                .range, .chartFrom, .chartTo, .type, .scale, .adjust, .base, .width, .height, .svg, .board,
                .demo,
                .config,
            ], .aboutChart,
            manual:
                "draws a chart of an item, or compares up to six in percent.",
            example: "AAPL", make: .command(ChartCommand.init))
    ]

    private static let widths = 20...500
    private static let heights = 6...150

    private let isDemo: Bool
    /// In the user's words; those after the first are compared with it.
    private let items: [String]
    private let look: ChartLook
    /// Of currencies named alone; nil for the dollar.
    private let base: CurrencyCode?
    /// Nil for the range of `look`.
    private let days: ClosedRange<Day>?
    /// In columns; nil for those of the terminal.
    private let width: Int?
    /// In rows; nil for a default.
    private let height: Int?
    /// A file, `-` for standard output; nil to print the chart.
    private let svg: String?

    init(_ given: Given) throws(UsageError) {
        isDemo = given.has(.demo)
        items = given.words
        svg = given[.svg]
        base = try given.currency(.base)
        var look = ChartLook()
        days = try ChartCommand.days(given)
        look.range = try given.choice(.range) ?? days.map(BarRange.init) ?? .month
        look.adjustment = try given.choice(.adjust) ?? .splits
        look.shape = try given.choice(.type) ?? look.shape
        let scales: [(name: String, scale: ChartLook.Scale)] = [
            ("linear", .linear), ("log", .logarithmic), ("percent", .percent),
        ]
        look.scale =
            try given.value(.scale, of: scales.map(\.name)) { text in
                scales.first { $0.name == text }?.scale
            } ?? look.scale
        self.look = look
        width = try given.number(.width, ChartCommand.widths)
        height = try given.number(.height, ChartCommand.heights)
    }

    private static func days(_ given: Given) throws(UsageError) -> ClosedRange<Day>? {
        let example = "2020-02-19"
        let (from, to) = (try given.day(.from, like: example), try given.day(.to, like: example))
        let last = to ?? Zone.here.local(WallClock.now).day
        guard let from else {
            if to != nil { throw UsageError(.optionNeedsValue, ["option": .verbatim("'--from'")]) }
            return nil
        }
        guard from < last else { throw UsageError.expected("--to", last.description, ["\(from + 1)"]) }
        return from...last
    }

    var answersFromFolders: Bool { !isDemo }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = isDemo ? KeptBoard.demo : try .read(session)
        for notice in session.notices + kept.notices { FXTerm.complain(session.words[notice]) }
        let wishes = try BarsWish.all(items, kept.arrangement, base: base)
        let most = OpenChart.mostOthers + 1
        guard wishes.count <= most else {
            throw .wrongUsage(.phrase(.comparesNoMore, verbatim: ["count": "\(most)"]))
        }
        let (range, settings) = (look.range, session.settings)
        let interval = settings.feeds.interval(of: range)
        var asking = session.model(Arrangement([:]), on: session.output)
        let first = days.map { $0.lowerBound + -7 } ?? range.firstDay(today: Zone.utc.local(asking.now).day)
        let problems =
            isDemo ? [] : try BarsWish.ask(wishes, interval, since: first, session, kept, Patience(), &asking)
        let bars = BarsAtHand(wishes, kept, demo: isDemo ? asking.now : nil)
        let missing = wishes.filter { bars.isMissing($0, interval, since: first) }
        BarsWish.complain(problems, missing: missing, asking)
        let known = wishes.filter { wish in !missing.contains { $0.name == wish.name } }
        // A store may have closes of an item without bars.
        let shown = known.isEmpty ? Array(wishes.prefix(1)) : known

        let depth = svg == nil ? ColourDepth.ofOutput(settings.colourDepth.most) : .direct
        let traits =
            svg == nil
            ? session.terminal(
                colours: depth?.rawValue ?? 0, speaksUnicode: session.output.speaksUnicode)
            : TerminalTraits()
        let model = chart(of: shown, bars, kept, session, traits)
        guard let chart = printedChart(model, size) else { return .failed }
        let palette = session.themes.palette(model.theme, risesRed: model.risesRed, isLight: false)
        if let file = svg {
            try write(chart.svg(palette: palette, theme: .fitting(palette), title: shown.title), to: file)
        } else {
            try FXTerm.print(presentable(chart, model.terminal).text(in: palette, depth))
        }
        return missing.isEmpty ? .done : .failed
    }

    private func chart(
        of wishes: [BarsWish], _ bars: BarsAtHand, _ kept: KeptBoard,
        _ session: Session, _ traits: TerminalTraits
    ) -> Model {
        guard let first = wishes.first?.item else { return session.model(Arrangement([:]), on: traits) }
        var arrangement = Arrangement([first.panel.id: ItemList(cards: [first.item])])
        arrangement.charts[first.panel.id] = look
        arrangement.theme = kept.arrangement.theme
        // Bars are newer than kept prices.
        var known = Known()
        known.quotes = kept.known.quotes.filter { seen in wishes.contains { $0.symbol == seen.value.symbol } }
        for index in known.quotes.indices { known.quotes[index].value.price = nil }
        var model = session.model(arrangement, on: traits, isDemo: isDemo, known: known)
        let messages: [Message] =
            [.user(.focus(first.panel)), .layer(.chart(.open))]
            + wishes.dropFirst().map { .layer(.chart(.compare($0.item))) }
            + (days.map { [.layer(.chart(.show($0.moments)))] } ?? [])
        for effect in messages.flatMap({ model.update($0) }) {
            guard case .readBars(let query) = effect else { continue }
            _ = model.update(.figures(.bars(query, bars.read(query))))
        }
        return model
    }

    private var size: Size {
        var window = winsize()
        let isKnown =
            svg == nil && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
        let (columns, rows) = isKnown ? (Int(window.ws_col), Int(window.ws_row) - 2) : (80, 24)
        let (widths, heights) = (ChartCommand.widths, ChartCommand.heights)
        return Size(
            width: width ?? min(max(widths.lowerBound, columns), widths.upperBound),
            height: height ?? min(max(heights.lowerBound, rows), 24))
    }

    private func write(_ svg: String, to file: String) throws(CommandError) {
        if file == "-" { return try FXTerm.print(svg) }
        do throws(StoreError) {
            try OutputFile(path: file).write(svg)
        } catch {
            // A picture is not part of the program's data.
            if case .failed(_, let reason) = error {
                throw .failed(.joined([.verbatim("\(file): "), reason]))
            }
            throw .failed(error.saying)
        }
    }
}

/// Bars without a request: from the store, or of a demo.
private struct BarsAtHand {
    private let wishes: [BarsWish]
    private let kept: KeptBoard
    private let demo: (market: DemoMarket, now: Instant)?

    init(_ wishes: [BarsWish], _ kept: KeptBoard, demo: Instant?) {
        (self.wishes, self.kept) = (wishes, kept)
        self.demo = demo.map { (DemoMarket(seed: 0), $0) }
    }

    func read(_ query: BarsQuery) -> Seen<BarSeries>? {
        if let demo { return demo.market.bars(query, at: demo.now) }
        let wish = wishes.first { $0.symbol == query.symbol }
        return wish?.bars(query.interval, kept).map { Seen($0.series, .cached, at: $0.seenAt) }
    }

    func isMissing(_ wish: BarsWish, _ interval: BarInterval, since first: Day) -> Bool {
        read(BarsQuery(wish.symbol, interval, since: first))?.value.bars.isEmpty ?? true
    }
}

extension BarRange {
    fileprivate init(_ days: ClosedRange<Day>) {
        let count = days.upperBound - days.lowerBound
        self = count <= 740 ? .twoYears : count <= 3700 ? .tenYears : .all
    }
}

extension ClosedRange<Day> {
    fileprivate var moments: ClosedRange<Instant> {
        Instant(lowerBound.number * 86_400)...Instant((upperBound.number + 1) * 86_400 - 1)
    }
}

extension [BarsWish] {
    fileprivate var title: String { map(\.name).joined(separator: " · ") }
}

extension SVGTheme {
    /// With paper as light as the palette expects.
    fileprivate static func fitting(_ palette: Palette) -> SVGTheme {
        palette.ground >> 8 & 255 > 127 ? .light : .dark
    }
}
