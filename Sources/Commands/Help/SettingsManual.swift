internal import Board
internal import SettingsFiles
internal import Store
internal import Substrings
private import Words

package enum SettingsManual {
    package static var text: String {
        """
        .TH FXTERM\\-CONFIG 5 "2026-11-27" "fxterm \(ProgramVersion.current.text)" "File Formats"
        .SH NAME
        fxterm\\-config \\- settings of fxterm
        .SH SYNOPSIS
        .I $XDG_CONFIG_HOME/fxterm/config.json
        .SH DESCRIPTION
        \(Roff.paragraph("""
            The file is JSON5: JSON with comments, keys without quotes and a comma after the last entry. fxterm reads it and \
            never writes it; the file and each setting are optional. Changes take effect while the board is open. If there is \
            a mistake, fxterm shows its line and key, and the last good settings stay. Settings changed on the board with *O* \
            are kept in a file of their own; the settings file takes precedence.
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
        .SH EXAMPLES
        Yahoo first, for stocks alone, a request every two minutes, and yen as the
        currency of positions:
        .PP
        .nf
        {
          feeds: { stocks: [{ kind: "yahoo", url: "https://query1.finance.yahoo.com" }] },
          refresh: { stocks: 120 },
          home: "JPY",
        }
        .fi
        .SH SEE ALSO
        .BR fxterm (1),
        .BR fxterm\\-keys (7)

        """
    }

    package static var markdown: String {
        let rows = Settings.described.map { key, about, standard in
            let standard = standard.contains("\n") ? "as `fxterm config default` prints it" : "`\(standard)`"
            let about = Words.english[about].replacing("|", with: "\\|")
            return "| `\(key)` | \(standard) | \(about) |"
        }
        return (["| setting | default | meaning |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    }

    private static func entry(_ key: String, _ about: Phrase, _ standard: String) -> String {
        let about = Roff.wrapped(Roff.escaped(Words.english[about]))
        guard standard.contains("\n") else {
            return ".TP\n\(Roff.bold(key)) (\(Roff.bold(standard)))\n\(about)\n"
        }
        return ".TP\n\(Roff.bold(key))\n\(about)\n.nf\n\(Roff.escaped(standard))\n.fi\n"
    }
}
