import Arrangement
import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import TUI
import Testing

@Suite("Arranging by hand") struct HandTests {
    func spot(_ screen: Screen, _ panel: Panel, _ item: Item) throws -> (x: Int, y: Int) {
        let place = try #require(Layout(screen.model, screen.size).places[panel])
        let index = try #require(screen.model.lines(panel).place(of: item))
        let rect = place.grid.rect(of: index, top: place.top)
        return (rect.x + rect.width / 2, rect.y + rect.height / 2)
    }

    static let sizes = [(80, 24), (100, 30), (120, 40), (200, 60)]

    @Test(
        "Wherever a card is dragged, it lands under the pointer, and the others keep their order",
        arguments: sizes)
    func dragCards(width: Int, height: Int) throws {
        let items = Arrangement.first[.rates]
        for (from, to): (Item, Item) in [("JPY", "EUR"), ("KRW", "JPY"), ("TWD", "KRW")] {
            var screen = Screen(width, height)
            let (start, end) = (try spot(screen, .rates, from), try spot(screen, .rates, to))
            screen.mouse(.press, start.x, start.y)
            screen.mouse(.drag, (start.x + end.x) / 2, (start.y + end.y) / 2)
            screen.mouse(.drag, end.x, end.y)
            let target = try #require(items.firstIndex(of: to))
            #expect(screen.model.order(.rates)[target] == from)
            #expect(screen.model.order(.rates).filter { $0 != from } == items.filter { $0 != from })
            #expect(screen.lines.last?.contains("enter drop   esc cancel") == true)
            screen.mouse(.release, end.x, end.y)
            #expect(screen.model.arrangement[.rates][target] == from)
            screen.press("u")
            #expect(screen.model.arrangement[.rates] == items)
        }
    }

    @Test("Rows are dragged the same way", arguments: [Panel.clocks, .stocks])
    func dragRows(_ panel: Panel) throws {
        var screen = Screen(120, 40)
        let items = screen.model.arrangement[panel.id]
        let (start, end) = (try spot(screen, panel, items[0]), try spot(screen, panel, items[3]))
        screen.mouse(.press, start.x, start.y)
        screen.mouse(.drag, end.x, end.y)
        screen.mouse(.release, end.x, end.y)
        #expect(screen.model.arrangement[panel.id].prefix(4) == [items[1], items[2], items[3], items[0]])
    }

    @Test("A right click and Esc put a dragged card back; a click does so for one carried by keys")
    func putBack() throws {
        for key in [nil, "<esc>"] {
            var screen = Screen(120, 40)
            screen.mouse(.press, 10, 4)
            screen.mouse(.drag, 40, 10)
            #expect(screen.model.carry != nil)
            if let key { screen.press(key) } else { screen.mouse(.menu, 40, 10) }
            screen.mouse(.drag, 60, 12)
            screen.mouse(.release, 60, 12)
            #expect(screen.model.arrangement == .first)
            #expect(LayerID(screen.model) == .board)
        }
    }

    @Test("Held against the lower edge, the card scrolls on to the end by itself; against the upper, back")
    func edges() throws {
        var screen = Screen(80, 24, arrangement: manyRates)
        let start = try spot(screen, .rates, "AAA")
        screen.mouse(.press, start.x, start.y)
        screen.mouse(.drag, start.x, 22)
        #expect(screen.effects.last == .schedule(.edge, .afterMilliseconds(60)))
        var rounds = 0
        while case .schedule(.edge, _) = screen.effects.last, rounds < 1000 {
            screen.effects = []
            if let message = repeatDrag(screen.model, screen.size) { screen.send(message) }
            rounds += 1
        }
        #expect(rounds > 5)
        let end = try #require(screen.model.order(.rates).firstIndex(of: "AAA"))
        #expect(end > 190, "the card came to \(end)")
        screen.mouse(.drag, start.x, 0)
        rounds = 0
        while case .schedule(.edge, _) = screen.effects.last, rounds < 1000 {
            screen.effects = []
            if let message = repeatDrag(screen.model, screen.size) { screen.send(message) }
            rounds += 1
        }
        #expect((screen.model.order(.rates).firstIndex(of: "AAA") ?? 99) < 8)
    }

