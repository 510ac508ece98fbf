import Arrangement
import BenchFigures
import Board
import CivilTime
import Figures
import Literals
import Market
import Screens
import TUI

/// The program without a terminal: keys go in, frames come out.
@MainActor final class Desk {
    static let figures = MadeUpFigures(now: Instant(1_793_577_600), days: 60)
    static let currencies = [
        "JPY", "TWD", "EUR", "KRW", "CNY", "HKD", "SGD", "THB", "MYR", "PHP", "CAD", "IDR",
    ]
    static let clocks = [
        "Asia/Taipei", "Asia/Tokyo", "Asia/Kolkata", "Europe/London", "Europe/Berlin", "America/New_York",
        "America/Los_Angeles", "Australia/Sydney",
    ]

    var model: Model
    let size: Size
    private var frame: Frame<Target>?
    private let memo = Memo()

    init(
        currencies: [String] = Desk.currencies, isMixed: Bool = false, clocks: [String] = Desk.clocks,
        stocks: Int = 30,
        settings: Settings = Settings(), size: Size = Size(width: 120, height: 40)
    ) {
        self.size = size
        let now = Desk.figures.now
        let symbols = stocks > 0 ? (1...stocks).map(MadeUpFigures.symbol) : []
        var arrangement = Arrangement(rates: currencies, clocks: clocks, stocks: symbols)
        if isMixed {
            arrangement.compact = Set(
                stride(from: 0, to: currencies.count, by: 2).map { Item(text: currencies[$0]) })
        }
        model = Model(
            arrangement: arrangement, settings: settings, now: now, here: Zone("Asia/Taipei") ?? .utc)
        send(
            .known(
                Known(
                    rates: Desk.figures.rates(of: currencies, at: now).map { Seen($0, .live, at: now) },
                    rateCloses: Desk.figures.closes(of: currencies),
                    quotes: Desk.quotes(stocks).map { Seen($0, .live, at: now) })))
    }

    static func quotes(_ count: Int) -> [Quote] {
        count > 0 ? figures.quotes(of: 1...count, at: figures.now) : []
    }

    func send(_ message: Message) {
        _ = model.update(message)
    }

    /// Presses a key as the loop does; the picture is not drawn yet.
    func press(_ key: Key) {
        if let message = interpret(.key(key), model, Layout(model, size, memo), frame: frame) {
            send(message)
        }
    }

    @discardableResult func draw() -> Canvas {
        let next = view(model, size, memo)
        frame = next
        return next.canvas
    }

    func tick() {
        send(.tick(model.now + 1, here: model.here))
        draw()
    }
}
