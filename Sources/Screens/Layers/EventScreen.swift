internal import Board
internal import Words

struct EventScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.event(.accept))
    let accepting: Phrase
    let prompt: Prompt?

    init(_ typing: EventTyping, _ model: Model, _ layout: Layout) {
        let words = model.words
        board = BoardScreen(model, layout)
        accepting = typing.replaced == nil ? .keyAdd : .keyChange
        let isEmpty = typing.text.allSatisfy(\.isWhitespace)
        prompt = Prompt(
            question: words[.eventQuestion], text: typing.text,
            hint: isEmpty ? words[.eventExamples] : words[model.meaning(of: typing)],
            at: .events, model, layout)
    }
}
