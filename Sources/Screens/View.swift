internal import TUI

/// Something to be seen: a plain value with finished texts, which knows how it is drawn and nothing of the model.
protocol View: Equatable {
    /// Draws it over all of `canvas`, which is as large as it was made for.
    func draw(_ look: Look, on canvas: inout Canvas)
    /// Whether `other` is the same view of the same kind.
    func isEqual(to other: any View) -> Bool
}

extension View {
    func isEqual(to other: any View) -> Bool { (other as? Self) == self }
}

/// How a row, a card or a panel lies among others.
enum Look {
    case plain
    case selected
    /// The one that the mouse's button is held down on.
    case pressed
    case carried

    var line: Style {
        switch self {
        case .plain: Style(.border)
        case .selected: Style(.focusedBorder)
        case .pressed, .carried: Style(.carried)
        }
    }

    /// Whether the keys act on it where it lies.
    var isSelected: Bool {
        switch self {
        case .selected, .pressed: true
        case .plain, .carried: false
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

/// A view that is handed about by reference: as long as it is the same object, it need not be compared.
final class SharedView: Equatable {
    let view: any View

    init(_ view: any View) { self.view = view }

    static func == (left: SharedView, right: SharedView) -> Bool {
        left === right || left.view.isEqual(to: right.view)
    }
}
