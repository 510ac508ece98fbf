private import Folding

package enum SearchText {
    /// `são paulo` and `SAO PAULO` are the same.
    package static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return Folding.fold(text, to: .search)
    }
}

/// The search texts of one thing, ready for comparison.
package struct SearchKeys: Hashable, Sendable {
    private let keys: [String]

    package init(_ texts: [String]) { keys = texts.map(SearchText.folded) }

    /// Lower is better; nil fits no key. A whole key ranks before the start of a key, then the start of a
    /// word, then any other part; then an earlier key. An empty text fits everything.
    func match(_ wish: String) -> (kind: Int, place: Int)? {
        if wish.isEmpty { return (0, 0) }
        let needle = Array(wish.utf8)
        var best: (kind: Int, place: Int)?
        for (place, key) in keys.enumerated() {
            var key = key
            guard let kind = key.withUTF8({ SearchKeys.kind(needle, in: $0) }) else { continue }
            if best.map({ kind < $0.kind }) ?? true { best = (kind, place) }
        }
        return best
    }

    /// For two texts that are searched only once: copies no ASCII text. The search text is folded.
    package static func rank(_ wish: [UInt8], in text: String, _ other: String) -> Int? {
        if wish.isEmpty { return 0 }
        let (first, second) = (kind(wish, in: text), kind(wish, in: other))
        return [first.map { 2 * $0 }, second.map { 2 * $0 + 1 }].lazy.compactMap(\.self).min()
    }

    private static func kind(_ wish: [UInt8], in text: String) -> Int? {
        var text = text
        if !text.utf8.allSatisfy({ $0 < 0x80 }) { text = SearchText.folded(text) }
        return text.withUTF8 { kind(wish, in: $0) }
    }

    private static func kind(_ wish: [UInt8], in key: UnsafeBufferPointer<UInt8>) -> Int? {
        guard wish.count <= key.count else { return nil }
        var kind: Int?
        for start in 0...key.count - wish.count where key[start].lowercased == wish[0] {
            guard (1..<wish.count).allSatisfy({ key[start + $0].lowercased == wish[$0] }) else { continue }
            if start == 0 { return wish.count == key.count ? 0 : 1 }
            if key[start - 1] == UInt8(ascii: " ") || key[start - 1] == UInt8(ascii: "(") { return 2 }
            kind = 3
        }
        return kind
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
