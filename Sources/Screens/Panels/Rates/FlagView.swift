internal import Board
internal import TUI

/// A flag; where pictures cannot be shown, the currency's code in a box.
struct FlagView: Equatable {
    private let picture: Picture?
    private let code: String

    init(_ code: String, isLarge: Bool, _ writing: Writing) {
        self.code = code
        picture =
            !writing.terminal.hasPictures
            ? nil : isLarge ? Flag.large(ofCurrency: code) : Flag.small(ofCurrency: code)
    }

    var size: Size { picture?.size ?? Size(width: Flag.width, height: (Flag.height + 1) / 2) }

    func draw(at corner: Point, on canvas: inout Canvas) {
        if let picture { return canvas.draw(picture, at: corner) }
        canvas.draw(Box(), in: Rect(x: corner.x, y: corner.y, width: size.width, height: size.height))
        let text = CellWidth.fit(code, size.width - 2)
        let x = corner.x + (size.width - CellWidth.of(text)) / 2
        canvas.write(text, x: x, y: corner.y + 1, style: Style(.title))
    }
}
