internal import SVG
internal import TUI

/// The program's icon: a card with a chart of candles, as the program draws them.
enum Icon {
    static var svg: String {
        var canvas = Canvas(size: Size(width: 15, height: 8))
        canvas.draw(Box(line: Style(.focusedBorder)), in: Rect(canvas.size))
        // On the edges of rows, six of which there are.
        let candles = [
            Chart.Candle(open: 1, high: 4, low: 0, close: 3),
            Chart.Candle(open: 4, high: 5, low: 1, close: 2),
            Chart.Candle(open: 2, high: 6, low: 1, close: 5),
        ]
        let shape = Chart.Shape.candles(
            candles, rise: Style(.up), fall: Style(.down), level: Style(.level))
        let chart = Chart(slots: candles.count, panes: [Chart.Pane([shape], range: 0...6)])
        canvas.draw(chart, in: Rect(x: 2, y: 1, width: 12, height: 6))
        return canvas.icon(palette: Exhibit.palette, title: "fxterm")
    }
}
