import Arrangement
import CivilTime
import Figures
import Literals
import Market
import Seeded
import Testing

@testable import Board

@Suite("Deck on the board")
struct DeckUpdateTests {
    private func market(_ body: (inout Settings) -> Void = { _ in }) -> Model {
        var settings = Settings()
        body(&settings)
        let model = Model(
            arrangement: Arrangement(
                rates: ["JPY", "TWD", "EUR"], clocks: ["Asia/Taipei"], stocks: ["AAPL"]),
            settings: settings, now: friday, here: .utc)
        return model.hearing(
            .rates(["JPY", "TWD", "EUR", "GBP", "CHF", "AUD", "SEK"].map { rate($0, 2) }), to: .rates,
            at: friday)
    }

    private func items(_ model: Model) -> [Item] { model.deck?.deck.pile.items ?? [] }

    @Test("It opens with what is quoted and not on the board, the most traded first")
    func opening() {
        let model = market().after(.deck(.open))
        #expect(model.layers == [.deck])
        #expect(items(model) == ["GBP", "AUD", "CHF", "SEK"])
        #expect(items(model.after(.deck(.turn))) == ["JPY", "TWD", "EUR"])
        #expect(LayerID(model.after(.deck(.close))) == .board)
        let cities = model.after(.deck(.browse(.clocks)))
        #expect(cities.focus == .clocks)
        #expect(items(cities).count > 300 && !items(cities).contains("Asia/Taipei"))
        let stocks = market().after(.focus(.stocks), .deck(.open))
        #expect(
            items(stocks) == [],
            "where nothing else is known, nothing: those on the board come when asked for")
        #expect(items(stocks.after(.deck(.turn))) == ["AAPL"])
    }

    @Test("Withdrawn currencies are not offered, though feeds go on telling what they last cost")
    func withdrawn() {
        let old = Instant(1_435_708_800)
        let model = market().hearing(
            .rates([rate("DEM", 1.7, at: old), rate("HRK", 6.7, at: old), rate("NOK", 10)]), to: .rates,
            at: friday
        ).after(.deck(.open))
        #expect(items(model) == ["GBP", "AUD", "CHF", "SEK", "NOK"])
        #expect(model.market.rates["DEM"] != nil)
    }

    @Test("A card that is kept goes onto the board and is saved, one that is skipped goes nowhere")
    func keeping() {
        let model = market().after(.deck(.open))
        let kept = model.after(.deck(.swipe(.keep)))
        #expect(kept.arrangement.rates == ["JPY", "TWD", "EUR", "GBP"])
        #expect(kept.figures.rates["GBP"]?.rate == 2)
        #expect(model.effects(of: .deck(.swipe(.keep))).contains(.save(kept.arrangement)))
        let skipped = kept.after(.deck(.swipe(.skip)), .deck(.swipe(.later)))
        #expect(skipped.arrangement == kept.arrangement)
        #expect(items(skipped) == ["SEK", "CHF"])
        #expect(kept.past.undoable.last?.action == Action(.keep, "GBP"))
        #expect(kept.after(.deck(.close), .undo).arrangement == model.arrangement)
    }

    @Test("Those on the board are left there or taken off, and taken back into their very place")
    func takingOff() {
        let model = market().after(.deck(.open), .deck(.turn), .deck(.swipe(.keep)), .deck(.swipe(.skip)))
        #expect(model.arrangement.rates == ["JPY", "EUR"])
        let back = model.after(.deck(.undo))
        #expect(back.arrangement.rates == ["JPY", "TWD", "EUR"])
        #expect(back.past.undoable.isEmpty)
        #expect(items(back) == ["TWD", "EUR"])
    }

    @Test("A swipe is taken back even when the board has changed otherwise in the meantime")
    func takingBackLate() {
        let model = market().after(
            .deck(.open), .deck(.swipe(.keep)), .deck(.close), .setBaseline(.d5), .deck(.open), .deck(.undo))
        #expect(model.arrangement.rates == ["JPY", "TWD", "EUR"])
        #expect(model.arrangement.baseline == .d5)
        #expect(items(model).first == "GBP")
    }

    @Test("What was skipped stays away while the deck is closed, and comes back with a refill")
    func skippedStaysAway() {
        let model = market().after(
            .deck(.open), .deck(.swipe(.skip)), .deck(.close), .focus(.rates), .deck(.open))
        #expect(items(model) == ["AUD", "CHF", "SEK"])
        #expect(items(model.after(.deck(.refill))) == ["AUD", "CHF", "SEK", "GBP"])
        #expect(items(model.after(.deck(.undo))) == ["GBP", "AUD", "CHF", "SEK"])
    }

    @Test("A refresh in the middle of a swipe loses nothing, and new currencies come under the pile")
    func refreshWhileFlying() {
        let flying = market().after(
            .deck(.open), .deck(.swipe(.skip)), .program(.frame(1000)), .program(.frame(1090)))
        #expect(flying.isAnimating)
        let answered = flying.hearing(.rates([rate("GBP", 3), rate("NOK", 5)]), to: .rates, at: friday + 1)
        #expect(items(answered) == ["AUD", "CHF", "SEK", "NOK"])
        #expect(answered.deck?.motion == flying.deck?.motion)
        #expect(answered.rateFigure("GBP").rate == 3)
        let held = market().after(.deck(.open), .deck(.press(Spot(x: 50, y: 9))), .deck(.hold(.init(x: 9))))
        let still = held.hearing(.rates([rate("GBP", 3)]), to: .rates, at: friday + 1)
        #expect(still.deck == held.deck)
    }

    @Test("What the next cards lack is asked for once, as soon as the feed is free")
    func askingAhead() {
        var model = market()
        #expect(model.update(.deck(.open)).besidesPast == [])
        let since = Day(number: 20_777) + -45
        #expect(
            model.update(.finished(.pastRates([], since: since))).besidesPast == [
                .ask(.pastRates(["GBP", "AUD", "CHF", "SEK"], since: since), freshness: 0)
            ])
        _ = model.update(.finished(.pastRates([], since: since)))
        #expect(
            !model.update(.deck(.swipe(.later))).contains { if case .ask = $0 { true } else { false } })

        var stocks = market().after(
            .known(Known(quotes: ["KO", "T", "AAPL"].map { Seen(quote($0, 5), .cached, at: friday) })),
            .focus(.stocks))
        #expect(stocks.update(.deck(.open)).besidesPast == [.ask(.quotes(["KO", "T"]), freshness: 54)])
        _ = stocks.update(.finished(.quotes([])))
        #expect(stocks.update(.stocksDue).first == .ask(.quotes(["KO", "T", "AAPL"]), freshness: 54))
        var paused = market().after(.pause, .finished(.pastRates([], since: since)))
        #expect(paused.update(.deck(.open)).besidesPast == [])
    }

    @Test("The feeds are asked for many cards at once, not for one with each swipe")
    func batches() {
        let symbols = (10..<60).map { "S\($0)" }
        var model = market().after(
            .known(Known(quotes: (symbols + ["AAPL"]).map { Seen(quote($0, 5), .cached, at: friday) })),
            .focus(.stocks))
        #expect(
            model.update(.deck(.open)).besidesPast == [
                .ask(.quotes(symbols[..<18].identities()), freshness: 54)
            ])
        _ = model.update(.finished(.quotes([])))
        var asked: [Int: [String]] = [:]
        for number in 1...30 {
            for case .ask(.quotes(let more), _) in model.update(.deck(.swipe(.skip))) {
                asked[number] = more.map(\.text)
            }
            _ = model.update(.finished(.quotes([])))
        }
        #expect(asked == [13: Array(symbols[18..<31]), 26: Array(symbols[31..<44])])
    }

    @Test("Pictures are asked for while a card flies, for 200 ms, and then no more")
    func frames() {
        var model = market().after(.deck(.open))
        #expect(
            model.update(.deck(.swipe(.later))).besidesPast == [.schedule(.frame, .afterMilliseconds(0))])
        #expect(model.update(.deck(.swipe(.skip))).besidesPast == [], "they come already")
        for (time, wait) in [(5000, 15), (5015, 15), (5185, 15), (5190, 10), (5199, 1)] {
            #expect(
                model.update(.program(.frame(time))) == [.schedule(.frame, .afterMilliseconds(wait))])
        }
        #expect(model.update(.program(.frame(5200))).besidesPast == [])
        #expect(!model.isAnimating)
    }

    @Test("Without motion, and on a slow terminal, a card jumps", arguments: [true, false])
    func jumping(isSlow: Bool) {
        var model = market { $0.motion = isSlow }.after(.deck(.open))
        if isSlow { model = model.after(.deck(.swipe(.later)), .program(.slow)) }
        #expect(!model.isAnimating)
        #expect(model.effects(of: .deck(.swipe(.skip))).besidesPast == [])
        #expect(!model.after(.deck(.swipe(.skip)), .deck(.undo)).isAnimating)
        #expect(!model.after(.deck(.browse(.clocks)), .deck(.swipe(.skip))).isAnimating)
    }

    @Test("A board that another fxterm keeps is looked through and not changed")
    func readOnly() {
        let model = market().after(.boardIs(.takenBy(7)), .deck(.open), .deck(.swipe(.skip)))
        #expect(items(model) == ["AUD", "CHF", "SEK"])
        let kept = model.after(.deck(.swipe(.keep)))
        #expect(kept.arrangement == model.arrangement)
        #expect(items(kept) == items(model))
        #expect(kept.noticeText?.contains("process 7") == true)
        #expect(items(model.after(.deck(.undo))) == ["GBP", "AUD", "CHF", "SEK"])
    }

    @Test("Details and keys lie over the deck, and go back to it")
    func sheets() {
        let model = market().after(.deck(.open))
        let details = model.after(.deck(.details))
        #expect(
            details.layers == [
                .deck, AnyLayer(Details(panel: .rates, item: "GBP", openedAt: model.now)),
            ])
        #expect(details.after(.cancel).layers == [.deck])
        #expect(model.after(.layer(.help(.open)), .layer(.close)).layers == [.deck])
    }

    @Test("The hand moves a card, and lets it go or throws it")
    func hand() {
        let held = market().after(
            .deck(.open), .deck(.press(Spot(x: 50, y: 9))), .deck(.hold(.init(x: 40, y: 1))))
        #expect(held.deck?.motion.hand == .init(x: 40, y: 1))
        let thrown = held.after(.deck(.release(.keep)))
        #expect(thrown.arrangement.rates.last == "GBP")
        #expect(thrown.deck?.motion.leaving.first?.from == .init(x: 40, y: 1))
        let released = held.after(.deck(.release(nil)))
        #expect(released.deck?.motion.top?.kind == .returning)
        #expect(released.deck?.grip == nil && items(released).first == "GBP")
    }

    @Test("Any sequence of swipes and undos leaves deck plus board with exactly the items there were")
    func conservation() {
        var random = SeededGenerator.announced()
        for round in 0..<60 {
            var model = market().after(.deck(.open))
            let first = model.arrangement
            let all = Set(first[.rates] + ["GBP", "CHF", "AUD", "SEK"])
            var time = 0
            for _ in 0..<80 {
                time += Int.random(in: 0...150, using: &random)
                let messages: [DeckMessage] = [
                    .swipe(.keep), .swipe(.skip), .swipe(.later), .undo, .undo, .undo, .refill,
                    round % 2 == 0 ? .turn : .details, .close,
                ]
                guard let message = messages.randomElement(using: &random) else { continue }
                if model.deck == nil { model = model.after(.deck(.open)) }
                model = model.after(.deck(message), .program(.frame(time)))
                if message == .details { model = model.after(.cancel) }
                guard let deck = model.deck?.deck else { continue }
                let rates = model.arrangement[.rates]
                #expect(Set(rates).count == rates.count)
                let inHand = deck.pile.items + deck.aside
                #expect(Set(inHand).count == inHand.count)
                let everywhere =
                    deck.choice == .offBoard ? rates + inHand : inHand + all.subtracting(rates)
                #expect(everywhere.sorted() == all.sorted(), "\(message) lost or doubled an item")
            }
            while model.past.undoable.count > 0 { model = model.after(.deck(.close), .undo) }
            #expect(model.arrangement == first, "undoing all gives the first board back")
        }
    }
}
