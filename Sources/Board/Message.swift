package import CivilTime
package import Market

/// Everything that can happen, by hand or from outside, by what it concerns.
package enum Message: Hashable, Sendable {
    case user(UserMessage)
    case edit(EditMessage)
    case carry(CarryMessage)
    case border(BorderMessage)
    case layer(LayerMessage)
    case deck(DeckMessage)
    case figures(FiguresMessage)
    case clock(ClockMessage)
    case disk(DiskMessage)
    case program(ProgramMessage)

    var isByHand: Bool {
        switch self {
        case .user, .edit, .carry, .border, .layer, .deck: true
        case .figures, .clock, .disk, .program: false
        }
    }

    /// Whether a board that another program keeps refuses the message. Carrying and the deck ask for themselves: they
    /// have something to put back.
    var rearranges: Bool {
        switch self {
        case .edit, .layer(.naming), .layer(.picker(.open)), .layer(.picker(.take)), .layer(.entering),
            .layer(.details(.remove)), .layer(.details(.makeBase)), .layer(.boards(.beginSending)),
            .layer(.boards(.send)), .layer(.filter(.name)),
            .layer(.filters(.remove)), .layer(.filters(.rename)), .layer(.filters(.accept)),
            .layer(.panels(.toggle)),
            .layer(.panels(.move)), .layer(.panels(.reset)), .border(.reset), .layer(.columns(.toggle)),
            .layer(.columns(.move)),
            .layer(.columns(.reset)):
            true
        case .layer(.close), .layer(.type), .layer(.askBaseline), .layer(.scrollDetails),
            .layer(.details(.step)), .layer(.details(.select)), .layer(.details(.address)),
            .layer(.chart), .layer(.picker(.choose)), .layer(.timing),
            .layer(.amount), .layer(.alert), .layer(.alerts),
            .layer(.filter), .layer(.boards), .layer(.filters), .layer(.search), .layer(.jump),
            .layer(.meeting), .layer(.help),
            .layer(.palette), .layer(.panels(.open)),
            .layer(.panels(.choose)),
            .layer(.columns(.open)), .layer(.columns(.choose)), .border(.press), .border(.pull),
            .border(.release), .layer(.options), .user, .carry, .deck,
            .figures, .clock, .disk, .program:
            false
        }
    }
}

/// Figures that were there before the first feed answered.
package struct Known: Hashable, Sendable {
    /// Rates with when they had arrived.
    package var rates: [Seen<Rate>]
    /// Closes per dollar.
    package var rateCloses: [CurrencyCode: [DailyClose]]
    /// Weekdays that a feed of closes leaves out.
    package var rateSkipped: [CurrencyCode: Set<Day>]
    /// Quotes with when they had arrived.
    package var quotes: [Seen<Quote>]
    /// The stocks on the board that quotes were looked up for, where others are still to be; nil when these are all quotes.
    package var stocks: [Symbol]?
    /// Figures that earlier runs did not show.
    package var unshown: [UnshownFigure]

    /// Makes a collection.
    package init(
        rates: [Seen<Rate>] = [], rateCloses: [CurrencyCode: [DailyClose]] = [:],
        rateSkipped: [CurrencyCode: Set<Day>] = [:], quotes: [Seen<Quote>] = [], stocks: [Symbol]? = nil,
        unshown: [UnshownFigure] = []
    ) {
        (self.stocks, self.unshown, self.rates) = (stocks, unshown, rates)
        (self.rateCloses, self.rateSkipped, self.quotes) = (rateCloses, rateSkipped, quotes)
    }
    /// The bundled sample.
    package static var sample: Known { Known().filledWithSample() }

    /// The same with the bundled sample in the place of each panel's figures that are wholly missing.
    package func filledWithSample() -> Known {
        var filled = self
        if rates.isEmpty {
            filled.rates = Sample.rates.map { Seen($0, .sample, at: $0.quotedAt) }
            filled.rateCloses = Sample.rateCloses
        }
        if quotes.isEmpty { filled.quotes = Sample.quotes.map { Seen($0, .sample, at: Sample.asOf) } }
        return filled
    }

    /// The market that a demonstration begins with at `now`.
    package static func demo(_ market: inout DemoMarket, at now: Instant) -> Known {
        let (rates, quotes) = market.step(at: now)
        return Known(
            rates: rates.map { Seen($0, .sample, at: now) },
            rateCloses: DemoMarket.rateCloses(before: Zone.utc.local(now).day),
            quotes: quotes.map { Seen($0, .sample, at: now) })
    }
}
