import CNcurses
import Glibc
import TUI

struct KeyReader {
    enum Input {
        case key(Key)
        case sequence(ControlSequence.Progress)
        /// The terminal's own paper, 0xRRGGBB.
        case paper(UInt32)
        case colours(areFull: Bool)
        case pictures(areShown: Bool)
        case paste(String)
        case nothing
    }

    /// Returns bytes, key codes, and `ERR` if there is no input.
    private let source: () -> Int32
    /// Bypasses the library; waits for so many milliseconds.
    private let bulk: ((Int32) -> [UInt8])?
    private let pause: (Int32) -> Void
    private(set) var taken = 0
    private var assembler = UTF8Assembler()
    private var sequence: ControlSequence?
    private var report: TerminalReport?
    private var excess: EndlessReply?
    private var paste: PasteReader?
    private var pasteTail: PasteTail?
    var awaited: Set<TerminalReport.Question> = []
    var isInPaste: Bool { paste != nil }
    /// Codes that turned out not to be part of a sequence.
    private var putBack: [Int32] = []

    init(
        source: @escaping () -> Int32, bulk: ((Int32) -> [UInt8])? = nil,
        pause: @escaping (Int32) -> Void = { _ in }
    ) {
        (self.source, self.bulk, self.pause) = (source, bulk, pause)
    }

    static func ofLibrary() -> KeyReader {
        // A pad, because reading from the screen's own window would refresh the screen.
        let pad = newpad(1, 1)
        // No meta(): all eight bits come anyway, and we could not restore its mode (1034).
        keypad(pad, true)
        nodelay(pad, true)
        define_key(nil, KEY_MOUSE)
        // Terminals send these even if their description lacks them, or lists them for another purpose.
        for (sequence, code) in common where named[key_defined(sequence)] == nil {
            define_key(sequence, code)
        }
        return KeyReader(source: { wgetch(pad) }, bulk: Self.bytes, pause: { _ = hasInput(within: $0) })
    }

    /// Waits only after an Escape, for at most the library's 25 ms, to see if it begins a key's sequence.
    mutating func next() -> Input? {
        // From here on bypass the library, or bytes that it holds would come out of order.
        if let bulk, let paste, paste.isLong, putBack.isEmpty { return inLongPaste(paste, bulk) }
        if let excess { return drop(excess) }
        let code = read()
        if code == ERR { return nil }
        // The library's own note, which it puts before the terminal's input.
        if code == KEY_RESIZE { return .nothing }
        if pasteTail != nil, let input = afterPaste(code) { return input }
        if paste != nil { return inPaste(code) }
        guard let byte = UInt8(exactly: code) else {
            (sequence, report) = (nil, nil)
            return Self.named[code].map { .key($0) } ?? .nothing
        }
        if var sequence {
            let progress = sequence.take(byte)
            self.sequence = progress == .unfinished ? sequence : nil
            if progress == .paste {
                paste = PasteReader()
                return .nothing
            }
            if progress == .unknown, byte >= 32, sequence.isEndless {
                excess = EndlessReply(isSequence: true)
                return .nothing
            }
            // A control character ends an unfinished sequence and keeps its usual meaning.
            if progress == .unknown, byte < 32 { putBack.insert(code, at: 0) }
            return progress == .unfinished ? .nothing : .sequence(progress)
        }
        if var report {
            guard report.mayTake(byte) else {
                self.report = nil
                putBack.insert(code, at: 0)
                if report.isCertain, report.isEndless {
                    excess = EndlessReply(isSequence: false, isAtEscape: report.bytes.last == 27)
                    return .nothing
                }
                if report.isCertain {
                    if report.bytes.last == 27 { putBack.insert(27, at: 0) }
                    return .nothing
                }
                putBack = [Int32(report.question.opener)] + report.bytes.map { Int32($0) } + putBack
                return .key(.escape)
            }
            let progress = report.take(byte)
            self.report = progress == .unfinished ? report : nil
            switch progress {
            case .unfinished, .unknown: return .nothing
            case .paper(let paper):
                awaited.remove(.paper)
                return .paper(paper)
            case .colours(let areFull):
                awaited.remove(.colours)
                return .colours(areFull: areFull)
            case .pictures(let areShown):
                awaited.remove(.pictures)
                return .pictures(areShown: areShown)
            }
        }
        if byte == 27, let input = afterEscape() { return input }
        guard let scalar = assembler.take(byte) else { return .nothing }
        return Self.key(typed: scalar).map { .key($0) } ?? .nothing
    }

