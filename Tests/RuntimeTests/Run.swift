import Arrangement
import Board
import CivilTime
import Dispatch
import Literals
import Runtime
import TUI
import Testing
import Themes
import Words

@MainActor
final class Run {
    let terminal = ScriptedTerminal(Size(width: 120, height: 40))
    let mailbox: Mailbox
    var settings = Settings()

    init() throws {
        mailbox = try #require(Mailbox())
        // Seconds on screen would paint by themselves.
        settings.seconds = false
        settings.flags = false
    }

    func callAsFunction(_ read: () -> [Message] = { [] }) {
        let model = Model(
            arrangement: .first, settings: settings, now: Sample.asOf, here: Zone("Asia/Taipei") ?? .utc,
            known: .sample)
        var program = Program(
            model: model, terminal: terminal, mailbox: mailbox, effects: NotedEffects(terminal),
            themes: { ThemeShelf() })
        // A script that waits in vain would block all other tests.
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { [weak mailbox] in mailbox?.put(.quit) }
        program.run(read)
        #expect(
            terminal.isDone, "the user waited in vain: \(pictures.last?.rows.joined(separator: "\n") ?? "")")
    }

    var pictures: [Picture] {
        terminal.happenings.compactMap { if case .presented(let picture) = $0 { picture } else { nil } }
    }

    var effects: [Effect] {
        terminal.happenings.compactMap { if case .began(let effect) = $0 { effect } else { nil } }
    }

    var saved: [Arrangement] {
        effects.compactMap { if case .save(let arrangement) = $0 { arrangement } else { nil } }
    }

    func happenings(after step: Int) -> ArraySlice<ScriptedTerminal.Happening> {
        let starts = terminal.happenings.indices.filter {
            if case .heard(let events) = terminal.happenings[$0] { !events.isEmpty } else { false }
        }
        guard starts.indices.contains(step) else { return [] }
        let end = starts.indices.contains(step + 1) ? starts[step + 1] : terminal.happenings.endIndex
        return terminal.happenings[(starts[step] + 1)..<end]
    }

    func pictures(after step: Int) -> [Picture] {
        happenings(after: step).compactMap { if case .presented(let picture) = $0 { picture } else { nil } }
    }
}

/// Records effects instead of starting them.
@MainActor
private final class NotedEffects: EffectRunner {
    func fulfil(_ wish: BoardWish) -> [Message] { [] }

    private let terminal: ScriptedTerminal

    init(_ terminal: ScriptedTerminal) { self.terminal = terminal }

    func run(_ effect: Effect) { terminal.happenings.append(.began(effect)) }

    func finish() -> Saying? { nil }
}
