import Foundation
import Testing

/// README and docs as one reads them in a browser.
@Suite struct DocumentTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    /// Every Markdown file that readers reach: at the top, and below `docs`.
    private static let files: [URL] = {
        let folder = FileManager.default
        let top = (try? folder.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
        let docs = folder.enumerator(at: root.appending(path: "docs"), includingPropertiesForKeys: nil)
        return (top + (docs?.allObjects as? [URL] ?? [])).filter { $0.pathExtension == "md" }
    }()

    /// The anchors of a file's headings as GitHub and mdBook make them.
    private func anchors(of file: URL) throws -> Set<String> {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Set(
            lines.filter { $0.hasPrefix("#") }.map { line in
                line.drop { $0 == "#" || $0 == " " }.lowercased().filter {
                    $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
                }.replacingOccurrences(of: " ", with: "-")
            })
    }

    @Test("Every link to a file or a heading leads there")
    func links() throws {
        #expect(Self.files.count > 40)
        for file in Self.files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /\]\(([^)\s]+)\)/) {
                let target = String(match.1)
                if target.contains("://") || target.hasPrefix("mailto:") { continue }
                let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let path = String(parts[0])
                let place =
                    path.isEmpty ? file : file.deletingLastPathComponent().appending(path: path).standardized
                #expect(
                    FileManager.default.fileExists(atPath: place.path), "\(file.lastPathComponent): \(target)"
                )
                if parts.count == 2, place.pathExtension == "md" {
                    #expect(
                        try anchors(of: place).contains(String(parts[1])),
                        "\(file.lastPathComponent): \(target)")
                }
            }
        }
    }

    @Test("The README fits on a few screens, and the index names every document")
    func index() throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        let summary = try String(contentsOf: Self.root.appending(path: "docs/SUMMARY.md"), encoding: .utf8)
        for file in Self.files where file.deletingLastPathComponent().lastPathComponent == "docs" {
            guard file.lastPathComponent != "SUMMARY.md" else { continue }
            #expect(summary.contains("(\(file.lastPathComponent))"), "\(file.lastPathComponent)")
        }
    }
}
