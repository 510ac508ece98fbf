import CivilTime
import Market

struct FeedReading {
    /// One row; or one of those that a row with parallel lists stands for.
    struct Row {
        /// The row's key in an object.
        fileprivate let name: String?
        fileprivate let json: JSON
        /// Values at this row's place in fields that are lists.
        fileprivate let columns: [JSONFeed.Field: JSON]
    }

    let rows: [Row]
    private let feed: JSONFeed
    private let table: JSONFeed.Table
    private let root: JSON
    private let malformed: (String) -> FeedFailure.Cause

    /// Throws if the path of the rows finds nothing, or parallel lists differ in length.
    init(
        _ feed: JSONFeed, _ table: JSONFeed.Table, _ root: JSON,
        _ malformed: @escaping (String) -> FeedFailure.Cause
    ) throws(FeedFailure.Cause) {
        (self.feed, self.table, self.root, self.malformed) = (feed, table, root, malformed)
        guard let found = table.rows.values(in: root) else {
            throw malformed("rows: \(table.rows) finds nothing\(Self.place("rows", table))")
        }
        var rows: [Row] = []
        for entry in found {
            rows += try Self.rows(of: entry, table, root, malformed)
        }
        self.rows = rows
    }

    private static func place(_ key: String, _ table: JSONFeed.Table) -> String {
        (table.places[key] ?? table.places["url"]).map { " (\($0))" } ?? ""
    }

    private static func rows(
        of entry: FoundValue, _ table: JSONFeed.Table, _ root: JSON,
        _ malformed: (String) -> FeedFailure.Cause
    ) throws(FeedFailure.Cause) -> [Row] {
        var columns: [JSONFeed.Field: [JSON]] = [:]
        for (field, values) in table.fields where field != .line {
            for case .path(let path) in values where path.hasAll {
                let found = path.values(in: path.isOfWholeAnswer ? root : entry.value)
                if let found { columns[field] = found.map(\.value) }
            }
        }
        guard let first = columns.min(by: { $0.key.rawValue < $1.key.rawValue }) else {
            return [Row(name: entry.name, json: entry.value, columns: [:])]
        }
        if let other = columns.first(where: { $0.value.count != first.value.count }) {
            throw malformed(
                "\(first.key.rawValue) has \(first.value.count) values and \(other.key.rawValue) \(other.value.count)"
                    + place(other.key.rawValue, table))
        }
        return first.value.indices.map { place in
            Row(name: entry.name, json: entry.value, columns: columns.mapValues { $0[place] })
        }
    }

    /// Throws if no row had a figure and one of these fields was in none of them.
    func check(_ fields: [JSONFeed.Field], hasFigures: Bool) throws(FeedFailure.Cause) {
        if hasFigures || rows.isEmpty { return }
        for field in fields where !rows.contains(where: { isThere(field, $0) }) {
            let key = field == .name ? "label" : field.rawValue
            let paths = (table.fields[field] ?? []).map(\.text).joined(separator: ", ")
            throw malformed("\(key): \(paths) finds nothing in any row\(Self.place(key, table))")
        }
    }

    func hasField(_ field: JSONFeed.Field) -> Bool { table.fields[field] != nil }

    private func isThere(_ field: JSONFeed.Field, _ row: Row) -> Bool { !values(field, row).isEmpty }

    private enum Found {
        case json(JSON)
        case text(String)
    }

    private func values(_ field: JSONFeed.Field, _ row: Row) -> [Found] {
        (table.fields[field] ?? []).compactMap { value in
            switch value {
            case .constant(let text): return .text(text)
            case .rowName: return row.name.map(Found.text)
            case .path(let path):
                let found =
                    path.hasAll && field != .line
                    ? row.columns[field]
                    : path.values(in: path.isOfWholeAnswer ? root : row.json)?.first?.value
                return found.flatMap { $0.isNull ? nil : .json($0) }
            }
        }
    }

    func text(_ field: JSONFeed.Field, _ row: Row) -> String? {
        values(field, row).lazy.compactMap { found in
            switch found {
            case .json(let json): json.plainText
            case .text(let text): text
            }
        }.first
    }

