internal import Board
internal import Market
internal import TUI
internal import Words

/// The rate cards at `indices`.
func drawRates(
    _ place: Layout.Place, _ indices: [Int], _ model: Model, _ album: inout Album, into frame: inout Frame
) {
    let lines = model.lines(.rates)
    let label = album.ages(of: model)[.rates]
    let selected = model.focus == .rates ? model.cursor(.rates).index : nil
    for index in indices {
        guard let code = lines[index]?.card?.text else { continue }
        let rect = place.rect(of: index)
        // What is in the hand is drawn when all else is.
        if model.carry?.panel == .rates, index == selected { continue }
        if place.spread.gap > 0 { drawShadow(under: rect, within: place.rect, into: &frame) }
        let look: CardLook =
            index != selected ? .plain : model.press == nil ? .selected : .pressed
        drawRateCard(code, rect, look, label, model, &album, into: &frame)
    }
}

/// How a card lies on the table.
enum CardLook {
    /// Among others.
    case plain
    /// The one that the keys act on.
    case selected
    /// The one that the mouse's button is held down on.
    case pressed
    /// In the hand.
    case carried

    /// How its lines are drawn.
    var line: Style {
        switch self {
        case .plain: Style(.border)
        case .selected: Style(.focusedBorder)
        case .pressed, .carried: Style(.carried)
        }
    }

    /// How its title is written, where it would be written in `role` by itself.
    func title(_ role: Role) -> Style {
        switch self {
        case .plain: Style(role)
        case .selected, .pressed: Style(.selection, on: .selection)
        case .carried: Style(.carried)
        }
    }
}

/// A soft edge, half a cell wide, right of and below a card, within its panel's border.
func drawShadow(under rect: Rect, within panel: Rect, into frame: inout Frame) {
    let style = Style(.shadow)
    if rect.maxX < panel.maxX - 1 {
        for y in rect.y + 1..<max(rect.y + 1, rect.maxY) {
            frame.write("▌", x: rect.maxX, y: y, style: style)
        }
    }
    if rect.maxY < panel.maxY - 1 {
        for x in rect.x + 1..<max(rect.x + 1, rect.maxX) {
            frame.write("▀", x: x, y: rect.maxY, style: style)
        }
        if rect.maxX < panel.maxX - 1 { frame.write("▘", x: rect.maxX, y: rect.maxY, style: style) }
    }
}

/// One rate card, out of the album if it has not changed.
func drawRateCard(
    _ code: String, _ rect: Rect, _ look: CardLook, _ label: PanelAge?, _ model: Model,
    _ album: inout Album, into frame: inout Frame
) {
    let face = RateFace(code, look, label, model)
    if album.rates.paste(face, code, in: rect, onto: &frame) { return }
    var picture = Frame(size: rect.size)
    drawRateCard(face, Rect(picture.size), model, into: &picture)
    album.rates.paste(new: picture, of: face, code, in: rect, onto: &frame)
}

/// One rate card: flag, rate, change and line where it is tall, the rate alone where it is not.
private func drawRateCard(_ face: RateFace, _ rect: Rect, _ model: Model, into frame: inout Frame) {
    let (code, look) = (face.code, face.look)
    let title = model.words[.cardTitle, ["code": code, "base": model.arrangement.base]]
    let room = rect.width - 4 - CellWidth.of(title) - 3
    let name = CellWidth.fit(model.figures.currencyNames[code] ?? "", room)
    var box = Box(title: [Span(" \(title) ", look.title(.title))], line: look.line)
    if !name.isEmpty { box.title.append(Span(name + " ", look.title(.faint))) }
    let figure = model.figures.rates[code]
    box.foot = foot(face.mark, figure?.rival, look, room: rect.width - 4, model)
    frame.draw(box, in: rect)

    let inner = rect.inset(dx: 2, dy: 1)
    if inner.height > 5, let figure, let rate = figure.rate {
        drawLargeRate(figure, rate, code, inner, model, into: &frame)
        return
    }
    let flag = model.settings.flags && inner.width >= 18 && inner.height >= 3
    if flag { drawFlag(code, isLarge: false, at: Point(x: inner.x, y: inner.y), model, into: &frame) }
    var figures = flag ? inner.split(left: 9).rest : inner
    figures.height = 1
    guard let figure, let rate = figure.rate else {
        frame.writeRight(FigureText.absent, in: figures, style: Style(.faint))
        figures.y += 1
        if inner.height >= 2 { frame.writeRight(reason(code, model), in: figures, style: Style(.faint)) }
        return
    }
    frame.writeFigure(in: figures, style: Style(.title)) { model.figureText.rate(rate, fits: $0) }
    figures.y += 1
    guard inner.height >= 2 else { return }
    drawChange(figure.change, places: 2, in: figures, model, into: &frame)
    figures.y += 1
    guard inner.height >= 3 else { return }
    let width = min(figures.width, 12)
    frame.writeRight(
        Sparkline.text(figure.line, width: width), in: figures, style: Style.change(figure.change, places: 2))
}

