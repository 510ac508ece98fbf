private import Glibc

/// The phrases of each language, as text that lies in the program's file: nothing of a language is touched that is
/// not spoken.
enum Catalogue {
    /// The text of a language's catalogue: `key = phrase` a line; empty lines and those that begin with `#` are left out.
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

    /// The first phrases of a catalogue, in its order.
    static func phrases(_ text: StaticString, atMost count: Int = .max) -> [String] {
        var phrases: [String] = []
        phrases.reserveCapacity(min(count, Phrase.allCases.count))
        walk(text) { phrase in
            phrases.append(String(decoding: phrase, as: UTF8.self))
            return phrases.count < count
        }
        return phrases
    }

    /// One phrase, by its place among all; nil in a catalogue that ends before.
    static func phrase(_ index: Int, of language: Language) -> String? {
        var (found, left): (String?, Int) = (nil, index)
        walk(text(language)) { phrase in
            if left == 0 { found = String(decoding: phrase, as: UTF8.self) }
            left -= 1
            return left >= 0
        }
        return found
    }

    /// Gives the phrases of a catalogue to `body`, one after another, until it returns false.
    private static func walk(_ text: StaticString, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        // The whole text is gone through for a phrase near its end, which only the C library does fast.
        func place(of byte: Unicode.Scalar, _ range: Range<Int>) -> Int? {
            memchr(text.utf8Start + range.lowerBound, Int32(byte.value), range.count)
                .map { UnsafeRawPointer($0) - UnsafeRawPointer(text.utf8Start) }
        }
        var start = 0
        while start < bytes.count {
            let end = place(of: "\n", start..<bytes.count) ?? bytes.count
            // The key and the mark after it are ASCII; what a phrase is begins after the first `= `.
            if bytes[start] != UInt8(ascii: "#"), let mark = place(of: "=", start..<end),
                !body(bytes[min(mark + 2, end)..<end])
            {
                return
            }
            start = end + 1
        }
    }
}
