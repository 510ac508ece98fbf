internal import Board
internal import Market
internal import Screens
internal import TUI
internal import Themes

/// A screen worth showing, made from the bundled sample.
struct Exhibit {
    /// The file's name without its ending.
    let name: String
    private let title: String
    private let size: Size
    private let messages: [Message]

    /// All that README and docs show.
    static let all = [
        Exhibit(
            name: "board", title: "fxterm: rate cards, world clocks and a stock grid on one board",
            size: Size(width: 120, height: 40), messages: []),
        Exhibit(
            name: "carry", title: "A rate card being carried", size: Size(width: 120, height: 40),
            messages: [.select(.rates, Cursor(index: 1)), .pickUp, .carry(Cursor(index: 4))]),
        Exhibit(
            name: "deck", title: "The deck: a card a currency, to keep or to skip",
            size: Size(width: 120, height: 40), messages: [.deck(.open)]),
        Exhibit(
            name: "swipe", title: "A card of the deck in the hand, on its way to be kept",
            size: Size(width: 120, height: 40),
            messages: [
                .deck(.open), .deck(.press(Spot(x: 40, y: 12))), .deck(.hold(DeckMotion.Offset(x: 31, y: 1))),
            ]),
        Exhibit(
            name: "narrow", title: "One panel at a time on a terminal of 80 columns",
            size: Size(width: 80, height: 24), messages: [.focus(.stocks), .sortByChange]),
    ]

    /// The frame after the messages, seen from Taipei at the sample's moment.
    var svg: String {
        var model = Exhibit.start
        for message in messages { _ = update(&model, message) }
        return view(model, size).svg(palette: Exhibit.palette, title: title)
    }

    /// What every exhibit begins with.
    static var start: Model {
        var model = Model(
            arrangement: .first, choices: Choices(), now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = update(&model, .known(.sample))
        return model
    }

    /// How it looks.
    static let palette = ThemeShelf().palette("default", risesRed: true, isLight: false)
}
