internal import Board
internal import Market
internal import TUI

/// What the exchange in a city is doing, in words.
struct MarketText {
    /// What it is doing.
    let phase: MarketPhase
    /// Such as `TWSE open, closes in 1 h 21 min`; shorter wordings after it.
    let wordings: [String]

    /// The exchange of the clock called `id`; nil where there is none.
    init?(_ id: String, at now: Instant) {
        guard let clock = ClockID(id), let exchange = Exchange.at(clock).first, let hours = exchange.hours
        else {
            return nil
        }
        self.init(exchange, hours.moment(at: now), at: now)
    }

    /// What `exchange` is doing.
    init(_ exchange: Exchange, _ moment: MarketMoment, at now: Instant) {
        phase = moment.phase
        let name = exchange.shortName
        let word = MarketText.word(moment.phase)
        let doubt = moment.areHolidaysKnown ? "" : "?"
        guard let bell = moment.nextBell else {
            wordings = ["\(name) \(word)\(doubt)", word]
            return
        }
        let span = ClockText.span(bell - now)
        wordings = [
            "\(name) \(word)\(doubt), \(MarketText.verb(moment)) in \(span)"
                + (moment.areHolidaysKnown ? "" : " (holidays unknown)"),
            "\(name) \(word)\(doubt), \(MarketText.verb(moment)) in \(span)",
            "\(name) \(word)\(doubt) \(span)",
        ]
    }

    /// `●` while it trades, `◐` at lunch and at auctions, a blank while it is closed.
    var mark: String {
        switch phase {
        case .open: "●"
        case .lunch, .openingAuction, .closingAuction: "◐"
        case .closed: " "
        }
    }

    /// How word and mark look.
    var role: Role { phase == .open ? .live : .faint }

    private static func word(_ phase: MarketPhase) -> String {
        switch phase {
        case .open: "open"
        case .openingAuction, .closingAuction: "auction"
        case .lunch: "lunch"
        case .closed: "closed"
        }
    }

    private static func verb(_ moment: MarketMoment) -> String {
        switch moment.next {
        case .open: "opens"
        case .openingAuction, .closingAuction: "auction"
        case .lunch: "lunch"
        case .closed: "closes"
        }
    }
}
