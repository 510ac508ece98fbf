import Board
import Foundation
import TUI
import Testing
import Themes

/// A screen that is looked at in every size, theme and language: what it is called and the keys that lead to it.
struct GalleryScreen: Hashable, CustomTestStringConvertible {
    /// The name, which its files begin with.
    let name: String
    /// The keys, as `Screen.press` takes them.
    let keys: String

    var testDescription: String { name }

    /// All of them.
    static let all = [
        GalleryScreen(name: "board", keys: ""),
        GalleryScreen(name: "clocks", keys: "2<down>"),
        GalleryScreen(name: "stocks", keys: "3<down><down>s"),
        GalleryScreen(name: "carry", keys: "<right><space><right>"),
        GalleryScreen(name: "moved", keys: "2<down>t9am<enter>"),
        GalleryScreen(name: "details", keys: "<right><enter>"),
        GalleryScreen(name: "deck", keys: "c"),
        GalleryScreen(name: "city", keys: "2c"),
        GalleryScreen(name: "picker", keys: "as"),
        GalleryScreen(name: "help", keys: "?"),
    ]
}

/// A look that screens are seen in: a theme on paper of one kind.
struct GalleryLook: Hashable {
    let theme: String
    let isLight: Bool

    static let all = [
        GalleryLook(theme: "default", isLight: false), GalleryLook(theme: "default", isLight: true),
        GalleryLook(theme: "contrast-dark", isLight: false),
    ]

    var palette: Palette { ThemeShelf().palette(theme, risesRed: true, isLight: isLight) }
}
