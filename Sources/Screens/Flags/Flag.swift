public import TUI

/// The flags on the rate cards: 8 pixels wide and 6 high, 8 by 3 cells as half blocks.
///
/// Drawn by hand in `Sources/Screens/Flags/flags.py`, which writes the table beside this file. A drawing is turned into
/// a picture when it is asked for; nothing is kept but the list of which currency has which line.
public enum Flag {
    /// Pixels from side to side.
    static let width = 8
    /// Pixels from top to bottom.
    static let height = 6

    /// The flag of the country, or of the union, whose money `code` is, or was.
    ///
    /// Nil for a currency of several countries without a flag (XAF), a metal, a coin of nobody's (BTC),
    /// and whatever else is not in ISO 4217; the caller then shows `unknown`.
    public static func picture(ofCurrency code: String) -> Picture? {
        drawings[code].map(picture(of:))
    }

    /// The same in twice the size.
    static func large(ofCurrency code: String) -> Picture {
        (picture(ofCurrency: code) ?? unknown).doubled(smoothing: discs.contains(code))
    }

    /// Currencies whose flag is a disc on a plain ground, which is rounder than its few pixels.
    private static let discs: Set = ["BDT", "JPY"]

    /// A question mark on a grey card.
    public static let unknown = picture(of: unknownDrawing[...])

    /// The drawings by currency code.
    static let drawings: [String: Substring] = {
        var drawings: [String: Substring] = [:]
        for line in table {
            let words = line.split(separator: " ")
            guard let drawing = words.last else { continue }
            for code in words.dropLast() { drawings[String(code)] = drawing }
        }
        return drawings
    }()

    private static func picture(of drawing: Substring) -> Picture {
        Picture(width: width, height: height, pixels: drawing.utf8.compactMap { inks[$0] })
    }
}
