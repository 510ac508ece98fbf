@testable import Alerts

/// Another way to find firings, which scans the whole past for each figure.
struct AlertReferenceModel {
    struct Seen {
        var value: Double
        var reference: Double
        var second: Int
        var isTrusted: Bool
    }

    static func places(firedBy rule: AlertRule, _ past: [Seen]) -> [Int] {
        let trusted = past.indices.filter { past[$0].isTrusted }
        var (fired, anchor): ([Int], Int?) = ([], nil)
        for (nth, place) in trusted.enumerated() {
            let now = facts(rule, past, trusted.prefix(nth + 1))
            // `anchor` is the figure since which it is not armed.
            if nth == 0 {
                anchor = now.isBeyond ? place : nil
            } else if anchor == nil {
                let before = facts(rule, past, trusted.prefix(nth))
                if rule.isCrossing ? crosses(rule, past, trusted.prefix(nth), now) : now.isBeyond {
                    fired.append(place)
                    anchor = place
                }
                _ = before
            } else if let start = anchor {
                if rule.repetition == .once, !fired.isEmpty { continue }
                if rule.repetition == .daily {
                    let day = { (place: Int) in past[place].second / 86_400 }
                    guard day(place) > day(start) else { continue }
                    anchor = nil
                    if rule.isCrossing ? crosses(rule, past, trusted.prefix(nth), now) : now.isBeyond {
                        fired.append(place)
                        anchor = place
                    }
                } else if now.isBack {
                    anchor = nil
                }
            }
        }
        return fired
    }

    private struct Facts {
        var isBeyond: Bool
        var isBack: Bool
        var side: Int
    }

    private static func crosses(
        _ rule: AlertRule, _ past: [Seen], _ before: ArraySlice<Int>, _ now: Facts
    ) -> Bool {
        let sides = before.map { place in
            past[place].value == past[place].reference
                ? 0 : past[place].value > past[place].reference ? 1 : -1
        }
        guard let last = sides.last(where: { $0 != 0 }) else { return false }
        return now.side != last
    }

    private static func facts(_ rule: AlertRule, _ past: [Seen], _ places: ArraySlice<Int>) -> Facts {
        guard let place = places.last else { return Facts(isBeyond: false, isBack: false, side: 0) }
        let (value, base) = (past[place].value, past[place].reference)
        let side = value == base ? 0 : value > base ? 1 : -1
        func level(_ level: Double, _ value: Double, _ sign: Double, isStrict: Bool = false) -> Facts {
            let room = level.magnitude * (rule.margin ?? 0.5) / 100
            return Facts(
                isBeyond: isStrict ? value * sign > level * sign : value * sign >= level * sign,
                isBack: value * sign < level * sign - room, side: side)
        }
        func share(_ percent: Double, _ value: Double) -> Facts {
            Facts(
                isBeyond: value >= percent / 100, isBack: value < percent / 100 - (rule.margin ?? 0.25) / 100,
                side: side)
        }
        switch rule.condition {
        case .level(let side, let size): return level(size, value, side == .above ? 1 : -1)
        case .ratio(_, let side, let size): return level(size, value / base, side == .above ? 1 : -1)
        case .extreme(let side, _): return level(base, value, side == .above ? 1 : -1, isStrict: true)
        case .average(let way?, _, _): return level(base, value, way == .above ? 1 : -1)
        case .average(nil, _, _):
            let room = base.magnitude * (rule.margin ?? 0.5) / 100
            return Facts(isBeyond: false, isBack: (value - base).magnitude >= room, side: side)
        case .change(let way, let percent, _):
            let change = (value - base) / base
            return share(
                way == .below ? -percent : percent,
                way == nil ? change.magnitude : way == .above ? change : -change)
        case .move(let way, let percent, let span):
            let recent = places.filter { past[$0].second >= past[place].second - span.seconds }.map {
                past[$0].value
            }
            let up = recent.map { (value - $0) / $0 }.max() ?? 0
            let down = recent.map { ($0 - value) / $0 }.max() ?? 0
            return share(percent, way == nil ? max(up, down) : way == .above ? up : down)
        case .gain, .value, .time, .bell, .clocksChange, .event, .digest:
            return Facts(isBeyond: false, isBack: false, side: 0)
        }
    }
}

extension AlertRule {
    fileprivate var isCrossing: Bool {
        if case .average(nil, _, _) = condition { true } else { false }
    }
}
