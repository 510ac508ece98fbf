internal import Board
internal import TUI

extension Keymap {
    /// The keys while cards are gone through one by one.
    static let deck: [Binding] = [
        Binding(
            [(.arrow(.left), swipe(.skip)), (.character("h"), swipe(.skip))], in: .deck, "←", label: "skip",
            help: "skip the top card, or take it off the board (also a drag to the left)", group: .deck),
        Binding(
            [(.arrow(.right), swipe(.keep)), (.character("l"), swipe(.keep))], in: .deck, "→", label: "keep",
            help: "keep the top card: it goes onto the board, or stays there (also a drag to the right)",
            group: .deck),
        Binding(
            [(.arrow(.down), swipe(.later)), (.character("j"), swipe(.later))], in: .deck, "↓",
            label: "later", help: "put the top card under the pile", group: .deck),
        Binding(
            [
                (.arrow(.up), .send(.deck(.details))), (.character("k"), .send(.deck(.details))),
                (.enter, .send(.deck(.details))),
            ], in: .deck, "↑", label: "details", help: "all that is known of the top card (also Enter)",
            group: .deck),
        Binding(
            [(.character("u"), .send(.deck(.undo))), (.backspace, .send(.deck(.undo)))], in: .deck, "u",
            label: "undo", help: "take the last swipe back, any number of times", group: .deck),
        Binding([(.escape, .send(.deck(.close)))], in: .deck, "esc", label: "board"),
        Binding(
            [(.character("r"), .send(.deck(.refill)))], in: .deck, "r", label: "refill",
            help: "go once more through what was set aside", group: .deck),
        Binding(
            [(.tab, .cycleFocus(1)), (.backTab, .cycleFocus(-1))], in: .deck, "tab", label: "other cards",
            help: "currencies, stocks or cities; 1 2 3 too", group: .deck),
        Binding(
            [
                (.character("1"), .focus(.rates)), (.character("2"), .focus(.clocks)),
                (.character("3"), .focus(.stocks)),
            ], in: .deck, "1 2 3"),
        Binding(
            [(.character("c"), .send(.deck(.turn)))], in: .deck, "c", label: "on/off board",
            help: "go through what is on the board, and again through what is not", group: .deck),
        Binding([(.character("?"), .send(.help))], in: .deck, "?", label: "help"),
        Binding(program, in: .deck, "q", label: "quit"),
    ]

    private static func swipe(_ swipe: Deck.Swipe) -> Command { .send(.deck(.swipe(swipe))) }
}
