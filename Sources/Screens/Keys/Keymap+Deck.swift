internal import Board
internal import TUI
internal import Words

extension Keymap {
    /// The keys while cards are gone through one by one.
    static let deck: [Binding] = [
        Binding(
            [(.arrow(.left), swipe(.skip)), (.character("h"), swipe(.skip))], in: .deck, "←", label: .keySkip,
            help: .helpSkip, group: .deck),
        Binding(
            [(.arrow(.right), swipe(.keep)), (.character("l"), swipe(.keep))], in: .deck, "→",
            label: .keyKeep,
            help: .helpKeep,
            group: .deck),
        Binding(
            [(.arrow(.down), swipe(.later)), (.character("j"), swipe(.later))], in: .deck, "↓",
            label: .keyLater, help: .helpLater, group: .deck),
        Binding(
            [
                (.arrow(.up), .send(.deck(.details))), (.character("k"), .send(.deck(.details))),
                (.enter, .send(.deck(.details))),
            ], in: .deck, "↑", label: .keyDetails, help: .helpDeckDetails,
            group: .deck),
        Binding(
            [(.character("u"), .send(.deck(.undo))), (.backspace, .send(.deck(.undo)))], in: .deck, "u",
            label: .keyUndo, help: .helpDeckUndo, group: .deck),
        Binding([(.escape, .send(.deck(.close)))], in: .deck, "esc", label: .keyBoard),
        Binding(
            [(.character("r"), .send(.deck(.refill)))], in: .deck, "r", label: .keyRefill,
            help: .helpRefill, group: .deck),
        Binding(
            [(.tab, .cycleFocus(1)), (.backTab, .cycleFocus(-1))], in: .deck, "tab", label: .keyOtherCards,
            help: .helpOtherCards, group: .deck),
        Binding(
            [
                (.character("1"), .focus(.rates)), (.character("2"), .focus(.clocks)),
                (.character("3"), .focus(.stocks)),
            ], in: .deck, "1 2 3"),
        Binding(
            [(.character("c"), .send(.deck(.turn)))], in: .deck, "c", label: .keyOnOffBoard,
            help: .helpOnOffBoard, group: .deck),
        Binding([(.character("?"), .send(.help))], in: .deck, "?", label: .keyHelp),
        Binding(program, in: .deck, "q", label: .keyQuit),
    ]

    private static func swipe(_ swipe: Deck.Swipe) -> Command { .send(.deck(.swipe(swipe))) }
}
