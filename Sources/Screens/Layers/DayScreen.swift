internal import Arrangement
internal import Board
internal import CivilTime
internal import Figures
internal import Places
internal import Words

/// The line to type a past day into.
struct DayScreen: PromptScreen {
    let board: BoardScreen
    let acceptance = Message.layer(.day(.accept))
    let accepting = Phrase.keyShowIt
    let prompt: Prompt?

    init(_ typing: DayTyping, _ model: Model, _ layout: Layout) {
        board = BoardScreen(model, layout)
        let day = SpokenDay(typing.text)?.day(from: model.here.local(model.now).day)
        prompt = Prompt(
            question: model.words[.dayQuestion], text: typing.text,
            hint: typing.text.isEmpty
                ? model.words[.dayExamples]
                : day.map { model.words.dateWithWeekday($0, withYear: true) } ?? "")
    }
}
