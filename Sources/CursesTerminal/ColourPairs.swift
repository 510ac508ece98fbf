import CNcurses

/// Pairs of ink and paper by the numbers that the terminal knows them by.
///
/// A fixed table with open addressing; nothing is allocated after the start.
struct ColourPairs {
    private struct Entry {
        var ink: Int32 = -1
        var paper: Int32 = -1
        var pair: Int32 = 0
    }

    private static let mask = 8191
    private var entries = [Entry](repeating: Entry(), count: mask + 1)
    private var used: Int32 = 0
    private let limit: Int32
    let hasDefaults: Bool

    private(set) var isExhausted = false

    /// - Parameter hasDefaults: Whether -1 is the terminal's own colour; where not, white on black is.
    init(hasDefaults: Bool) {
        self.hasDefaults = hasDefaults
        // Half full at most, so that a search stays short.
        limit = min(Int32(Self.mask / 2), max(1, fxterm_colour_pairs()) - 1)
    }

    /// The pair of `ink` on `paper`, colour numbers with -1 for the terminal's own; 0, which is the
    /// terminal's own colours, when the terminal has no pair left.
    mutating func pair(ink: Int, paper: Int) -> Int32 {
        var (ink, paper) = (Int32(ink), Int32(paper))
        if ink < 0 && paper < 0 { return 0 }
        if !hasDefaults {
            if ink < 0 { ink = 7 }
            if paper < 0 { paper = 0 }
        }
        var slot = (Int(ink) &* 0x9E37 &+ Int(paper) &* 0x79B1) & Self.mask
        while entries[slot].pair != 0 {
            if entries[slot].ink == ink, entries[slot].paper == paper { return entries[slot].pair }
            slot = (slot + 1) & Self.mask
        }
        guard used < limit, init_extended_pair(used + 1, ink, paper) == OK else {
            isExhausted = true
            return 0
        }
        used += 1
        entries[slot] = Entry(ink: ink, paper: paper, pair: used)
        return used
    }

    mutating func removeAll() {
        for slot in entries.indices { entries[slot] = Entry() }
        used = 0
        isExhausted = false
    }
}
