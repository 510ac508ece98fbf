internal import Arrangement
internal import Board
internal import Runtime
internal import SettingsFiles
internal import Store
internal import Themes
internal import Threads
internal import Words

/// Reads changed settings and themes again and sends them to the board. Saves the board's changes.
final class SettingsFollower: Sendable {
    private struct State {
        var session: Session
        var isBroken = false
    }

    private let state: Guarded<State>
    /// Locked while reading, so that older contents are not reported last.
    private let reading = Guarded(())
    private let keeping = SerialThread()
    private let mailbox: Mailbox
    private let isDemo: Bool

    /// In a demo, changes apply only to this run.
    init(_ session: Session, _ mailbox: Mailbox, isDemo: Bool = false) {
        state = Guarded(State(session: session))
        (self.mailbox, self.isDemo) = (mailbox, isDemo)
    }

    var themes: ThemeShelf { state.withLock { $0.session.themes } }

    func watched(_ folders: Folders) -> FileWatch.Files {
        let settings = state.withLock { $0.session.config } ?? folders.settings
        return FileWatch.Files([settings, folders.themes, folders.keptSettings], quiet: 50) { self.read() }
    }

    /// Nil for the default. Returns at once.
    func set(_ key: String, _ value: SettingValue?) {
        keeping.run {
            do throws(CommandError) { try self.keep(key, value) } catch { self.say(error) }
        }
    }

    private func keep(_ key: String, _ value: SettingValue?) throws(CommandError) {
        let session = state.withLock { $0.session }
        if let value,
            let mistake = KeptSettings.mistake(in: value, of: key, themes: session.themes.known)
        {
            return refuse(key, .joined([.verbatim("\(key): "), mistake.problem]))
        }
        if isDemo {
            var kept = session.kept
            kept.set(value, of: key)
            return read(over: kept, isOurs: true)
        }
        let path = try session.folders.keptSettings
        do throws(StoreError) {
            try KeptSettings.keep(value, of: key, at: path)
            read(isOurs: true)
        } catch {
            // The board shows the choice already.
            read(isOurs: true)
            refuse(key, error.saying)
        }
    }

    private func read(over kept: KeptSettings? = nil, isOurs: Bool = false) {
        reading.withLock { _ in readInTurn(over: kept, isOurs) }
    }

    private func readInTurn(over kept: KeptSettings?, _ isOurs: Bool) {
        let (last, wasBroken) = state.withLock { ($0.session, $0.isBroken) }
        let next: Session
        do {
            next = try Session(
                config: last.config, board: last.boardName, last.environment, after: last,
                over: kept ?? (isDemo ? last.kept : nil)
            ).based(on: last.otherBase)
        } catch {
            state.withLock { $0.isBroken = true }
            return say(error)
        }
        state.withLock { $0 = State(session: next) }
        if isOurs || wasBroken || next.settings != last.settings || next.themes != last.themes
            || next.settingList != last.settingList
        {
            mailbox.put(
                .disk(
                    .settingsChanged(
                        next.settings, next.locale, themes: next.themes.names, list: next.settingList,
                        isOurs: isOurs)))
        }
        if next.problems != last.problems {
            mailbox.put(.disk(.settingsUnreadable(next.problems)))
        }
    }

    private func refuse(_ key: String, _ why: Saying) { mailbox.put(.disk(.settingRefused(key, why))) }

    private func say(_ error: CommandError) {
        switch error {
        case .wrongUsage(let problem), .failed(let problem):
            mailbox.put(.disk(.settingsUnreadable([problem])))
        }
    }
}
