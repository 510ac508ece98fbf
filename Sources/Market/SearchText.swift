private import Folding

/// Text as it is compared when something is looked for: without case, accents and width.
public enum SearchText {
    /// `text` in the form that is compared: `são paulo` and `SAO PAULO` are the same.
    public static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return Folding.fold(text, to: .search)
    }
}

/// The texts by which one thing can be found, ready to be compared.
public struct SearchKeys: Hashable, Sendable {
    private let keys: [String]

    /// Makes keys of `texts`, the most telling first.
    public init(_ texts: [String]) {
        keys = texts.map(SearchText.folded)
    }

    /// How well `wish`, folded, names the thing; lower is better, nil is not at all.
    ///
    /// A whole key comes before the beginning of one, that before the beginning of a word in one, and that
    /// before any other part; among equals, an earlier key before a later one. An empty wish names everything.
    public func rank(_ wish: String) -> Int? {
        if wish.isEmpty { return 0 }
        var best: Int?
        for (place, key) in keys.enumerated() {
            guard let kind = SearchKeys.kind(wish, in: key) else { continue }
            best = min(best ?? .max, kind * keys.count + place)
        }
        return best
    }

    private static func kind(_ wish: String, in key: String) -> Int? {
        let (needle, hay) = (Array(wish.utf8), Array(key.utf8))
        guard needle.count <= hay.count else { return nil }
        if hay.starts(with: needle) { return needle.count == hay.count ? 0 : 1 }
        var kind: Int?
        for start in 1..<max(1, hay.count - needle.count + 1)
        where hay[start] == needle[0] && hay[start...].starts(with: needle) {
            let isWord = hay[start - 1] == UInt8(ascii: " ") || hay[start - 1] == UInt8(ascii: "(")
            if isWord { return 2 }
            kind = 3
        }
        return kind
    }
}
