internal import Board
internal import CivilTime
internal import Figures
internal import TUI
internal import Words

/// The words beside a figure whose age the label of its panel does not tell.
struct AgeMark: Hashable, Sendable {
    let state: FigureState
    /// Such as `cached 12 Nov 14:59`; shorter wordings after it.
    let wordings: [String]

    /// Stands for the words where there is no room for any: the sign that the line at the top has before the age of
    /// figures that are not live.
    static let sign = "○"

    /// The mark of a figure in `state`, which was made at `time` by the clocks of `zone`; nil where `label` says as much.
    init?(
        _ state: FigureState?, _ time: Instant?, in zone: @autoclosure () -> Zone,
        _ label: __shared PanelAge?, _ viewer: __shared Viewer
    ) {
        guard let state, state != .live, let label else { return nil }
        let zone = zone()
        if label.covers(state, time, in: zone) { return nil }
        self.state = state
        let words = viewer.words
        switch state {
        case .live:
            return nil
        case .sample:
            wordings = [words[.sampleData], words[.sample].uppercased()]
        case .stale:
            // A time that lies ahead is no age.
            let age = time.flatMap { $0 <= viewer.now ? words.age(viewer.now - $0) : nil }
            wordings =
                (age.map { [words[.staleFor, ["age": $0]], "\(AgeMark.sign) \($0)"] } ?? []) + [words[.stale]]
        case .cached:
            guard let time else {
                wordings = [words[.cached]]
                return
            }
            let (then, today) = (zone.local(time), zone.local(viewer.now).day)
            let minute = viewer.writing.times.minute(then.time)
            let date = words.date(then.day, withYear: then.day.civil.year != today.civil.year)
            let moments = then.day == today ? [minute] : ["\(date) \(minute)", date]
            wordings =
                moments.map { words[.cachedAt, ["moment": $0]] }
                + ["\(AgeMark.sign) \(moments.last ?? "")", words[.cached]]
        }
    }

    var role: Role {
        switch state {
        case .live, .cached: .faint
        case .stale: .warning
        case .sample: .label
        }
    }

    /// The longest wording of at most `width` cells.
    func text(atMost width: Int) -> String? { wordings.first { CellWidth.of($0) <= width } }
}
