internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Market
internal import SVG
internal import Screens
internal import TUI
internal import Themes

struct Exhibit {
    let name: String
    private let title: String
    private let size: Size
    private let messages: [Message]
    private var isLight = false
    private var isDemo = false

    private init(
        name: String, title: String, size: Size, messages: [Message], isLight: Bool = false,
        isDemo: Bool = false
    ) {
        (self.name, self.title, self.size, self.messages) = (name, title, size, messages)
        (self.isLight, self.isDemo) = (isLight, isDemo)
    }

    static let all = [
        Exhibit(
            name: "board", title: "fxterm: rate cards, world clocks and a stock table on one board",
            size: Size(width: 120, height: 40), messages: []),
        Exhibit(
            name: "carry", title: "A rate card being carried", size: Size(width: 120, height: 40),
            messages: [
                .user(.select(.rates, Cursor(index: 1))), .carry(.pickUp), .carry(.hold(Cursor(index: 4))),
                .program(.frame(0)), .program(.frame(1000)),
            ]),
        Exhibit(
            name: "deck", title: "The deck: a card a currency, to keep or to skip",
            size: Size(width: 120, height: 40), messages: [.deck(.open)]),
        Exhibit(
            name: "swipe", title: "A card of the deck in the hand, on its way to be kept",
            size: Size(width: 120, height: 40),
            messages: [
                .deck(.open), .deck(.press(Spot(x: 40, y: 12))), .deck(.hold(Spot(x: 31, y: 1))),
            ]),
        Exhibit(
            name: "details", title: "All that is known of one rate", size: Size(width: 120, height: 40),
            messages: [.user(.select(.rates, Cursor(index: 2))), .user(.open)]),
        Exhibit(
            name: "chart", title: "The chart of a stock, with averages and a bar that is read",
            size: Size(width: 120, height: 40),
            messages: [
                .user(.select(.stocks, Cursor(index: 0))), .layer(.chart(.open)),
                .layer(.chart(.toggle(.simple20))), .layer(.chart(.toggle(.simple50))),
                .layer(.chart(.toggle(.strength))),
                // Noon in Taipei on 14 October, when the sample's bars of a day begin.
                .layer(.chart(.read(Instant(1_791_950_400)))),
            ]),
        Exhibit(
            name: "baselines", title: "Changes since the new year, and the list of other days",
            size: Size(width: 120, height: 40),
            messages: [.user(.setBaseline(.toDate(.year))), .layer(.askBaseline)], isDemo: true),
        Exhibit(
            name: "value", title: "The value of positions over a year, and what had been paid for them",
            size: Size(width: 120, height: 40),
            messages: [
                .user(.showPositions), .layer(.chart(.open)), .layer(.chart(.range(.year))),
            ], isDemo: true),
        Exhibit(
            name: "light", title: "On light paper", size: Size(width: 120, height: 40),
            messages: [.user(.focus(.stocks))], isLight: true),
        Exhibit(
            name: "clocks", title: "World clocks at another moment, with the hours of work in each city",
            size: Size(width: 80, height: 18),
            messages: [
                .user(.focus(.clocks)), .user(.moveClocks(.minutes(15))), .user(.moveClocks(.days(2))),
                .user(.moveClocks(.minutes(600))),
            ]),
        Exhibit(
            name: "wall", title: "On a large screen cards, clocks and rows grow",
            size: Size(width: 200, height: 60),
            messages: []),
        Exhibit(
            name: "narrow", title: "One panel at a time on a terminal of 80 columns",
            size: Size(width: 80, height: 24), messages: [.user(.focus(.stocks)), .user(.sortBy(.change))]),
    ]

    /// Seen from Taipei at the sample's moment.
    var svg: String {
        var model = Exhibit.start(isDemo: isDemo)
        for message in messages { model.play(message) }
        let palette = ThemeShelf().palette(model.theme, risesRed: true, isLight: isLight)
        return view(model, size).canvas.svg(palette: palette, theme: isLight ? .light : .dark, title: title)
    }

    static func start(isDemo: Bool = false) -> Model {
        var model = Model(
            arrangement: .first, isDemo: isDemo, now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc)
        _ = model.update(.figures(.known(.sample)))
        return model
    }

    static let palette = ThemeShelf().palette(ThemeShelf.standard, risesRed: true, isLight: false)
}

extension Model {
    /// Answers requests for bars and past closes from the simulated market.
    mutating func play(_ message: Message) {
        for effect in update(message) {
            if case .readPast(let query) = effect {
                play(.figures(.past(query, DemoMarket(seed: 1).past(query, at: Sample.asOf))))
            }
            guard case .readBars(let query) = effect else { continue }
            let bars = DemoMarket(seed: 1).bars(query, at: Sample.asOf)
            _ = update(.figures(.bars(query, bars)))
            let told = FigureChanges(finished: [.bars(query)])
            _ = update(.figures(.changed(told, at: Sample.asOf)))
        }
    }
}
