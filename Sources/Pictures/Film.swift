internal import Board
internal import SVG
internal import Screens
internal import TUI

/// The deck in motion, as it moves on a terminal, frame by frame.
struct Film {
    private var model = Exhibit.start()
    private var frames: [(frame: Canvas, milliseconds: Int)] = []
    private var time = 0
    private let size = Size(width: 80, height: 24)

    /// A card is kept with a key, the next one dragged away, and the swipe taken back.
    static var swipes: String {
        var film = Film()
        film.send(.open)
        film.rest(1400)
        film.send(.swipe(.keep))
        film.fly()
        film.rest(900)
        film.drag(to: -38)
        film.send(.release(.skip))
        film.fly()
        film.rest(900)
        film.send(.undo)
        film.fly()
        film.rest(700)
        return Canvas.film(
            film.frames, palette: Exhibit.palette,
            title: "The deck: a card is kept with a key, the next one dragged away, and that swipe taken back"
        )
    }

    private mutating func send(_ message: DeckMessage) { _ = model.update(.deck(message)) }

    private mutating func rest(_ milliseconds: Int) {
        frames.append((view(model, size).canvas, milliseconds))
        time += milliseconds
    }

    /// The frames of a flight, until all is at rest.
    private mutating func fly() {
        _ = model.update(.program(.frame(time)))
        while model.isAnimating {
            rest(29)
            _ = model.update(.program(.frame(time)))
        }
    }

    private mutating func drag(to distance: Int) {
        send(.press(Spot(x: 50, y: 12)))
        for step in 1...8 {
            send(.hold(Spot(x: distance * step / 8)))
            rest(step == 8 ? 350 : 45)
        }
    }
}
