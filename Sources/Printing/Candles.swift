package import Board
internal import CivilTime
package import Figures
internal import JSON5
package import Market
internal import Words

package struct Candles: Sendable {
    package enum Kind: String, Sendable {
        case stock
        case coin
        case currency
    }

    private let item: String
    private let kind: Kind
    private let interval: BarInterval
    private let range: BarRange
    private let adjustment: PriceAdjustment
    private let series: BarSeries?
    private let state: FigureState?
    private let zone: Zone
    private let bars: ArraySlice<Bar>

    /// `item` is as the user typed it; `series` has all known bars, nil for none.
    package init(
        _ item: String, _ kind: Kind, _ interval: BarInterval, _ range: BarRange,
        _ adjustment: PriceAdjustment, _ series: BarSeries?, _ state: FigureState?
    ) {
        (self.item, self.kind, self.interval, self.range) = (item, kind, interval, range)
        self.adjustment = adjustment
        (self.series, self.state) = (series?.adjusted(for: adjustment), state)
        zone = series.flatMap { Zone($0.zone) } ?? .utc
        bars = range.of(self.series?.bars ?? [], in: zone)
    }

    package var isEmpty: Bool { bars.isEmpty }

    package static func text(_ all: [Candles], _ format: PrintFormat, _ model: Model) -> String {
        switch format {
        case .table: all.filter { !$0.isEmpty }.map { $0.table(model) }.joined(separator: "\n")
        case .csv:
            Table(PrintedPanel(columns, rows: all.flatMap { $0.rows }, isEmpty: false), model.words)
                .commaSeparated
        case .json:
            JSONValue.object([
                ("asOf", .string(model.now.iso8601)), ("candles", .array(all.map(\.json))),
            ]).printed
        }
    }

    private var isAdjusted: Bool { adjustment != .asTraded }

    private static let columns = [
        "item", "kind", "currency", "zone", "interval", "range", "adjusted", "source", "state", "start",
        "day",
        "open", "high", "low", "close", "volume", "session",
    ].map { PrintedPanel.Column($0) }

    private var rows: [[PrintedPanel.Cell]] {
        let head: [PrintedPanel.Cell] = [
            .init(.text(item)), .init(.text(kind.rawValue)), .init(.text(series?.currency)),
            .init(.text(series?.zone)), .init(.text(interval.rawValue)), .init(.text(range.rawValue)),
            .init(.text("\(isAdjusted)")), .init(.text(series?.source.text)), .init(.text(state?.rawValue)),
        ]
        return bars.map { bar in
            head + [
                .init(.text(bar.start.iso8601)), .init(.text(zone.local(bar.start).day.description)),
                .init(.figure(bar.open)), .init(.figure(bar.high)), .init(.figure(bar.low)),
                .init(.figure(bar.close)), .init(.figure(bar.volume)), .init(.text(bar.session.printed)),
            ]
        }
    }

    private var json: JSONValue {
        let bars = bars.map { bar in
            JSONValue.object([
                ("start", .string(bar.start.iso8601)),
                ("day", .string(zone.local(bar.start).day.description)),
                ("open", .figure(bar.open)), ("high", .figure(bar.high)), ("low", .figure(bar.low)),
                ("close", .figure(bar.close)), ("volume", .figure(bar.volume)),
                ("session", .string(bar.session.printed)),
            ])
        }
        return .object([
            ("item", .string(item)), ("kind", .string(kind.rawValue)), ("currency", .text(series?.currency)),
            ("zone", .text(series?.zone)), ("interval", .string(interval.rawValue)),
            ("range", .string(range.rawValue)), ("adjusted", .flag(isAdjusted)),
            ("source", .text(series?.source.text)), ("state", .text(state?.rawValue)), ("bars", .array(bars)),
        ])
    }

    /// By the exchange's own clock.
    private func table(_ model: Model) -> String {
        let (words, text) = (model.words, model.figureText)
        let head = [
            item, interval.rawValue, range.rawValue, series?.currency, series?.zone, series?.source.text,
            state.map { words[$0.phrase] },
            adjustment == .splits ? nil : words[adjustment.phrase],
        ].compactMap(\.self).joined(separator: " · ")
        let hasOthers = bars.contains { $0.session != .regular }
        var columns: [PrintedPanel.Column] = [
            .init("start", .phrase(.printTime)), .init("open", .phrase(.printOpen), isRight: true),
            .init("high", .phrase(.printHigh), isRight: true),
            .init("low", .phrase(.printLow), isRight: true),
            .init("close", .phrase(.printClose), isRight: true),
            .init("volume", .phrase(.printVolume), isRight: true),
        ]
        if hasOthers { columns.append(.init("session", .phrase(.printSession))) }
        let rows = bars.map { bar in
            let local = zone.local(bar.start)
            let time = interval.isIntraday ? " " + model.timeText.minute(local.time) : ""
            let cells =
                [local.day.description + time]
                + [bar.open, bar.high, bar.low, bar.close].map(kind == .currency ? text.rate : text.price)
                + [bar.volume.map(text.amount) ?? FigureText.absent]
                + (hasOthers ? [bar.session.phrase.map { words[$0] } ?? ""] : [])
            return cells.map { PrintedPanel.Cell(.text($0), $0) }
        }
        return head + "\n" + Table(PrintedPanel(columns, rows: rows, isEmpty: false), words).aligned
    }
}

extension Bar.Session {
    fileprivate var printed: String {
        switch self {
        case .before: "pre"
        case .regular: "regular"
        case .after: "post"
        }
    }
}