/// The text in a card's lower border: the figure's age and another feed's figure, in as many words as fit.
private func foot(
    _ mark: AgeMark?, _ rival: Rival?, _ look: CardLook, room: Int, _ model: Model
) -> [Span] {
    func spans(_ text: String, _ role: Role) -> [Span] {
        [Span(" \(text) ", role == .label ? Style(role, on: role) : Style(role))]
    }
    let ages = mark.map { mark in mark.wordings.map { spans($0, mark.role) } } ?? [[]]
    let sign = mark.map { spans(AgeMark.sign, $0.role) } ?? []
    let rivals =
        rival.map { rival in
            ["≠ \(rival.source) \(model.figureText.rate(rival.value))", "≠ \(rival.source)", "≠"].map {
                spans($0, .warning)
            }
        } ?? [[]]
    let pairs = rivals.flatMap { rival in ages.map { ($0, rival) } } + rivals.map { (sign, $0) }
    let between = [Span("─", look.line)]
    return pairs.lazy.map { $0 + ($0.isEmpty || $1.isEmpty ? [] : between) + $1 }.first { $0.cells <= room }
        ?? []
}

/// The flag; where pictures cannot be shown, the code in a box. Returns what it covers.
@discardableResult
func drawFlag(_ code: String, isLarge: Bool, at origin: Point, _ model: Model, into frame: inout Frame)
    -> Size
{
    if model.terminal.hasPictures {
        let picture = isLarge ? Flag.large(ofCurrency: code) : Flag.small(ofCurrency: code)
        frame.draw(picture, at: origin)
        return picture.size
    }
    let size = Size(width: Flag.width, height: (Flag.height + 1) / 2)
    frame.draw(Box(), in: Rect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    let text = CellWidth.fit(code, size.width - 2)
    frame.write(
        text, x: origin.x + (size.width - CellWidth.of(text)) / 2, y: origin.y + 1, style: Style(.title))
    return size
}

/// Arrow and per cent, or a dash where there is no baseline to measure against.
func drawChange(_ change: Double?, places: Int, in field: Rect, _ model: Model, into frame: inout Frame) {
    guard let change else {
        frame.writeRight(FigureText.absent, in: field, style: Style(.faint))
        return
    }
    frame.writeFigure(in: field, style: Style.change(change, places: places)) {
        model.figureText.marked(change, places: places, fits: $0)
    }
}

/// Why a currency has no figure, in two words.
private func reason(_ code: String, _ model: Model) -> String {
    guard let feed = model.feed(.rates) else { return "" }
    if feed.isAsking { return model.words[.asking] }
    if feed.failure != nil { return model.words[.noAnswer] }
    return model.words[feed.lastAnswer == nil ? .noFigure : .notInFeed]
}

extension Style {
    /// The look of a change that is written with `places` decimals: rising, falling or unchanged.
    static func change(_ change: Double?, places: Int) -> Style {
        switch FigureText.direction(change ?? 0, places: places) {
        case 1: Style(.up)
        case -1: Style(.down)
        default: Style(.level)
        }
    }
}

extension Frame {
    /// Writes a figure right-aligned, and returns the cells it takes.
    ///
    /// - Parameter text: writes the figure so that it fits, or gives nil where it cannot.
    @discardableResult
    mutating func writeFigure(in field: Rect, style: Style, _ text: ((String) -> Bool) -> String?) -> Int {
        let text = text { CellWidth.of($0) <= field.width } ?? "…"
        writeRight(text, in: field, style: style)
        return CellWidth.of(text)
    }
}
