import Arrangement
import Board
import CivilTime
import Screens
import TUI

@testable import CursesTerminal

extension FuzzTarget {
    /// A byte of 255 is a pause; one after 254 stands for a key of the library.
    static let keys = FuzzTarget(name: "keys") { bytes in
        events(bytes) { event in
            if case .paste(let text) = event { precondition(text.utf8.count <= 3 * PasteReader.limit) }
        }
    }

    static let typed = FuzzTarget(name: "typed") { bytes in
        var board = Typed()
        events(bytes.prefix(400)) { board.hear($0) }
    }

    private static func events(_ bytes: some Collection<UInt8>, _ hear: (Event) -> Void) {
        var rest = Array(bytes)[...]
        var isOver = false
        // The reader keeps its source, which is invalid after this.
        withoutActuallyEscaping({ () -> Int32 in
            guard let byte = rest.popFirst() else {
                isOver = true
                return -1
            }
            if byte == 255 { return -1 }
            return byte == 254 ? 256 + Int32(rest.popFirst() ?? 0) : Int32(byte)
        }) { source in
            var reader = KeyReader(source: source)
            reader.awaited = Set(TerminalReport.Question.allCases)
            var mouse = MouseReader()
            var rounds = 0
            while !isOver {
                rounds += 1
                precondition(rounds <= 16 * (bytes.count + 1), "the reader goes round and round")
                guard let input = reader.next() else { continue }
                switch input {
                case .key(let key): hear(.key(key))
                case .paste(let text): hear(.paste(text))
                case .paper(let paper): hear(.paper(isLight: TerminalReport.isLight(paper)))
                case .sequence(.mouse(let parameters, let isRelease)):
                    mouse.event(parameters: parameters, isRelease: isRelease, now: rounds << 26).map(hear)
                case .sequence(.oldMouse(let bytes)):
                    mouse.event(bytes: bytes, now: rounds << 26).map(hear)
                case .colours, .pictures, .sequence, .nothing: break
                }
            }
        }
    }
}

/// A board that handles only the first events of each input, to bound the time.
private struct Typed {
    private var model = Model(arrangement: .first, now: Sample.asOf, here: .utc)
    private var frame: Frame<Target>?
    private var heard = 0
    private let size = Size(width: 100, height: 30)

    mutating func hear(_ event: Event) {
        heard += 1
        guard heard <= 40 else { return }
        if case .mouse = event { frame = view(model, size) }
        if let message = interpret(event, model, size, frame: frame) { _ = model.update(message) }
        if heard == 40 { _ = view(model, size) }
    }
}
