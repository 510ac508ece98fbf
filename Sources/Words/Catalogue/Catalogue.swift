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

    /// The phrases of a catalogue, in its order.
    static func phrases(_ text: StaticString) -> [String] {
        var phrases: [String] = []
        phrases.reserveCapacity(Phrase.allCases.count)
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
            if let phrase, bytes[start] != UInt8(ascii: "#") {
                phrases.append(String(decoding: bytes[min(phrase, end)..<end], as: UTF8.self))
            }
            start = end + 1
        }
        return phrases
    }
}
