internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import Places
internal import TUI
internal import Words

struct DeckCardView: View {
    enum Body: Equatable {
        case nothing
        case month(Month)
        case day(DayBars, [Fact])
    }

    struct Month: Equatable {
        let values: [Double]
        let base: Double?
        let labels: [Chart.SlotLabel]
        let text: FigureText
        let form: FigureForm
    }

    struct Flags: Equatable {
        let small: Picture
        let large: Picture
    }

    struct Wording: Equatable {
        var long: [Span]
        var short: [Span]

        func adding(_ event: String?) -> Wording {
            guard let event else { return self }
            return Wording(
                long: long + [Span(long.isEmpty ? event : " · " + event, Style(.key))], short: short)
        }
    }

    var title: [Span]
    /// In full, then shorter.
    var ages: [[Span]] = []
    /// Another feed's figure, in full, then shorter; empty if it is the same.
    var disagreements: [[Span]] = []
    var flag: Flags?
    var figure: String
    /// Such as `JPY per USD`.
    var unit = ""
    var isUnitFirst = false
    var amount: Span?
    /// Each in few words first, then more where there is room.
    var changes: [[[Span]]] = []
    var strip: ChangeStrip?
    var body = Body.nothing
    var status: Wording
    var terminal = TerminalTraits()
    private var isASCII: Bool { terminal.isASCII }
}

extension DeckCardView {
    /// The figure is as large as possible; then come changes, the exchange's state, and the month.
    func draw(_ look: Look, on sprite: inout Canvas) {
        let rect = Rect(sprite.size)
        drawBox(rect, look.line, into: &sprite)
        let inner = rect.inset(dx: rect.width >= 60 ? 4 : 1, dy: 1)
        guard inner.width > 0, inner.height > 0 else { return }
        let isRoomy = inner.height >= 14
        let isAiry = inner.height >= 20
        var rest = isRoomy ? inner.split(top: 1).rest : inner
        if isAiry { rest.height -= 1 }
        rest = drawHead(in: rest, isRoomy: isRoomy, into: &sprite)
        if let amount, rest.height > 1 {
            sprite.writeRight([amount], in: rest.split(top: 1).top)
            rest = rest.split(top: 1).rest
        }
        if isRoomy { rest = rest.split(top: 1).rest }
        rest = drawChanges(in: rest, into: &sprite)
        rest = drawStrip(in: rest, into: &sprite)
        guard rest.height > 0 else { return }
        var foot = Rect(x: rest.x, y: rest.maxY - 1, width: rest.width, height: 1)
        rest.height -= 1
        let words = rest.height == 0 ? status.short : status.long
        let fitting = [words, status.short].first { $0.cells <= foot.width } ?? []
        let used = sprite.write(fitting, x: foot.x, y: foot.y, width: foot.width)
        if rest.height == 0 {
            // The month goes beside the words when there is no row of its own for it.
            foot = foot.split(left: used + 2).rest
            if foot.width >= 8 { drawBody(in: foot, into: &sprite) }
            return
        }
        if isRoomy { rest = rest.split(top: 1).rest }
        if isAiry { rest.height -= 1 }
        drawBody(in: rest, into: &sprite)
    }

    /// Shortens the name to leave room for the age.
    private func drawBox(_ rect: Rect, _ line: Style, into sprite: inout Canvas) {
        let least = title.first.map { CellWidth.of($0.text) } ?? 0
        let age = ages.first { least + $0.cells < rect.width - 4 } ?? ages.last ?? []
        var box = Box(title: title, note: age, line: line)
        box.foot = disagreements.first { $0.cells <= rect.width - 4 } ?? []
        let room = rect.width - 5 - age.cells
        if let last = box.title.last, box.title.count > 1, box.title.cells > room {
            let name = CellWidth.fit(last.text, room - (box.title.cells - CellWidth.of(last.text)) - 1)
            box.title[box.title.count - 1].text = name.isEmpty ? "" : name + " "
        }
        sprite.draw(box, in: rect)
    }

