internal import Arrangement
internal import Board
internal import Places
internal import Substrings
internal import TUI
internal import Words

/// The help page with all its contents, visible or not.
struct HelpPage {
    struct Source: Equatable {
        let words: Words
        let keymap: Keymap
        let text: String?
        /// The group about the layer below the help, which comes first.
        let first: Command.Group?
        let size: Size
        /// The page avoids these cards.
        let places: [Panel: Layout.Place]
    }

    let rect: Rect
    let picture: Canvas

    private static let gap = 4
    /// The narrowest screen with two columns.
    private static let twoColumns = 100

    init(_ source: Source, _ layout: Layout) {
        // As wide as the longest sentence, which wraps if the screen or half of it is narrower.
        let inner = source.size.width - 4
        let room = source.size.width < HelpPage.twoColumns ? inner : (inner - HelpPage.gap) / 2
        let all = HelpPage.groups(source, nil, room)
        let width = all.joined().map(\.cells).max() ?? 0
        // The layer keeps its size during a search; only its text changes.
        let side = max(1, (inner + HelpPage.gap) / (width + HelpPage.gap))
        let lines = HelpPage.folded(all, source.size.height - 4, atMost: side)
        let groups = source.text.map { HelpPage.groups(source, SearchText.folded($0), room) } ?? all
        let rows = lines.map(\.count).max() ?? 0
        let columns = HelpPage.folded(groups, rows, atMost: lines.count)
        let content = Size(
            width: lines.count * (width + HelpPage.gap) - HelpPage.gap,
            height: rows + (source.text == nil ? 0 : 2))
        rect = Sheet.rect(content, layout)
        var picture = Canvas(size: Size(width: rect.width - 4, height: columns.map(\.count).max() ?? 0))
        for (place, lines) in columns.enumerated() {
            for (row, line) in lines.enumerated() {
                let x = place * (width + HelpPage.gap)
                let end = picture.write(line, x: x, y: row, width: width)
                guard line.count == 1, line[0].style == Style(.title) else { continue }
                let rule = Rect(x: x + end + 1, y: row, width: max(0, width - end - 1), height: 1)
                picture.fill(rule, with: "─", Style(.border))
            }
        }
        self.picture = picture
    }

    /// The groups in as few columns of at most `height` lines as possible.
    private static func folded(_ groups: [[[Span]]], _ height: Int, atMost limit: Int) -> [[[Span]]] {
        for count in 1...max(1, limit) {
            let total = groups.reduce(0) { $0 + $1.count + 1 }
            // No line is left free at the end of a column.
            for target in stride(from: max(1, (total - 1) / count), through: max(height, 1), by: 1) {
                let columns = filled(groups, target)
                if columns.count <= count { return columns }
            }
        }
        return filled(groups, .max)
    }

    private static func filled(_ groups: [[[Span]]], _ height: Int) -> [[[Span]]] {
        var columns: [[[Span]]] = [[]]
        for group in groups {
            let last = columns.count - 1
            if columns[last].isEmpty {
                columns[last] = group
            } else if columns[last].count + 1 + group.count <= height {
                columns[last] += [[]] + group
            } else {
                columns.append(group)
            }
        }
        return columns
    }

    /// During a search only the keys that match, with marks.
    private static func groups(_ source: Source, _ wish: String?, _ room: Int) -> [[[Span]]] {
        let words = source.words
        let groups = Command.Group.allCases
        let ordered = groups.filter { $0 == source.first } + groups.filter { $0 != source.first }
        return ordered.compactMap { group in
            var lines = [[Span(words[group.title], Style(.title))]]
            for row in Keymap.rows where row.group == group {
                let keys = source.keymap.written(row.commands)
                if keys.isEmpty { continue }
                let sentence = words[row.help]
                // The word on the key line may be another one.
                let texts = [keys, sentence] + row.commands.compactMap { $0.label.map { words[$0] } }
                if let wish, !texts.contains(where: { matches(wish, $0) }) { continue }
                let indent = max(10, CellWidth.of(keys) + 1)
                for (index, part) in LineBreak.lines(sentence, width: room - indent).enumerated() {
                    let written = index == 0 ? keys : ""
                    let blanks = String(repeating: " ", count: indent - CellWidth.of(written))
                    lines.append(
                        marked(written, wish, Style(.key)) + [Span(blanks)]
                            + marked(part, wish, Style(.text)))
                }
            }
            return lines.count > 1 ? lines : nil
        }
    }

    private static func matches(_ wish: String, _ text: String) -> Bool {
        wish.isEmpty || SearchText.folded(text).contains(wish)
    }

    private static func marked(_ text: String, _ wish: String?, _ style: Style) -> [Span] {
        guard let wish, !wish.isEmpty else { return [Span(text, style)] }
        let letters = Array(text)
        let folded = letters.map { SearchText.folded(String($0)) }
        var spans: [Span] = []
        var start = 0
        while start < letters.count {
            var (end, found) = (start, "")
            while end < letters.count, found.count < wish.count {
                found += folded[end]
                end += 1
            }
            let isMatch = found == wish
            let part = String(letters[start..<(isMatch ? end : start + 1)])
            let look = isMatch ? Style(.selection, on: .selection, .bold) : style
            if spans.last?.style == look, !isMatch {
                spans[spans.count - 1].text += part
            } else {
                spans.append(Span(part, look))
            }
            start += part.count
        }
        return spans
    }
}
