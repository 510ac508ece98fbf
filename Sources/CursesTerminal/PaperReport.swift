/// The terminal's answer to the question for its background colour (xterm's ctlseqs.txt, OSC 11), put together a
/// byte at a time: `11;rgb:RRRR/GGGG/BBBB` and then BEL, or Escape and a backslash.
struct PaperReport {
    /// The question. It ends with BEL, which more terminals know than the other end.
    static let question = "\u{1B}]11;?\u{07}"

    enum Progress: Equatable {
        case unfinished
        case unknown
        case known(isLight: Bool)
    }

    private static let beginning = Array("11;".utf8)
    private(set) var bytes: [UInt8] = []

    /// Whether so much has come that it is an answer, and nothing that was typed.
    var isCertain: Bool { bytes.starts(with: Self.beginning) }

    /// Whether the answer can go on with `byte`. Whatever else comes was typed, Ctrl-C among it.
    func mayTake(_ byte: UInt8) -> Bool {
        if bytes.count < Self.beginning.count { return byte == Self.beginning[bytes.count] }
        // No terminal says anything as long.
        guard bytes.count < 40 else { return false }
        if bytes.last == 27 { return byte == UInt8(ascii: "\\") }
        return byte == 7 || byte == 27 || (32..<127).contains(byte)
    }

    mutating func take(_ byte: UInt8) -> Progress {
        if byte == 7 { return meaning }
        if byte == UInt8(ascii: "\\"), bytes.last == 27 { return meaning }
        bytes.append(byte)
        return .unfinished
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
