public import Market

/// Something to be done outside the model. Effects are values: the update says what, the runtime does it.
public enum Effect: Hashable, Sendable {
    /// Put the board on disk.
    case save(Arrangement)
    /// Put what undo goes through on disk.
    case savePast(Past, of: Arrangement)
    /// Ask the feeds.
    case ask(FeedSubject)
    /// Keep figures for the next run.
    case keep(FeedAnswer, seenAt: Instant)
    /// Keep figures that are not shown for the next run, and drop those that are nil.
    case keepUnshown([UnshownFigure.Key: UnshownFigure?])
    /// Read what earlier runs kept of all stocks.
    case recall
    /// Take figures in on another thread.
    case digest(Digest)
    /// Send a timer's message once, replacing an earlier wish for the same timer.
    case schedule(Timer, Moment)
    /// Ask these feeds from now on.
    case useFeeds(Settings.Feeds)
    /// Listen to the mouse, or leave it to the terminal.
    case useMouse(Bool)
    /// Look at the theme anew.
    case renewTheme
    /// Forget what the screen shows and draw it anew.
    case redraw
    /// Step into the background.
    case suspend
    /// End the program.
    case quit
}

/// The program's alarms; of each there is at most one.
public enum Timer: Hashable, Sendable, CaseIterable {
    /// The clocks' next second or minute.
    case tick
    /// The next question for rates.
    case rates
    /// The next question for stocks.
    case stocks
    /// The end of the line for the user.
    case notice
    /// The next step of scrolling while a card is held against an edge.
    case edge
    /// The question for what is being typed.
    case search
    /// The next picture of what flies.
    case frame
    /// The end of the first keys.
    case greeting
}

/// When a timer goes off.
public enum Moment: Hashable, Sendable {
    /// That many seconds from now.
    case after(Int)
    /// That many milliseconds from now.
    case afterMilliseconds(Int)
    /// When the wall clock next reaches a multiple of that many seconds.
    case nextMultiple(of: Int)
}
