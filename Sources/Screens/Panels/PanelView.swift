internal import Arrangement
internal import Board
internal import TUI

struct PanelView: Equatable {
    let id: PanelID
    let frame: Shared<PanelFrame>
    private let cards: [SharedView]
    private let status: [Span]

    private struct Moment: Equatable {
        let frame: Shared<PanelFrame>
        let viewer: Viewer
        let age: PanelAge?
    }

    init(_ screen: any PanelScreen, _ state: PanelState, _ viewer: Viewer, _ memo: Memo) {
        id = screen.panel.id
        frame = memo(.frame(id), state) { Shared(PanelFrame(screen, $0, memo)) }
        let moment = Moment(frame: frame, viewer: viewer, age: state.age)
        (cards, status) = memo(.moment(id), moment) { moment in
            let (frame, viewer) = (moment.frame.value, moment.viewer)
            return (
                screen.views(of: frame.cards, viewer, moment.age, memo),
                screen.status(of: frame.cards, viewer, atMost: frame.statusRoom, memo)
            )
        }
    }

    func draw(
        selecting index: Int?, marked: [Int] = [], _ look: Look, _ memo: Memo, on canvas: inout Canvas
    ) {
        let frame = frame.value
        canvas.paste(memo(.panel(id), self) { $0.picture(memo) }, at: frame.rect.origin)
        for index in marked + [index].compactMap(\.self) { draw(line: index, look, memo, on: &canvas) }
    }

    private func draw(line index: Int, _ look: Look, _ memo: Memo, on canvas: inout Canvas) {
        let frame = frame.value
        if let card = frame.lines.firstIndex(where: { $0.index == index }) {
            draw(cards[card], look, frame.lines[card].rect, within: inner, memo, on: &canvas)
        } else if let group = frame.groups.first(where: { $0.line.index == index }) {
            draw(SharedView(group.view), look, group.line.rect, within: frame.area, memo, on: &canvas)
        }
    }

    private func draw(
        _ view: SharedView, _ look: Look, _ rect: Rect, within area: Rect, _ memo: Memo,
        on canvas: inout Canvas
    ) {
        let corner = frame.value.rect.origin
        canvas.clipped(to: area.moved(by: corner)) {
            memo.draw(view, look, .selection(id), in: rect.moved(by: corner), on: &$0)
        }
    }

    /// A partly visible card does not reach into headings or beyond its panel.
    private var inner: Rect { frame.value.area }

    private func picture(_ memo: Memo) -> Canvas {
        let (frame, items) = (frame.value, frame.value.cards.value.items)
        var canvas = memo(.border(id), self.frame) { $0.value.picture }
        canvas.write(status, x: 2, y: canvas.size.height - 1)
        canvas.clipped(to: inner) { canvas in
            for card in cards.indices {
                let rect = frame.lines[card].rect
                memo.draw(cards[card], .plain, .line(id, items[card]), in: rect, on: &canvas)
            }
        }
        canvas.clipped(to: frame.area) { canvas in
            for group in frame.groups {
                memo.draw(
                    group.view, .plain, .group(id, group.view.name), in: group.line.rect, on: &canvas)
            }
        }
        return canvas
    }
}
