internal import Board
internal import Glibc
internal import Printing
internal import Runtime
internal import Store
internal import Words

/// Figures that the command line wants a line for each time they change.
struct WatchRequest {
    /// The panel; nil for all that have feeds.
    var panel: Panel?
    /// The items in place of the board's; empty for those on the board.
    var items: [String] = []
    var format = LineFormat.lines

    /// The panels whose figures change.
    static let panels = Panel.standard.filter { $0.kind.feeds != nil }
}

/// `fxterm watch`: a line on standard output for each figure that changes, until it is ended or nobody reads them.
enum WatchCommand {
    @MainActor
    static func run(_ request: WatchRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        let kept = KeptBoard.read(try session.folders)
        let print = PrintRequest(panel: request.panel, items: request.items)
        var arrangement = try PrintCommand.arrangement(kept.arrangement, print, session.words)
        let panels = request.panel.map { [$0] } ?? WatchRequest.panels
        // Nobody is asked for what is not told.
        for panel in WatchRequest.panels where !panels.contains(panel) {
            arrangement.setList(panel, ItemList(cards: []))
        }
        let live = try LiveBoard(
            session, kept, arrangement, followsBoard: request.panel == nil && request.items.isEmpty)
        var changes = ChangeLines(panels, request.format)
        _ = changes.text(live.model)
        var watcher = live.watcher()
        try watcher.run(to: STDOUT_FILENO) { model throws(CommandError) in
            let text = changes.text(model)
            if !text.isEmpty { try FXTerm.print(text) }
        }
        return .done
    }
}
