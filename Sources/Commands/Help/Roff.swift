/// Text for manual pages.
package enum Roff {
    /// The most bytes of a line that mandoc has nothing to say about.
    private static let width = 78

    /// A text without meaning for roff.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }

    static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fP" }
    static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fP" }

    /// A paragraph in which what stands between asterisks is bold: `the form of *print*`.
    static func paragraph(_ marked: String) -> String {
        let parts = marked.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        return wrapped(parts.enumerated().map { $0 % 2 == 1 ? bold($1) : escaped($1) }.joined())
    }

    /// Lines of text broken where they are too long; requests stay as they are.
    package static func wrapped(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix(".") || line.utf8.count <= width ? String(line) : broken(line)
        }.joined(separator: "\n")
    }

    private static func broken(_ line: Substring) -> String {
        var (lines, last) = ([String](), "")
        for word in line.split(separator: " ") {
            if !last.isEmpty, last.utf8.count + 1 + word.utf8.count > width {
                lines.append(last)
                // A dot or a quote at the start would be a request.
                last = (word.hasPrefix(".") || word.hasPrefix("'") ? "\\&" : "") + word
            } else {
                last += (last.isEmpty ? "" : " ") + word
            }
        }
        return (lines + [last]).joined(separator: "\n")
    }
}
