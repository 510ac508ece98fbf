internal import Alerts
internal import Board
internal import Figures
internal import Glibc
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// Alerts that the command line wants a line for each time they fire.
struct WatchRequest {
    /// The panel; nil for all that have feeds.
    var panel: Panel?
    /// The items in place of the board's; empty for those on the board.
    var items: [String] = []
    var format = LineFormat.lines
    /// Whether each figure that changes has a line too.
    var tellsFigures = false

    /// The panels whose figures change.
    static let panels = Panel.standard.filter { $0.kind.feeds != nil }
}

/// `fxterm watch`: a line on standard output for each alert that fires, and for each figure that changes where that is asked for, until
/// it is ended or nobody reads them.
enum WatchCommand {
    @MainActor
    static func run(_ request: WatchRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let folders = try session.folders
        let kept = try KeptBoard.read(session)
        let print = PrintRequest(panel: request.panel, items: request.items)
        var arrangement = try PrintCommand.arrangement(kept.arrangement, print, session.words)
        let panels = request.panel.map { [$0] } ?? WatchRequest.panels
        // Nobody is asked for what is not told.
        for panel in WatchRequest.panels where !panels.contains(panel) {
            arrangement.setList(panel, ItemList(cards: []))
        }
        // Alerts that fire from now on are news.
        var last: Int
        do throws(StoreError) { last = try History.alerts(at: folders.history).fired.first?.id ?? 0 } catch {
            throw .failed(error.saying)
        }
        let live = try LiveBoard(
            session, kept, arrangement, followsBoard: request.panel == nil && request.items.isEmpty)
        var changes = ChangeLines(panels, request.format)
        _ = changes.text(live.model)
        let settings = AlertSettings(
            session.settings, session.words, locale: session.locale.identifier, kept.arrangement)
        var watcher = live.watcher()
        try watcher.run(to: STDOUT_FILENO) { model, messages throws(CommandError) in
            var text = ""
            for case .figures(.changed(let changes, _, _)) in messages {
                guard var news = changes.fired?.filter({ $0.id > last }), let oldest = news.last else {
                    continue
                }
                // A change carries the last firings alone: after a stop there may have been more.
                if oldest.id > last + 1,
                    let all = try? History.firedAlerts(after: last, at: folders.history)
                {
                    news = all
                }
                for fired in news.reversed() {
                    last = fired.id
                    text += PrintedAlerts(copy model).line(fired, request.format, settings)
                }
            }
            if request.tellsFigures { text += changes.text(model) }
            if !text.isEmpty { try FXTerm.print(text) }
        }
        return .done
    }
}
