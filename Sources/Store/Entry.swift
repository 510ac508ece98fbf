/// What figures may look like, wherever they come from.
enum Entry {
    /// A price: finite and not 0. That of a future can be below it.
    static func isPrice(_ value: Double) -> Bool { value.isFinite && value != 0 }

    /// A rate: finite and above 0.
    static func isFigure(_ value: Double) -> Bool { value.isFinite && value > 0 }

    /// Seconds since 1970 that lie in the years up to 9999, so that reckoning with them never overflows.
    static func isMoment(_ seconds: Int) -> Bool { seconds.magnitude < 253_402_300_800 }

    /// Days since 1970 that lie in the years up to 9999.
    static func isDay(_ number: Int) -> Bool { number.magnitude < 2_932_897 }
}
