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
    /// Keeps the changes until the team server has them.
    case editShared(BoardID, SharedBatch)
    /// The last change of a shared board that the user has seen.
    case toldShared(BoardID, Int)
    case saveTransactions(TransactionDocument, madeFrom: TransactionDocument, saying: Saying)
    /// `saying` shows once it is saved.
    case editEvents(EventEdit, saying: Saying)
    /// No older than so many seconds.
    case ask(FeedSubject, freshness: Int)
    case readBars(BarsQuery)
    case readKinds([KindQuestion])
    case readRates([CurrencyCode], of: Day)
    case readPast(PastQuery)
    case readAlerts
    /// `saying` shows once the store has it.
    case editAlerts(AlertEdit, saying: Saying? = nil)
    case countAlerts([AlertCount], at: Instant)
    /// Claims alerts that no board has shown, so that other boards do not show them too.
    case claimAlerts
    /// Rings the bell, and shows a text outside the board where the terminal can.
    case tell(String, by: Settings.Notify)
    case recall
    case digest(Digest)
    case makePortfolio(PortfolioWork)
    /// Sends a timer's message once; replaces an earlier request for the same timer.
    case schedule(Timer, Moment)
    case useFeeds(FeedSettings)
    case useAlerts(AlertSettings)
    /// Nil for the default. The settings are read again, or an answer says why they refuse it.
    case setSetting(String, SettingValue?)
    case noteUse(Command)
    case useMouse(Bool)
    case copy(String)
    case renewTheme
    case redraw
    case suspend
    case quit
}

package enum Timer: Hashable, Sendable, CaseIterable {
    case tick
    case rates
    case stocks
    case notice
    /// The next scroll step while a card is held against an edge.
    case edge
    case search
    case frame
    case greeting
    case moves
    /// The next announcement of a board for screen readers.
    case announce
}

package enum Moment: Hashable, Sendable {
    case after(Int)
    case afterMilliseconds(Int)
    /// The wall clock's next multiple of that many seconds.
    case nextMultiple(of: Int)
}
