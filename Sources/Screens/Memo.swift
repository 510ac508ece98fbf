internal import Arrangement
internal import Board
internal import TUI

/// Computes a result again only if the value behind it changes. This is the only cache between a model and
/// its picture. Nothing signals a change: a value contains everything its result depends on.
package final class Memo {
    enum Place: Hashable {
        case layout, plan, rest, glance, glances, ages, header, hints, keyLine, help, details, sheet,
            backdrop, chart
        case border(PanelID), frame(PanelID), moment(PanelID), panel(PanelID), selection(PanelID)
        case columns(PanelID), figures(PanelID), lines(PanelID), status(PanelID)
        case line(PanelID, Item), group(PanelID, String)
        case bell(String), market(String), strip(String)
        case card(Item, isTop: Bool)
    }

    private class Entry { var isInUse = true }
    private final class Made<Value, Result>: Entry {
        let value: Value
        let result: Result

        init(_ value: Value, _ result: Result) { (self.value, self.result) = (value, result) }
    }
    /// Not generic over the view: the runtime's lookups for that take longer than comparing two views.
    private final class Drawn: Entry {
        let view: SharedView
        let look: Look
        let picture: Canvas

        init(_ view: SharedView, _ look: Look, _ picture: Canvas) {
            (self.view, self.look, self.picture) = (view, look, picture)
        }
    }

    /// Frames after which an unused result is dropped.
    private static let patience = 64

    private var results: [Place: Entry] = [:]
    private var pictures: [Place: Entry] = [:]
    private var turns = 0

    package init() {}

    func callAsFunction<Value: Equatable, Result>(
        _ place: Place, _ value: Value, _ make: (Value) -> Result
    ) -> Result {
        if let made = results[place] as? Made<Value, Result>, made.value == value {
            made.isInUse = true
            return made.result
        }
        let result = make(value)
        results[place] = Made(value, result)
        return result
    }

    func draw(_ view: SharedView, _ look: Look, _ place: Place, in rect: Rect, on canvas: inout Canvas) {
        if let drawn = pictures[place] as? Drawn, drawn.look == look, drawn.picture.size == rect.size,
            drawn.view == view
        {
            drawn.isInUse = true
            return canvas.paste(drawn.picture, at: rect.origin)
        }
        var picture = Canvas(size: rect.size)
        view.view.draw(look, on: &picture)
        pictures[place] = Drawn(view, look, picture)
        canvas.paste(picture, at: rect.origin)
    }

    func draw(_ view: some View, _ look: Look, _ place: Place, in rect: Rect, on canvas: inout Canvas) {
        draw(SharedView(view), look, place, in: rect, on: &canvas)
    }

    func turn() {
        turns += 1
        guard turns % Memo.patience == 0 else { return }
        (results, pictures) = (Memo.inUse(results), Memo.inUse(pictures))
    }

    private static func inUse(_ entries: [Place: Entry]) -> [Place: Entry] {
        let kept = entries.filter { $0.value.isInUse }
        for entry in kept.values { entry.isInUse = false }
        return kept
    }
}

/// A plain value with finished texts, which can draw itself and knows nothing of the model.
protocol View: Equatable {
    /// Draws over all of `canvas`, which has the view's size.
    func draw(_ look: Look, on canvas: inout Canvas)
    func isEqual(to other: any View) -> Bool
}

extension View {
    func isEqual(to other: any View) -> Bool { (other as? Self) == self }
}

/// The state of a row, a card or a panel.
enum Look {
    case plain
    case selected
    /// The mouse's button is held down on it.
    case pressed
    case carried

    var line: Style {
        switch self {
        case .plain: Style(.border)
        case .selected: Style(.focusedBorder)
        case .pressed, .carried: Style(.carried)
        }
    }

    var isSelected: Bool {
        switch self {
        case .selected, .pressed: true
        case .plain, .carried: false
        }
    }

    func title(_ role: Role) -> Style {
        switch self {
        case .plain: Style(role)
        case .selected, .pressed: Style(.selection, on: .selection)
        case .carried: Style(.carried)
        }
    }
}

/// A view passed by reference: the same object needs no comparison.
final class SharedView: Equatable {
    let view: any View

    init(_ view: any View) { self.view = view }

    static func == (left: SharedView, right: SharedView) -> Bool {
        left === right || left.view.isEqual(to: right.view)
    }
}

final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// All copies of its owner share it: a model has hundreds of parts to copy.
@propertyWrapper struct Held: Sendable {
    private var shared: Shared<Model>

    init(wrappedValue: Model) { shared = Shared(wrappedValue) }

    var wrappedValue: Model {
        get { shared.value }
        set { shared = Shared(newValue) }
    }
}

extension Shared: Equatable where Value: Equatable {
    static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }
}

/// `Model.atRest`. The memo keeps the object while it is the same, so that no other code compares models.
final class ModelAtRest: Sendable {
    struct Source: Equatable {
        let model: Model

        static func == (left: Source, right: Source) -> Bool { left.model.isSurely(right.model) }
    }

    let value: Model

    init(_ value: Model) { self.value = value }
}

extension ModelAtRest: Equatable {
    static func == (left: ModelAtRest, right: ModelAtRest) -> Bool { left === right }
}
