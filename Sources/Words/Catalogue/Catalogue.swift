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
        var start = 0
        while start < bytes.count {
            var end = start
            // The key and the mark after it are ASCII; what a phrase is begins after the first `= `.
            var phrase: Int?
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
                if phrase == nil, bytes[end] == UInt8(ascii: "=") { phrase = end + 2 }
                end += 1
            }
            if let phrase, bytes[start] != UInt8(ascii: "#"), !body(bytes[min(phrase, end)..<end]) { return }
            start = end + 1
        }
    }
}
