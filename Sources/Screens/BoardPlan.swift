internal import Board
internal import TUI

/// How the board is divided among its panels, by their form. What no panel needs makes cards and rows larger.
struct BoardPlan {
    private let model: Model
    private let screens: [any PanelScreen]

    init(_ model: Model, _ screens: PanelScreens) {
        self.model = model
        self.screens = model.panels.compactMap { screens[$0] }
    }

    /// Cards and lists side by side, tables below them.
    func stacked(_ body: Rect) -> [Panel: Rect] {
        let listWidth = body.width < 140 ? 49 : body.width < 180 ? 56 : 64
        let cardWidth = body.width - listWidth
        let lower = height(of: .table, Size(width: body.width, height: body.height * 2 / 5))
        let room = max(0, body.height - lower)
        let wish = max(
            height(of: .cards, Size(width: cardWidth, height: room)),
            height(of: .list, Size(width: listWidth, height: room)), Layout.upperHeight)
        let cut = wish + lower <= body.height ? wish : squeezed(wish, lower, body.height)
        let (upper, rest) = body.split(top: cut)
        let (left, right) = upper.split(left: cardWidth)
        return shared([(.cards, left), (.list, right), (.table, rest)])
    }

    /// Cards at the left from top to bottom; at the right lists above tables.
    func sideBySide(_ body: Rect) -> [Panel: Rect] {
        let (left, right) = body.split(left: body.width - min(190, max(100, body.width * 9 / 20)))
        let lower = height(of: .table, Size(width: right.width, height: right.height * 3 / 5))
        let room = max(0, right.height - lower)
        let wish = max(height(of: .list, Size(width: right.width, height: room)), Layout.upperHeight)
        let cut =
            wish + lower <= right.height
            ? wish : max(Layout.upperHeight, right.height - min(lower, right.height / 2))
        let (upper, rest) = right.split(top: cut)
        return shared([(.cards, left), (.list, upper), (.table, rest)])
    }

    /// The height of the upper panels when not everything fits: whole cards, and at least a third of the
    /// screen left to the tables if they need it.
    private func squeezed(_ wish: Int, _ lower: Int, _ height: Int) -> Int {
        let left = height - min(lower, max(6, height / 3))
        return min(wish, max(1, (left - 2) / 5) * 5 + 2)
    }

    /// Rows that all panels of a form take, one above the other, in `size`.
    private func height(of form: PanelForm, _ size: Size) -> Int {
        screens.filter { $0.form == form }.reduce(0) { $0 + $1.height(in: size, model) }
    }

    /// The areas of forms with their panels one above the other in equal shares.
    private func shared(_ areas: [(form: PanelForm, rect: Rect)]) -> [Panel: Rect] {
        var places: [Panel: Rect] = [:]
        for (form, area) in areas {
            var rest = area
            let panels = screens.filter { $0.form == form }.map(\.panel)
            for (index, panel) in panels.enumerated() {
                let parts = rest.split(top: rest.height / (panels.count - index))
                (places[panel], rest) = (parts.top, parts.rest)
            }
        }
        return places
    }
}
