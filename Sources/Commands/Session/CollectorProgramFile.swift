internal import Glibc
internal import SystemFiles

enum CollectorProgramFile {
    /// `fxterm-collector` beside this program, as in a build, or in `../libexec/fxterm`, as installed; always an absolute path,
    /// so that no program of that name in the current folder is ever run. Empty where the system does not tell the place.
    static var path: String {
        guard let folder = ProgramFile.folder, let root = ProgramFile.root else { return "" }
        let beside = folder + "fxterm-collector"
        return access(beside, X_OK) == 0 ? beside : root + "libexec/fxterm/fxterm-collector"
    }
}
