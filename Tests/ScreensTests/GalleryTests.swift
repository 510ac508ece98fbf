import Board
import Foundation
import TUI
import Testing

@Suite("Gallery")
struct GalleryTests {
    /// `FXTERM_GALLERY=FOLDER` draws pictures to be looked at; `FXTERM_SIZES=500x150,300x80` and
    /// `FXTERM_SCREENS=board,deck` say which.
    @Test("Pictures to look at", .enabled(if: ProcessInfo.processInfo.environment["FXTERM_GALLERY"] != nil))
    func pictures() throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = URL(filePath: environment["FXTERM_GALLERY"] ?? ".")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sizes = (environment["FXTERM_SIZES"] ?? "80x24,120x40").split(separator: ",")
        let names = environment["FXTERM_SCREENS"]?.split(separator: ",").map(String.init)
        for size in sizes {
            let extent = size.split(separator: "x").compactMap { Int($0) }
            guard extent.count == 2 else { continue }
            for shown in GalleryScreen.all where names?.contains(shown.name) ?? true {
                var screen = Screen(extent[0], extent[1])
                screen.press(shown.keys)
                for look in GalleryLook.all {
                    let svg = screen.frame.svg(palette: look.palette, theme: look.isLight ? .light : .dark)
                    let name = "\(shown.name)-\(size)-\(look.theme)\(look.isLight ? "-light" : "").svg"
                    try Data(svg.utf8).write(to: folder.appending(path: name))
                }
            }
        }
    }
}
