import Foundation

/// SplitMix64 (Steele, Lea, Flood 2014): randomness that a printed seed brings back.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A generator with the seed in `FXTERM_SEED`, else a new one; either way it is printed.
    static func announced(_ test: String = #function) -> SeededRandom {
        let seed =
            ProcessInfo.processInfo.environment["FXTERM_SEED"].flatMap(UInt64.init)
            ?? .random(in: .min ... .max)
        print("\(test): FXTERM_SEED=\(seed)")
        return SeededRandom(seed: seed)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
