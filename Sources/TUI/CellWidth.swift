private import CWideChar
private import Glibc

/// Widths in columns by the C library, which ncurses uses too.
package enum CellWidth {
    /// `wcwidth` knows only the locale's characters.
    private static let knowsUnicode: Bool = {
        if fxterm_wcwidth(0x4E00) == 2 { return true }
        return setlocale(LC_CTYPE, "C.UTF-8") != nil
    }()

    /// 0 (combining), 1 or 2. Nil for control characters, direction marks, joiners and soft hyphens, which we
    /// do not draw: no text in a frame can control the terminal.
    package static func of(_ scalar: Unicode.Scalar) -> Int? {
        if scalar.value < 0x7F { return scalar.value >= 0x20 ? 1 : nil }
        guard knowsUnicode else { return 1 }
        let width = fxterm_wcwidth(scalar.value)
        // Few characters have no width, and no soft hyphen has one.
        if width == 0 || scalar.value == 0xAD, scalar.properties.generalCategory == .format { return nil }
        return width < 0 ? nil : Int(width)
    }

    package static func of(_ text: some StringProtocol) -> Int {
        var width = 0
        for byte in text.utf8 {
            guard byte < 0x7F else { return text.unicodeScalars.reduce(0) { $0 + (of($1) ?? 0) } }
            if byte >= 0x20 { width += 1 }
        }
        return width
    }

    /// At most `width` columns, else its beginning and `…`. For names only: a cut figure is a wrong figure.
    package static func fit(_ text: String, _ width: Int) -> String {
        if text.utf8.count <= width || of(text) <= width { return text }
        if width <= 0 { return "" }
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            var kept = text.utf8.prefix(width - 1)
            while kept.last == 0x20 { kept.removeLast() }
            return String(Substring(kept)) + "…"
        }
        var kept = ""
        var used = 0
        for character in text {
            let columns = of(String(character))
            if used + columns > width - 1 { break }
            kept.append(character)
            used += columns
        }
        while kept.last == " " { kept.removeLast() }
        return kept + "…"
    }
}

/// Characters that are one cell wide in most terminals and two in those with East Asian fonts (UAX #11).
package enum AmbiguousWidth {
    private static let ranges: [ClosedRange<UInt32>] = String(describing: table).split {
        $0 == " " || $0 == "\n"
    }
    .compactMap { word in
        let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        return first...last
    }

    package static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x80 else { return false }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar.value)
    }
}
