import Arrangement
import Board
import CivilTime
import Literals
import Testing

@Suite("Looks") struct LookTests {
    func board() -> Model {
        var settings = Settings()
        settings.theme = "nord"
        return Model(
            arrangement: .first, settings: settings, themes: ["default", "nord", "dracula"], now: friday,
            here: .utc)
    }

    @Test("T walks through the looks, round to the one of the settings; it is kept and undone as any change")
    func walk() {
        #expect(board().theme == "nord")
        let next = board().after(.nextTheme)
        #expect(next.theme == "dracula" && next.arrangement.theme == "dracula")
        #expect(next.noticeText == "Theme: dracula")
        #expect(next.after(.nextTheme).theme == "default")
        let round = next.after(.nextTheme, .nextTheme)
        #expect(
            round.theme == "nord" && round.arrangement.theme == nil, "what the settings say needs no keeping")
        #expect(next.after(.undo).theme == "nord")
        #expect(next.effects(of: .nextTheme).contains { if case .save = $0 { true } else { false } })
    }

    @Test("The terminal's paper is taken in")
    func paper() {
        #expect(!board().hasLightPaper)
        #expect(board().after(.paperIs(isLight: true)).hasLightPaper)
    }
}
