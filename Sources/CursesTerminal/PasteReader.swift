/// What is pasted, put together a code at a time, from after `ESC [ 200 ~` to `ESC [ 201 ~` (xterm's ctlseqs.txt,
/// “Bracketed Paste Mode”).
///
/// Nothing in a paste is a key. Where the terminal never says that it has ended, Escape alone ends it.
struct PasteReader {
    static let on = "\u{1B}[?2004h"
    static let off = "\u{1B}[?2004l"
    /// How many bytes are kept: no line here takes more. The rest is read, and dropped.
    static let limit = 4096

    /// How many milliseconds may pass within a paste whose rest is waited for, and how many nanoseconds it may take in all.
    static let (pause, patience): (Int32, Int) = (500, 10_000_000_000)

    private static let end = Array("\u{1B}[201~".utf8)
    private var bytes: [UInt8] = []
    /// How much of the end has been seen.
    private var matched = 0

    /// How many bytes have gone by since the last Escape.
    private var plain = 0
    /// Whether so much has come that the library holds nothing that it has read ahead.
    private(set) var isLong = false
    /// Whether the last byte was an Escape, which may be the key.
    var isAtEscape: Bool { matched == 1 }

    /// What was pasted so far; bytes that are no UTF-8 have become U+FFFD.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes the next byte; whether it was the last of the paste.
    mutating func take(_ byte: UInt8) -> Bool {
        plain = byte == 27 ? 0 : plain + 1
        if plain > 64 { isLong = true }
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        // Of the end's bytes only the first can begin it anew.
        keep(Self.end[..<matched])
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep([byte]) }
        return false
    }

    private mutating func keep(_ more: some Collection<UInt8>) {
        bytes += more.prefix(Self.limit - bytes.count)
    }
}

/// The rest of a paste's end, whose first byte came alone and was taken for the key.
struct PasteTail {
    private var rest = Array("[201~".utf8)[...]

    /// Whether `code` belongs to it; false ends the waiting.
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
