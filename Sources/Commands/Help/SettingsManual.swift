internal import Board
internal import SettingsFiles
internal import Store
private import Words

/// The manual of the settings file, from the table of settings.
package enum SettingsManual {
    /// The page `fxterm-config(5)`.
    package static var text: String {
        """
        .TH FXTERM\\-CONFIG 5 "2026-11-23" "fxterm \(ProgramVersion.current.text)" "File Formats"
        .SH NAME
        fxterm\\-config \\- settings of fxterm
        .SH SYNOPSIS
        .I $XDG_CONFIG_HOME/fxterm/config.json
        .SH DESCRIPTION
        \(Roff.paragraph("""
            The file is JSON5: JSON with comments, keys without quotes and commas behind the last entry. It is read, never \
            written, and need not be there. Each setting may be left out. Changes take effect while the board is open. A \
            mistake is shown with its line and its key, and the last good settings stay. Settings changed on the board with \
            *O* are kept beside the board, and the file wins over them.
            """))
        .PP
        \(Roff.paragraph("""
            *fxterm config path* prints where the file is, *fxterm config check* checks it, and *fxterm config default* prints \
            one with all defaults. *--config* reads another file. A dot in a name stands for an object in another: \
            *refresh.rates* is *{ refresh: { rates: 300 } }*.
            """))
        .SH SETTINGS
        \(Settings.described.map(entry).joined())\
        .SH FILES
        .TP
        .I $XDG_CONFIG_HOME/fxterm/config.json
        the settings.
        .TP
        .I $XDG_STATE_HOME/fxterm/settings.json
        settings changed on the board.
        .TP
        .I $XDG_CONFIG_HOME/fxterm/themes
        your own themes, a JSON5 file each.
        .SH SEE ALSO
        .BR fxterm (1)

        """
    }

    private static func entry(_ key: String, _ about: Phrase, _ standard: String) -> String {
        let about = Roff.wrapped(Roff.escaped(Words.english[about]))
        guard standard.contains("\n") else {
            return ".TP\n\(Roff.bold(key)) (\(Roff.bold(standard)))\n\(about)\n"
        }
        return ".TP\n\(Roff.bold(key))\n\(about)\n.nf\n\(Roff.escaped(standard))\n.fi\n"
    }
}
