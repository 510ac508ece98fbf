internal import Arrangement
internal import Board
internal import Words

struct AmountScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.amount(.accept))
    let accepting = Phrase.keyShowIt
    let prompt: Prompt?

    init(_ typing: AmountTyping, _ model: Model, _ layout: Layout) {
        let (text, words) = (typing.text, model.words)
        board = BoardScreen(model, layout)
        let isEmpty = text.allSatisfy(\.isWhitespace)
        let card = model.lines(.rates)[model.cursor(.rates).index]?.card
        prompt = Prompt(
            question: words[.amountQuestion], text: text,
            hint: isEmpty ? model.amountExamples : words[model.meaning(ofAmount: text, on: card)],
            at: .rates, model, layout)
    }
}
