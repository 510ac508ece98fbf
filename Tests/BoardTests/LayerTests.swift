import Arrangement
import Literals
import Testing

@testable import Board

@Suite("Layers")
struct LayerTests {
    @Test(
        "A message opens its layer, and cancelling takes one at a time",
        arguments: [
            ([Message.layer(.help(.open))], [LayerID.help]), ([.open], [.details]),
            ([.open, .layer(.help(.open))], [.help, .details]),
            ([.open, .layer(.help(.open)), .layer(.help(.search))], [.helpSearch, .help, .details]),
            ([.open, .layer(.askBaseline)], [.baseline, .details]),
            ([.layer(.askBaseline), .layer(.type("3"))], [.baselineText, .baseline]),
            ([.open, .layer(.day(.open))], [.day, .details]),
            ([.deck(.open), .layer(.palette(.open))], [.palette, .deck]),
            ([.layer(.picker(.open))], [.picker]), ([.layer(.naming(.open))], [.naming]),
            ([.layer(.timing(.open))], [.timing]), ([.layer(.filter(.open))], [.filter]),
            ([.layer(.options(.open))], [.options]), ([.pickUp], [.carry]),
            ([.pickUp, .layer(.help(.open))], [.help]),
        ])
    func stack(messages: [Message], layers: [LayerID]) {
        var model = smallBoard()
        for message in messages { _ = model.update(message) }
        for layer in layers {
            #expect(LayerID(model) == layer)
            _ = model.update(.cancel)
        }
        #expect(LayerID(model) == (layers.last == .deck ? .deck : .board), "the deck is closed by hand alone")
    }

    @Test("What is typed goes to the top layer alone")
    func typing() {
        let board = smallBoard().after(.cancel)
        let model = board.after(.layer(.type("x")))
        #expect(model == board)
        let typed = model.after(
            .open, .layer(.palette(.open)), .layer(.type("so")), .layer(.palette(.choose(3))))
        #expect(typed.top(CommandPalette.self) == CommandPalette(text: "so", index: 3))
        #expect(typed.after(.layer(.type("sor"))).top(CommandPalette.self) == CommandPalette(text: "sor"))
        #expect(typed.belowTop == model.after(.open))
    }

    @Test("The palette closes before what it found is done, and on a board that is another's nothing is")
    func performing() {
        let model = smallBoard().after(.layer(.palette(.open)))
        #expect(
            model.after(.layer(.palette(.perform(.remove)))).arrangement
                == smallBoard().after(.remove).arrangement)
        #expect(LayerID(model.after(.layer(.palette(.perform(.pickUp))))) == .carry)
        let looking = model.after(.boardIs(.takenBy(7)), .layer(.palette(.open)))
        #expect(looking.after(.layer(.palette(.perform(.remove)))).arrangement == smallBoard().arrangement)
    }
}
