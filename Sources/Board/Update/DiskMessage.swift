package import Arrangement
internal import Figures
package import Market
package import Money
package import Words

package enum DiskMessage: Hashable, Sendable {
    case pastKnown(Past, of: Arrangement)
    case notSaved(Saying)
    case saved(Saying)
    /// Why the board is read-only now; nil if this program may write its file.
    case boardIs(ReadOnly?)
    case boardChanged(Arrangement, Past)
    case boards(BoardMessage)
    case transactions(TransactionDocument)
    case events(EventDocument)
    case portfolio(Portfolio)
    /// `isOurs` if this program changed them.
    case settingsChanged(
        Settings, UserLocale, themes: [String], list: SettingList = SettingList(), isOurs: Bool = false)
    case settingsUnreadable([Saying])
    case settingRefused(String, Saying)
}

extension Model {
    mutating func takeFromDisk(_ message: DiskMessage) -> [Effect] {
        switch message {
        case .pastKnown(let past, let arrangement):
            remarksEvents = true
            // Useless to another board, or after a later change.
            if arrangement == self.arrangement, self.past == Past() { self.past = past }
            return []
        case .notSaved(let why):
            return say(why, isWarning: true)
        case .saved(let what):
            return say(what)
        case .boardIs(let readOnly):
            return boardIs(readOnly)
        case .boardChanged(let arrangement, let past):
            let effects = follow(arrangement, past)
            renewDeck()
            return effects
        case .boards(let message):
            return takeBoards(message)
        case .transactions(let document):
            return takeTransactions(document)
        case .events(let document):
            return takeEvents(document)
        case .portfolio(let portfolio):
            return takePortfolio(portfolio)
        case .settingsChanged(let settings, let locale, let themes, let list, let isOurs):
            settingList = list
            let effects = reload(settings, locale, themes)
            guard isOurs else { return effects + say(.phrase(.settingsReloaded), about: .settings) }
            changeOptions { $0.typing = nil }
            return effects
        case .settingsUnreadable(let problems):
            let shown = notices.first
            notices.removeAll { $0.subject == .settings }
            // The notice that moves to the front gets its full time.
            let next = notices.first.flatMap { $0 == shown ? nil : $0.expiry }
            return [next].compactMap(\.self)
                + problems.flatMap { say($0, isWarning: true, about: .settings) }
        case .settingRefused(let key, let why): return refuseSetting(key, why)
        }
    }

    mutating func reload(_ settings: Settings, _ locale: UserLocale, _ themes: [String]) -> [Effect] {
        let (old, pace, language, hadReader) = (self.settings, refresh, self.language, terminal.hasReader)
        let alerts = alertSettings
        follow(settings, locale, themes)
        if self.language != language { figures.forgetNames() }
        figures.renew(arrangement, shownMarket, language: self.language)
        var effects: [Effect] = [.renewTheme, nextTick()]
        if !hadReader { effects += beginAnnouncing() }
        if settings.mouse != old.mouse { effects.append(.useMouse(settings.mouse)) }
        if refresh != pace { effects += [schedule(.rates), schedule(.stocks)] }
        if alertSettings != alerts, !isDemo { effects.append(.useAlerts(alertSettings)) }
        if settings.feeds != old.feeds, !isDemo {
            effects.append(.useFeeds(settings.feeds))
            // The former feeds answer no more.
            (feeds, stockFailures) = ([:], [:])
            if !isPaused { effects += askAll(freshness: 0) }
        }
        return effects
    }

    var alertSettings: AlertSettings {
        AlertSettings(settings, words, locale: locale.identifier, arrangement)
    }
}

extension Model {
    /// Nil if this program may write the file now.
    mutating func boardIs(_ readOnly: ReadOnly?) -> [Effect] {
        guard !isKiosk, readOnly != self.readOnly, readOnly != nil || self.readOnly?.isFollowing != true
        else {
            return []
        }
        self.readOnly = readOnly
        if let readOnly {
            leaveLayer()
            return say(readOnly.saying, isWarning: true)
        }
        return say(.phrase(.boardIsYours)) + mergeShare()
    }

    /// The first fxterm on a board may change it; the others follow.
    mutating func follow(_ arrangement: Arrangement, _ past: Past) -> [Effect] {
        self.past = past
        var arrangement = arrangement
        if isKiosk { arrangement.hidesAmounts = true }
        guard arrangement != self.arrangement else { return [] }
        leaveLayer()
        let lines = panels.map { self.lines($0)[cursor($0).index] }
        let effects = show(arrangement, .file)
        for (panel, line) in zip(panels, lines) { select(line, in: panel) }
        return effects
    }
}

extension ReadOnly {
    package var saying: Saying {
        switch self {
        case .takenBy(nil): .phrase(.boardTaken)
        case .takenBy(let process?): .phrase(.boardTakenBy, verbatim: ["process": String(process)])
        case .kiosk: .phrase(.kioskOnlyShows)
        case .following(let owner): .phrase(.boardIsFollowed, verbatim: ["name": owner])
        }
    }
}
