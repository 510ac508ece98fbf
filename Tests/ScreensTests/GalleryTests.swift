import Board
import Foundation
import SVG
import Screens
import TUI
import Testing
import Words

@Suite("Gallery")
struct GalleryTests {
    private static let sizes = [
        Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
        Size(width: 160, height: 50), Size(width: 230, height: 60),
    ]
    private static let languages = [Language.english, .traditionalChinese, .german]

    /// A file shows the text, the look of each run, and each look in three themes.
    @Test("Every screen at five sizes, in three languages and three themes", arguments: GalleryScreen.all)
    func screens(shown: GalleryScreen) throws {
        for language in GalleryTests.languages {
            for size in GalleryTests.sizes {
                let frame = shown.frame(size, language)
                let name = "\(shown.name)-\(size.width)x\(size.height)-\(language.rawValue)"
                try expectSnapshot(StyledText(frame).text, "Gallery/\(name)")
            }
        }
    }

    /// `FXTERM_GALLERY=FOLDER` draws pictures for people to check; `FXTERM_SIZES=500x150,300x80`,
    /// `FXTERM_SCREENS=board,deck` and `FXTERM_LANGUAGES=en,zh_TW` select them; `FXTERM_THEMES=1` draws every
    /// theme.
    @Test("Pictures to look at", .enabled(if: ProcessInfo.processInfo.environment["FXTERM_GALLERY"] != nil))
    func pictures() throws {
        let environment = ProcessInfo.processInfo.environment
        func wishes(_ name: String) -> [String]? { environment[name]?.split(separator: ",").map(String.init) }
        let folder = URL(filePath: environment["FXTERM_GALLERY"] ?? ".")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let screens = wishes("FXTERM_SCREENS")
        let looks = environment["FXTERM_THEMES"] == nil ? GalleryLook.all : GalleryLook.themes
        let languages = wishes("FXTERM_LANGUAGES")?.compactMap(Language.init(rawValue:)) ?? [.english]
        for size in wishes("FXTERM_SIZES") ?? ["80x24", "120x40"] {
            let extent = size.split(separator: "x").compactMap { Int($0) }
            guard extent.count == 2 else { continue }
            for shown in GalleryScreen.all + GalleryScreen.others where screens?.contains(shown.name) ?? true
            {
                for language in languages {
                    let frame = shown.frame(Size(width: extent[0], height: extent[1]), language)
                    for look in looks {
                        let svg = frame.svg(palette: look.palette, theme: look.isLight ? .light : .dark)
                        let name = "\(shown.name)-\(size)-\(language.rawValue)-\(look.name).svg"
                        try Data(svg.utf8).write(to: folder.appending(path: name))
                    }
                }
            }
        }
    }
}
