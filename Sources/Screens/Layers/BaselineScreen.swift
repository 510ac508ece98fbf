internal import Board
internal import Market
internal import TUI
internal import Words

/// The question for the baseline's digit, over the board or the details.
struct BaselineScreen: LayerScreen {
    private let model: Model
    private let layout: Layout

    init(_ layer: BaselineChoice, _ model: Model, _ layout: Layout) {
        (self.model, self.layout) = (model, layout)
    }

    var hints: [Hint] {
        [.baselineD1, .baselineD5, .baselineSwap].compactMap { Hint($0) }
            + [Hint(.back, label: .keyLeave)]
    }
    var noticePlace: KeyLine.NoticePlace { .hidden }

    /// Any other key leaves everything as it is.
    func message(forUnbound key: Key) -> Message? { .user(.cancel) }

    func message(for action: MouseAction, at point: Point, _ target: Target?) -> Message? {
        if model.layers.count == 1 {
            return BoardScreen(model, layout).message(for: action, at: point, target)
        }
        return (action == .press || action == .doublePress) && target != .layer ? .user(.cancel) : nil
    }
}
