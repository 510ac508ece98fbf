internal import Board
internal import Words

/// The line to type a scenario into.
struct WhatIfScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.whatIf(.accept))
    let accepting = Phrase.keyShowIt
    let prompt: Prompt?

    init(_ typing: ScenarioTyping, _ model: Model, _ layout: Layout) {
        board = BoardScreen(model, layout)
        prompt = Prompt(
            question: model.words[.whatIfQuestion], text: typing.text,
            hint: typing.text.isEmpty ? model.words[.whatIfExamples] : "")
    }
}
