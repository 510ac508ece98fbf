package import CivilTime

/// A kind of data that is fetched, filtered, stored and shown by one key at a time, such as a stock's news.
/// Rates, quotes, past rates, searches and bars have their own paths: docs/decisions/0031-data-kinds.md
package struct FigureKind: Sendable {
    /// A new kind is a type of `KindFigure` and its line here.
    package static let all = [Headline.kind, MarketEvent.kind]

    /// The name in requests and failures; other versions and the team server know it by this.
    package let name: String
    /// The number in the store's log of changes; 0 to 5, 7 and 8 are the store's own.
    package let number: Int
    /// Its name in the team server's notices.
    package let mark: String
    package let list: FeedList
    /// The allowed age of figures on screen, in seconds.
    package let freshness: Int
    /// False if missing figures count as none, so that readers get no failure.
    package let tellsFailures: Bool
    package let most: Int
    package let table: FigureTable
    /// Days for which unrequested figures are kept.
    package let kept: (store: Int, desk: Int)
    let isKey: @Sendable (String) -> Bool
    let isPersonal: @Sendable (String) -> Bool
    private let clean: @Sendable (FigureRow) -> FigureRow?
    private let judge: @Sendable ([FigureRow], _ key: String, _ now: Instant) -> [FigureRow]?

    /// - Parameter mark: nil for the name.
    package init<Figure: KindFigure>(
        of figure: Figure.Type, name: String, number: Int, mark: String? = nil, list: FeedList,
        freshness: Int, tellsFailures: Bool = true, most: Int = 100, table: FigureTable,
        kept: (store: Int, desk: Int) = (30, 90)
    ) {
        (self.name, self.number, self.mark, self.list) = (name, number, mark ?? name, list)
        (self.freshness, self.tellsFailures, self.most) = (freshness, tellsFailures, most)
        (self.table, self.kept) = (table, kept)
        isKey = { Figure.Key($0) != nil }
        isPersonal = { Figure.Key($0).map(Figure.isPersonal) ?? false }
        clean = { Figure(row: $0)?.row }
        judge = { rows, key, now in
            guard let key = Figure.Key(key) else { return nil }
            return Figure.judged(rows.compactMap(Figure.init(row:)), of: key, at: now)?.map(\.row)
        }
    }

    /// Nil if the row, from a file or a server, is invalid.
    package func cleaned(_ row: FigureRow) -> FigureRow? {
        row.values.count == table.columns.count ? clean(row) : nil
    }

    func judged(_ rows: [FigureRow], of key: String, at now: Instant) -> [FigureRow]? {
        judge(rows, key, now)
    }
}

extension FigureKind: Hashable {
    package static func == (a: FigureKind, b: FigureKind) -> Bool { a.name == b.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// One figure of a kind, with its parser and filter.
package protocol KindFigure: Hashable, Sendable {
    associatedtype Key: Identity
    static var kind: FigureKind { get }

    /// Nil if the row is invalid: other programs may have written it.
    init?(row: FigureRow)
    var row: FigureRow { get }
    /// The usable figures of an answer; nil to ignore the answer, so that earlier figures stay.
    static func judged(_ figures: [Self], of key: Key, at now: Instant) -> [Self]?
    /// True if only this user's settings explain the key: no team server has or gets its figures.
    static func isPersonal(_ key: Key) -> Bool
}

extension KindFigure {
    package static func isPersonal(_ key: Key) -> Bool { false }
}

/// A kind's table, with the same names in the store and on the team server. A row has the key, its place, the
/// columns and the fetch time. Figures of a key come and go together.
package struct FigureTable: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case integer
        case real
        case text
    }

    package struct Column: Hashable, Sendable {
        package let name: String
        package let value: Value
        package let isOptional: Bool

        package init(_ name: String, _ value: Value, isOptional: Bool = false) {
            (self.name, self.value, self.isOptional) = (name, value, isOptional)
        }
    }

    package let name: String
    package let key: String
    package let columns: [Column]

    package init(_ name: String, key: String, _ columns: [Column]) {
        (self.name, self.key, self.columns) = (name, key, columns)
    }

    package var list: String { columns.map(\.name).joined(separator: ", ") }
}

/// The values of a row, in the order of its table's columns.
package struct FigureRow: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case none
        case integer(Int)
        case real(Double)
        case text(String)
    }

    package let values: [Value]

    package init(_ values: [Value]) { self.values = values }

    package func integer(_ column: Int) -> Int? {
        if case .integer(let value) = values[column] { value } else { nil }
    }

    /// Finite.
    package func real(_ column: Int) -> Double? {
        if case .real(let value) = values[column], value.isFinite { value } else { nil }
    }

    package func text(_ column: Int) -> String? {
        if case .text(let value) = values[column] { value } else { nil }
    }

    /// Text without control characters.
    package func line(_ column: Int, limit: Int = 80) -> String? {
        text(column).flatMap { CleanText.line($0, limit: limit) }
    }

    /// Up to the year 9999.
    package func moment(_ column: Int) -> Instant? {
        integer(column).flatMap { $0.magnitude < 253_402_300_800 ? Instant($0) : nil }
    }
}

extension FigureRow.Value {
    package static func moment(_ time: Instant) -> FigureRow.Value { .integer(time.seconds) }

    package static func optional(_ text: String?) -> FigureRow.Value {
        text.map(FigureRow.Value.text) ?? .none
    }
}
