internal import CivilTime

extension AlertState: LosslessStringConvertible {
    /// The state as the store has it: its parts with blanks between them, `-` for what is not there.
    package var description: String {
        func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "-" }
        let parts = [
            phase.rawValue, text(doubt?.rawValue), text(last), text(distance), text(time?.seconds),
            text(day?.number),
            text(side?.sign), hasFired ? "fired" : "-",
        ]
        return (parts + [window.highs, window.lows].map(AlertState.text)).joined(separator: " ")
    }

    /// Reads what `description` wrote; nil for anything else.
    package init?(_ description: String) {
        let parts = description.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 10, let phase = Phase(rawValue: parts[0]),
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
