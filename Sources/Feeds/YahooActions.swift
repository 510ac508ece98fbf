import CivilTime
import Market

extension CorporateAction {
    /// The splits and dividends of a chart, as Yahoo sends it, oldest first.
    ///
    /// One that is not sound is left out: the bars are worth having without it.
    static func all(in chart: JSON) -> [CorporateAction] {
        let events = chart["events"]
        let splits = (events?["splits"]?.members ?? []).compactMap { name, event in
            time(event, name).flatMap { time in
                split(event).flatMap { CorporateAction(at: time, $0) }
            }
        }
        let dividends = (events?["dividends"]?.members ?? []).compactMap { name, event in
            time(event, name).flatMap { time in
                event["amount"]?.figure.flatMap { CorporateAction(at: time, .dividend($0)) }
            }
        }
        return (splits + dividends).sorted { $0.time < $1.time }
    }

    /// An event has its time as a member, and is named by it.
    private static func time(_ event: JSON, _ name: String) -> Instant? {
        (event["date"]?.figure ?? Double(decimal: name)).flatMap { Instant(epoch: $0) }
    }

    private static func split(_ event: JSON) -> Kind? {
        if let new = event["numerator"]?.figure, let old = event["denominator"]?.figure {
            return .split(new: new, old: old)
        }
        // Some have but the text `4:1`.
        let parts = event["splitRatio"]?.line()?.split { $0 == ":" || $0 == "/" }
        guard let parts, parts.count == 2, let new = Double(decimal: String(parts[0])),
            let old = Double(decimal: String(parts[1]))
        else { return nil }
        return .split(new: new, old: old)
    }
}

extension JSON {
    /// A number, or a text that is one.
    fileprivate var figure: Double? { number ?? decimal }
}
