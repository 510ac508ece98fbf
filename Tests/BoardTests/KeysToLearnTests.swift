import Arrangement
import Board
import CivilTime
import Literals
import Testing

struct KeysToLearnTests {
    private func unused(_ model: Model) -> [Command] {
        Command.unused(in: model.focus, model.usedCommands, model.settings.keymap)
    }

    @Test func `there are three, the next one comes where one has been used, and in the end none is left`() {
        var model = smallBoard()
        #expect(unused(model) == [.chartOpen, .deckOpen, .ratesBase])
        #expect(model.update(.program(.used(.deckOpen))).contains(.noteUse(.deckOpen)))
        #expect(unused(model) == [.chartOpen, .ratesBase, .amountOpen])
        #expect(!model.update(.program(.used(.deckOpen))).contains(.noteUse(.deckOpen)), "it is noted once")
        #expect(
            !model.update(.program(.used(.helpOpen))).contains(.noteUse(.helpOpen)), "that key always shows")
        for command in Command.allCases { _ = model.update(.program(.used(command))) }
        for panel in Panel.all {
            #expect(Command.unused(in: panel, model.usedCommands, model.settings.keymap).isEmpty)
        }
    }

    @Test func `each panel has its own, each with a word for the line, and all have the others`() {
        for panel in Panel.all {
            var used: Set<Command> = []
            while let command = Command.unused(in: panel, used, .standard).first {
                #expect(command.label != nil && !Command.onLine.contains(command), "\(command.rawValue)")
                used.insert(command)
            }
            #expect(used.isSuperset(of: [.deckOpen, .panelsOpen, .themeNext]))
        }
        let first = Panel.all.map { Command.unused(in: $0, [], .standard).first }
        #expect(first == [.chartOpen, .clocksTime, .chartOpen, .chartOpen, .eventEdit])
    }

    @Test func `commands without a key or without a card to act on give way to the next ones`() throws {
        let keymap = try Keymap.standard.applying([.chartOpen: []])
        #expect(Command.unused(in: .rates, [], keymap) == [.deckOpen, .ratesBase, .amountOpen])
        #expect(
            Command.unused(in: .rates, [], .standard, without: [.line, .ownLine]) == [
                .panelNext, .deckOpen, .boardFilter,
            ])
    }

    @Test func `what was used in earlier runs is not shown again`() {
        let model = Model(
            arrangement: .first, now: friday, here: .utc, usedCommands: [.chartOpen, .ratesBase])
        #expect(unused(model) == [.deckOpen, .amountOpen, .rateInvert])
    }

    @Test func `the list of panels offers the positions, and shows them empty`() {
        var model = smallBoard()
        #expect(!model.panels.contains(.positions) && model.listedPanels.suffix(2) == [.positions, .events])
        model = model.after(.layer(.panels(.open)), .layer(.panels(.toggle(.positions))))
        #expect(model.shownPanels.contains(.positions) && model.portfolio == nil && model.focus == .rates)
        model = model.after(.layer(.panels(.toggle(.positions))))
        #expect(!model.shownPanels.contains(.positions), "then it is hidden as the others are")
        #expect(model.after(.user(.showPositions)).noticeText?.contains("hidden") == true)
    }
}
