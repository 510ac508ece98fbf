/// The terminal's answer to a query, collected a byte at a time until BEL, or Escape and a backslash.
struct TerminalReport {
    enum Question: CaseIterable {
        /// xterm's ctlseqs.txt, OSC 11: `11;rgb:RRRR/GGGG/BBBB` after `ESC ]`.
        case paper
        /// DECRQSS: `1$r48:2:1:2:3m` after `ESC P` if there are 24-bit colours (termstandard/colors).
        case colours
        /// `Gi=31;OK` after `ESC _`.
        case pictures

        /// The first ends with BEL, which more terminals know than the other end.
        var text: String {
            switch self {
            case .paper: "\u{1B}]11;?\u{07}"
            case .colours: "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[49m"
            case .pictures: KittyGraphics.question
            }
        }

        var opener: UInt8 {
            switch self {
            case .paper: UInt8(ascii: "]")
            case .colours: UInt8(ascii: "P")
            case .pictures: UInt8(ascii: "_")
            }
        }

        fileprivate var beginnings: [[UInt8]] {
            switch self {
            case .paper: [Array("11;".utf8)]
            case .colours: [Array("1$r".utf8), Array("0$r".utf8)]
            case .pictures: [Array("Gi=31;".utf8)]
            }
        }
    }

    enum Progress: Equatable {
        case unfinished
        case unknown
        case paper(UInt32)
        case colours(areFull: Bool)
        case pictures(areShown: Bool)
    }

    let question: Question
    private(set) var bytes: [UInt8] = []

    init(_ question: Question) { self.question = question }

    /// The bytes can only be an answer, not typed keys.
    var isCertain: Bool { question.beginnings.contains { bytes.starts(with: $0) } }

    var isEndless: Bool { bytes.count >= 60 }

    /// False if the user typed `byte`, Ctrl-C included.
    func mayTake(_ byte: UInt8) -> Bool {
        if !isCertain { return question.beginnings.contains { $0.starts(with: bytes + [byte]) } }
        if isEndless { return false }
        if bytes.last == 27 { return byte == UInt8(ascii: "\\") }
        return byte == 7 || byte == 27 || (32..<127).contains(byte)
    }

    mutating func take(_ byte: UInt8) -> Progress {
        if byte == 7 || byte == UInt8(ascii: "\\") && bytes.last == 27 { return meaning }
        bytes.append(byte)
        return .unfinished
    }

    private var meaning: Progress {
        let text = String(decoding: bytes.filter { $0 != 27 }, as: UTF8.self)
        switch question {
        case .paper: return TerminalReport.paper(text).map { .paper($0) } ?? .unknown
        case .colours:
            let numbers = text.dropFirst(3).split { !$0.isNumber }
            return .colours(areFull: numbers.contains("48") && numbers.suffix(3) == ["1", "2", "3"])
        case .pictures: return .pictures(areShown: text.hasSuffix(";OK"))
        }
    }

    private static func paper(_ text: String) -> UInt32? {
        guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return nil }
        let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3)
        let channels = parts.compactMap { part -> Int? in
            guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16) else { return nil }
            return value * 255 / ((1 << (4 * part.utf8.count)) - 1)
        }
        return channels.count == 3 ? channels.reduce(0) { $0 << 8 | UInt32(clamping: $1) } : nil
    }

    /// Nearer to white than to black: its luma (ITU-R BT.601) is over half.
    static func isLight(_ paper: UInt32) -> Bool {
        let (red, green, blue) = (Double(paper >> 16), Double(paper >> 8 & 255), Double(paper & 255))
        return 0.299 * red + 0.587 * green + 0.114 * blue > 127.5
    }
}

/// The rest of an answer that exceeds any limit.
struct EndlessReply {
    /// A letter or a sign is the end; else BEL, or Escape and a backslash.
    let isSequence: Bool
    /// We drop an Escape only if it ends the answer.
    private(set) var isAtEscape = false

    init(isSequence: Bool, isAtEscape: Bool = false) {
        (self.isSequence, self.isAtEscape) = (isSequence, isAtEscape)
    }

    /// Nil if it goes on. A control character was typed, and ends it too.
    mutating func end(in bytes: [UInt8]) -> Int? {
        for (place, byte) in bytes.enumerated() {
            if isAtEscape {
                guard byte == UInt8(ascii: "\\") else { return place }
                isAtEscape = false
                return place + 1
            }
            if isSequence ? (0x40..<0x7F).contains(byte) : byte == 7 { return place + 1 }
            if byte == 27, !isSequence {
                isAtEscape = true
            } else if byte < 32 {
                return place
            }
        }
        return nil
    }
}

package enum TerminalError: Error, Hashable, Sendable {
    package enum Stream: Hashable, Sendable {
        case input
        case output
    }

    case notATerminal(Stream)
    /// The terminal cannot place its cursor; `type` is its `TERM`.
    case tooSimple(type: String)
    /// No fall-back is described on this system either.
    case unknownType(String)
    case system(operation: String, errno: Int32)
}
