internal import Places

/// How well a text contains the typed characters in the same order, possibly with others in between.
struct FuzzyMatch {
    private let wish: [Character]

    /// Points for a character at the start of a word, and for one right after another match.
    private static let (start, run) = (8, 12)

    init(_ wish: String) { self.wish = SearchText.folded(wish).filter { !$0.isWhitespace } }

    /// Nil if there is no match. Every character scores one, more at the start of a word and most right after
    /// the previous match: `so` finds “sort” before “most”.
    func score(_ text: String) -> Int? {
        let text = Array(SearchText.folded(text))
        // The best points so far if the last match is at that place.
        var scores = [Int?](repeating: 0, count: text.count)
        for (number, character) in wish.enumerated() {
            var next = [Int?](repeating: nil, count: text.count)
            var best: Int?
            for (place, other) in text.enumerated() {
                // Of all places before the one before, the best; the first character may be anywhere.
                if number == 0 {
                    best = 0
                } else if place > 1, let score = scores[place - 2] {
                    best = max(best ?? score, score)
                }
                guard other == character else { continue }
                let beside = number > 0 && place > 0 ? scores[place - 1].map { $0 + FuzzyMatch.run } : nil
                guard let before = [best, beside].compactMap(\.self).max() else { continue }
                let isStart = place == 0 || !(text[place - 1].isLetter || text[place - 1].isNumber)
                next[place] = before + 1 + (isStart ? FuzzyMatch.start : 0)
            }
            scores = next
        }
        return wish.isEmpty ? 0 : scores.compactMap(\.self).max()
    }
}
