package import Board
package import Words

extension Settings {
    /// Each setting: its key, what it is for, and its default as a file writes it.
    package static var described: [(key: String, about: Phrase, standard: String)] {
        Setting.table(themes: []).map { ($0.key, $0.about, $0.standard()) }
    }
}