    private func drawHead(in area: Rect, isRoomy: Bool, into sprite: inout Canvas) -> Rect {
        let (digits, picture) = head(in: area, isRoomy: isRoomy)
        if let picture { sprite.draw(picture, at: Point(x: area.x, y: area.y)) }
        let isRight = flag != nil
        // Some languages say the half of the day before its hours.
        let lead = !isRight && isUnitFirst && !unit.isEmpty ? CellWidth.of(unit) + 2 : 0
        let x = isRight ? area.maxX - digits.size.width : area.x + lead
        sprite.draw(isASCII ? digits.inASCII : digits, at: Point(x: x, y: area.y), style: Style(.title))
        var height = max(digits.size.height, picture?.size.height ?? 0)
        if !isRight {
            // On the line that the digits stand on.
            let y = area.y + digits.size.height - (digits.size.height == 3 ? 2 : 1)
            let start = lead > 0 ? area.x : x + digits.size.width + 2
            if start + CellWidth.of(unit) <= area.maxX {
                sprite.write(unit, x: start, y: max(area.y, y), style: Style(.faint))
            }
        } else if isRoomy {
            let row = Rect(x: area.x, y: area.y + digits.size.height, width: area.width, height: 1)
            sprite.writeRight(unit, in: row, style: Style(.faint))
            height = max(height, digits.size.height + 1)
        }
        return area.split(top: height).rest
    }

    /// Leaves out the flag if the figure would be plain next to it.
    private func head(in area: Rect, isRoomy: Bool) -> (digits: BigDigits, flag: Picture?) {
        let room = Size(width: area.width, height: min(area.height, isRoomy ? 5 : 3))
        let flags = [isRoomy && area.width >= 60 ? flag?.large : nil, flag?.small].compactMap(\.self)
        for height in BigDigits.Height.allCases.reversed() where height.rawValue <= room.height {
            guard let digits = BigDigits(figure, height) else { break }
            let beside = flags.first { flag in
                flag.size.height <= area.height && flag.size.width + 2 + digits.size.width <= area.width
            }
            if let beside { return (digits, beside) }
        }
        return (BigDigits(figure, within: room), nil)
    }

    private func drawChanges(in area: Rect, into sprite: inout Canvas) -> Rect {
        guard !changes.isEmpty, area.height > 0 else { return area }
        let levels = changes.map(\.count).max() ?? 0
        for level in (1...max(1, levels)).reversed() {
            let worded = changes.map { Array($0.prefix(level).joined()) }
            let step = max(area.width / changes.count, (worded.first?.cells ?? 0) + 3)
            let end = step * (changes.count - 1) + (worded.last?.cells ?? 0)
            guard end <= area.width || level == 1 else { continue }
            for (index, spans) in worded.enumerated() where index * step + spans.cells <= area.width {
                sprite.write(spans, x: area.x + index * step, y: area.y)
            }
            break
        }
        return area.split(top: 1).rest
    }

    /// Only if the month keeps its room.
    private func drawStrip(in area: Rect, into sprite: inout Canvas) -> Rect {
        guard let strip, !strip.isEmpty else { return area }
        let lines = strip.lines(area.width)
        guard lines.count <= 2, area.height >= lines.count + 7 else { return area }
        for (row, line) in lines.enumerated() { sprite.write(line, x: area.x, y: area.y + row) }
        return area.split(top: lines.count).rest
    }

    private func drawBody(in area: Rect, into sprite: inout Canvas) {
        guard !area.isEmpty else { return }
        switch body {
        case .nothing: break
        case .month(let month): drawMonth(month, in: area, into: &sprite)
        case .day(let bars, let facts): drawDay(bars, facts, in: area, into: &sprite)
        }
    }

