internal import Board
internal import Words

/// The line to type a transaction into.
struct EnteringScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.entering(.accept))
    let accepting = Phrase.keyAdd
    let prompt: Prompt?

    init(_ entering: Entering, _ model: Model, _ layout: Layout) {
        let words = model.words
        board = BoardScreen(model, layout)
        let isEmpty = entering.text.allSatisfy(\.isWhitespace)
        prompt = Prompt(
            question: words[.entryQuestion], text: entering.text,
            hint: isEmpty ? model.transactionExamples : words[model.meaning(of: entering)],
            at: .positions, model, layout)
    }
}
