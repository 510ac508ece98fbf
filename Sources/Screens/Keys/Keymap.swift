internal import Board
internal import Market
public import TUI

/// The table of keys: the only place where a key is named. The key line, the help and the README's table are
/// drawn from it, in its order.
public enum Keymap {
    /// All rows.
    public static let bindings: [Binding] = browsing + carrying + baseline + picking + naming + details + help

    /// What `key` asks for in `mode`; nil for a key without a meaning there.
    public static func command(_ key: Key, in mode: KeyMode) -> Command? {
        commands[mode]?[key]
    }

    private static let commands: [KeyMode: [Key: Command]] = {
        var table: [KeyMode: [Key: Command]] = [:]
        for binding in bindings {
            for (key, command) in binding.keys { table[binding.mode, default: [:]][key] = command }
        }
        return table
    }()

    private static let arrows: [(Key, Command)] = [
        (.arrow(.left), .step(.left)), (.arrow(.up), .step(.up)), (.arrow(.down), .step(.down)),
        (.arrow(.right), .step(.right)),
    ]
    private static let letters: [(Key, Command)] = [
        (.character("h"), .step(.left)), (.character("j"), .step(.down)), (.character("k"), .step(.up)),
        (.character("l"), .step(.right)),
    ]
    private static let ends: [(Key, Command)] = [
        (.character("g"), .first), (.home, .first), (.character("G"), .last), (.end, .last),
    ]
    private static let pages: [(Key, Command)] = [(.pageUp, .page(-1)), (.pageDown, .page(1))]
    private static let shifts: [(Key, Command)] = [
        (.shiftArrow(.left), .shift(.left)), (.shiftArrow(.up), .shift(.up)),
        (.shiftArrow(.down), .shift(.down)), (.shiftArrow(.right), .shift(.right)),
        (.character("["), .shift(.left)), (.character("]"), .shift(.right)),
    ]

    private static let browsing: [Binding] = [
        Binding(arrows, in: .browsing, "←↑↓→", label: "select", help: "move the selection"),
        Binding(letters, in: .browsing, "h j k l", help: "move the selection, as in vi"),
        Binding(ends, in: .browsing, "g G", help: "first and last (also Home and End)"),
        Binding(pages, in: .browsing, "PgUp PgDn", help: "a screenful up and down"),
        Binding(
            [(.tab, .cycleFocus(1)), (.backTab, .cycleFocus(-1))], in: .browsing, "Tab", label: "panel",
            help: "next panel; Shift-Tab the one before"),
        Binding(
            [
                (.character("1"), .focus(.rates)), (.character("2"), .focus(.clocks)),
                (.character("3"), .focus(.stocks)),
            ], in: .browsing, "1 2 3", help: "rates, clocks, stocks"),

        Binding(
            [(.character(" "), .send(.pickUp))], in: .browsing, "space", label: "pick up",
            help: "pick the card up: arrows carry it, Enter drops, Esc puts back",
            group: .arrange),
        Binding(
            shifts, in: .browsing, "[ ]", help: "move the card one place (also Shift and an arrow)",
            group: .arrange),
        Binding(
            [(.enter, .send(.open))], in: .browsing, "enter", label: "details",
            help: "all that is known of the selected card; on a heading, fold its group", group: .move),
        Binding(
            [(.character("a"), .send(.beginAdding))], in: .browsing, "a", label: "add",
            help: "add a currency, a city or a stock to the panel", group: .arrange),
        Binding(
            [(.character("x"), .send(.remove)), (.delete, .send(.remove))], in: .browsing, "x",
            label: "remove", help: "take the card off the board (also Delete)", group: .arrange),
        Binding(
            [(.character("u"), .send(.undo)), (.control("r"), .send(.redo))], in: .browsing, "u",
            label: "undo",
            help: "take the last change back; Ctrl-R makes it again", group: .arrange),
        Binding(
            [
                (.character("+"), .send(.makeCompact(false))), (.character("="), .send(.makeCompact(false))),
                (.character("-"), .send(.makeCompact(true))),
            ], in: .browsing, "+ -",
            help: "make the rate card tall or compact; once more, all of them", group: .arrange),
        Binding(
            [(.character("n"), .send(.beginNaming))], in: .browsing, "n",
            help: "begin a group at the selected card, or name the selected group anew", group: .arrange),
        Binding(
            [(.character("z"), .send(.fold))], in: .browsing, "z",
            help: "fold the group or unfold it (also Enter on its heading)", group: .arrange),

        Binding(
            [(.character("d"), .send(.chooseBaseline))], in: .browsing, "d1 d5", label: "baseline",
            help: "change since the close 1 or 5 trading days back; dd swaps", group: .figures),
        Binding(
            [(.character("s"), .send(.sortByChange))], in: .browsing, "s", label: "sort",
            help: "sort the stocks by change; again to flip", group: .figures),
        Binding(
            [(.character("S"), .send(.sortBy(nil)))], in: .browsing, "S", help: "sort by the next column",
            group: .figures),
        Binding(
            [(.character("o"), .send(.handOrder))], in: .browsing, "o",
            help: "back to the order made by hand",
            group: .figures),
        Binding(
            [(.character("b"), .send(.makeBase))], in: .browsing, "b",
            help: "make the selected currency the base",
            group: .figures),
        Binding(
            [(.character("r"), .send(.refresh))], in: .browsing, "r", help: "ask the feeds now",
            group: .figures),
        Binding(
            [(.character("p"), .send(.pause))], in: .browsing, "p",
            help: "leave the feeds alone, and again not",
            group: .figures),

        Binding(
            [(.character("?"), .send(.help))], in: .browsing, "?", label: "help", help: "these keys",
            group: .program),
        Binding(
            [(.character("q"), .send(.quit)), (.control("c"), .send(.quit))], in: .browsing, "q",
            label: "quit",
            help: "quit (also Ctrl-C)", group: .program),
        Binding(
            [(.control("l"), .send(.redraw))], in: .browsing, "Ctrl-L", help: "draw the screen anew",
            group: .program),
        Binding(
            [(.control("z"), .send(.suspend))], in: .browsing, "Ctrl-Z", help: "step into the background",
            group: .program),
        Binding(
            [(.escape, .send(.cancel))], in: .browsing, "Esc", help: "back out of whatever is open",
            group: .program),
    ]

