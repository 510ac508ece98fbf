internal import Alerts
internal import Arrangement
internal import Board
internal import Figures
internal import Glibc
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// A line for each alert that fires and, on request, each figure that changes, until the output is closed.
struct WatchCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "watch",
            [
                .optional(.oneOf(Panel.standard.filter { $0.kind.feeds != nil }.map(\.id.text))), .any(.item),
            ],
            [.figures, .watchPrices, .lineFormat, .board, .config], .aboutWatch,
            manual: """
                prints a line for each alert that fires, and with *--figures* for each price \
                that changes, on the board or of the items named, until Ctrl-C or until the \
                pipe closes. With *--prices* it keeps a file of prices for plain-text \
                accounting up to date.
                """, make: .command(WatchCommand.init))
    ]

    private static let panels = Panel.standard.filter { $0.kind.feeds != nil }

    private let panel: Panel?
    /// Instead of the board's; empty for those.
    private let items: [String]
    private let format: LineFormat
    private let tellsFigures: Bool
    /// A file whose prices we keep up to date.
    private let prices: String?

    init(_ given: Given) throws(UsageError) {
        panel = try given.words.first.map { name throws(UsageError) in
            try given.panel(name, of: WatchCommand.panels)
        }
        items = Array(given.words.dropFirst())
        format = try given.choice(.format) ?? .lines
        tellsFigures = given.has(.figures)
        prices = given[.prices]
    }

    @MainActor
    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let folders = try session.folders
        let kept = try KeptBoard.read(session)
        var arrangement = kept.arrangement
        if let panel { try arrangement.show(panel, items) }
        let panels = panel.map { [$0] } ?? WatchCommand.panels
        // Figures that we do not print need no requests.
        for panel in WatchCommand.panels where !panels.contains(panel) {
            arrangement.setList(panel.id, ItemList(cards: []))
        }
        // Alerts that fire from now on are news.
        let fired = try stored { () throws(StoreError) in try FigureStore.alerts(at: folders.history).fired }
        var last = fired.first?.id ?? 0
        let live = try LiveBoard(
            session, kept, arrangement, followsBoard: panel == nil && items.isEmpty)
        var changes = ChangeLines(panels, format)
        _ = changes.text(live.model)
        var prices = try self.prices.map { path throws(CommandError) in try WatchedPrices(path) }
        let settings = AlertSettings(
            session.settings, session.words, locale: session.locale.identifier, kept.arrangement)
        var watcher = live.watcher()
        try watcher.run(to: STDOUT_FILENO) { model, messages throws(CommandError) in
            var text = ""
            for case .figures(.changed(let changes, _, _)) in messages {
                guard var news = changes.fired?.filter({ $0.id > last }), let oldest = news.last else {
                    continue
                }
                // A change carries only the last firings; after a stop there may be more.
                if oldest.id > last + 1,
                    let all = try? FigureStore.firedAlerts(after: last, at: folders.history)
                {
                    news = all
                }
                for fired in news.reversed() {
                    last = fired.id
                    text += PrintedAlerts(copy model).line(fired, format, settings)
                }
            }
            if tellsFigures { text += changes.text(model) }
            try prices?.take(panels, copy model)
            if !text.isEmpty { try FXTerm.print(text) }
        }
        return .done
    }
}
