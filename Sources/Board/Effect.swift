package import Alerts
package import Arrangement
package import CivilTime
package import Figures
package import Market
package import Money
package import Words

/// Work outside the model. Effects are values: the update returns them, the runtime runs them.
package enum Effect: Hashable, Sendable {
    case save(Arrangement)
    case savePast(Past, of: Arrangement)
    case boards(BoardWish)
    /// Keep changes of a shared board until the team server has them.
    case editShared(BoardID, SharedBatch)
    /// Note the last change of a shared board that we showed to the user.
    case toldShared(BoardID, Int)
    /// Save a new state of the transactions, made from an earlier one, and show `saying` once it is saved.
    case saveTransactions(TransactionDocument, madeFrom: TransactionDocument, saying: Saying)
    /// Change an event in the user's file, and show `saying` once it is saved.
    case editEvents(EventEdit, saying: Saying)
    /// Request figures that are no older than so many seconds.
    case ask(FeedSubject, freshness: Int)
    /// Read bars from the store.
    case readBars(BarsQuery)
    /// Read figures of kinds from the store.
    case readKinds([KindQuestion])
    /// Read the rates of a past day from the store.
    case readRates([CurrencyCode], of: Day)
    /// Read past figures from the store.
    case readPast(PastQuery)
    /// Read the alerts and the firings.
    case readAlerts
    /// Apply an edit of the alerts, and show `saying` once the store has it.
    case editAlerts(AlertEdit, saying: Saying? = nil)
    /// Count by the bars of the store how often rules would have fired.
    case countAlerts([AlertCount], at: Instant)
    /// Claim the alerts that no board has shown yet, so that no other board shows them too.
    case claimAlerts
    /// Ring the terminal's bell, and show a text outside the board where the terminal can.
    case tell(String, by: Settings.Notify)
    case recall
    case digest(Digest)
    /// Make the positions of many rows.
    case makePortfolio(PortfolioWork)
    /// Send a timer's message once, replacing an earlier request for the same timer.
    case schedule(Timer, Moment)
    case useFeeds(FeedSettings)
    /// Notify the user of alerts by these settings from now on.
    case useAlerts(AlertSettings)
    /// Save a setting's value, nil for its default; then read the settings again, or say why they refuse it.
    case setSetting(String, SettingValue?)
    /// Keep that the user has pressed the key of a command.
    case noteUse(Command)
    case useMouse(Bool)
    /// Put a clean text into the clipboard of the terminal.
    case copy(String)
    case renewTheme
    case redraw
    case suspend
    case quit
}

/// The program's alarms; of each there is at most one.
package enum Timer: Hashable, Sendable, CaseIterable {
    case tick
    case rates
    case stocks
    case notice
    /// The next step of scrolling while a card is held against an edge.
    case edge
    case search
    case frame
    case greeting
    /// The end of highlighted changes.
    case moves
    /// The next announcement of a board for screen readers.
    case announce
}

/// When a timer goes off.
package enum Moment: Hashable, Sendable {
    case after(Int)
    case afterMilliseconds(Int)
    /// When the wall clock next reaches a multiple of that many seconds.
    case nextMultiple(of: Int)
}
