private import Foundation

/// Reproducible by a printed seed (SplitMix64: Steele, Lea and Flood 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package static func announced(_ test: String = #function) -> SeededGenerator {
        SeededGenerator(seed: announcedSeed(test))
    }

    /// The seed in `FXTERM_SEED`, else a new one; prints it.
    package static func announcedSeed(_ test: String = #function) -> UInt64 {
        let seed =
            ProcessInfo.processInfo.environment["FXTERM_SEED"].flatMap(UInt64.init)
            ?? .random(in: .min ... .max)
        print("\(test): FXTERM_SEED=\(seed)")
        return seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