    private mutating func inPaste(_ code: Int32) -> Input {
        // A key's sequence in a pasted text is no key.
        guard let byte = UInt8(exactly: code), var paste else { return .nothing }
        if byte == 27 {
            let following = read()
            guard following != ERR else {
                self.paste = nil
                pasteTail = PasteTail()
                return .paste(paste.text)
            }
            putBack.insert(following, at: 0)
        }
        let isOver = paste.take(byte)
        self.paste = isOver ? nil : paste
        return isOver ? .paste(paste.text) : .nothing
    }

    /// In bulk, because the library takes four microseconds a byte.
    private mutating func inLongPaste(_ soFar: PasteReader, _ bulk: (Int32) -> [UInt8]) -> Input? {
        var (paste, bytes) = (soFar, bulk(0))
        if bytes.isEmpty, paste.isAtEscape {
            bytes = bulk(25)
            if bytes.isEmpty {
                self.paste = nil
                pasteTail = PasteTail()
                return .paste(paste.text)
            }
        }
        guard !bytes.isEmpty else { return nil }
        taken += bytes.count
        let end = bytes.firstIndex { paste.take($0) }
        self.paste = end == nil ? paste : nil
        guard let end else { return .nothing }
        putBack = Self.codes(bytes[(end + 1)...])
        return .paste(paste.text)
    }

    private mutating func drop(_ answer: EndlessReply) -> Input? {
        var (answer, bytes) = (answer, [UInt8]())
        if let bulk, putBack.isEmpty {
            bytes = bulk(0)
            if bytes.isEmpty { bytes = bulk(25) }
            taken += bytes.count
        } else {
            let code = read()
            if let byte = UInt8(exactly: code) {
                bytes = [byte]
            } else if code != ERR {
                excess = nil
                putBack.insert(code, at: 0)
                return .nothing
            }
        }
        if bytes.isEmpty {
            excess = nil
            return nil
        }
        guard let end = answer.end(in: bytes) else {
            excess = answer
            return .nothing
        }
        excess = nil
        putBack = (answer.isAtEscape ? [27] : []) + Self.codes(bytes[end...]) + putBack
        return .nothing
    }

    /// As the library would have given them, as far as all terminals agree.
    private static func codes(_ bytes: ArraySlice<UInt8>) -> [Int32] {
        var (rest, codes) = (bytes, [Int32]())
        while let byte = rest.first {
            let key = byte == 27 ? common.first { rest.starts(with: $0.0.utf8) } : nil
            rest = rest.dropFirst(key?.0.utf8.count ?? 1)
            codes.append(key?.1 ?? Int32(byte))
        }
        return codes
    }

