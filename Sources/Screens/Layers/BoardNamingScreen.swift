internal import Arrangement
internal import Board
internal import Words

struct BoardNamingScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.boards(.accept))
    let accepting = Phrase.keyNameIt
    let prompt: Prompt?

    init(_ naming: BoardNaming, _ model: Model, _ layout: Layout) {
        let words = model.words
        board = BoardScreen(model, layout)
        let question =
            switch naming.purpose {
            case .make: words[.nameOfBoard]
            case .rename(let entry): words[.newNameFor, ["name": entry.name]]
            }
        prompt = Prompt(question: question, text: naming.text, hint: words[.hintName])
    }
}
