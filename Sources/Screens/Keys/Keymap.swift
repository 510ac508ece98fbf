internal import Board
internal import Market
public import TUI
internal import Words

/// The table of keys: the only place where a key is named. The key line, the help and the README's table are
/// drawn from it, in its order.
public enum Keymap {
    /// All rows.
    public static let bindings: [Binding] =
        browsing + carrying + baseline + picking + naming + timing + details + deck + help + searching

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
        Binding(arrows, in: .browsing, "←↑↓→", label: .keySelect, help: .helpSelect),
        Binding(letters, in: .browsing, "h j k l", help: .helpSelectVi),
        Binding(ends, in: .browsing, "g G", help: .helpEnds),
        Binding(pages, in: .browsing, "PgUp PgDn", help: .helpPages),
        Binding(
            [(.tab, .cycleFocus(1)), (.backTab, .cycleFocus(-1))], in: .browsing, "tab", label: .keyPanel,
            help: .helpPanels),
        Binding(
            [
                (.character("1"), .focus(.rates)), (.character("2"), .focus(.clocks)),
                (.character("3"), .focus(.stocks)),
            ], in: .browsing, "1 2 3", help: .helpPanelNumbers),

        Binding(
            [(.character(" "), .send(.pickUp))], in: .browsing, "space", label: .keyPickUp,
            help: .helpPickUp,
            group: .arrange),
        Binding(
            shifts, in: .browsing, "[ ]", help: .helpShift,
            group: .arrange),
        Binding(
            [(.enter, .send(.open))], in: .browsing, "enter", label: .keyDetails,
            help: .helpOpen, group: .move),
        Binding(
            [(.character("a"), .send(.beginAdding))], in: .browsing, "a", label: .keyAdd,
            help: .helpAdd, group: .arrange),
        Binding(
            [(.character("x"), .send(.remove)), (.delete, .send(.remove))], in: .browsing, "x",
            label: .keyRemove, help: .helpRemove, group: .arrange),
        Binding(
            [(.character("u"), .send(.undo)), (.control("r"), .send(.redo))], in: .browsing, "u",
            label: .keyUndo,
            help: .helpUndo, group: .arrange),
        Binding(
            [
                (.character("+"), .send(.makeCompact(false))), (.character("="), .send(.makeCompact(false))),
                (.character("-"), .send(.makeCompact(true))),
            ], in: .browsing, "+ -",
            help: .helpCompact, group: .arrange),
        Binding(
            [(.character("n"), .send(.beginNaming))], in: .browsing, "n",
            help: .helpName, group: .arrange),
        Binding(
            [(.character("z"), .send(.fold))], in: .browsing, "z",
            help: .helpFold, group: .arrange),

        Binding(
            [(.character("c"), .send(.deck(.open))), (.character("4"), .send(.deck(.open)))], in: .browsing,
            "c",
            label: .keyDeck, help: .helpDeck, group: .deck),

        Binding(
            [
                (.character(","), .send(.travel(.minutes(-15)))),
                (.character("."), .send(.travel(.minutes(15)))),
            ], in: .browsing, ", .",
            help: .helpQuarters, group: .time),
        Binding(
            [(.character("<"), .send(.travel(.days(-1)))), (.character(">"), .send(.travel(.days(1))))],
            in: .browsing, "< >", help: .helpDays, group: .time),
        Binding(
            [(.character("t"), .send(.beginTiming))], in: .browsing, "t",
            help: .helpTime, group: .time),

        Binding(
            [(.character("d"), .send(.chooseBaseline))], in: .browsing, "d1 d5", label: .keyBaseline,
            help: .helpBaseline, group: .figures),
        Binding(
            [(.character("s"), .send(.sortByChange))], in: .browsing, "s", label: .keySort,
            help: .helpSort, group: .figures),
        Binding(
            [(.character("S"), .send(.sortBy(nil)))], in: .browsing, "S", help: .helpSortNext,
            group: .figures),
        Binding(
            [(.character("o"), .send(.handOrder))], in: .browsing, "o",
            help: .helpHandOrder,
            group: .figures),
        Binding(
            [(.character("b"), .send(.makeBase))], in: .browsing, "b",
            help: .helpBase,
            group: .figures),
        Binding(
            [(.character("r"), .send(.refresh))], in: .browsing, "r", help: .helpRefresh,
            group: .figures),
        Binding(
            [(.character("p"), .send(.pause))], in: .browsing, "p",
            help: .helpPause,
            group: .figures),

