package import Alerts
package import CivilTime
internal import Market
internal import Places
package import Words

package struct AlertNotice: Hashable, Sendable {
    package let title: String
    package let body: String

    /// From so many at once on, one notification is for all.
    static let several = 4

    /// `agenda` has the events of alerts, `market` the figures of a day's digest. `now` is nil for at once.
    package static func of(
        _ fired: [FiredAlert], _ settings: AlertSettings, here: Zone, agenda: Agenda = .empty,
        market: MarketData? = nil, at now: Instant? = nil
    ) -> [AlertNotice] {
        let words = Words(settings.language)
        let each = fired.map { AlertNotice($0, settings, words, here, agenda, market, now) }
        guard each.count >= several else { return each }
        let lines = each.map { "\($0.title): \($0.body)" }
        let body = lines.prefix(10).joined(separator: "\n") + (lines.count > 10 ? "\n…" : "")
        return [AlertNotice(title: words[.alertCount, count: fired.count], body: body)]
    }

    package static func test(_ settings: AlertSettings) -> AlertNotice {
        AlertNotice(title: "fxterm", body: Words(settings.language)[.alertTest])
    }

    private init(title: String, body: String) { (self.title, self.body) = (title, body) }

    /// In seconds; a later notification is late.
    private static let prompt = 120

    private init(
        _ fired: FiredAlert, _ settings: AlertSettings, _ words: Words, _ here: Zone, _ agenda: Agenda,
        _ market: MarketData?, _ now: Instant?
    ) {
        let numerals = Numerals(locale: settings.locale)
        let name = fired.rule.subject.name(words)
        let hidden = settings.hidesAmounts ? FigureText.hidden : nil
        let figure = fired.firing.value.map {
            FigureText(numerals).text(of: $0, fired.rule, hidingAmountsBy: hidden)
        }
        title = [name, figure].compactMap(\.self).joined(separator: " ")
        let text = EventLine(words, FigureText(numerals), here)
        var lines: [String] = []
        switch fired.rule.condition {
        case .event:
            let events = fired.rule.eventSubject.map { agenda.events(of: [$0]) } ?? []
            lines = fired.rule.events(firingAt: fired.firing.quotedAt, of: events).map {
                text.text($0, from: fired.at)
            }
        case .digest:
            lines = text.digest(agenda, market, on: fired.rule.subject.zone, at: fired.firing.quotedAt)
        case .level, .change, .move, .extreme, .average, .ratio, .gain, .value, .time, .bell, .clocksChange:
            break
        }
        lines.append(
            words[
                fired.rule.meaning(
                    called: name, numerals, home: settings.home, hidingAmountsBy: hidden,
                    withRepetition: false)])
        let isOverdue = now.map { $0 - fired.at > AlertNotice.prompt } ?? false
        if fired.firing.isLate || isOverdue {
            let local = here.local(fired.firing.quotedAt)
            let time = local.time.hoursAndMinutes
            let isToday = local.day == here.local(now ?? fired.at).day
            let phrase: Phrase = fired.rule.condition.isOfTime ? .alertEventLate : .alertLate
            lines.append(words[phrase, ["time": isToday ? time : "\(words.date(local.day)) \(time)"]])
        }
        if let board = fired.board { lines.append(board) }
        body = lines.joined(separator: "\n")
    }
}

extension AlertSubject {
    /// `EUR`, or `100 JPY/EUR` if figures are for 100 units of the base.
    package func heading(_ words: Words, units: Int? = nil) -> String {
        let units = units ?? self.units
        return (units == 1 ? "" : "\(units) ") + name(words)
    }

    /// A code, a symbol, a city; both sides of a rate that is not per dollar: `EUR/JPY`.
    package func name(_ words: Words) -> String {
        switch self {
        case .rate(let code, .usd): code.text
        case .rate(let code, let base): RatePair(base: base, code: code).text
        case .stock(let symbol), .position(let symbol): symbol.text
        case .clock(let clock): City.name(ofClock: clock, language: words.language.rawValue)
        case .allPositions: words[.alertAllPositions]
        }
    }
}

extension FigureText {
    /// As a card shows it. `hidden` replaces amounts of positions.
    package func text(
        of value: Double, _ rule: AlertRule, hidingAmountsBy hidden: String? = nil, units: Int? = nil
    ) -> String {
        if let hidden, rule.condition.isOfAmount { return hidden }
        return switch rule.condition {
        case .change, .move, .gain(_, _, isShare: true): change(value, places: 2)
        case .gain, .value: (value < 0 ? "−" : "") + amount(abs(value.rounded()))
        case .ratio: rate(value)
        case .level, .extreme, .average, .time, .bell, .clocksChange, .event, .digest:
            rule.subject.kind == .rate ? rate(value * Double(units ?? rule.subject.units)) : price(value)
        }
    }
}
