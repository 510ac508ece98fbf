/// The terminal's answer to the question for its background colour (xterm's ctlseqs.txt, OSC 11), put together a
/// byte at a time: `11;rgb:RRRR/GGGG/BBBB` and then BEL, or Escape and a backslash.
struct PaperReport {
    /// The question. It ends with BEL, which more terminals know than the other end.
    static let question = "\u{1B}]11;?\u{07}"

    /// What a byte led to.
    enum Progress: Equatable {
        /// More is to come.
        case unfinished
        /// It is complete, or no such answer.
        case unknown
        /// The paper is light or dark.
        case known(isLight: Bool)
    }

    private var bytes: [UInt8] = []

    /// Takes the next byte.
    mutating func take(_ byte: UInt8) -> Progress {
        if byte == 7 { return meaning }
        if byte == UInt8(ascii: "\\"), bytes.last == 27 { return meaning }
        bytes.append(byte)
        // No terminal says anything as long.
        return bytes.count > 64 ? .unknown : .unfinished
    }

    /// Light is what looks nearer to white than to black: the colour's luma (ITU-R BT.601) is over half.
    private var meaning: Progress {
        let text = String(decoding: bytes.filter { $0 != 27 }, as: UTF8.self)
        guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return .unknown }
        let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3)
        let channels = parts.compactMap { part -> Double? in
            guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.utf8.count)) - 1)
        }
        guard channels.count == 3 else { return .unknown }
        return .known(isLight: 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2] > 0.5)
    }
}
