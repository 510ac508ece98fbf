/// The name of an option, without its dashes.
package enum OptionName: String, Hashable, Sendable, CaseIterable {
    case config, board, demo, `private`, format, baseline, base, wait, at, range, interval, adjust, home, on,
        type, scale,
        width,
        height, svg, margin, figures, waybar, tmux, i3bar, follow, map, account, date, decimal, dates
    case dryRun = "dry-run"
    case from, `as`, replace, edit, alerts, print, desk
    case keepMinutes = "keep-minutes"
    case keepDays = "keep-days"
    case mostItems = "most-items"
    case mostBoards = "most-boards"
    case help, version

    /// The option as it is typed.
    package var written: String { "--" + rawValue }

    /// The options that commands of several kinds take.
    static let general: Set = [config, board, demo, format, baseline, at]
}
