private import Glibc

/// Folders that the C libraries read, each told to them by a variable of the environment, where that is not set.
///
/// To be called before there is a second thread, which might read the environment.
package enum LibraryFolders {
    /// Has ncurses look where any distribution has its terminals: the library itself knows the places of the one that built it.
    package static func addTerminals() {
        setenv("TERMINFO_DIRS", SystemFile.terminals.places.joined(separator: ":"), 0)
    }

    /// Has the C library find UTF-8 in a locale that came along, unless the user's own speaks it.
    package static func addLocale() {
        guard nl_langinfo(Int32(CODESET)).map({ String(cString: $0) }) != "UTF-8" else { return }
        add(SystemFile([], copy: "share/fxterm/locale"), as: "LOCPATH")
    }

    /// Has the C library find the character sets that came along, which it loads as it does libraries.
    package static func addCharacterSets() {
        add(SystemFile([], copy: "lib/fxterm/gconv"), as: "GCONV_PATH")
    }

    private static func add(_ copy: SystemFile, as variable: String) {
        if let path = copy.path { setenv(variable, path, 0) }
    }
}
