internal import Board
internal import Runtime
internal import Store
internal import Themes
internal import Threads

/// Reads settings and themes again when their files change while the board is open, and tells the board.
final class SettingsFollower: Sendable {
    private struct State {
        var session: Session
        var isBroken = false
    }

    private let state: Guarded<State>
    private let mailbox: Mailbox

    init(_ session: Session, _ mailbox: Mailbox) {
        state = Guarded(State(session: session))
        self.mailbox = mailbox
    }

    var themes: ThemeShelf { state.withLock { $0.session.themes } }

    /// The files to watch.
    func watched(_ folders: Folders) -> FileWatch.Files {
        let settings = state.withLock { $0.session.config } ?? folders.settings
        return FileWatch.Files([settings, folders.themes], quiet: 50) { self.read() }
    }

    private func read() {
        let (last, wasBroken) = state.withLock { ($0.session, $0.isBroken) }
        let next: Session
        do {
            next = try Session(
                config: last.config, board: last.boardName, last.environment, after: last)
        } catch {
            state.withLock { $0.isBroken = true }
            switch error {
            case .wrongUsage(let problem), .failed(let problem): mailbox.put(.disk(.notSaved(problem)))
            }
            return
        }
        state.withLock { $0 = State(session: next) }
        if wasBroken || next.settings != last.settings || next.themes != last.themes {
            mailbox.put(.disk(.settingsChanged(next.settings, next.locale, themes: next.themes.names)))
        }
        if next.themeProblems != last.themeProblems {
            for problem in next.themeProblems { mailbox.put(.disk(.notSaved(problem))) }
        }
    }
}
