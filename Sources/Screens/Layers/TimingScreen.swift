internal import Board
internal import Places
internal import Words

struct TimingScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.timing(.accept))
    let accepting = Phrase.keyShowIt
    let prompt: Prompt?

    init(_ timing: Timing, _ model: Model, _ layout: Layout) {
        let words = model.words
        let place = timing.clock.map { City.name(ofClock: $0, language: model.language) }
        board = BoardScreen(model, layout)
        prompt = Prompt(
            question: place.map { words[.whenItIsIn, ["place": $0]] } ?? words[.whenItIsHere],
            text: timing.text, hint: timing.text.isEmpty ? words[.whenExamples] : "",
            at: .clocks, model, layout)
    }
}
