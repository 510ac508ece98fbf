/// A sequence that begins with `ESC [`, put together a byte at a time.
///
/// Only what is certain to be the terminal's own speech is taken for one: after the bracket there has to be a
/// digit or a mark that nobody types right after Escape. It may come in parts.
struct ControlSequence {
    enum Progress: Equatable {
        case unfinished
        /// The sequence is complete, but means nothing known.
        case unknown
        case mouse(parameters: [Int], isRelease: Bool)
        case oldMouse(bytes: [UInt8])
        case paste
        case mode(Int, answer: Int)
        /// The kind of terminal, by numbers for what it can.
        case kind([Int])
    }

    private var bytes: [UInt8] = []

    /// Whether `byte`, right after `ESC [`, makes it a sequence.
    static func isBegun(by byte: UInt8) -> Bool {
        (0x30..<0x40).contains(byte) || byte == UInt8(ascii: "M")
    }

    init(first byte: UInt8) { bytes = [byte] }

    /// True if the sequence is longer than any real one and still has no end.
    var isEndless: Bool { bytes.count >= Self.most && !(0x40..<0x7F).contains(bytes.last ?? 0) }
    private static let most = 64

    mutating func take(_ byte: UInt8) -> Progress {
        bytes.append(byte)
        if bytes[0] == UInt8(ascii: "M") {
            // All that is reported is 32 and more, or 0 where there is no byte for it: this is a key, typed after Alt-[ and M.
            if (1..<0x20).contains(byte) { return .unknown }
            return bytes.count < 4 ? .unfinished : .oldMouse(bytes: Array(bytes[1...]))
        }
        // No terminal says anything as long.
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

    /// Numbers between semicolons; none if one of them is no number, or one that no terminal means.
    private static func numbers(_ bytes: some Collection<UInt8>) -> [Int] {
        let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        return numbers.count == parts.count ? numbers : []
    }
}
