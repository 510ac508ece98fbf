private import Glibc

/// The phrases lie in the program's file as text: other languages' are never touched.
enum Catalogue {
    /// `key = phrase` lines; empty lines and those that begin with `#` do not count.
    static func text(_ language: Language) -> StaticString {
        switch language {
        case .english: english
        case .traditionalChinese: traditionalChinese
        case .simplifiedChinese: simplifiedChinese
        case .japanese: japanese
        case .korean: korean
        case .indonesian: indonesian
        case .german: german
        case .spanish: spanish
        }
    }

    static func phrases(_ text: StaticString, atMost count: Int = .max) -> [String] {
        var phrases: [String] = []
        phrases.reserveCapacity(min(count, Phrase.allCases.count))
        walk(text) { line in
            phrases.append(phrase(of: line))
            return phrases.count < count
        }
        return phrases
    }

    static func phrase(_ index: Int, of language: Language) -> String? {
        var (found, left): (String?, Int) = (nil, index)
        walk(text(language)) { line in
            if left == 0 { found = phrase(of: line) }
            left -= 1
            return left >= 0
        }
        return found
    }

    /// All after the first `= `. The key before it is ASCII.
    private static func phrase(of line: UnsafeBufferPointer<UInt8>) -> String {
        let mark = place(of: "=", in: line) ?? line.count
        return String(decoding: line[min(mark + 2, line.count)...], as: UTF8.self)
    }

    /// A phrase near the end costs a search of the whole text, which only the C library does fast.
    private static func place(of byte: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let start = bytes.baseAddress else { return nil }
        return memchr(start, Int32(byte.value), bytes.count).map {
            UnsafeRawPointer($0) - UnsafeRawPointer(start)
        }
    }

    /// Calls `body` for each line with a phrase until it returns false.
    private static func walk(_ text: StaticString, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) {
        var rest = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        while !rest.isEmpty {
            let line = UnsafeBufferPointer(rebasing: rest[..<(place(of: "\n", in: rest) ?? rest.count)])
            if let first = line.first, first != UInt8(ascii: "#"), !body(line) { return }
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(line.count + 1))
        }
    }
}
