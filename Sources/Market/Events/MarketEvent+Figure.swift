package import CivilTime

extension MarketEvent: KindFigure {
    package typealias Key = EventCalendar

    /// Days before and after today whose events are kept.
    package static let window = (before: 40, after: 800)
    /// In characters.
    package static let longestTitle = 160

    /// Feeds keep their lists for hours: the pace of each decides when it is fetched again.
    package static let kind = FigureKind(
        of: MarketEvent.self, name: "events", number: 9, list: .events, freshness: 3600, most: 5000,
        table: FigureTable(
            "event", key: "calendar",
            [
                .init("kind", .text), .init("subject", .text, isOptional: true),
                .init("title", .text, isOptional: true),
                .init("starts", .integer), .init("ends", .integer, isOptional: true),
                .init("in_days", .integer), .init("zone", .text), .init("certainty", .text),
                .init("source", .text), .init("cash", .real, isOptional: true),
                .init("currency", .text, isOptional: true), .init("shares", .real, isOptional: true),
                .init("price", .real, isOptional: true), .init("session", .text, isOptional: true),
                .init("uid", .text, isOptional: true),
            ]))

    package init?(row: FigureRow) {
        guard let kind = row.text(0).flatMap(Kind.init(rawValue:)), let zone = row.text(6),
            ClockID(zone)?.zone == zone, Zone(zone) != nil, let timing = Timing(row),
            let certainty = row.text(7).flatMap(Certainty.init(rawValue:)),
            let source = row.text(8).flatMap({ FeedID($0) }), let happening = Happening(row, kind)
        else { return nil }
        self.init(
            kind, happening, of: row.text(1).flatMap(Subject.init(text:)), timing, zone: zone,
            certainty: certainty, source: source, uid: row.line(14, limit: 1000))
    }

    package var row: FigureRow {
        var values = [FigureRow.Value](repeating: .none, count: 15)
        values[0] = .text(kind.rawValue)
        values[1] = .optional(subject?.text)
        switch timing {
        case .days(let first, let last):
            values[3] = .integer(first.number)
            if last != first { values[4] = .integer(last.number) }
            values[5] = .integer(1)
        case .moment(let start, let end):
            values[3] = .integer(start.seconds)
            values[4] = end.map { .integer($0.seconds) } ?? .none
            values[5] = .integer(0)
        }
        values[6] = .text(zone)
        values[7] = .text(certainty.rawValue)
        values[8] = .text((source ?? .program).text)
        values[14] = .optional(uid)
        happening.write(to: &values)
        return FigureRow(values)
    }

    /// Drops days that are over, and what lies outside of the window.
    package static func judged(
        _ figures: [MarketEvent], of key: EventCalendar, at now: Instant
    ) -> [MarketEvent]? {
        let first = now + -window.before * 86_400
        let last = now + window.after * 86_400
        return figures.filter { event in
            if event.isOver(at: isPersonal(key) ? first : now) || event.start > last { return false }
            if let day = key.day, event.timing != .days(day, through: day) { return false }
            return event.source == key.feed
        }
    }

    package static func isPersonal(_ key: EventCalendar) -> Bool { !FeedID.services.contains(key.feed) }
}

extension FeedSubject {
    package static func events(of calendar: EventCalendar) -> FeedSubject {
        .kind(KindQuestion(MarketEvent.self, of: calendar))
    }
}

extension FeedAnswer {
    package static func events(_ events: [MarketEvent], of calendar: EventCalendar) -> FeedAnswer {
        .kind(KindFigures(events, of: calendar))
    }
}

extension MarketEvent.Timing {
    fileprivate init?(_ row: FigureRow) {
        guard let start = row.integer(3) else { return nil }
        let end = row.integer(4)
        if row.integer(5) == 1 {
            let days = -1_000_000...3_000_000
            guard days.contains(start), days.contains(end ?? start), (end ?? start) >= start else {
                return nil
            }
            self = .days(Day(number: start), through: Day(number: end ?? start))
        } else {
            guard let start = row.moment(3), end == nil || row.moment(4).map({ $0 >= start }) ?? false else {
                return nil
            }
            self = .moment(start, end: row.moment(4))
        }
    }
}

extension MarketEvent.Subject {
    /// `stock 2330.TW`, `city Asia/Taipei`, `currency USD`.
    package var text: String {
        switch self {
        case .stock(let symbol): "stock \(symbol)"
        case .city(let clock): "city \(clock)"
        case .currency(let code): "currency \(code)"
        }
    }

    package init?(text: String) {
        guard let blank = text.firstIndex(of: " ") else { return nil }
        let id = String(text[text.index(after: blank)...])
        let subject: MarketEvent.Subject? =
            switch text[..<blank] {
            case "stock": Symbol(id).map { .stock($0) }
            case "city": ClockID(id).map { .city($0) }
            case "currency": CurrencyCode(id).map { .currency($0) }
            default: nil
            }
        guard let subject else { return nil }
        self = subject
    }

    package var id: String {
        switch self {
        case .stock(let symbol): symbol.text
        case .city(let clock): clock.text
        case .currency(let code): code.text
        }
    }
}

extension MarketEvent.Happening {
    /// A row with a title is a text. Days of exchanges and clocks are computed, so no row has them.
    fileprivate init?(_ row: FigureRow, _ kind: MarketEvent.Kind) {
        if row.text(2) != nil {
            guard let title = row.line(2, limit: MarketEvent.longestTitle) else { return nil }
            self = .text(title)
            return
        }
        let amount = row.real(9)
        switch (kind, row.text(13)) {
        case (.dividend, "rights"):
            self = .exRights(shares: row.real(11), price: row.real(12))
        case (.dividend, nil):
            self = .exDividend(cash: amount, currency: row.line(10, limit: 8), shares: row.real(11))
        case (.results, let time):
            self = .results(time.flatMap(MarketEvent.ResultsTime.init), expectedEPS: amount)
        case (.dividend, _), (.release, _), (.holiday, _), (.earlyClose, _), (.clockChange, _), (.own, _):
            return nil
        }
    }

    fileprivate func write(to values: inout [FigureRow.Value]) {
        func real(_ number: Double?) -> FigureRow.Value { number.map { .real($0) } ?? .none }
        switch self {
        case .text(let title): values[2] = .text(title)
        case .exDividend(let cash, let currency, let shares):
            (values[9], values[10], values[11]) = (real(cash), .optional(currency), real(shares))
        case .exRights(let shares, let price):
            (values[11], values[12], values[13]) = (real(shares), real(price), .text("rights"))
        case .results(let time, let eps):
            (values[9], values[13]) = (real(eps), .optional(time?.rawValue))
        case .holiday, .earlyClose, .clockChange: break
        }
    }
}
