internal import CivilTime

/// A figure compared with its level.
struct AlertMeasure {
    /// The price or rate, or the fraction for a percentage.
    let value: Double
    /// The level on the scale of `value`; for either way, its size.
    let level: Double
    /// Nil for either way.
    let side: AlertCondition.Side?
    let kind: Kind

    enum Kind {
        /// Includes the level: 150 is at or above 150.
        case level
        /// Excludes the level: a price that equals the high is no new high.
        case extreme
        case share
        case crossing
    }

    /// The default margin: percent of a level, points of a percentage.
    static let margin = 0.5
    static let marginOfShare = 0.25

    /// `last`: the previous side of the average; nil if unknown.
    func isBeyond(from last: AlertCondition.Side?) -> Bool {
        switch (kind, side) {
        case (.extreme, .above?): value > level
        case (.extreme, .below?): value < level
        case (.crossing, _): last.map { $0 == .below ? value >= level : value <= level } ?? false
        case (_, .above?): value >= level
        case (_, .below?): value <= level
        case (_, nil): abs(value) >= level
        }
    }

    /// `margin` nil for the default.
    func isBack(by margin: Double?) -> Bool {
        let room = self.room(margin)
        switch (kind, side) {
        case (.crossing, _): return abs(value - level) >= room
        case (_, .above?): return value < level - room
        case (_, .below?): return value > level + room
        case (_, nil): return abs(value) < level - room
        }
    }

    func room(_ margin: Double?) -> Double {
        kind == .share
            ? (margin ?? AlertMeasure.marginOfShare) / 100
            : abs(level) * (margin ?? AlertMeasure.margin) / 100
    }

    /// Distance from firing, as a fraction of the figure; for a percentage the missing fraction.
    var distance: Double? {
        let left: Double
        switch (kind, side) {
        case (.crossing, _): left = abs(level - value)
        case (_, .above?): left = level - value
        case (_, .below?): left = value - level
        case (_, nil): left = level - abs(value)
        }
        if kind == .share { return left }
        return value == 0 ? nil : left / abs(value)
    }

    /// Nil for anything but a crossing.
    var sideOfAverage: AlertCondition.Side? {
        kind != .crossing || value == level ? nil : value > level ? .above : .below
    }
}

extension AlertRule {
    /// Nil if the reference is missing or unusable.
    func measure(_ seen: AlertObservation, _ window: inout PriceWindow) -> AlertMeasure? {
        func measure(
            _ value: Double, _ level: Double, _ side: AlertCondition.Side?,
            _ kind: AlertMeasure.Kind = .level
        ) -> AlertMeasure? {
            value.isFinite && level.isFinite
                ? AlertMeasure(value: value, level: level, side: side, kind: kind) : nil
        }
        guard seen.value.isFinite else { return nil }
        let reference = seen.reference
        switch condition {
        case .level(let side, let level): return measure(seen.value, level, side)
        case .change(let side, let percent, _):
            guard let base = reference, base > 0 else { return nil }
            return measure((seen.value - base) / base, percent / 100, side, .share)
        case .move(let side, let percent, let span):
            guard seen.value > 0 else { return nil }
            window.add(.init(time: seen.time, price: seen.value), since: seen.time + -span.seconds)
            guard let high = window.highs.first?.price, let low = window.lows.first?.price else { return nil }
            let (up, down) = ((seen.value - low) / low, (seen.value - high) / high)
            switch side {
            case .above?: return measure(up, percent / 100, .above, .share)
            case .below?: return measure(down, -percent / 100, .below, .share)
            case nil: return measure(up >= -down ? up : down, percent / 100, nil, .share)
            }
        case .extreme(let side, _): return reference.flatMap { measure(seen.value, $0, side, .extreme) }
        case .average(let side, _, _):
            return reference.flatMap { measure(seen.value, $0, side, side == nil ? .crossing : .level) }
        case .ratio(_, let side, let level):
            guard let other = reference, other != 0 else { return nil }
            return measure(seen.value / other, level, side)
        case .gain(let side, let size, let isShare):
            guard let cost = reference else { return nil }
            if !isShare { return measure(seen.value - cost, size, side) }
            guard cost > 0 else { return nil }
            return measure((seen.value - cost) / cost, size / 100, side, .share)
        case .value(let side, let size): return measure(seen.value, size, side)
        case .time, .bell, .clocksChange, .event, .digest: return nil
        }
    }
}
