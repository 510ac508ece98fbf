package import CivilTime
package import Words

/// An alert's progress, updated with each observation.
package struct AlertState: Hashable, Sendable {
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// No figure has been compared yet.
        case new
        case armed
        /// Beyond the level, or not yet back by the margin.
        case beyond
        case done
    }

    package internal(set) var phase = Phase.new
    /// Why the last figure was skipped; nil if it was not.
    package internal(set) var doubt: AlertDoubt?
    /// The price or rate, or the fraction for a percentage.
    package internal(set) var last: Double?
    /// As `AlertMeasure.distance`; 0 or less beyond the level.
    package internal(set) var distance: Double?
    /// The last figure's time; for conditions of time, the moment checked last.
    package internal(set) var time: Instant?
    /// The day it fired last, or was beyond from the start.
    var day: Day?
    /// The last event that it fired for was due then.
    var told: Instant?
    /// The side of an average that the figure was on last.
    var side: AlertCondition.Side?
    var window = PriceWindow()

    package init() {}

    /// The alert was made beyond the level, so it has not fired.
    package var wasBeyondFromStart: Bool { phase == .beyond && !hasFired }
    package internal(set) var hasFired = false

    /// Forgets times of a wrong clock: the next figure is compared with the last one, whatever their times.
    package mutating func forget(aheadOf now: Instant, in zone: @autoclosure () -> Zone) {
        if let time, time.isAhead(of: now) { self.time = nil }
        if window.isAhead(of: now) { window = PriceWindow() }
        if let day, case let today = zone().local(now).day, day > today + 1 { self.day = today }
    }
}

/// The alert waits for a trusted figure.
package enum AlertDoubt: String, Hashable, Sendable, CaseIterable {
    case sample
    /// Old by its own time, or its feed has fallen silent.
    case stale
    /// It jumped, and no second answer has confirmed it.
    case unconfirmed
    /// Another feed's figure differs by more than 1 %.
    case disputed
    case missing
}

/// Prices of the last minutes that may still become the highest or lowest.
struct PriceWindow: Hashable, Sendable {
    struct Point: Hashable, Sendable {
        var time: Instant
        var price: Double
    }

    /// Prices that fall; the first is the highest.
    private(set) var highs: [Point] = []
    /// Prices that rise; the first is the lowest.
    private(set) var lows: [Point] = []
    /// The most points. A longer run in one direction loses points in between, never the first ones.
    static let limit = 500

    init() {}
    init(highs: [Point], lows: [Point]) { (self.highs, self.lows) = (highs, lows) }

    func isAhead(of now: Instant) -> Bool { highs.last?.time.isAhead(of: now) ?? false }

    mutating func add(_ point: Point, since start: Instant) {
        PriceWindow.add(point, to: &highs, since: start) { $0 <= $1 }
        PriceWindow.add(point, to: &lows, since: start) { $0 >= $1 }
    }

    private static func add(
        _ point: Point, to points: inout [Point], since start: Instant, isHidden: (Double, Double) -> Bool
    ) {
        while let last = points.last, isHidden(last.price, point.price) { points.removeLast() }
        points.append(point)
        if let first = points.firstIndex(where: { $0.time >= start }), first > 0 { points.removeFirst(first) }
        if points.count > limit { points.remove(at: points.count / 2) }
    }
}

extension AlertState {
    package var saying: Saying {
        if phase != .done, let doubt { return .phrase(.alertWaits, ["why": .phrase(doubt.phrase)]) }
        return switch phase {
        case .new: .phrase(.alertNew)
        case .armed: .phrase(.alertArmed)
        case .beyond: .phrase(hasFired ? .alertFired : .alertBeyond)
        case .done: .phrase(.alertDone)
        }
    }

    package var word: String { phase != .done && doubt != nil ? "waiting" : phase.rawValue }
}

extension AlertDoubt {
    package var phrase: Phrase {
        switch self {
        case .sample: .alertSample
        case .stale: .alertStale
        case .unconfirmed: .alertUnconfirmed
        case .disputed: .alertDisputed
        case .missing: .alertMissing
        }
    }
}

extension AlertState: LosslessStringConvertible {
    /// Parts separated by blanks, `-` for missing ones.
    package var description: String {
        func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "-" }
        let parts = [
            phase.rawValue, text(doubt?.rawValue), text(last), text(distance), text(time?.seconds),
            text(day?.number),
            text(side?.sign), hasFired ? "fired" : "-",
        ]
        let all = parts + [window.highs, window.lows].map(AlertState.text)
        return (all + (told.map { ["\($0.seconds)"] } ?? [])).joined(separator: " ")
    }

    package init?(_ description: String) {
        let parts = description.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard (10...11).contains(parts.count), let phase = Phase(rawValue: parts[0]),
            let highs = AlertState.points(parts[8]), let lows = AlertState.points(parts[9])
        else { return nil }
        self.init()
        self.phase = phase
        doubt = AlertDoubt(rawValue: parts[1])
        last = Double(parts[2])
        distance = Double(parts[3])
        time = Int(parts[4]).map { Instant($0) }
        day = Int(parts[5]).map { Day(number: $0) }
        side = AlertCondition.Side.allCases.first { $0.sign == parts[6] }
        hasFired = parts[7] == "fired"
        window = PriceWindow(highs: highs, lows: lows)
        told = parts.count == 11 ? Int(parts[10]).map { Instant($0) } : nil
    }

    private static func text(_ points: [PriceWindow.Point]) -> String {
        points.isEmpty ? "-" : points.map { "\($0.time.seconds):\($0.price)" }.joined(separator: ",")
    }

    private static func points(_ text: String) -> [PriceWindow.Point]? {
        if text == "-" { return [] }
        let points = text.split(separator: ",").map { pair -> PriceWindow.Point? in
            let halves = pair.split(separator: ":")
            guard halves.count == 2, let time = Int(halves[0]), let price = Double(halves[1]), price.isFinite
            else { return nil }
            return PriceWindow.Point(time: Instant(time), price: price)
        }
        let known = points.compactMap(\.self)
        return known.count == points.count ? known : nil
    }
}
