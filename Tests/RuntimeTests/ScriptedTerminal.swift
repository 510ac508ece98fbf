import Board
import Glibc
import TUI

/// A test scripts the user's actions at certain pictures, and reads the results here.
@MainActor
final class ScriptedTerminal: Terminal {
    enum Happening {
        case presented(Picture)
        case heard([Event])
        case invalidated, suspended, hungUp
        case copied(String)
        case notified(String?, throughTmux: Bool)
        case began(Effect)
    }

    private struct Step {
        let isAwaited: (Picture) -> Bool
        let act: (Picture) -> [Event]
    }

    var size: Size
    var happenings: [Happening] = []
    var whileShowing: () -> Void = {}
    private var steps: [Step] = []
    private var picture: Picture?
    private var waiting: [Event] = []
    private let bell: (read: Int32, write: Int32)
    private var isOpen = true

    init(_ size: Size) {
        self.size = size
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        bell = (ends[0], ends[1])
    }

    isolated deinit {
        disconnect()
        Glibc.close(bell.read)
    }

    var isDone: Bool { steps.isEmpty }

    /// At the first picture that `isAwaited`, the events of `act` come all at once.
    func when(_ isAwaited: @escaping (Picture) -> Bool = { _ in true }, _ act: @escaping (Picture) -> [Event])
    {
        steps.append(Step(isAwaited: isAwaited, act: act))
    }

    func when(_ isAwaited: @escaping (Picture) -> Bool = { _ in true }, press keys: Key...) {
        when(isAwaited) { _ in keys.map { .key($0) } }
    }

    func disconnect() {
        if isOpen { Glibc.close(bell.write) }
        isOpen = false
    }

    /// The loop reads this before it sleeps: the user has seen its pictures by then.
    var descriptors: [Int32] {
        while waiting.isEmpty, let picture, let step = steps.first, step.isAwaited(picture) {
            steps.removeFirst()
            waiting = step.act(picture)
            if !waiting.isEmpty, isOpen { _ = write(bell.write, [1], 1) }
        }
        return [bell.read]
    }

    func events(_ ready: [Int32]) -> [Event] {
        var byte: UInt8 = 0
        if ready.contains(bell.read), isOpen { _ = read(bell.read, &byte, 1) }
        let events = waiting
        waiting = []
        happenings.append(.heard(events))
        return events
    }

    func hangUp() {
        happenings.append(.hungUp)
        waiting.append(.terminate(SIGHUP))
    }

    func present(_ frame: Canvas, _ palette: Palette, picture: PlacedChart?, links: [PlacedLink]) {
        let picture = Picture(frame, palette)
        self.picture = picture
        happenings.append(.presented(picture))
        whileShowing()
    }

    func invalidate() { happenings.append(.invalidated) }
    func notify(_ text: String?, throughTmux: Bool) {
        happenings.append(.notified(text, throughTmux: throughTmux))
    }

    func useMouse(_ isOn: Bool) {}
    func copy(_ text: String) { happenings.append(.copied(text)) }
    func suspend() { happenings.append(.suspended) }
    func close() {}
}

struct Picture {
    let size: Size
    let palette: Palette
    private let cells: [[String]]

    init(_ frame: Canvas, _ palette: Palette) {
        size = frame.size
        self.palette = palette
        cells = (0..<frame.size.height).map { y in
            (0..<frame.size.width).map { frame[$0, y].glyph.text }
        }
    }

    var rows: [String] { cells.map { $0.joined() } }

    func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

    /// In reading order, with their corners.
    var cards: [(code: String, corner: Point)] {
        cells.indices.flatMap { y in
            cells[y].indices.dropLast(5).compactMap { x in
                guard cells[y][x] == "╭", cells[y][x + 1] == " ", cells[y][x + 5] == " " else { return nil }
                let code = cells[y][(x + 2)...(x + 4)].joined()
                return code.allSatisfy(\.isUppercase) ? (code, Point(x: x, y: y)) : nil
            }
        }
    }

    /// The card whose corner is nearest above and left of the point.
    func card(at point: Point) -> String? {
        let before = cards.filter { $0.corner.y <= point.y && $0.corner.x <= point.x }
        return before.max { ($0.corner.y, $0.corner.x) < ($1.corner.y, $1.corner.x) }?.code
    }
}
