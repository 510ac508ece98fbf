internal import Glibc

// Swift's own `contains`, `replacing` and `split` link its regular expressions, a tenth of the program. These
// compare UTF-8 byte by byte: a combining mark behind a quote does not hide the quote.

extension Substring {
    package func firstRange(of other: String) -> Range<Index>? {
        var (text, other) = (self, other)
        let start: Int? = text.withUTF8 { text in
            other.withUTF8 { other in
                guard let first = text.baseAddress, let wanted = other.baseAddress, other.count <= text.count
                else { return nil }
                return (0...text.count - other.count).first { memcmp(first + $0, wanted, other.count) == 0 }
            }
        }
        return start.map { start in
            let lower = utf8.index(startIndex, offsetBy: start)
            return lower..<utf8.index(lower, offsetBy: other.utf8.count)
        }
    }
}

extension String {
    package func firstRange(of other: String) -> Range<Index>? { self[...].firstRange(of: other) }

    package func contains(_ other: String) -> Bool { firstRange(of: other) != nil }

    package func replacing(_ old: String, with new: String) -> String {
        parts(between: old).joined(separator: new)
    }

    package func parts(between separator: String) -> [Substring] {
        var (parts, rest) = ([Substring](), self[...])
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