    private static let carrying: [Binding] = [
        Binding(arrows + letters, in: .carrying, "←↑↓→", label: "carry"),
        Binding(ends + pages, in: .carrying, "g G"),
        Binding(
            [(.enter, .send(.drop)), (.character(" "), .send(.drop))], in: .carrying, "enter", label: "drop"),
        Binding([(.escape, .send(.putBack))], in: .carrying, "esc", label: "put back"),
        Binding(program, in: .carrying, "q", label: "quit"),
    ]

    private static let baseline: [Binding] = [
        Binding(
            [(.character("1"), .send(.setBaseline(.d1)))], in: .baseline, "1", label: "one trading day back"),
        Binding(
            [(.character("5"), .send(.setBaseline(.d5)))], in: .baseline, "5", label: "five trading days back"
        ),
        Binding([(.character("d"), .send(.setBaseline(nil)))], in: .baseline, "d", label: "swap"),
        Binding([(.escape, .send(.cancel))], in: .baseline, "esc", label: "leave as it is"),
        Binding(program.filter { $0.0 != .character("q") }, in: .baseline, "Ctrl-C"),
    ]

    private static let picking: [Binding] = [
        Binding(
            [(.arrow(.up), .step(.up)), (.arrow(.down), .step(.down))] + pages
                + [(.home, .first), (.end, .last)], in: .picking, "↑↓", label: "choose"),
        Binding([(.enter, .send(.take(staying: false)))], in: .picking, "enter", label: "add"),
        Binding([(.tab, .send(.take(staying: true)))], in: .picking, "tab", label: "add and go on"),
        Binding([(.escape, .send(.cancel))], in: .picking, "esc", label: "close"),
        Binding(program.filter { $0.0 != .character("q") }, in: .picking, "Ctrl-C"),
    ]

    private static let naming: [Binding] = [
        Binding([(.enter, .send(.name))], in: .naming, "enter", label: "name it"),
        Binding([(.escape, .send(.cancel))], in: .naming, "esc", label: "cancel"),
        Binding(program.filter { $0.0 != .character("q") }, in: .naming, "Ctrl-C"),
    ]

    private static let details: [Binding] = [
        Binding(arrows + letters + ends + pages, in: .details, "↑↓", label: "scroll"),
        Binding(
            [(.escape, .send(.cancel)), (.enter, .send(.cancel))], in: .details, "esc", label: "back"),
        Binding(program, in: .details, "q", label: "quit"),
    ]

    private static let help: [Binding] = [
        Binding(arrows + letters + ends + pages, in: .help, "↑↓", label: "scroll"),
        Binding(
            [(.escape, .send(.help)), (.character("?"), .send(.help))], in: .help, "esc", label: "close"),
        Binding(program, in: .help, "q", label: "quit"),
    ]

    /// What has to work whatever is open.
    private static let program: [(Key, Command)] = [
        (.character("q"), .send(.quit)), (.control("c"), .send(.quit)), (.control("l"), .send(.redraw)),
        (.control("z"), .send(.suspend)),
    ]
}