    /// Draws as many facts as fit whole. Spare rows of a high card go to the bars first.
    private func drawDay(_ bars: DayBars, _ facts: [Fact], in area: Rect, into sprite: inout Canvas) {
        let known = facts.flatMap { $0.wrapped(to: max(1, area.width - DeckCardView.labelCells)) }
        let spare = area.height - DayBars.rows(thick: 1) - known.count - 1
        let isWhole = spare >= 0
        let thick = isWhole ? min(4, 1 + spare / 4) : min(2, max(1, (area.height - 1) / 2 - 1))
        let rows = DayBars.rows(thick: thick) + (isWhole ? known.count + 1 : 0)
        // High cards have the same room above, between and below.
        let air = isWhole ? max(0, area.height - rows) / 3 : 0
        var rest = area.split(top: air).rest
        let used = bars.draw(in: rest, thick: thick, isASCII: isASCII, into: &sprite)
        guard isWhole, used > 0 else { return }
        rest = rest.split(top: used + 1 + air).rest
        for (row, fact) in known.enumerated() where row < rest.height {
            sprite.write(fact.label, x: rest.x, y: rest.y + row, style: Style(.faint))
            sprite.write(
                fact.value, x: rest.x + DeckCardView.labelCells, y: rest.y + row,
                width: rest.width - DeckCardView.labelCells)
        }
    }

    private static let labelCells = 14

    private func drawMonth(_ month: Month, in area: Rect, into sprite: inout Canvas) {
        guard month.values.count > 1 else { return }
        let chart = Chart(
            of: month.values, Role.course(of: month.values), base: month.base, on: terminal,
            slotLabels: month.labels, ticks: max(2, area.height / 3)
        ) { month.text.written($0, as: month.form) }
        sprite.draw(chart, in: area)
    }
}

extension DeckCardView {
    static func title(_ code: String, _ name: String?) -> [Span] {
        [Span(" \(code) ", Style(.selection, on: .selection, .bold))]
            + (name.map { [Span(" \($0) ", Style(.title))] } ?? [])
    }

    static func change(
        _ baseline: Baseline, _ change: Double?, _ base: DailyClose?, _ text: (Double) -> String,
        _ model: Model
    ) -> [[Span]] {
        let label = Span("\(baseline.text) ", Style(.faint))
        guard let change, let base else { return [[label, Span(FigureText.absent, Style(.faint))]] }
        let words = model.figureText.marked(change, places: 2)
        return [
            [label, Span(words, Style.change(change, places: 2).with(.bold))],
            [Span("  " + model.words[.fromClose, ["close": text(base.close)]], Style(.faint))],
            [Span(" " + model.words[.onDate, ["date": model.viewer.shortDate(base.day)]], Style(.faint))],
        ]
    }

    static func ages(
        _ state: FigureState?, _ source: FeedID?, _ arrived: Instant?, _ ownTime: Instant?, _ model: Model
    ) -> [[Span]] {
        let words = model.words
        func spans(_ texts: [String], _ style: Style) -> [[Span]] { texts.map { [Span(" \($0) ", style)] } }
        guard let state, let arrived else { return spans([words[.noFigureYet]], Style(.faint)) }
        let name = source?.text ?? ""
        let moment = model.viewer.moment(ownTime ?? arrived)
        switch state {
        case .live:
            let text = words[.sourceAgo, ["source": name, "age": words.age(model.now - arrived)]]
            return spans([text, words[.live]], Style(.live))
        case .reference:
            let state = words[.referenceRate]
            return spans([words[.sourceState, ["source": name, "state": state]], state], Style(.faint))
        case .cached:
            let text = words[.sourceCached, ["source": name, "moment": moment]]
            let texts = [text, words[.cachedAt, ["moment": moment]], words[.cached]]
            return spans(texts, Style(.faint))
        case .stale:
            let text = words[.sourceStale, ["source": name, "moment": moment]]
            return spans([text, words[.stale]], Style(.warning))
        case .past: return spans([words[.past]], Style(.faint))
        case .whatIf: return spans([words[.whatIf]], Style(.label, on: .label))
        case .sample:
            let texts = [words[.sampleData], words[.sample].uppercased()]
            return spans(texts, Style(.label, on: .label))
        }
    }

    static func disagreements(_ disagreement: Disagreement, _ text: (Double) -> String) -> [[Span]] {
        ["≠ \(disagreement.source) \(text(disagreement.value))", "≠ \(disagreement.source)", "≠"].map {
            [Span(" \($0) ", Style(.warning))]
        }
    }
}

