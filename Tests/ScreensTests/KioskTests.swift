import Arrangement
import Board
import CivilTime
import Literals
import Market
import Screens
import Seeded
import TUI
import Testing
import Words

@Suite struct KioskTests {
    private func screen(_ width: Int = 120, _ height: Int = 40) -> Screen {
        var screen = Screen(width, height)
        screen.model.onlyShow()
        return screen
    }

    @Test(
        "Random keys, clicks and pastes change nothing but what is in sight, and lead to no effect outside the board"
    )
    func attacked() {
        let seed = SeededGenerator.announcedSeed()
        var numbers = SeededGenerator(seed: seed)
        var screen = screen()
        let board = screen.model.arrangement
        let actions: [MouseAction] = [.press, .doublePress, .drag, .release, .menu, .wheelUp, .wheelDown]
        let special: [Key] =
            [
                .enter, .escape, .tab, .backTab, .backspace, .delete, .home, .end, .pageUp, .pageDown,
            ] + Direction.allCases.flatMap { [.arrow($0), .shiftArrow($0)] } + (1...9).map { .alt($0) }
            + "abcdefghijklmnoprstuvwxyz".map { .control($0) } + (1...12).map { .function($0) }
        var seen: Set<LayerID> = []
        for step in 0..<6_000 {
            let event: Event
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0: event = .paste(":quit\n!touch /tmp/x\n")
            case 1...3:
                event = .mouse(
                    actions.randomElement(using: &numbers) ?? .press,
                    Point(
                        x: Int.random(in: 0..<120, using: &numbers),
                        y: Int.random(in: 0..<40, using: &numbers)))
            case 4...7:
                let scalar = Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &numbers))
                event = .key(.character(Character(scalar)))
            default: event = .key(special.randomElement(using: &numbers) ?? .enter)
            }
            let layout = screen.layout
            guard let message = interpret(event, screen.model, layout, frame: screen.frame) else { continue }
            if message == .user(.quit) { continue }
            screen.effects = []
            screen.send(message)
            seen.insert(LayerID(screen.model))
            #expect(screen.effects.allSatisfy { $0.isOfKiosk }, "step \(step): \(event) \(screen.effects)")
            for panel in [PanelID.rates, .clocks, .stocks] {
                #expect(screen.model.arrangement[panel] == board[panel], "step \(step): \(event)")
            }
            #expect(screen.model.arrangement.hidesAmounts && screen.model.isKiosk, "step \(step): \(event)")
            #expect(screen.frame.links.isEmpty)
        }
        #expect(seen == [.board, .details, .chart])
    }

    @Test(
        "A key of another command says that the board can only be viewed",
        arguments: [":", "a", "x", "u", "?", "O", "B", "T", "$", "=", "/", "!", "y", "e", "d5", "c", "<C-z>"])
    func refused(_ keys: String) {
        var screen = screen()
        screen.press(keys)
        #expect(screen.model.layers.isEmpty && screen.model.deck == nil)
        #expect(screen.model.notice?.saying == .phrase(.kioskOnlyShows))
    }

    @Test("Messages are refused even where no key sends them")
    func messages() {
        var screen = screen()
        let messages: [Message] = [
            .user(.copy), .user(.suspend), .user(.hideAmounts), .user(.nextTheme), .user(.pause),
            .edit(.remove),
            .layer(.palette(.open)), .layer(.options(.open)), .layer(.boards(.goTo(2))), .layer(.type("x")),
            .deck(.open), .carry(.pickUp), .user(.setBaseline(.d5)), .user(.cancel),
        ]
        for message in messages {
            screen.effects = []
            screen.send(message)
            #expect(screen.effects.allSatisfy { $0.isOfKiosk } && screen.model.layers.isEmpty, "\(message)")
        }
        #expect(screen.model.deck == nil && screen.model.carry == nil)
    }

    @Test("It selects, shows details and charts, and names only the keys that work")
    func shows() {
        var screen = screen()
        #expect(!screen.text.contains("Deck"))
        screen.press("<right><enter>")
        #expect(LayerID(screen.model) == .details)
        screen.press("<esc>v")
        #expect(LayerID(screen.model) == .chart)
        screen.press("3<esc>")
        #expect(LayerID(screen.model) == .board)
        let last = screen.text.split(separator: "\n").last.map(String.init) ?? ""
        #expect(last.contains("Quit") || last.contains("quit"), "\(last)")
        #expect(!last.contains("add") && !last.contains("undo") && !last.contains("commands"), "\(last)")
    }

    @Test("A change of the board's file is shown, with amounts still hidden")
    func followed() {
        var screen = screen()
        var other = Arrangement(rates: ["EUR"], clocks: [], stocks: [])
        other.hidesAmounts = false
        screen.send(.disk(.boardChanged(other, Past())), .disk(.boardIs(nil)))
        #expect(screen.model.arrangement.rates == ["EUR"] && screen.model.arrangement.hidesAmounts)
        #expect(screen.model.isKiosk)
    }
}

extension Effect {
    fileprivate var isOfKiosk: Bool {
        switch self {
        case .ask, .readBars, .readRates, .readPast, .recall, .digest, .makePortfolio, .schedule, .redraw:
            true
        default: false
        }
    }
}
