package import Arrangement

/// Motion changes only the picture: decisions take effect at once. Times are milliseconds of a monotonic
/// clock that come with the messages; motion that begins between two of them begins with the next.
package struct DeckMotion: Hashable, Sendable {
    /// A card that moves by itself.
    package struct Flight: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case leaving(Deck.Swipe)
            case arriving(Deck.Swipe)
            case returning
        }

        package var item: Item
        package var kind: Kind
        /// The user let go of it here.
        package var from: Spot
        /// Nil until the next tick.
        package internal(set) var began: Int?
    }

    /// In milliseconds.
    package static let duration = 200
    /// Milliseconds between frames: 66 a second leave time for painting, so that at least 60 show.
    static let pace = 15
    /// At most so many cards fly out together; earlier ones count as arrived.
    package static let limit = 2

    /// The last one first.
    package private(set) var leaving: [Flight] = []
    package private(set) var top: Flight?
    /// How far the mouse has moved the top card; nil if it does not hold it.
    package private(set) var hand: Spot?
    package private(set) var now: Int?

    package init() {}

    package var isRunning: Bool { !leaving.isEmpty || top != nil }

    /// In milliseconds, at the current frame.
    package func elapsed(_ flight: Flight) -> Int {
        guard let began = flight.began, let now else { return 0 }
        return max(0, now - began)
    }

    /// Milliseconds to the next frame; nil if nothing moves.
    var wait: Int? {
        let flights = leaving + [top].compactMap(\.self)
        return flights.map { max(1, min(DeckMotion.pace, DeckMotion.duration - elapsed($0))) }.min()
    }

    /// Moves the top card with the mouse, also in the middle of a flight back.
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

    /// A card that is still leaving turns round.
    mutating func arrive(_ item: Item, _ swipe: Deck.Swipe) {
        hand = nil
        leaving.removeAll { $0.item == item }
        top = Flight(item: item, kind: .arriving(swipe), from: Spot())
    }

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
