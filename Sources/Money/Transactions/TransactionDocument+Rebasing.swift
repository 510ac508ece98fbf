extension TransactionDocument {
    /// Repeats on `theirs` what made this document of `base`: another program may have changed the file meanwhile.
    ///
    /// Rows are appended in any case. A row that was changed or removed has to be there as it was.
    package func rebased(
        from base: TransactionDocument, onto theirs: TransactionDocument
    ) throws(EditRefusal) -> TransactionDocument {
        if theirs == base { return self }
        if theirs == self || base == self { return theirs }
        var (old, new, lines) = (base.lines, self.lines, theirs.lines)
        let header = base.headerIndex.map { old[$0].bytes }
        let isSameHeader = header != nil && header == theirs.headerIndex.map { lines[$0].bytes }
        // Rows are compared; the header is as we have it, with the columns that were added.
        if let place = base.headerIndex {
            if let headerIndex { old[place] = new[headerIndex] } else { new.insert(old[place], at: place) }
            if isSameHeader, let their = theirs.headerIndex { lines[their].bytes = old[place].bytes }
        }
        let start = zip(old, new).prefix { $0.bytes == $1.bytes }.count
        let same = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0.bytes == $1.bytes }
            .count
        let (removed, added) = (old[start..<old.count - same], new[start..<new.count - same])
        let line = base.records.indices.contains(start) ? base.records[start].line : 1
        guard isSameHeader else {
            guard removed.isEmpty, same == 0 else { throw .changedMeanwhile(line: line) }
            return try theirs.appending(Array(transactions.suffix(added.count)))
        }
        guard
            let place = TransactionDocument.place(
                of: removed, in: lines, near: start, behind: old[..<start], before: old[(old.count - same)...]
            )
        else { throw .changedMeanwhile(line: line) }
        let end = theirs.lineEnd
        lines.replaceSubrange(
            place..<place + removed.count, with: added.map { Line(bytes: $0.bytes, end: end) })
        return try theirs.with(lines)
    }

    /// The place of lines that were removed from between others; where they would be, when none were.
    private static func place(
        of removed: ArraySlice<Line>, in lines: [Line], near start: Int, behind: ArraySlice<Line>,
        before: ArraySlice<Line>
    ) -> Int? {
        func nearest(_ isThere: (Int) -> Bool) -> Int? {
            (0...lines.count).filter(isThere).min { abs($0 - start) < abs($1 - start) }
        }
        if !removed.isEmpty {
            return nearest { place in
                lines.count - place >= removed.count
                    && zip(lines[place...], removed).allSatisfy { $0.bytes == $1.bytes }
            }
        }
        guard let next = before.first else { return lines.count }
        return nearest { $0 < lines.count && lines[$0].bytes == next.bytes }
            ?? nearest { $0 > 0 && lines[$0 - 1].bytes == behind.last?.bytes } ?? lines.count
    }
}
