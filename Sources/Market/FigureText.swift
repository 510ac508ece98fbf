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

    /// `value` rounded to `places` decimals. The C library's own printf: a frame writes dozens of figures, and
    /// Foundation's formats take ten times as long.
    private static func decimal(_ value: Double, places: Int) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
            let count = withVaList([Int32(places), value]) {
                vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0)
            }
            let bytes = buffer.prefix(max(0, min(Int(count), buffer.count - 1)))
            return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
