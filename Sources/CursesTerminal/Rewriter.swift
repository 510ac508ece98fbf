import TUI

typealias Bytes = UnsafeBufferPointer<UInt8>

/// For 256 colours or more: writes only changes between looks, and full colours instead of their numbers. The
/// library starts every look with a reset (`ESC ( B`, `ESC [ 0;1 m`, ink, paper), most bytes of a tinted row.
struct Rewriter {
    /// Nil if the numbers are the terminal's own.
    var full: FullColours?
    private var result: [UInt8] = []
    /// The terminal's current look; nil if unknown.
    private var shown: TerminalLook?
    private var wanted = TerminalLook()

    init(full: FullColours?) { self.full = full }

    mutating func rewrite(_ bytes: [UInt8]) -> [UInt8] {
        result = []
        result.reserveCapacity(bytes.count)
        (shown, wanted) = (nil, TerminalLook())
        bytes.withUnsafeBufferPointer { bytes in
            var (start, place) = (0, 0)
            while place < bytes.count {
                guard bytes[place] == 27 else {
                    place += 1
                    continue
                }
                copy(Bytes(rebasing: bytes[start..<place]))
                start = place
                place = Rewriter.end(of: bytes, from: place)
                take(Bytes(rebasing: bytes[start..<place]))
                start = place
            }
            copy(Bytes(rebasing: bytes[start...]))
        }
        turn()
        return result
    }

    private static func end(of bytes: Bytes, from start: Int) -> Int {
        guard bytes.count - start > 2, bytes[start + 1] == UInt8(ascii: "[") else {
            let isSet = bytes.count - start > 1 && bytes[start + 1] == UInt8(ascii: "(")
            return min(bytes.count, start + (isSet ? 3 : 2))
        }
        var last = start + 2
        while last < bytes.count, bytes[last] < 0x40 || bytes[last] >= 0x7F { last += 1 }
        return min(bytes.count, last + 1)
    }

    private mutating func take(_ sequence: Bytes) {
        switch sequence.last {
        case UInt8(ascii: "B") where sequence.count == 3:
            // The usual characters, which we never leave.
            if shown == nil { result += sequence }
        case UInt8(ascii: "m"):
            if sequence.count > 2,
                wanted.take(Bytes(rebasing: sequence[2..<sequence.count - 1]), full)
            {
                return
            }
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

    private mutating func copy(_ text: Bytes) {
        guard !text.isEmpty else { return }
        if text.contains(where: { $0 != 8 && $0 != 13 && $0 != 32 }) {
            turn()
        } else if text.contains(32), shown.map({ !$0.blanksLike(wanted) }) ?? true {
            turn()
        }
        result += text
    }

    private mutating func turn() {
        guard shown != wanted else { return }
        wanted.write(after: shown, to: &result)
        shown = wanted
    }
}

/// ECMA-48, SGR.
struct TerminalLook: Equatable {
    /// -1 for the terminal's own, 0 to 255 for a number, 0x1RRGGBB for a full one.
    typealias Colour = Int

    private var traits: Traits = []
    private var ink: Colour = -1
    private var paper: Colour = -1

    init() {}

    init(_ traits: Traits, ink: Colour, paper: Colour) {
        (self.traits, self.ink, self.paper) = (traits, ink, paper)
    }

    /// Blanks have no ink.
    func blanksLike(_ other: TerminalLook) -> Bool {
        paper == other.paper && traits.union(other.traits).isDisjoint(with: [.underline, .reverse])
    }

    /// The part between `ESC [` and `m`; false if the library never writes it so.
    mutating func take(_ body: Bytes, _ full: FullColours?) -> Bool {
        var look = self
        var rest = body[...]
        repeat {
            guard let number = TerminalLook.number(&rest) else { return false }
            switch number {
            case 0: look = TerminalLook()
            case 1: look.traits.insert(.bold)
            case 2: look.traits.insert(.dim)
            case 4: look.traits.insert(.underline)
            case 7: look.traits.insert(.reverse)
            case 30...37: look.ink = number - 30
            case 90...97: look.ink = number - 82
            case 39: look.ink = -1
            case 40...47: look.paper = number - 40
            case 100...107: look.paper = number - 92
            case 49: look.paper = -1
            case 38, 48:
                guard TerminalLook.number(&rest) == 5, let index = TerminalLook.number(&rest) else {
                    return false
                }
                let colour = full?[index].map { 0x100_0000 | Int($0) } ?? index
                if number == 38 { look.ink = colour } else { look.paper = colour }
            default: return false
            }
        } while !rest.isEmpty
        self = look
        return true
    }

    /// With the separator after it; an empty number is 0.
    private static func number(_ rest: inout Slice<Bytes>) -> Int? {
        var number = 0
        while let byte = rest.popFirst(), byte != UInt8(ascii: ";"), byte != UInt8(ascii: ":") {
            guard (48..<58).contains(byte), number < 1000 else { return nil }
            number = number * 10 + Int(byte) - 48
        }
        return number
    }

    /// Nil means any look.
    func write(after before: TerminalLook?, to bytes: inout [UInt8]) {
        bytes += [27, UInt8(ascii: "[")]
        defer { bytes.append(UInt8(ascii: "m")) }
        if self == TerminalLook() { return }
        let start = bytes.count
        func put(_ number: Int) {
            if bytes.count > start { bytes.append(UInt8(ascii: ";")) }
            if number > 99 { bytes.append(UInt8(48 + number / 100)) }
            if number > 9 { bytes.append(UInt8(48 + number / 10 % 10)) }
            bytes.append(UInt8(48 + number % 10))
        }
        func put(_ colour: Colour, _ base: Int) {
            switch colour {
            case ..<0: put(base + 9)
            case ..<8: put(base + colour)
            case ..<16: put(base + 52 + colour)
            case ..<256:
                put(base + 8)
                put(5)
                put(colour)
            default:
                put(base + 8)
                put(2)
                for shift in stride(from: 16, through: 0, by: -8) { put(colour >> shift & 255) }
            }
        }
        if before == nil { put(0) }
        var last = before ?? TerminalLook()
        // One number ends both.
        if !last.traits.subtracting(traits).isDisjoint(with: [.bold, .dim]) {
            put(22)
            last.traits.subtract([.bold, .dim])
        }
        if last.traits.contains(.underline), !traits.contains(.underline) { put(24) }
        if last.traits.contains(.reverse), !traits.contains(.reverse) { put(27) }
        let more = traits.subtracting(last.traits)
        if more.contains(.bold) { put(1) }
        if more.contains(.dim) { put(2) }
        if more.contains(.underline) { put(4) }
        if more.contains(.reverse) { put(7) }
        if ink != last.ink { put(ink, 30) }
        if paper != last.paper { put(paper, 40) }
    }
}