extension DeckCardView.Month {
    init(
        _ panel: Panel, _ item: Item, _ form: FigureForm, now: Double, base: DailyClose?, _ line: [Double],
        _ model: Model
    ) {
        if let day = model.pastDay {
            self.init(
                values: line, base: base?.close,
                labels: [Chart.SlotLabel(max(0, line.count - 1), model.words.date(day))],
                text: model.figureText, form: form)
            return
        }
        let closes = panel.kind.closes(of: item, atMost: 22, model)
        let days = stride(from: 0, to: closes.count - 2, by: 5).map { index in
            Chart.SlotLabel(index, model.words.date(closes[index].day))
        }
        self.init(
            values: closes.map(\.close) + [now], base: base?.close,
            labels: [Chart.SlotLabel(closes.count, model.words[.now])] + days,
            text: model.figureText, form: form)
    }
}

extension DeckCardView {
    static func currencyStatus(_ model: Model) -> Wording {
        guard model.pastDay == nil, let hours = TradingHours.currencies else {
            return Wording(long: [], short: [])
        }
        let moment = hours.moment(at: model.now)
        let isOpen = moment.phase == .open
        let short = words(isOpen, model.words[isOpen ? .banksOpen : .banksClosed])
        guard let bell = moment.nextBell else { return Wording(long: short, short: short) }
        let span = model.words.span(bell - model.now)
        let time = model.timeText.minute(TradingHours.newYorkBell)
        let more = model.words[isOpen ? .closesFriday : .opensSunday, ["span": span, "time": time]]
        return Wording(long: short + [Span(more, Style(.faint))], short: short)
    }

    static func stockStatus(_ venue: Venue, _ model: Model) -> Wording {
        func said(_ text: String) -> Wording {
            let text = [Span(text, Style(.faint))]
            return Wording(long: text, short: text)
        }
        if model.pastDay != nil { return said("") }
        switch venue {
        case .exchange(let exchange): return exchangeStatus(exchange, model)
        case .currencies: return currencyStatus(model)
        case .futures:
            guard let hours = TradingHours.futures else { return Wording(long: [], short: []) }
            let isOpen = hours.isOpen(at: model.now)
            // On a holiday it may be otherwise.
            let short = words(isOpen, model.words[isOpen ? .marketOpen : .marketClosed] + "?")
            return Wording(long: short, short: short)
        case .always: return said(model.words[.openAlways])
        case .daily: return said(model.words[.onePriceADay])
        case .unknown: return said(model.words[.exchangeHoursUnknown])
        }
    }

    private static func exchangeStatus(_ exchange: Exchange, _ model: Model) -> Wording {
        guard let hours = exchange.hours, let zone = Zone(exchange.clock.zone) else {
            return Wording(long: [], short: [])
        }
        let market = MarketText(
            exchange, hours.moment(at: model.now, auctions: false), at: model.now, model.writing)
        let city = City.name(ofClock: exchange.clock, language: model.language)
        let time = model.timeText.minute(zone.local(model.now).time)
        let there = model.words[.timeInCity, ["exchange": exchange.name, "time": time, "city": city]]
        return Wording(
            long: words(market, 0) + [Span(" · " + there, Style(.faint))], short: words(market, 2))
    }

    static func cityStatus(_ clock: ClockFigure, _ model: Model) -> Wording {
        let hour = DayStrip.Hour(clock.time, clock.day)
        let short = words(hour == .work, model.words[hour.phrase(at: clock.time)])
        let zone = [Span(" · \(clock.zone)", Style(.faint))]
        guard let market = MarketText(clock.id, at: model.clockMoment, model.writing) else {
            return Wording(long: short + zone, short: short)
        }
        return Wording(
            long: short + [Span(" · ", Style(.faint))] + words(market, 0) + zone, short: words(market, 2))
    }

    private static func words(_ isOn: Bool, _ text: String) -> [Span] {
        [Span(isOn ? "● " : "○ ", Style(isOn ? .live : .faint)), Span(text, Style(isOn ? .text : .faint))]
    }

    /// 0 is the longest.
    private static func words(_ market: MarketText, _ length: Int) -> [Span] {
        let text = market.wordings[min(length, market.wordings.count - 1)]
        let lamp = market.mark == " " ? "○" : market.mark
        return [
            Span(lamp + " ", Style(market.role)), Span(text, Style(market.phase == .open ? .text : .faint)),
        ]
    }
}
