/// Characters that are one cell wide in most terminals and two in those that keep to East Asian fonts (UAX #11).
package enum AmbiguousWidth {
    private static let ranges: [ClosedRange<UInt32>] = String(describing: table).split {
        $0 == " " || $0 == "\n"
    }
    .compactMap { word in
        let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        return first...last
    }

    /// Whether the width of `scalar` is ambiguous.
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
