internal import Arrangement
package import Board
internal import Market
package import TUI

/// The chart that is open in `model`, by itself: a title, what is read of it, the picture and where its bars come from. Nil where
/// nothing is known of its items.
package func printedChart(_ model: Model, _ size: Size, _ screens: PanelScreens = .standard) -> Canvas? {
    guard let chart = model.openChart else { return nil }
    // On a small surface the picture comes first.
    let (head, foot) = size.height < 10 ? (1, 0) : (2, 1)
    let room = Size(width: size.width, height: size.height - head - foot)
    let source = ChartPicture.Source(Shared(model.atRest), chart, room)
    guard let picture = ChartPicture(source) else { return nil }
    let caption = ChartCaption(chart: chart, picture: picture, model: model)
    var canvas = Canvas(size: size)
    let title = title(
        chart, picture, chart.item.flatMap { screens[chart.panel]?.details(of: $0, model).name } ?? "")
    let used = canvas.write(title, x: 0, y: 0)
    let start = size.width - caption.note.cells
    if used <= start { canvas.write(caption.note, x: start, y: 0) }
    if head > 1 {
        let reading = ChartReading(picture: picture, model: model)
        let width = size.width - 1
        canvas.write(reading.spans(at: nil, mark: nil, in: width), x: 1, y: 1, width: width)
    }
    canvas.paste(picture.picture, at: Point(x: 0, y: head))
    if foot > 0 { canvas.write(caption.printedFoot, x: 0, y: size.height - 1) }
    return canvas
}

/// The chart's item with its name, a currency with the base that it is told in; or all items that are compared.
private func title(_ chart: OpenChart, _ picture: ChartPicture, _ name: String) -> [Span] {
    let text = chart.item?.text ?? ""
    guard chart.others.isEmpty else {
        let items = [text] + chart.others.map(\.item.text)
        return [Span(" \(items.joined(separator: " · ")) ", Style(.title))]
    }
    let base = picture.panes.rest.arrangement.base
    let units = base.rateUnits == 1 ? "" : "\(base.rateUnits) "
    let item = chart.panel == .rates ? "\(units)\(base)/\(text)" : text
    return [Span(" \(item) ", Style(.title))] + (name.isEmpty ? [] : [Span(name + " ")])
}
