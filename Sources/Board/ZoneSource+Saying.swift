package import CivilTime
internal import Market
package import Words

extension ZoneSource {
    /// `tzdata 2026f in /usr/share/zoneinfo`, or a note that they are missing.
    package static var saying: Saying {
        guard let current else { return .phrase(.zonesMissing) }
        let version = current.version.flatMap { CleanText.line($0, limit: 40) }
        let folder = CleanText.line(current.folder, limit: 400) ?? ""
        return .phrase(
            .zonesInFolder,
            [
                "version": version.map { .verbatim($0) } ?? .phrase(.unknownVersion),
                "folder": .verbatim(folder),
            ])
    }
}