    func line(_ field: JSONFeed.Field, _ row: Row) -> String? {
        text(field, row).flatMap { CleanText.line($0) }
    }

    func number(_ field: JSONFeed.Field, _ row: Row) -> Double? {
        values(field, row).lazy.compactMap { found in
            switch found {
            case .json(let json): json.number(hasDecimalComma: feed.hasDecimalComma)
            case .text(let text): Double.plain(text)
            }
        }.first
    }

    func price(_ field: JSONFeed.Field, _ row: Row) -> Double? {
        guard let number = number(field, row), number != 0 else { return nil }
        let price = (feed.isInverted ? 1 / number : number) * table.factor
        return price.isFinite ? price : nil
    }

    func prices(_ field: JSONFeed.Field, _ row: Row) -> [Double] {
        for case .path(let path) in table.fields[field] ?? [] {
            guard let values = path.values(in: path.isOfWholeAnswer ? root : row.json) else { continue }
            return values.compactMap {
                $0.value.number(hasDecimalComma: feed.hasDecimalComma).map { $0 * table.factor }
            }
        }
        return []
    }

    func currency(_ row: Row) -> CurrencyCode? {
        text(.symbol, row).flatMap { CurrencyCode(feed.ours(of: $0).uppercased()) }
    }

    /// Rates are for one unit of it.
    func base(_ row: Row) -> CurrencyCode {
        text(.base, row).flatMap { CurrencyCode($0.uppercased()) } ?? .usd
    }

    func stamp(_ field: JSONFeed.Field, _ row: Row) -> TimeStamp? {
        values(field, row).lazy.compactMap { found in
            switch found {
            case .json(let json):
                json.number.flatMap { table.timeFormat.stamp($0) }
                    ?? json.text.flatMap { table.timeFormat.stamp($0) }
            case .text(let text): table.timeFormat.stamp(text)
            }
        }.first
    }

    func day(of stamp: TimeStamp, in zone: Zone) -> Day {
        stamp.day(in: table.zone ?? zone, isCounted: isCounted)
    }

    func day(_ row: Row, in zone: Zone) -> Day? {
        (stamp(.day, row) ?? stamp(.time, row)).map { day(of: $0, in: zone) }
    }

    func previousDay(_ row: Row, in zone: Zone) -> Day? {
        stamp(.previousDay, row).map { day(of: $0, in: zone) }
    }

    private var isCounted: Bool { if case .epoch = table.timeFormat { true } else { false } }

    /// A day alone counts as the exchange's close, a missing field as now. Nil for a missing or future time.
    func time(_ row: Row, now: Instant, in zone: Zone, of symbol: Symbol?) -> Instant? {
        guard hasField(.time) else { return now }
        guard let stamp = stamp(.time, row) else { return nil }
        let zone = table.zone ?? zone
        if let time = stamp.instant(in: zone) {
            return time.seconds > 0 && !time.isAhead(of: now) ? time : nil
        }
        let today = zone.local(now).day
        guard stamp.day <= today else { return nil }
        let close = symbol.flatMap { Exchange.hours(of: $0)?.bells(on: stamp.day)?.closes }
        let isCoin = symbol.map { Instrument(symbol: $0) == .coin } ?? false
        let usual = zone.instant(stamp.day, TimeOfDay(second: isCoin ? 86_399 : 16 * 3600))
        return Swift.min(now, close ?? usual)
    }

    /// A day's bar begins in the morning, as soon as any exchange has opened: noon of today may lie ahead.
    func barStart(_ row: Row, in zone: Zone, isCoin: Bool) -> Instant? {
        if feed.barInterval.isIntraday {
            return (stamp(.time, row) ?? stamp(.day, row))?.instant(in: table.zone ?? zone)
        }
        return day(row, in: zone).map { zone.instant($0, TimeOfDay(second: isCoin ? 0 : 10 * 3600)) }
    }
}

extension JSONFeed.Value {
    var text: String {
        switch self {
        case .constant(let text): "=" + text
        case .path(let path): path.description
        case .rowName: "~"
        }
    }
}
