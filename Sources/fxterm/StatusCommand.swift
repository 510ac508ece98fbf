internal import Board
internal import CivilTime
internal import Figures
internal import Glibc
internal import Market
internal import Printing
internal import Runtime
internal import Store
internal import TUI
internal import Themes
internal import Words

/// `fxterm status`: a line for a status bar, from the store alone. No collector is started, and nobody is asked.
struct StatusCommand {
    private let request: StatusRequest
    private let session: Session
    private let folders: Folders
    private let file: BoardFile
    private let format: StatusFormat
    /// The names in the format, as they were first looked up.
    private var resolved: ResolvedFormat?

    static func run(_ request: StatusRequest, _ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        var command = try StatusCommand(request, session)
        let first = try command.line()
        guard request.follows else {
            try FXTerm.print(first + "\n")
            return .done
        }
        try FXTerm.print(request.bar.head + first + request.bar.separator + "\n")
        try command.follow(after: first)
        return .done
    }

    private init(_ request: StatusRequest, _ session: Session) throws(CommandError) {
        (self.request, self.session, folders) = (request, session, try session.folders)
        file = try session.boardFile
        if let text = request.format {
            do throws(StatusMistake) { format = try StatusFormat(text) } catch {
                throw .wrongUsage(error.saying)
            }
        } else {
            format = StatusFormat(firstOf: file.peek() ?? .first)
        }
        if format.isEmpty { throw .failed(.phrase(.nothingHereYet)) }
    }

    /// The line as the store and the board's file are now.
    private mutating func line() throws(CommandError) -> String {
        let board = file.peek() ?? .first
        var arrangement = Arrangement([:], base: board.base, baseline: board.baseline)
        arrangement.theme = board.theme
        var model = session.model(arrangement, on: session.output)
        do throws(StoreError) {
            let codes = [board.base] + format.items(of: .rates).compactMap { CurrencyCode($0) }
            let cached = try History.latest(
                at: folders.history, of: Set(codes),
                stocks: format.items(of: .stocks).compactMap { Symbol($0) },
                now: model.now)
            _ = model.update(.figures(.known(Known(cached))))
        } catch {
            throw .failed(error.saying)
        }
        if resolved == nil {
            do throws(StatusMistake) {
                resolved = try ResolvedFormat(format, on: board, model)
            } catch {
                throw .wrongUsage(error.saying)
            }
        }
        let palette = session.themes.palette(model.theme, risesRed: model.risesRed, isLight: false)
        return resolved.map { StatusLine($0, model).text(for: request.bar, in: palette) } ?? ""
    }

    /// Writes each line that is another than the one before, until nobody reads them.
    private mutating func follow(after first: String) throws(CommandError) {
        guard let mailbox = Mailbox() else { throw .failed(.phrase(.noDescriptors)) }
        let isWatching = History.watchChanges(at: folders.history, and: [file.path]) {
            mailbox.put(.clock(.tick(WallClock.now, here: .here)))
        }
        guard isWatching else { throw .failed(.phrase(.noThreads)) }
        var last = first
        while true {
            var watched = [
                pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
                // The system tells of its end without being asked.
                pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
            ]
            // Times of day, ages and what is stale change with the minute.
            let minute = 60_000
            let left = minute - WallClock.nanoseconds / 1_000_000 % minute
            poll(&watched, nfds_t(watched.count), Int32(left) + 1)
            if watched[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { return }
            _ = mailbox.take()
            let next = try line()
            if next == last { continue }
            last = next
            try FXTerm.print(next + request.bar.separator + "\n")
        }
    }
}
