internal import Arrangement
internal import Board
internal import SVG
internal import Screens
internal import TUI

struct Film {
    private var model = Exhibit.start()
    private var frames: [(frame: Canvas, milliseconds: Int)] = []
    private var time = 0
    private let size: Size
    /// In milliseconds.
    private let step: Int

    private init(_ size: Size, step: Int) { (self.size, self.step) = (size, step) }

    static var tour: String {
        var film = Film(Size(width: 100, height: 30), step: 90)
        film.rest(1500)
        film.send(.user(.select(.rates, Cursor(index: 0))), .carry(.pickUp))
        film.rest(500)
        for place in [1, 4] {
            film.send(.carry(.hold(Cursor(index: place))))
            film.fly()
            film.rest(180)
        }
        film.send(.carry(.drop))
        film.fly()
        film.rest(900)
        film.send(.user(.select(.stocks, Cursor(index: 0))), .layer(.chart(.open)))
        film.rest(900)
        film.send(.layer(.chart(.toggle(.simple20))), .layer(.chart(.toggle(.strength))))
        film.rest(1700)
        film.send(.user(.cancel), .user(.focus(.clocks)))
        film.rest(600)
        for _ in 1...4 {
            film.send(.user(.moveClocks(.minutes(120))))
            film.rest(350)
        }
        film.rest(900)
        film.send(.user(.cancel), .user(.focus(.rates)), .deck(.open))
        film.rest(1100)
        film.send(.swipe(.keep))
        film.fly()
        film.rest(700)
        film.drag(to: -38)
        film.send(.release(.skip))
        film.fly()
        film.rest(1200)
        return film.svg(
            "A card is carried, a chart opened, the clocks are moved, and cards are kept and skipped")
    }

    static var swipes: String {
        var film = Film(Size(width: 80, height: 24), step: 29)
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
        return film.svg(
            "The deck: a card is kept with a key, the next one dragged away, and that swipe taken back")
    }

    private func svg(_ title: String) -> String {
        Canvas.film(frames, palette: Exhibit.palette, title: title)
    }

    private mutating func send(_ message: DeckMessage) { send(.deck(message)) }
    private mutating func send(_ messages: Message...) { for message in messages { model.play(message) } }

    private mutating func rest(_ milliseconds: Int) {
        frames.append((view(model, size).canvas, milliseconds))
        time += milliseconds
    }

    private mutating func fly() {
        _ = model.update(.program(.frame(time)))
        while model.isAnimating {
            rest(step)
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
