internal import JSON5
package import TUI

/// The themes to choose from: shipped ones, and the user's own.
package struct ThemeShelf: Hashable, Sendable {
    /// Stands for the dark or the light theme, by the terminal's paper.
    package static let standard = "default"

    /// In the order that the key goes through them.
    package let names: [String]
    package let own: [String: Theme]

    /// Valid names: `names`, and the default for each kind of paper.
    package var known: [String] { names + Theme.names.filter { !names.contains($0) }.sorted() }

    /// `own` may replace a shipped one of the same name.
    package init(own: [Theme] = []) {
        self.own = Dictionary(own.map { ($0.name, $0) }) { $1 }
        let shipped = Theme.names.filter { !$0.hasPrefix(ThemeShelf.standard) }
        names = [ThemeShelf.standard] + shipped + own.map(\.name).filter { !shipped.contains($0) }.sorted()
    }

    /// Falls back to the default theme.
    package func palette(_ name: String, risesRed: Bool, isLight: Bool) -> Palette {
        let standard = isLight ? "default-light" : "default-dark"
        let theme = theme(name) ?? theme(standard)
        return theme?.palette(risesRed: risesRed) ?? Palette([:])
    }

    private func theme(_ name: String) -> Theme? { own[name] ?? Theme.shipped(name) }
}

extension Theme {
    /// Each is a file of the folder Shipped, read on demand, because a start uses only one.
    static let names = files.map(\.name)

    package static var shipped: [Theme] { names.compactMap { shipped($0) } }

    static func shipped(_ name: String) -> Theme? {
        guard let file = files.first(where: { $0.name == name }) else { return nil }
        return try? Theme(String(decoding: file.bytes(), as: UTF8.self), name: name, file: "\(name).json5")
    }

    private static let files: [(name: String, bytes: @Sendable () -> [UInt8])] = [
        ("default-dark", { PackageResources.default_dark_json5 }),
        ("default-light", { PackageResources.default_light_json5 }),
        ("contrast-dark", { PackageResources.contrast_dark_json5 }),
        ("contrast-light", { PackageResources.contrast_light_json5 }),
        ("colour-blind", { PackageResources.colour_blind_json5 }),
        ("monochrome", { PackageResources.monochrome_json5 }),
        ("nord", { PackageResources.nord_json5 }),
        ("dracula", { PackageResources.dracula_json5 }),
        ("gruvbox", { PackageResources.gruvbox_json5 }),
        ("solarized-dark", { PackageResources.solarized_dark_json5 }),
        ("solarized-light", { PackageResources.solarized_light_json5 }),
        ("tokyo-night", { PackageResources.tokyo_night_json5 }),
        ("catppuccin", { PackageResources.catppuccin_json5 }),
        ("one-dark", { PackageResources.one_dark_json5 }),
    ]
}