    @Test("The wheel scrolls, keeps the selection in sight, and carries a held card along")
    func wheel() throws {
        var screen = Screen(80, 24, arrangement: manyRates)
        screen.mouse(.wheelDown, 20, 10)
        #expect(screen.model.cursor(.rates).top > 0)
        let place = try #require(Layout(screen.model, screen.size).places[.rates])
        #expect(place.grid.whole(top: place.top)?.contains(screen.model.cursor(.rates).index) == true)
        screen.mouse(.press, 20, 10)
        screen.mouse(.drag, 21, 10)
        let before = try #require(screen.model.carry?.to)
        for _ in 0..<10 { screen.mouse(.wheelDown, 21, 10) }
        #expect(try #require(screen.model.carry?.to) > before)
    }

    @Test("A double click opens the details, and a click outside closes them")
    func doubleClick() {
        var screen = Screen(120, 40)
        screen.mouse(.press, 30, 4)
        screen.mouse(.release, 30, 4)
        screen.mouse(.doublePress, 30, 4)
        #expect(screen.text.contains("1 USD = 32.105 TWD"))
        screen.mouse(.press, 60, 20)
        #expect(screen.text.contains("1 USD = 32.105 TWD"), "a click inside leaves it open")
        screen.mouse(.press, 0, 39)
        #expect(LayerID(screen.model) == .board)
        #expect(screen.model.selectedItem == "TWD", "back where one was")
    }

    @Test("A button held down shows itself at once")
    func pressed() {
        var screen = Screen(120, 40)
        screen.press("<right>")
        let before = screen.canvas
        screen.mouse(.press, 30, 4)
        #expect(screen.canvas.cells != before.cells)
        screen.mouse(.release, 30, 4)
        #expect(screen.canvas.cells == before.cells)
    }

    @Test("Groups and cards of two sizes")
    func groupsFrame() throws {
        var screen = Screen(120, 40)
        let marks = "<right><right><right>" + String(repeating: "<S-right>", count: 8)
        let rates = marks + "nAsia<enter>g-<right><right>-<down>"
        let stocks = String(repeating: "<S-down>", count: 5) + "n半導體<enter>"
        screen.press(rates + "3" + stocks + "<down><down><down><S-down><S-down><S-down>nUS<enter>z")
        try expectSnapshot(screen.text, "groups-120x40")
        screen.press("1<space>")
        try expectSnapshot(screen.text, "carrying-group-120x40")
    }

    @Test("A card that hangs from the mouse, over the place where it would land")
    func dragFrame() throws {
        var screen = Screen(120, 40)
        screen.mouse(.press, 10, 4)
        screen.mouse(.drag, 36, 12)
        try expectSnapshot(screen.text, "dragging-120x40")
    }

    @Test(
        "Details, the picker, and both where there is little room",
        arguments: [(120, 40), (80, 24), (40, 12)])
    func sheets(width: Int, height: Int) throws {
        var screen = Screen(width, height)
        screen.press("<enter>")
        try expectSnapshot(screen.text, "details-\(width)x\(height)")
        screen.press("<esc>a")
        screen.press("guinea<down>")
        try expectSnapshot(screen.text, "picker-\(width)x\(height)")
    }

    @Test("Details scroll to their last line and no further")
    func detailsScroll() {
        var screen = Screen(80, 24)
        screen.press("<enter>zG")
        #expect(screen.text.contains("d30"))
        screen.press("<down><down>g")
        #expect(screen.text.contains("1 USD = 149.23 JPY"))
    }

    @Test("Two feeds that disagree are both in the details")
    func disagreement() {
        var settings = Settings()
        // Of two that the settings name, the first would stay.
        settings.feeds.rates = []
        var screen = Screen(120, 40, settings: settings)
        let now = Sample.asOf
        for (value, source) in [(149.2, "rter" as FeedID), (155, "er-api")] {
            let rate = Rate(code: "JPY", perDollar: value, quotedAt: now + -60, source: source)
            screen.hear(.rates([rate]), to: .rates, at: now)
        }
        screen.press("<enter>")
        #expect(screen.text.contains("1 USD = 155.00 JPY"))
        #expect(screen.text.contains("rter quotes 149.20 (−3.7 %)"))
        #expect(screen.text.contains("Rates By Exchange Rate API"))
    }

