public import Market
public import Words

/// Everything that can happen, by hand or from outside.
public enum Message: Hashable, Sendable {
    // By hand.

    /// The focus goes to a panel.
    case focus(Panel)
    /// The selection goes to the item at `cursor.index` of the order shown, and the panel scrolls.
    case select(Panel, Cursor)
    /// The selected card is picked up.
    case pickUp
    /// The card in the hand is held over another place.
    case carry(Cursor)
    /// The card in the hand is dropped where it is.
    case drop
    /// The card in the hand goes back to where it was.
    case putBack
    /// The selected card moves to another place at once.
    case shift(Cursor)
    /// The mouse's button went down on a card.
    case press(Panel, Cursor, grip: Spot)
    /// The mouse moved with the button down: what it holds is picked up or held over another place. `edge` is −1
    /// while it lies against the upper edge, +1 against the lower, where the panel scrolls on by itself.
    case drag(Cursor, pointer: Spot, edge: Int)
    /// The mouse's button came up.
    case release
    /// The panel is scrolled to a row, with the selection at `cursor`.
    case scroll(Panel, Cursor)
    /// The baseline is set; nil swaps it.
    case setBaseline(Baseline?)
    /// The grid is sorted by change, or its direction flipped.
    case sortByChange
    /// The grid is sorted by a column, or its direction flipped; nil for the next column.
    case sortBy(Sort.Column?)
    /// The order made by hand comes back.
    case handOrder
    /// The selected currency becomes the base.
    case makeBase
    /// What `text` names is added to the panel with the focus.
    case add(String)
    /// The selected group is folded or unfolded.
    case fold
    /// The selected card is made compact or tall; if it is so already, all are.
    case makeCompact(Bool)
    /// All that is known of the selected item is laid over the board, or a heading's group is folded.
    case open
    /// The selected card is taken off the board.
    case remove
    /// The last change is taken back.
    case undo
    /// The last change taken back is made again.
    case redo
    /// The next look is put on.
    case nextTheme
    /// All clocks move to another moment.
    case travel(TimeStep)
    /// The feeds are asked now.
    case refresh
    /// The feeds are left alone, or no longer.
    case pause
    /// Something happens to a layer over the board.
    case layer(LayerMessage)
    /// Something happens on the deck.
    case deck(DeckMessage)
    /// Whatever is open is closed without a change.
    case cancel
    /// A line for the user, such as why a key did nothing.
    case say(String)
    /// The screen is drawn anew.
    case redraw
    /// The program steps into the background.
    case suspend
    /// The program ends.
    case quit

    // From outside.

    /// The program begins.
    case start
    /// The clock has reached `now`, in the zone `here`.
    case tick(Instant, here: Zone)
    /// The program is started for the first time: the first keys are to be told.
    case greet
    /// The first keys have been in sight for long enough.
    case greeted
    /// The system's rules of local time were renewed: those of the clocks on the board, by the clocks' ids.
    case zonesRenewed([ClockID: Zone])
    /// The settings or the themes were changed while the board is open.
    case settingsChanged(Settings, UserLocale, themes: [String])
    /// Figures kept from an earlier run, or the bundled sample.
    case known(Known)
    /// The changes of earlier runs that led to an arrangement.
    case pastKnown(Past, of: Arrangement)
    /// What earlier runs kept of stocks that the first picture had no need of.
    case recalled([Seen<Quote>])
    /// Figures were taken in away from the loop.
    case digested(Digest)
    /// It is time to ask for rates again.
    case ratesDue
    /// It is time to ask for stocks again.
    case stocksDue
    /// A part of an answer arrived.
    case answered(FeedAnswer, to: FeedSubject, at: Instant)
    /// A question has been answered to the end.
    case finished(FeedSubject)
    /// Something could not be saved or read; what is said tells what and what to do.
    case notSaved(Saying)
    /// The board's file is another's to write, or ours again.
    case boardIs(ReadOnly?)
    /// The board's files were changed by the program that keeps them.
    case boardChanged(Arrangement, Past)
    /// The terminal's own paper is light, or dark.
    case paperIs(isLight: Bool)
    /// The line for the user has been there long enough.
    case noticeExpired
}

/// Figures that were there before the first feed answered.
public struct Known: Hashable, Sendable {
    /// Rates with when they had arrived.
    public var rates: [Seen<Rate>]
    /// Closes per dollar.
    public var rateCloses: [CurrencyCode: [DailyClose]]
    /// Weekdays that a feed of closes leaves out.
    public var rateSkipped: [CurrencyCode: Set<Day>]
    /// Quotes with when they had arrived.
    public var quotes: [Seen<Quote>]
    /// The stocks on the board that quotes were looked up for, where others are still to be; nil when these are all quotes.
    public var stocks: [Symbol]?
    /// Figures that earlier runs did not show.
    public var unshown: [UnshownFigure]

    /// Makes a collection.
    public init(
        rates: [Seen<Rate>] = [], rateCloses: [CurrencyCode: [DailyClose]] = [:],
        rateSkipped: [CurrencyCode: Set<Day>] = [:], quotes: [Seen<Quote>] = [], stocks: [Symbol]? = nil,
        unshown: [UnshownFigure] = []
    ) {
        self.stocks = stocks
        self.unshown = unshown
        self.rates = rates
        self.rateCloses = rateCloses
        self.rateSkipped = rateSkipped
        self.quotes = quotes
    }
    /// The bundled sample.
    public static var sample: Known { Known().filledWithSample() }

    /// The same with the bundled sample in the place of each panel's figures that are wholly missing.
    public func filledWithSample() -> Known {
        var filled = self
        if rates.isEmpty {
            filled.rates = Sample.rates.map { Seen($0, .sample, at: $0.quotedAt) }
            filled.rateCloses = Sample.rateCloses
        }
        if quotes.isEmpty { filled.quotes = Sample.quotes.map { Seen($0, .sample, at: Sample.asOf) } }
        return filled
    }

    /// The market that a demonstration begins with at `now`.
    public static func demo(_ market: inout DemoMarket, at now: Instant) -> Known {
        let (rates, quotes) = market.step(at: now)
        return Known(
            rates: rates.map { Seen($0, .sample, at: now) },
            rateCloses: DemoMarket.rateCloses(before: Zone.utc.local(now).day),
            quotes: quotes.map { Seen($0, .sample, at: now) })
    }
}