        Binding(
            [(.character("T"), .send(.nextTheme))], in: .browsing, "T", help: .helpTheme,
            group: .program),
        Binding(
            [(.character("?"), .send(.help))], in: .browsing, "?", label: .keyHelp, help: .helpHelp,
            group: .program),
        Binding(
            [(.character("q"), .send(.quit)), (.control("c"), .send(.quit))], in: .browsing, "q",
            label: .keyQuit,
            help: .helpQuit, group: .program),
        Binding(
            [(.control("l"), .send(.redraw))], in: .browsing, "Ctrl-L", help: .helpRedraw,
            group: .program),
        Binding(
            [(.control("z"), .send(.suspend))], in: .browsing, "Ctrl-Z", help: .helpSuspend,
            group: .program),
        Binding(
            [(.escape, .send(.cancel))], in: .browsing, "esc", help: .helpCancel,
            group: .program),
    ]

    private static let carrying: [Binding] = [
        Binding(arrows + letters, in: .carrying, "←↑↓→", label: .keyCarry),
        Binding(ends + pages, in: .carrying, "g G"),
        Binding(
            [(.enter, .send(.drop)), (.character(" "), .send(.drop))], in: .carrying, "enter", label: .keyDrop
        ),
        Binding([(.escape, .send(.putBack))], in: .carrying, "esc", label: .keyPutBack),
        Binding(program, in: .carrying, "q", label: .keyQuit),
    ]

    private static let baseline: [Binding] = [
        Binding(
            [(.character("1"), .send(.setBaseline(.d1)))], in: .baseline, "1", label: .keyOneDay),
        Binding(
            [(.character("5"), .send(.setBaseline(.d5)))], in: .baseline, "5", label: .keyFiveDays
        ),
        Binding([(.character("d"), .send(.setBaseline(nil)))], in: .baseline, "d", label: .keySwap),
        Binding([(.escape, .send(.cancel))], in: .baseline, "esc", label: .keyLeave),
        Binding(program.filter { $0.0 != .character("q") }, in: .baseline, "Ctrl-C"),
    ]

    private static let picking: [Binding] = [
        Binding(
            [(.arrow(.up), .step(.up)), (.arrow(.down), .step(.down))] + pages
                + [(.home, .first), (.end, .last)], in: .picking, "↑↓", label: .keyChoose),
        Binding([(.arrow(.left), .step(.left)), (.arrow(.right), .step(.right))], in: .picking, "←→"),
        Binding([(.enter, .send(.take(staying: false)))], in: .picking, "enter", label: .keyAdd),
        Binding([(.tab, .send(.take(staying: true)))], in: .picking, "tab", label: .keyAddAndGoOn),
        Binding([(.escape, .send(.cancel))], in: .picking, "esc", label: .keyClose),
        Binding(program.filter { $0.0 != .character("q") }, in: .picking, "Ctrl-C"),
    ]

    private static let naming: [Binding] = [
        Binding([(.enter, .send(.name))], in: .naming, "enter", label: .keyNameIt),
        Binding([(.escape, .send(.cancel))], in: .naming, "esc", label: .keyCancel),
        Binding(program.filter { $0.0 != .character("q") }, in: .naming, "Ctrl-C"),
    ]

    private static let timing: [Binding] = [
        Binding([(.enter, .send(.visit))], in: .timing, "enter", label: .keyShowIt),
        Binding([(.escape, .send(.cancel))], in: .timing, "esc", label: .keyCancel),
        Binding(program.filter { $0.0 != .character("q") }, in: .timing, "Ctrl-C"),
    ]

    private static let details: [Binding] = [
        Binding(arrows + letters + ends + pages, in: .details, "↑↓", label: .keyScroll),
        Binding([(.character("d"), .send(.chooseBaseline))], in: .details, "d1 d5", label: .keyBaseline),
        Binding([(.character("?"), .send(.help))], in: .details, "?", label: .keyHelp),
        Binding(
            [(.escape, .send(.cancel)), (.enter, .send(.cancel))], in: .details, "esc", label: .keyBack),
        Binding(program, in: .details, "q", label: .keyQuit),
    ]

    private static let help: [Binding] = [
        Binding(arrows + letters + ends + pages, in: .help, "↑↓", label: .keyScroll),
        Binding([(.character("/"), .send(.searchHelp))], in: .help, "/", label: .keySearch),
        Binding(
            [(.escape, .send(.help)), (.character("?"), .send(.help))], in: .help, "esc", label: .keyClose),
        Binding(program, in: .help, "q", label: .keyQuit),
    ]

    private static let searching: [Binding] = [
        Binding(
            [(.arrow(.up), .step(.up)), (.arrow(.down), .step(.down)), (.home, .first), (.end, .last)]
                + pages,
            in: .searching, "↑↓", label: .keyScroll),
        Binding([(.escape, .send(.cancel))], in: .searching, "esc", label: .keyBack),
        Binding(program.filter { $0.0 != .character("q") }, in: .searching, "Ctrl-C"),
    ]

    /// What has to work whatever is open.
    static let program: [(Key, Command)] = [
        (.character("q"), .send(.quit)), (.control("c"), .send(.quit)), (.control("l"), .send(.redraw)),
        (.control("z"), .send(.suspend)),
    ]
}
