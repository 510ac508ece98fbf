internal import Board
internal import TUI

/// What was last made in each place, and of which value: made anew only where the value is another.
///
/// The one cache between a model and its picture. Nothing says when a result has changed: whatever it depends on is a part of its
/// value, and the function that makes it is given nothing else.
public final class Memo {
    /// Where a result belongs; each place has one.
    enum Place: Hashable {
        case layout, header, keyLine
        case border(PanelID), columns(PanelID), headings(PanelID), lines(PanelID)
        case line(PanelID, Item), group(PanelID, String)
        case moments(PanelID), bell(String), market(String), strip(String)
        case card(Item, isTop: Bool)
    }

    private struct Key: Hashable {
        let place: Place
        let isPicture: Bool
    }

    private class Entry { var isInUse = true }
    private final class Made<Value, Result>: Entry {
        let value: Value
        let result: Result

        init(_ value: Value, _ result: Result) { (self.value, self.result) = (value, result) }
    }

    /// Pictures of the screen after which a result that none of them took is dropped.
    private static let patience = 64

    private var entries: [Key: Entry] = [:]
    private var pictures = 0

    /// A memo of nothing.
    public init() {}

    /// What `make` makes of `value`, or made of it the last time in `place`.
    func callAsFunction<Value: Equatable, Result>(
        _ place: Place, _ value: Value, _ make: (Value) -> Result
    ) -> Result {
        result(Key(place: place, isPicture: false), value, make)
    }

    /// Draws `view` at `rect`, out of the picture that was made of it last if that is the same.
    func draw(_ view: some View, _ look: Look, _ place: Place, in rect: Rect, on canvas: inout Canvas) {
        let drawn = Drawn(view: view, look: look, size: rect.size)
        let picture = result(Key(place: place, isPicture: true), drawn) { drawn in
            var picture = Canvas(size: drawn.size)
            drawn.view.draw(drawn.look, on: &picture)
            return picture
        }
        canvas.paste(picture, at: rect.origin)
    }

    private func result<Value: Equatable, Result>(
        _ key: Key, _ value: Value, _ make: (Value) -> Result
    ) -> Result {
        if let made = entries[key] as? Made<Value, Result>, made.value == value {
            made.isInUse = true
            return made.result
        }
        let result = make(value)
        entries[key] = Made(value, result)
        return result
    }

    /// Begins another picture of the screen.
    func turn() {
        pictures += 1
        guard pictures % Memo.patience == 0 else { return }
        entries = entries.filter { $0.value.isInUse }
        for entry in entries.values { entry.isInUse = false }
    }
}

private struct Drawn<Content: View>: Equatable {
    let view: Content
    let look: Look
    let size: Size
}
