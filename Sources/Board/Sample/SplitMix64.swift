/// Random numbers, the same for a seed on every machine: Steele, Lea and Flood, "Fast Splittable Pseudorandom
/// Number Generators", 2014, with the constants of Sebastiano Vigna's public-domain `splitmix64.c`.
struct SplitMix64: Hashable, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 ≤ x < 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// `count` is above 0.
    mutating func index(below count: Int) -> Int { Int(unit() * Double(count)) }

    /// Around 0, seldom beyond ±2, never beyond ±6.
    mutating func bell() -> Double { (0..<12).reduce(-6) { sum, _ in sum + unit() } }
}
