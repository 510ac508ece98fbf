/// A sequence after `ESC [`, collected a byte at a time. A digit or a mark that users do not type right after
/// Escape must follow the bracket, so that the bytes are certain to come from the terminal.
struct ControlSequence {
    enum Progress: Equatable {
        case unfinished
        case unknown
        case mouse(parameters: [Int], isRelease: Bool)
        case oldMouse(bytes: [UInt8])
        case paste
        case mode(Int, answer: Int)
        /// The kind of terminal, as numbers for its features.
        case kind([Int])
    }

    private var bytes: [UInt8] = []

    static func isBegun(by byte: UInt8) -> Bool {
        (0x30..<0x40).contains(byte) || byte == UInt8(ascii: "M")
    }

    init(first byte: UInt8) { bytes = [byte] }

    var isEndless: Bool { bytes.count >= Self.most && !(0x40..<0x7F).contains(bytes.last ?? 0) }
    private static let most = 64

    mutating func take(_ byte: UInt8) -> Progress {
        bytes.append(byte)
        if bytes[0] == UInt8(ascii: "M") {
            // A report contains 32 and up, or 0. This is a key, typed after Alt-[ and M.
            if (1..<0x20).contains(byte) { return .unknown }
            return bytes.count < 4 ? .unfinished : .oldMouse(bytes: Array(bytes[1...]))
        }
        guard bytes.count < Self.most else { return .unknown }
        return (0x40..<0x7F).contains(byte) ? meaning(final: byte) : byte < 0x20 ? .unknown : .unfinished
    }

    private func meaning(final: UInt8) -> Progress {
        let body = bytes.dropLast()
        switch (body.first, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            return .mouse(parameters: Self.numbers(body.dropFirst()), isRelease: final == UInt8(ascii: "m"))
        case (UInt8(ascii: "?"), UInt8(ascii: "y")) where body.last == UInt8(ascii: "$"):
            let numbers = Self.numbers(body.dropFirst().dropLast())
            return numbers.count == 2 ? .mode(numbers[0], answer: numbers[1]) : .unknown
        case (UInt8(ascii: "?"), UInt8(ascii: "c")): return .kind(Self.numbers(body.dropFirst()))
        case (UInt8(ascii: "2"), UInt8(ascii: "~")) where body.elementsEqual("200".utf8):
            return .paste
        default:
            return .unknown
        }
    }

    private static func numbers(_ bytes: some Collection<UInt8>) -> [Int] {
        let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        return numbers.count == parts.count ? numbers : []
    }
}

/// A paste: all from after `ESC [ 200 ~` to `ESC [ 201 ~` (xterm's ctlseqs.txt, “Bracketed Paste Mode”). Its
/// bytes are never keys. If the terminal never ends the paste, Escape alone does.
struct PasteReader {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
    /// In bytes: no line here takes more. The rest is dropped.
    static let limit = 4096

    /// Milliseconds to wait for more of a paste, and nanoseconds for all of it.
    static let (pause, patience): (Int32, Int) = (500, 10_000_000_000)

    private static let end = Array("\u{1B}[201~".utf8)
    private var bytes: [UInt8] = []
    /// Bytes of the end that have arrived.
    private var matched = 0

    /// Bytes since the last Escape.
    private var plain = 0
    /// True once so much has arrived that the library cannot hold any bytes it has read ahead.
    private(set) var isLong = false
    var isAtEscape: Bool { matched == 1 }

    /// Invalid UTF-8 becomes U+FFFD.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func take(_ byte: UInt8) -> Bool {
        plain = byte == 27 ? 0 : plain + 1
        if plain > 64 { isLong = true }
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        // Of the end's bytes only the first can begin it again.
        keep(Self.end[..<matched])
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep([byte]) }
        return false
    }

    private mutating func keep(_ more: some Collection<UInt8>) {
        bytes += more.prefix(Self.limit - bytes.count)
    }
}

/// The first byte of a paste's end came alone and looked like the key; this is the rest.
struct PasteTail {
    private var rest = Array("[201~".utf8)[...]

    mutating func swallows(_ code: Int32) -> Bool {
        guard let next = rest.first, code == Int32(next) else {
            rest = []
            return false
        }
        rest.removeFirst()
        return true
    }

    var isOver: Bool { rest.isEmpty }
    var swallowed: [Int32] { "[201~".utf8.prefix(5 - rest.count).map { Int32($0) } }
}

/// Queries without an answer so far. An answer after we restore the terminal ends up as text in the shell.
/// Terminals answer in order, so the last query is one that all answer: then everything typed before has
/// arrived too.
struct Replies {
    /// DA1 of xterm's ctlseqs.txt, answered with `ESC [ ? … c`.
    static let question = "\u{1B}[c"
    /// In nanoseconds from the query on. A terminal that has sent nothing by then never answers.
    private static let patience = 1_000_000_000
    /// Nanoseconds on the slowest of lines.
    private static let longest = 10_000_000_000

    private(set) var isOwed = false
    private(set) var areGiven = false
    private var asked = 0
    private var patience = Replies.patience

    mutating func ask(now: Int) { (isOwed, asked) = (true, now) }

    mutating func take() { (isOwed, areGiven) = (false, true) }

    /// The line took so long for a frame; several may still be on their way before the query.
    mutating func lineTook(_ nanoseconds: Int) {
        patience = min(Replies.longest, patience + 8 * nanoseconds)
    }

    /// In milliseconds; 0 if no answer is due, or we no longer expect one.
    func wait(now: Int) -> Int32 {
        isOwed ? Int32(clamping: max(0, (asked + patience - now + 999_999) / 1_000_000)) : 0
    }
}
