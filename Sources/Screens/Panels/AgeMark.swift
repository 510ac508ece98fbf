internal import Board
internal import Market
internal import TUI
internal import Words

/// The words beside a figure whose age the label of its panel does not tell.
struct AgeMark: Hashable, Sendable {
    /// How old the figure is.
    let state: FigureState
    /// Such as `cached 12 Nov 14:59`; shorter wordings after it.
    let wordings: [String]

    /// Stands for the words where there is no room for any: the sign that the line at the top has before the age of
    /// figures that are not live.
    static let sign = "○"

    /// The mark of a figure in `state`, which was made at `time` by the clocks of `zone`; nil where `label` says as much.
    init?(
        _ state: FigureState?, _ time: Instant?, in zone: Zone, _ label: PanelAge?, _ model: Model
    ) {
        guard let state, state != .live, let label, !label.covers(state, time, in: zone) else { return nil }
        self.state = state
        let words = model.words
        switch state {
        case .live:
            return nil
        case .sample:
            wordings = [words[.sampleData], words[.sample].uppercased()]
        case .stale:
            // A time that lies ahead is no age.
            let age = time.flatMap { $0 <= model.now ? words.age(model.now - $0) : nil }
            wordings =
                (age.map { [words[.staleFor, ["age": $0]], "\(AgeMark.sign) \($0)"] } ?? []) + [words[.stale]]
        case .cached:
            guard let time else {
                wordings = [words[.cached]]
                return
            }
            let (then, today) = (zone.local(time), zone.local(model.now).day)
            let minute = model.timeText.minute(then.time)
            let date = words.date(then.day, withYear: then.day.civil.year != today.civil.year)
            let moments = then.day == today ? [minute] : ["\(date) \(minute)", date]
            wordings =
                moments.map { words[.cachedAt, ["moment": $0]] }
                + ["\(AgeMark.sign) \(moments.last ?? "")", words[.cached]]
        }
    }

    /// How the words look.
    var role: Role {
        switch state {
        case .live, .cached: .faint
        case .stale: .warning
        case .sample: .label
        }
    }

    /// The longest wording of at most `width` cells.
    func text(atMost width: Int) -> String? { wordings.first { CellWidth.of($0) <= width } }

    /// The first moment after `now` at which the mark of a figure that was made at `time` may be another.
    static func end(_ state: FigureState?, _ time: Instant?, now: Instant) -> Instant {
        switch (state, time) {
        case (.stale, let time?):
            // It says for how long, in seconds and then in minutes.
            now - time < 60 ? now + 1 : time + ((now - time) / 60 + 1) * 60
        // It says the day, unless that is today's.
        case (.cached, _): now.nextMinute
        default: .distantFuture
        }
    }
}
