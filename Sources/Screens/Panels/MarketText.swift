internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import TUI
internal import Words

struct MarketLine: Equatable {
    let markets: [MarketText]
    let room: Int
    let words: Words

    var spans: [Span] { MarketText.line(markets, atMost: room, words) }
}

struct MarketText: Hashable, Sendable {
    let phase: MarketPhase
    private let name: String
    /// With a `?` if the holidays are unknown.
    private let state: String
    /// Without its holidays we cannot be sure that it trades.
    private let isDoubtful: Bool
    /// `TWSE open, closes in 1 h 21 min`, then shorter ones.
    let wordings: [String]

    init?(_ clock: ClockID, at now: Instant, _ writing: Writing) {
        guard let exchange = Exchange.at(clock).first, let hours = exchange.hours else { return nil }
        self.init(exchange, hours.moment(at: now, auctions: false), at: now, writing)
    }

    init(_ exchange: Exchange, _ moment: MarketMoment, at now: Instant, _ writing: Writing) {
        let words = writing.words
        phase = moment.phase
        isDoubtful = !moment.areHolidaysKnown
        let name = exchange.shortName
        self.name = name
        let word = words[MarketText.word(moment.phase)]
        let doubtful = moment.areHolidaysKnown ? word : word + "?"
        state = doubtful
        let holiday = moment.holiday.map { words[$0.phrase] }
        guard let bell = moment.nextBell else {
            let closed = holiday.map { words[.closedFor, ["exchange": name, "holiday": $0]] }
            wordings = [closed, "\(name) \(doubtful)", doubtful].compactMap(\.self)
            return
        }
        let opening = MarketText.opening(moment, exchange, bell, now, writing)
        let when = opening ?? words.span(bell - now)
        let nextPhrase = opening == nil ? MarketText.next(moment) : .opensAt
        func said(_ phrase: Phrase) -> String {
            words[
                phrase,
                [
                    "exchange": name, "word": doubtful, "span": when, "moment": when,
                    "holiday": holiday ?? "",
                ]]
        }
        let isHoliday = holiday != nil && moment.next == .open
        let all = said(isHoliday ? opening == nil ? .closedForOpensIn : .closedForOpensAt : nextPhrase)
        let full = moment.areHolidaysKnown ? all : "\(all) \(words[.holidaysUnknown])"
        // A wording without a sign of doubt would be a claim.
        func doubted(_ text: String) -> String { moment.areHolidaysKnown ? text : text + "?" }
        let next = isHoliday ? said(.closedFor) : all
        // A span right after the state could look like the time since.
        let shortPhrase = opening == nil ? MarketText.next(moment, isShort: true) : .opensNextAt
        let short = words[shortPhrase, ["exchange": name, "span": when, "moment": when]]
        wordings = [
            full, next, doubted(short), "\(name) \(doubtful)", doubted(name),
        ]
    }

    /// `●` while it trades, `◐` at lunch and auctions; `●?` and `?` if holidays or hours are unknown.
    var mark: String {
        let doubt = isDoubtful ? "?" : ""
        return switch phase {
        case .open: "●" + doubt
        case .lunch, .openingAuction, .closingAuction: "◐" + doubt
        case .closed: isDoubtful ? "?" : " "
        }
    }

    var role: Role { phase == .open ? .live : .faint }

    /// The opening by its own clocks; nil if a span of half a day or less is clearer.
    private static func opening(
        _ moment: MarketMoment, _ exchange: Exchange, _ bell: Instant, _ now: Instant, _ writing: Writing
    ) -> String? {
        guard moment.next == .open, bell - now > 43_200, let zone = Zone(exchange.clock.zone) else {
            return nil
        }
        return writing.dayAndTime(zone.local(bell), from: zone.local(now).day)
    }

    private static func word(_ phase: MarketPhase) -> Phrase {
        switch phase {
        case .open: .marketOpen
        case .openingAuction, .closingAuction: .marketAuction
        case .lunch: .marketLunch
        case .closed: .marketClosed
        }
    }

    private static func next(_ moment: MarketMoment, isShort: Bool = false) -> Phrase {
        switch moment.next {
        case .open: isShort ? .opensNext : .opensIn
        case .openingAuction, .closingAuction: isShort ? .auctionNext : .auctionIn
        case .lunch: isShort ? .lunchNext : .lunchIn
        case .closed: isShort ? .closesNext : .closesIn
        }
    }

    /// Each in its own words; in less room grouped by state, open ones first.
    static func line(_ markets: [MarketText], atMost room: Int, _ words: Words) -> [Span] {
        // Several exchanges share a name, such as Euronext, and mostly a state.
        let markets = markets.enumerated().filter { !markets[..<$0].contains($1) }.map(\.element)
        var states: [(market: MarketText, names: [String])] = []
        for market in markets {
            if let place = states.firstIndex(where: { $0.market.state == market.state }) {
                states[place].names.append(market.name)
            } else {
                states.append((market, [market.name]))
            }
        }
        let isQuiet = states.filter { $0.market.phase == .closed }
        states = states.filter { $0.market.phase != .closed } + isQuiet
        func joined(_ parts: [(text: String, role: Role)]) -> [Span] {
            let spans = parts.map { [Span($0.text, Style($0.role))] }
            let line = Array(spans.joined(separator: [Span(" · ", Style(.faint))]))
            return line.isEmpty ? [] : [Span(" ", Style(.faint))] + line + [Span(" ", Style(.faint))]
        }
        var ways = [0, 2].map { level in
            joined(markets.map { ($0.wordings[min(level, $0.wordings.count - 2)], $0.role) })
        }
        for count in stride(from: states.count, to: 0, by: -1) {
            let more = count < states.count ? [("…", Role.faint)] : []
            ways.append(
                joined(
                    states.prefix(count).map {
                        ("\(words.list($0.names)) \($0.market.state)", $0.market.role)
                    } + more))
        }
        return ways.first { $0.cells <= room } ?? []
    }

    func text(atMost width: Int) -> String? { wordings.first { CellWidth.of($0) <= width } }

    /// Changes once a minute, or once a second before a bell; nil if its hours are unknown.
    static func of(_ exchange: Exchange, at now: Instant, _ writing: Writing, _ memo: Memo) -> MarketText? {
        let minute = now.wholeMinute
        guard
            let moment = memo(
                .bell(exchange.mic), minute, { exchange.hours?.moment(at: $0, auctions: false) })
        else {
            return nil
        }
        // In minutes, the last one in seconds.
        let isClose = moment.nextBell.map { $0 - minute <= 60 } ?? false
        let value = At(moment: moment, now: isClose ? now : minute, writing: writing)
        return memo(.market(exchange.mic), value) { MarketText(exchange, $0.moment, at: $0.now, $0.writing) }
    }

    private struct At: Equatable {
        let moment: MarketMoment
        let now: Instant
        let writing: Writing
    }
}
