extension TransactionDocument {
    /// A row, a comment or an empty line as it stands in the file.
    struct Line: Hashable {
        var bytes: ArraySlice<UInt8>
        var end: ArraySlice<UInt8>
    }

    var lines: [Line] {
        records.map {
            Line(bytes: bytes[$0.range], end: bytes[$0.range.upperBound..<$0.end])
        }
    }

    /// The line end that the file has, by its last line that has one.
    var lineEnd: ArraySlice<UInt8> { lines.last { !$0.end.isEmpty }?.end ?? [10] }

    /// The document with other lines. A line that was the last, and is not any more, gets a line end.
    ///
    /// - Throws: If the lines would be read as others than they are, which a quote does that is not closed.
    func with(_ lines: [Line]) throws(EditRefusal) -> TransactionDocument {
        let lineEnd = lineEnd
        var new = Array(bytes.prefix(records.first?.range.lowerBound ?? bytes.count))
        for (index, line) in lines.enumerated() {
            new += line.bytes
            new += line.end.isEmpty && index < lines.count - 1 ? lineEnd : line.end
        }
        let document = TransactionDocument(new)
        guard document.lines.map(\.bytes) == lines.map(\.bytes) else { throw .spoilsOthers }
        return document
    }
}
