internal import Board
internal import Words

struct NamingScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.naming(.accept))
    let accepting = Phrase.keyNameIt
    let prompt: Prompt?

    init(_ naming: Naming, _ model: Model, _ layout: Layout) {
        let words = model.words
        board = BoardScreen(model, layout)
        prompt = Prompt(
            question: naming.old.map { words[.newNameFor, ["name": $0]] } ?? words[.nameOfGroup],
            text: naming.text, hint: "",
            at: model.focus, model, layout)
    }
}
