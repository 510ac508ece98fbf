private import Foundation

/// How figures are written, the same on the screen and in print.
public enum FigureText {
    /// A rate to three decimals, or to as many as show four significant digits.
    public static func rate(_ rate: Double) -> String {
        guard rate.isFinite, rate > 0 else { return absent }
        let magnitude = Int(log10(rate).rounded(.down))
        return decimal(rate, places: min(15, max(3, 3 - magnitude)))
    }

    /// A price to two decimals; to four significant digits below one.
    public static func price(_ price: Double) -> String {
        guard price.isFinite, price > 0 else { return absent }
        let magnitude = Int(log10(price).rounded(.down))
        return decimal(price, places: magnitude >= 0 ? 2 : min(15, 3 - magnitude))
    }

    /// A change as signed per cent: `+0.42 %`, `−0.11 %`, with a true minus sign.
    public static func change(_ change: Double, places: Int) -> String {
        guard change.isFinite else { return absent }
        return (change < 0 ? "−" : "+") + decimal(abs(change) * 100, places: places) + " %"
    }

    /// `▲` for a rise, `▼` for a fall, `•` for neither.
    public static func arrow(_ change: Double) -> String {
        change > 0 ? "▲" : change < 0 ? "▼" : "•"
    }

    /// What stands where a figure is not known.
    public static let absent = "—"

    /// Month and day as four digits: `1120`.
    public static func monthDay(_ day: Day) -> String {
        padded(day.civil.month, 2) + padded(day.civil.day, 2)
    }

    /// `value`, which is not negative, rounded to `places` decimals as the C library's printf rounds its exact value.
    private static func decimal(_ value: Double, places: Int) -> String {
        let power = powers[min(places, powers.count - 1)]
        let scaled = value * Double(power)
        let rounded = scaled.rounded()
        // The product is not exact: next to the middle between two figures only the library knows which is nearer.
        guard places < powers.count, scaled < 1e14, abs(abs(scaled - rounded) - 0.5) > 0.01 else {
            return printed(value, places: places)
        }
        let digits = Int(rounded)
        guard places > 0 else { return String(digits) }
        let fraction = String(digits % power)
        return String(digits / power) + "." + String(repeating: "0", count: places - fraction.utf8.count)
            + fraction
    }

    /// Powers of ten, by their exponent.
    private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

    private static func printed(_ value: Double, places: Int) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
            let count = withVaList([Int32(places), value]) {
                vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0)
            }
            let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1)))
            return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
