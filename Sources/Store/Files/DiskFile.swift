internal import CLinux
internal import Glibc
package import Words

/// A file that is read and replaced as a whole.
package struct DiskFile: Hashable, Sendable {
    package struct Unreadable: Error, Hashable {
        package var reason: Saying

        package init(reason: Saying) { self.reason = reason }
    }

    enum Kind: Hashable {
        case nothing
        /// A plain file, with the permission bits for others than its owner.
        case plain(openTo: mode_t)
        /// A folder, device, pipe, socket or broken link; with the reason not to touch it.
        case other(Saying)
    }

    /// The file itself: for a symbolic link, its target. The file may not exist.
    let path: String
    /// The given path, for messages to the user.
    let given: String
    var isLinked: Bool { given != path }

    /// Follows symbolic links, so that a replaced file leaves the link in place.
    package init(_ path: String) {
        var place = path
        // As many links as Linux follows; a longer chain is a loop, and opening it reports that.
        for _ in 0..<40 {
            guard let target = DiskFile.target(of: place) else { break }
            place = target.hasPrefix("/") ? target : DiskFile.folder(of: place) + "/" + target
        }
        self.path = place
        given = path
    }

    /// Does not open the file: that can rewind a tape or block on a pipe.
    var kind: Kind {
        if isMangled { return .other(.phrase(.pathNotUTF8)) }
        var status = stat()
        guard lstat(path, &status) == 0 else {
            // If stat fails, open fails too, and reports the reason.
            return errno == ENOENT ? .nothing : .plain(openTo: 0)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .plain(openTo: status.st_mode & 0o077)
        case S_IFDIR: return .other(.phrase(.isFolder))
        case S_IFLNK: return .other(.system(ELOOP))
        default: return .other(.phrase(.isNoPlainFile))
        }
    }

    /// True if bytes that are not UTF-8 were lost from the path, which then means another file.
    var isMangled: Bool { path.unicodeScalars.contains("\u{FFFD}") }

    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Throws unless there is a plain file or nothing: never open, rename or replace anything else.
    func refuseOthers() throws(StoreError) {
        if case .other(let reason) = kind { throw .failed(path: given, reason: reason) }
    }

    /// An earlier umask may have left our file open to others. Leaves a file behind a link alone.
    func closeToOthers() {
        if !isLinked, case .plain(let open) = kind, open != 0 { chmod(path, 0o600) }
    }

    /// Nil without a file.
    package func read(limit: Int) throws(Unreadable) -> [UInt8]? { try snapshot(limit: limit)?.bytes }

    func snapshot(limit: Int) throws(Unreadable) -> Snapshot? {
        switch kind {
        case .plain: break
        case .other(let reason): throw Unreadable(reason: reason)
        case .nothing:
            // A link into a missing folder, such as on an unmounted disk: a new file would hide the real one.
            if isLinked, access(DiskFile.folder(of: path), F_OK) != 0 {
                throw Unreadable(reason: .system(ENOENT))
            }
            return nil
        }
        // If it has become a pipe since, O_NONBLOCK avoids blocking for ever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw Unreadable(reason: .system(errno))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw Unreadable(reason: .system(errno))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw Unreadable(reason: .phrase(.isFolder))
        default: throw Unreadable(reason: .phrase(.isNoPlainFile))
        }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let wanted = limit + 1 - bytes.count
            let chunk = try DiskFile.chunk(of: descriptor, atMost: min(wanted, 65_536))
            if chunk.isEmpty { return Snapshot(bytes: bytes, status: status) }
            bytes += chunk
        }
        throw Unreadable(reason: DiskFile.tooLarge(limit))
    }

    static func tooLarge(_ limit: Int) -> Saying {
        let size = limit <= 1 << 20 ? "\(limit >> 10) KB" : "\(limit >> 20) MB"
        return .phrase(.isTooLarge, verbatim: ["size": size])
    }

    /// Even after a power cut, readers see the old contents or the new. Mode 0600, new folders 0700.
    package func replace(with bytes: [UInt8]) throws(StoreError) { try replace(with: bytes, mode: 0o600) }

    func replace(with bytes: [UInt8], mode: mode_t) throws(StoreError) {
        _ = try put(bytes, mode: mode) { .renaming($0, to: path) }
    }

    /// Returns false and writes nothing if another program changed the file since `read`; nil is for no file.
    func replace(_ read: Snapshot?, with bytes: [UInt8]) throws(StoreError) -> Bool {
        try put(bytes) { name in
            guard let read else {
                let outcome = Outcome.renaming(name, to: path, FXTERM_RENAME_NOREPLACE)
                return outcome == .failed(EEXIST) ? .refused : outcome
            }
            return read.isStill(at: path) ? exchange(name, for: read) : .refused
        }
    }

    /// Exchanges the files and checks the old one: another program may have replaced it just before.
    private func exchange(_ name: [CChar], for read: Snapshot) -> Outcome {
        let temporary = DiskFile(
            String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
        var ours = Snapshot.identity(at: name)
        switch Outcome.renaming(name, to: path, FXTERM_RENAME_EXCHANGE) {
        case .done: break
        case .failed(ENOENT): return .refused
        case .failed(EINVAL), .failed(ENOSYS): return .renaming(name, to: path)
        case let other: return other
        }
        if (try? temporary.read(limit: read.bytes.count)) == read.bytes { return .done }
        // Put the other program's file back; if ours was replaced meanwhile, what comes out is newer still.
        for _ in 0..<100 {
            let theirs = Snapshot.identity(at: name)
            switch Outcome.renaming(name, to: path, FXTERM_RENAME_EXCHANGE) {
            case .done: break
            case .failed(ENOENT):
                let back = Outcome.renaming(name, to: path, FXTERM_RENAME_NOREPLACE)
                return back == .done ? .refused : .stuck
            case .refused, .failed, .stuck: return .stuck
            }
            if Snapshot.identity(at: name) == ours { return .refused }
            ours = theirs
        }
        return .stuck
    }

    private func put(
        _ bytes: [UInt8], mode: mode_t = 0o600, _ swap: ([CChar]) -> Outcome
    ) throws(StoreError) -> Bool {
        try makeFolder()
        try refuseOthers()
        var (descriptor, name) = try makeTemporary()
        // A lock distinguishes another program's write from a crash's leftovers. If the file was removed
        // before we locked it, create another.
        var status = stat()
        while flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &status) == 0, status.st_nlink == 0 {
            close(descriptor)
            (descriptor, name) = try makeTemporary()
        }
        var written = DiskFile.write(bytes, to: descriptor)
        if written == 0, mode != 0o600, fchmod(descriptor, mode) != 0 { written = errno }
        let outcome = written == 0 ? swap(name) : .failed(written)
        // A rename leaves no such file; an exchange leaves the old one.
        if outcome != .stuck { unlink(name) }
        let closed = close(descriptor) == 0 ? 0 : errno
        switch outcome {
        case .failed(let code): throw .system(code, path: path)
        case .stuck: throw .failed(path: given, reason: .phrase(.fileKeepsChanging))
        case .done, .refused: if closed != 0 { throw .system(closed, path: path) }
        }
        if outcome == .done { syncFolder() }
        return outcome == .done
    }

    private static let temporary = ".fxterm-new-"

    private func makeTemporary() throws(StoreError) -> (Int32, [CChar]) {
        var name = Array((path + DiskFile.temporary + "XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw .system(errno, path: path) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return (descriptor, name)
    }

    /// Removes temporary files of crashed programs, but none that is being written now.
    func removeLeftovers() {
        let folder = DiskFile.folder(of: path)
        let start = fileName(path) + DiskFile.temporary
        for name in DiskFile.names(in: folder)
        where name.hasPrefix(start) && name.utf8.count == start.utf8.count + 6 {
            let left = folder + "/" + name
            var status = stat()
            guard lstat(left, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            let descriptor = open(left, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(left) }
            close(descriptor)
        }
    }

    static func names(in folder: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }

    /// Renames the file and its `companions` (suffixes) to `NAME.broken-N` with the first free N, from 1 on.
    /// Nil if the file is gone. Throws if it is not ours to rename: behind a link, or no plain file.
    func setAside(companions: [String] = []) throws(StoreError) -> String? {
        switch kind {
        case .nothing: return nil
        case .other(let reason): throw .failed(path: given, reason: reason)
        case .plain: if isLinked { throw .failed(path: given, reason: .phrase(.isAnothers)) }
        }
        for number in 1...9999 {
            let name = "\(path).broken-\(number)"
            if companions.contains(where: { access(name + $0, F_OK) == 0 }) { continue }
            // An empty file reserves the name, so that two programs never take the same one.
            let reserved = open(name, O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard reserved >= 0 else {
                if errno == EEXIST { continue }
                throw .system(errno, path: path)
            }
            close(reserved)
            guard rename(path, name) == 0 else {
                let code = errno
                unlink(name)
                if code == ENOENT { return nil }
                throw .system(code, path: path)
            }
            for suffix in companions { rename(path + suffix, name + suffix) }
            syncFolder()
            return name
        }
        throw .failed(path: path, reason: .phrase(.tooManySetAside))
    }

    /// Sets a damaged file aside, if it is ours to rename. Nil if another program was first.
    package func notice(settingAside reason: Saying, companions: [String] = []) -> StoreNotice? {
        let isOurs: Bool
        if case .other = kind { isOurs = false } else { isOurs = !isLinked }
        guard isOurs else { return .unavailable(.failed(path: given, reason: reason)) }
        do throws(StoreError) {
            return try setAside(companions: companions).map { .setAside(path: path, as: $0, reason: reason) }
        } catch {
            return .leftAlone(path: path, reason: reason)
        }
    }

    /// Creates missing folders with mode 0700; none if the file is behind a link.
    package func makeFolder() throws(StoreError) {
        if isLinked { return }
        if isMangled { throw .failed(path: given, reason: .phrase(.pathNotUTF8)) }
        try DiskFile.makeFolder(DiskFile.folder(of: path), for: path)
    }

    private static func makeFolder(_ folder: String, for path: String) throws(StoreError) {
        if mkdir(folder, 0o700) == 0 { return }
        switch errno {
        case EEXIST: return
        case ENOENT where folder != DiskFile.folder(of: folder):
            try makeFolder(DiskFile.folder(of: folder), for: path)
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .system(errno, path: path) }
        default: throw .system(errno, path: path)
        }
    }

    /// Writes all and waits until it is on the disk; 0, or the system's error number.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            rest = rest.dropFirst(count)
        }
        return fsync(descriptor) == 0 ? 0 : errno
    }

    /// Makes the last rename survive a power cut. A failure here does not undo the rename.
    private func syncFolder() {
        let descriptor = open(DiskFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func chunk(of descriptor: Int32, atMost count: Int) throws(Unreadable) -> [UInt8] {
        while true {
            var code: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                let got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                code = got < 0 ? errno : 0
                filled = max(0, got)
            }
            if code == 0 { return bytes }
            if code != EINTR { throw Unreadable(reason: .system(code)) }
        }
    }

    private static func target(of path: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            let count = readlink(path, base, buffer.count)
            guard count > 0 else { return nil }
            return String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    package static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
        defer { free(here) }
        return String(cString: here) + "/" + path
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        let folder = path[..<slash]
        return folder.isEmpty ? "/" : String(folder)
    }

    struct Snapshot {
        let bytes: [UInt8]
        fileprivate let status: stat

        /// True if the same file is there, of the same size and time.
        fileprivate func isStill(at path: String) -> Bool {
            var now = stat()
            return lstat(path, &now) == 0 && now.st_dev == status.st_dev && now.st_ino == status.st_ino
                && now.st_size == status.st_size && now.st_mtim.tv_sec == status.st_mtim.tv_sec
                && now.st_mtim.tv_nsec == status.st_mtim.tv_nsec
        }

        /// The numbers that no other existing file has.
        fileprivate static func identity(at name: [CChar]) -> [UInt64] {
            var status = stat()
            return lstat(name, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : []
        }
    }

    private enum Outcome: Equatable {
        case done
        case refused
        case failed(Int32)
        /// The temporary file may be another program's and must stay.
        case stuck

        static func renaming(_ name: [CChar], to path: String, _ flags: UInt32 = 0) -> Outcome {
            if flags == 0 { return rename(name, path) == 0 ? .done : .failed(errno) }
            if fxterm_rename(name, path, flags) == 0 { return .done }
            // Some file systems support neither flag.
            guard flags == FXTERM_RENAME_NOREPLACE, errno == EINVAL || errno == ENOSYS else {
                return .failed(errno)
            }
            return access(path, F_OK) == 0 ? .failed(EEXIST) : renaming(name, to: path)
        }
    }
}
