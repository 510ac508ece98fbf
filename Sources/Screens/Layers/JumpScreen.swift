internal import Board
internal import Words

/// Letters that lead to a card: the board below shows which.
struct JumpScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.jump(.accept))
    let accepting = Phrase.keySelect
    let prompt: Prompt?

    init(_ jump: CardJump, _ model: Model, _ layout: Layout) {
        let words = model.words
        board = BoardScreen(model, layout)
        prompt = Prompt(
            question: words[.jumpQuestion], text: jump.text,
            hint: jump.isUnfit ? words[.nothingFoundFor, ["text": jump.text]] : words[.hintJump])
    }

    var hints: [Hint] {
        [
            Hint(.jumpNext, label: .keyNext), Hint(.promptAccept, label: .keySelect),
            Hint(.back, label: .keyCancel),
        ]
    }
}
