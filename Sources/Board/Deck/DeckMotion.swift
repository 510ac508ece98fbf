package import Arrangement

/// The motion on the deck. It changes only the picture: decisions take effect at once.
///
/// Times are milliseconds of a monotonic clock; they come with the messages. Motion that begins between
/// two of them begins with the next.
package struct DeckMotion: Hashable, Sendable {
    /// A card that moves by itself.
    package struct Flight: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case leaving(Deck.Swipe)
            case arriving(Deck.Swipe)
            case returning
        }

        /// The card's item.
        package var item: Item
        package var kind: Kind
        /// The spot where the user let go of it.
        package var from: Spot
        /// When it began; nil until the next tick.
        package internal(set) var began: Int?
    }

    /// Duration of a flight in milliseconds.
    package static let duration = 200
    /// Milliseconds between two frames of a flight: 66 a second, so that even with the time for painting
    /// there are at least 60.
    static let pace = 15
    /// The most cards that fly out at once; earlier ones count as arrived.
    package static let limit = 2

    /// The cards that leave, the last one first.
    package private(set) var leaving: [Flight] = []
    /// The top card while it arrives or springs back.
    package private(set) var top: Flight?
    /// How far the mouse has moved the top card; nil if it does not hold it.
    package private(set) var hand: Spot?
    /// The moment of the current frame.
    package private(set) var now: Int?

    /// Nothing moves.
    package init() {}

    /// True if the picture changes by itself.
    package var isRunning: Bool { !leaving.isEmpty || top != nil }

    /// Milliseconds since `flight` began, at the current frame.
    package func elapsed(_ flight: Flight) -> Int {
        guard let began = flight.began, let now else { return 0 }
        return max(0, now - began)
    }

    /// Milliseconds to the next frame: `pace`, or less if something arrives before; nil when nothing moves.
    var wait: Int? {
        let flights = leaving + [top].compactMap(\.self)
        return flights.map { max(1, min(DeckMotion.pace, DeckMotion.duration - elapsed($0))) }.min()
    }

    /// Moves the top card to `offset` with the mouse, also in the middle of a flight back.
    mutating func hold(at offset: Spot) {
        top = nil
        hand = offset
    }

    mutating func leave(_ item: Item, _ swipe: Deck.Swipe) {
        let flight = Flight(item: item, kind: .leaving(swipe), from: hand ?? Spot())
        leaving = Array(([flight] + leaving).prefix(DeckMotion.limit))
        top = nil
        hand = nil
    }

    mutating func letGo(_ item: Item) {
        guard let hand else { return }
        self.hand = nil
        if hand != Spot() { top = Flight(item: item, kind: .returning, from: hand) }
    }

    /// Brings a card back onto the pile; if it is still leaving, it turns round.
    mutating func arrive(_ item: Item, _ swipe: Deck.Swipe) {
        hand = nil
        leaving.removeAll { $0.item == item }
        top = Flight(item: item, kind: .arriving(swipe), from: Spot())
    }

    /// Moves to `now`: begins new flights, and ends those that have arrived.
    mutating func advance(to now: Int) {
        self.now = now
        leaving = leaving.compactMap { begun($0, now) }
        top = top.flatMap { begun($0, now) }
    }

    mutating func finish() {
        leaving = []
        top = nil
        hand = nil
    }

    private func begun(_ flight: Flight, _ now: Int) -> Flight? {
        var flight = flight
        flight.began = flight.began ?? now
        return elapsed(flight, at: now) < DeckMotion.duration ? flight : nil
    }

    private func elapsed(_ flight: Flight, at now: Int) -> Int { now - (flight.began ?? now) }
}
