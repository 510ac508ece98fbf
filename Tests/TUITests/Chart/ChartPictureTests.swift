import Foundation
import TUI
import Testing

/// At five sizes; in smaller ones also the colour of each cell.
@Suite struct ChartPictureTests {
    static let sizes = [
        Size(width: 20, height: 6), Size(width: 40, height: 12), Size(width: 80, height: 24),
        Size(width: 120, height: 40), Size(width: 200, height: 60),
    ]

    @Test(arguments: ChartKind.allCases, sizes)
    func `a chart looks as recorded`(kind: ChartKind, size: Size) throws {
        var canvas = Canvas(size: size)
        canvas.draw(kind.chart(size), in: Rect(size))
        try expectSnapshot(text(canvas), "\(kind.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: sizes)
    func `a crosshair looks as recorded`(size: Size) throws {
        var canvas = Canvas(size: size)
        let chart = ChartKind.candles.chart(size)
        let plan = canvas.draw(chart, in: Rect(size))
        canvas.drawMark(slot: chart.slots / 4, plan)
        canvas.drawCrosshair(
            slot: chart.slots / 2, value: 101, valueText: "101.0", slotText: "Mon 23 Nov", chart, plan)
        try expectSnapshot(text(canvas), "crosshair-\(size.width)x\(size.height)")
    }

    /// Below the glyphs, with room, the first letter of each cell's ink: a capital if swapped, a dot for
    /// paper only.
    private func text(_ canvas: Canvas) -> String {
        let glyphs = canvas.drawing
        guard canvas.size.width <= 80 else { return glyphs.joined(separator: "\n") }
        let inks = (0..<canvas.size.height).map { y in
            (0..<canvas.size.width).map { x in ink(canvas[x, y]) }.joined()
        }
        return (glyphs + inks).joined(separator: "\n")
    }

    private func ink(_ cell: Cell) -> String {
        let name = cell.style.ink.role.map { "\($0)".prefix(1) } ?? "?"
        if cell.style.traits.contains(.reverse) { return name.uppercased() }
        if cell.glyph == .space { return cell.style.paper == .role(.text) ? " " : "." }
        return String(name)
    }
}

/// With `FXTERM_RECORD` set it writes the file and fails, to prevent recordings by accident.
private func expectSnapshot(_ text: String, _ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["FXTERM_RECORD"] != nil {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: file)
        Issue.record("recorded \(name); run again without FXTERM_RECORD")
        return
    }
    #expect(
        try text + "\n" == String(contentsOf: file, encoding: .utf8), "the chart differs from \(name).txt")
}