    private static func bytes(waiting milliseconds: Int32) -> [UInt8] {
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, milliseconds) > 0, waiting.revents & Int16(POLLIN) != 0 else { return [] }
        return Array(unsafeUninitializedCapacity: 4096) { buffer, count in
            count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
        }
    }

    /// Input after an Escape that ended a paste: the rest of the paste's own end, or anything else.
    private mutating func afterPaste(_ code: Int32) -> Input? {
        guard var tail = pasteTail else { return nil }
        if tail.swallows(code) {
            pasteTail = tail.isOver ? nil : tail
            return .nothing
        }
        pasteTail = nil
        guard !tail.swallowed.isEmpty else { return nil }
        putBack = tail.swallowed + [code] + putBack
        return .nothing
    }

    /// A sequence begins, or Alt is held with a digit; nil if Escape is a key by itself.
    private mutating func afterEscape() -> Input? {
        let bracket = read()
        if let question = awaited.first(where: { Int32($0.opener) == bracket }) {
            // The terminal's answer comes in one piece; after Alt-] or Alt-P comes another key, or none.
            var first = read()
            if first == ERR {
                pause(100)
                first = read()
            }
            var begun = TerminalReport(question)
            if let byte = UInt8(exactly: first), begun.mayTake(byte) {
                _ = begun.take(byte)
                report = begun
                return .nothing
            }
            putBack = [bracket] + (first == ERR ? [] : [first]) + putBack
            return nil
        }
        guard bracket == 0x5B else {
            // Alt-0 has no use, and Alt with a letter looks like Escape and the letter typed quickly.
            if let digit = (1...9).first(where: { Int32(0x30 + $0) == bracket }) { return .key(.alt(digit)) }
            if bracket != ERR { putBack.insert(bracket, at: 0) }
            return nil
        }
        let first = read()
        if let byte = UInt8(exactly: first), ControlSequence.isBegun(by: byte) {
            sequence = ControlSequence(first: byte)
            return .nothing
        }
        putBack = [bracket] + (first == ERR ? [] : [first]) + putBack
        return nil
    }

    private mutating func read() -> Int32 {
        taken += 1
        return putBack.isEmpty ? source() : putBack.removeFirst()
    }

    private static func key(typed scalar: Unicode.Scalar) -> Key? {
        switch scalar.value {
        case 0: .control(" ")
        case 8, 127: .backspace
        case 9: .tab
        case 10, 13: .enter
        case 27: .escape
        case 1..<27: .control(Character(Unicode.Scalar(UInt8(scalar.value + 96))))
        case 28..<32: .control(Character(Unicode.Scalar(UInt8(scalar.value + 64))))
        case 128..<160: nil
        default: .character(Character(scalar))
        }
    }

    private static let named: [Int32: Key] = {
        // KEY_F(n) is a macro that adds.
        let functions = (1...12).map { (KEY_F0 + Int32($0), Key.function($0)) }
        return others.merging(functions) { key, _ in key }
    }()

    private static let others: [Int32: Key] = [
        KEY_UP: .arrow(.up), KEY_DOWN: .arrow(.down), KEY_LEFT: .arrow(.left), KEY_RIGHT: .arrow(.right),
        KEY_SR: .shiftArrow(.up), KEY_SF: .shiftArrow(.down),
        KEY_SLEFT: .shiftArrow(.left), KEY_SRIGHT: .shiftArrow(.right),
        KEY_ENTER: .enter, KEY_BTAB: .backTab, KEY_BACKSPACE: .backspace, KEY_DC: .delete,
        KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    ]

    private static let common: [(String, Int32)] =
        [
            ("\u{1B}[A", KEY_UP), ("\u{1B}[B", KEY_DOWN), ("\u{1B}[C", KEY_RIGHT), ("\u{1B}[D", KEY_LEFT),
            ("\u{1B}OA", KEY_UP), ("\u{1B}OB", KEY_DOWN), ("\u{1B}OC", KEY_RIGHT), ("\u{1B}OD", KEY_LEFT),
            ("\u{1B}[1;2A", KEY_SR), ("\u{1B}[1;2B", KEY_SF),
            ("\u{1B}[1;2C", KEY_SRIGHT), ("\u{1B}[1;2D", KEY_SLEFT),
            ("\u{1B}[a", KEY_SR), ("\u{1B}[b", KEY_SF), ("\u{1B}[c", KEY_SRIGHT), ("\u{1B}[d", KEY_SLEFT),
            ("\u{1B}[H", KEY_HOME), ("\u{1B}OH", KEY_HOME), ("\u{1B}[1~", KEY_HOME), ("\u{1B}[7~", KEY_HOME),
            ("\u{1B}[F", KEY_END), ("\u{1B}OF", KEY_END), ("\u{1B}[4~", KEY_END), ("\u{1B}[8~", KEY_END),
            ("\u{1B}[3~", KEY_DC), ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[Z", KEY_BTAB),
        ]
        + ["OP", "OQ", "OR", "OS", "[15~", "[17~", "[18~", "[19~", "[20~", "[21~", "[23~", "[24~"]
        .enumerated()
        .map { ("\u{1B}" + $1, KEY_F0 + 1 + Int32($0)) }
}

/// The bytes may come with a pause in the middle.
struct UTF8Assembler {
    private var value: UInt32 = 0
    private var missing = 0
    private var least: UInt32 = 0

    /// Drops bytes that are not UTF-8.
    mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case 0..<0x80:
            missing = 0
            return Unicode.Scalar(byte)
        case 0x80..<0xC0:
            guard missing > 0 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
            missing -= 1
            // An overlong form is not UTF-8: it must not smuggle in a "/".
            return missing == 0 && value >= least ? Unicode.Scalar(value) : nil
        case 0xC0..<0xE0: begin(byte & 0x1F, missing: 1, least: 0x80)
        case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, least: 0x800)
        case 0xF0..<0xF8: begin(byte & 0x07, missing: 3, least: 0x1_0000)
        default: missing = 0
        }
        return nil
    }

    private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
        value = UInt32(bits)
        (self.missing, self.least) = (missing, least)
    }
}
