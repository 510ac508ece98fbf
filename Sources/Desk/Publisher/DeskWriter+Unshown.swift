internal import CivilTime
internal import Figures
internal import Market
internal import Store

extension UnshownFigure.Subject {
    /// The kind of thing, as the desk names it.
    var deskKind: String {
        switch self {
        case .rate: "rate"
        case .stock: "stock"
        }
    }

    /// A thing of the desk's; nil for none.
    init?(deskKind kind: String, item: String) {
        let subject: UnshownFigure.Subject? =
            switch kind {
            case "rate": CurrencyCode(item).map { .rate($0) }
            case "stock": Symbol(item).map { .stock($0) }
            default: nil
            }
        guard let subject else { return nil }
        self = subject
    }
}

extension DeskWriter {
    /// Writes figures that are not shown, and that some are there no more.
    mutating func write(unshown: [UnshownFigure], gone: [UnshownFigure.Key]) throws(DeskFailure) {
        let keys = unshown.map(\.key) + gone
        if keys.isEmpty { return }
        let none = gone.map { _ in Optional<Double>.none }
        let past = gone.map { _ in clock.now }
        try connection.run(
            """
            INSERT INTO fxterm.unshown (reason, kind, item, provider, value, currency, quoted_at, seen_at, number)
            SELECT new.*, $9::bigint FROM unnest($1::smallint[], $2::text[], $3::text[], $4::text[], $5::float8[],
                $6::text[], $7::bigint[], $8::bigint[]) AS new
            ON CONFLICT (reason, kind, item, provider) DO UPDATE SET value = excluded.value, currency = excluded.currency,
                quoted_at = excluded.quoted_at, seen_at = excluded.seen_at, number = excluded.number
            """,
            [
                .integers(keys.map(\.reason.rawValue)), .texts(keys.map(\.subject.deskKind)),
                .texts(keys.map(\.subject.text)), .texts(keys.map(\.source.text)),
                .reals(unshown.map(\.value) + none), .texts(unshown.map(\.currency) + gone.map { _ in nil }),
                .integers(unshown.map(\.time.seconds) + past),
                .integers(unshown.map { moment($0.arrived) } + past), .integer(number),
            ])
        notice.add(.unshown, keys.map(\.subject.text))
    }
}

extension Rows {
    /// The figure, or that there is none any more, of a row with reason, kind, item, provider, value, currency, and two moments.
    ///
    /// - Parameter here: A moment of the desk's by this machine's clock.
    func unshown(
        _ row: Int, here: (Instant) -> Instant
    ) -> (key: UnshownFigure.Key, figure: UnshownFigure?)? {
        guard let reason = integer(row, 0).flatMap(UnshownFigure.Reason.init),
            let subject = UnshownFigure.Subject(deskKind: text(row, 1) ?? "", item: text(row, 2) ?? ""),
            let source: FeedID = id(row, 3), let time = moment(row, 6), let seen = moment(row, 7)
        else { return nil }
        let key = UnshownFigure.Key(reason, subject, from: source)
        let figure = price(row, 4).map {
            UnshownFigure(key, $0, currency: label(row, 5, limit: 20), time: time, arrived: here(seen))
        }
        return (key, figure)
    }
}