    @Test("In the picker Tab adds and goes on, Enter adds and closes, and what is there is selected")
    func picker() {
        var screen = Screen(120, 40)
        screen.press("aSwiss<tab>aus<tab>")
        #expect(screen.model.arrangement.rates.suffix(2) == ["CHF", "AUD"])
        #expect(screen.text.contains("2 added"))
        screen.press("são tomé<enter>")
        #expect(screen.model.arrangement.rates.last == "STN")
        screen.press("atwd<enter>")
        #expect(screen.model.selectedItem == "TWD")
        #expect(screen.model.arrangement.rates.count == 15)
        #expect(screen.lines.last?.contains("TWD is on the board already") == true)
        screen.press("axyzzy<enter>")
        #expect(screen.lines.last?.contains("“xyzzy” is not a currency code") == true)
        screen.press("3aapple<enter>")
        #expect(screen.model.selectedItem == "AAPL")
        screen.press("amsft<enter>")
        #expect(
            screen.model.arrangement.stocks.last == "MSFT",
            "a symbol that is not known here is taken as typed")
    }

    @Test(
        "What the feed's search finds is offered below what is known here, and a failure is said in its place"
    )
    func search() {
        var screen = Screen(120, 40)
        screen.press("3amicro")
        #expect(screen.effects.last == .schedule(.search, .afterMilliseconds(500)))
        screen.send(.searchDue)
        #expect(screen.effects.last == .ask(.search("micro"), freshness: 0))
        #expect(screen.text.contains("Micro") && !screen.text.contains("Micron Technology"))
        let found = [
            FoundStock(symbol: "MSFT", name: "Microsoft Corporation", exchange: "NASDAQ", kind: "Equity"),
            FoundStock(symbol: "MU", name: "Micron Technology, Inc.", exchange: "NASDAQ", kind: "Equity"),
        ]
        screen.hear(.found(found, for: "mic"), to: .search("mic"), at: Sample.asOf)
        #expect(!screen.text.contains("Micron Technology"), "an answer to what is no longer looked for")
        screen.hear(.found(found, for: "micro"), to: .search("micro"), at: Sample.asOf)
        screen.send(.finished(.search("micro")))
        #expect(
            screen.text.contains("MSFT") && screen.text.contains("Micron Technology")
                && screen.text.contains("NASDAQ"))
        screen.press("n")
        #expect(
            !screen.text.contains("MSFT") && screen.text.contains("MU"), "typing on narrows what was found")
        screen.press("<enter>")
        #expect(screen.model.arrangement.stocks.last == "MU")
        screen.press("azzzzq")
        screen.send(.searchDue)
        screen.hear(.found([], for: "zzzzq"), to: .search("zzzzq"), at: Sample.asOf)
        #expect(screen.text.contains("Nothing found for “zzzzq”"))
        screen.press("x")
        screen.send(.searchDue)
        let failure = FeedFailure(source: "yahoo", cause: .timedOut)
        screen.hear(.failed(failure, symbol: nil), to: .search("zzzzqx"), at: Sample.asOf)
        #expect(screen.text.contains("No answer: yahoo"))
        #expect(screen.model.feeds[.stocks]?.failure == nil, "a search says nothing of the prices")
    }

    @Test("The first keys are told where they cover nothing, and go with the first key or by themselves")
    func greeting() {
        for (width, height) in [(200, 60), (120, 40), (100, 30), (80, 24), (40, 12)] {
            var screen = Screen(width, height)
            let before = screen.text
            screen.send(.greet)
            #expect(screen.effects.last == .schedule(.greeting, .after(8)))
            #expect(screen.text.contains("Welcome") && screen.text.contains("space picks up"))
            if width >= 80 {
                let rows = { (text: String) in text.split(separator: "\n").dropLast().joined(separator: "\n")
                }
                let lost = zip(rows(before), rows(screen.text)).filter { $0 != $1 && $0 != " " }
                #expect(lost.isEmpty, "\(width)×\(height) hides something")
            }
            var pressed = screen
            pressed.press("<right>")
            #expect(!pressed.text.contains("Welcome"))
            screen.send(.tick(screen.model.now, here: screen.model.here))
            #expect(screen.text.contains("Welcome"))
            screen.send(.greeted)
            #expect(screen.text == before)
        }
    }

    var manyRates: Arrangement {
        let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
        let codes = (0..<200).map { "\(letters[$0 / 26 / 26])\(letters[$0 / 26 % 26])\(letters[$0 % 26])" }
        var arrangement = Arrangement(rates: codes, clocks: [], stocks: [])
        arrangement.compact = Set(
            codes.enumerated().filter { $0.offset % 3 == 1 }.map { Item(text: $0.element) })
        return arrangement
    }
}
