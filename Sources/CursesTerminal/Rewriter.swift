/// Rewrites what the library writes for a terminal of 256 colours or more: looks by what changes alone, and colours in
/// full in place of their numbers.
///
/// The library takes every look from nothing (`ESC ( B`, `ESC [ 0;1 m`, ink, paper), which is most of what a tinted row
/// takes, and knows no colours but numbers.
struct Rewriter {
    /// The colours behind the numbers; nil where the numbers are the terminal's own.
    var full: FullColours?
    private var result: [UInt8] = []
    /// How the terminal writes, nil where that is not known, and how the library wants it to write.
    private var shown: TerminalLook?
    private var wanted = TerminalLook()

    init(full: FullColours?) { self.full = full }

    /// The library's output as the terminal is to get it.
    mutating func rewrite(_ bytes: [UInt8]) -> [UInt8] {
        result = []
        result.reserveCapacity(bytes.count)
        (shown, wanted) = (nil, TerminalLook())
        var rest = bytes[...]
        while let escape = rest.firstIndex(of: 27) {
            copy(rest[..<escape])
            let end = Rewriter.end(of: rest[escape...])
            take(rest[escape..<end])
            rest = rest[end...]
        }
        copy(rest)
        turn()
        return result
    }

    /// The index after the sequence that `bytes` begin with.
    private static func end(of bytes: ArraySlice<UInt8>) -> Int {
        let start = bytes.startIndex
        guard bytes.count > 2, bytes[start + 1] == UInt8(ascii: "[") else {
            return min(
                bytes.endIndex, start + (bytes.count > 1 && bytes[start + 1] == UInt8(ascii: "(") ? 3 : 2))
        }
        let last = bytes[(start + 2)...].firstIndex { (0x40..<0x7F).contains($0) }
        return last.map { $0 + 1 } ?? bytes.endIndex
    }

    private mutating func take(_ sequence: ArraySlice<UInt8>) {
        switch sequence.last {
        case UInt8(ascii: "B") where sequence.count == 3:
            // The usual characters, which are never left.
            if shown == nil { result += sequence }
        case UInt8(ascii: "m"):
            if wanted.take(sequence.dropFirst(2).dropLast(), full) { return }
            turn()
            result += sequence
            shown = nil
        case UInt8(ascii: "H"), UInt8(ascii: "d"), UInt8(ascii: "G"), UInt8(ascii: "A"), UInt8(ascii: "C"),
            UInt8(ascii: "D"), UInt8(ascii: "B"):
            // The cursor goes the same way in any look.
            result += sequence
        default:
            turn()
            result += sequence
        }
    }

    private mutating func copy(_ text: ArraySlice<UInt8>) {
        if text.contains(where: { $0 != 8 && $0 != 13 && $0 != 32 }) {
            turn()
        } else if text.contains(32), shown.map({ !$0.blanksLike(wanted) }) ?? true {
            turn()
        }
        result += text
    }

    /// Has the terminal write in the look that is wanted.
    private mutating func turn() {
        guard shown != wanted else { return }
        wanted.write(after: shown, to: &result)
        shown = wanted
    }
}
