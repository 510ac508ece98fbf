internal import Glibc
internal import Words

/// A file on disk that is read whole and replaced whole.
struct DiskFile: Hashable, Sendable {
    /// Why a file could not be read, in a few words.
    struct Unreadable: Error, Hashable {
        /// The words.
        var reason: Saying
    }

    /// The file's place: where the path leads, when it is a symbolic link. The file may not exist.
    let path: String

    /// The file at `path`, following symbolic links so that a replaced file leaves the link in place.
    init(_ path: String) {
        var place = path
        // As many links as Linux itself follows; a longer chain is a loop, and opening it says so.
        for _ in 0..<40 {
            guard let target = DiskFile.target(of: place) else { break }
            place = target.hasPrefix("/") ? target : DiskFile.folder(of: place) + "/" + target
        }
        self.path = place
    }

    /// The file's bytes; nil when there is no such file.
    ///
    /// - Throws: When it is larger than `limit` bytes, no plain file, or the system refuses.
    func read(limit: Int) throws(Unreadable) -> [UInt8]? {
        // Without O_NONBLOCK a named pipe in the file's place would hold the program for ever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
            if chunk.isEmpty { return bytes }
            bytes += chunk
        }
        throw Unreadable(reason: .phrase(.isTooLarge, verbatim: ["size": "\(limit / 1024) KB"]))
    }

    /// Puts `bytes` in the file's place so that a reader, even after a power cut, finds the old contents or
    /// the new and never a mixture. Mode 0600; missing folders are made with mode 0700.
    func replace(with bytes: [UInt8]) throws(StoreError) {
        try makeFolder()
        var name = Array((path + ".XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw .system(errno, path: path) }
        let written = DiskFile.write(bytes, to: descriptor)
        let closed = close(descriptor) == 0 ? 0 : errno
        guard written == 0, closed == 0, rename(name, path) == 0 else {
            let code = written != 0 ? written : closed != 0 ? closed : errno
            unlink(name)
            throw .system(code, path: path)
        }
        syncFolder()
    }

    /// Renames the file to `NAME.broken-N` with the first N that is free, from 1 on.
    ///
    /// - Parameter companions: Suffixes of files that belong to it, and go with it where they exist.
    /// - Returns: The new path; nil when the file is gone, as when another program set it aside first.
    func setAside(companions: [String] = []) throws(StoreError) -> String? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw .system(errno, path: path)
        }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        for number in 1...9999 {
            let name = "\(path).broken-\(number)"
            if companions.contains(where: { access(name + $0, F_OK) == 0 }) { continue }
            // An empty file of our own holds the name, so that two programs never take the same one.
            let reserved = isFolder ? mkdir(name, 0o700) : open(name, O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard reserved >= 0 else {
                if errno == EEXIST { continue }
                throw .system(errno, path: path)
            }
            if !isFolder { close(reserved) }
            guard rename(path, name) == 0 else {
                let code = errno
                _ = isFolder ? rmdir(name) : unlink(name)
                if code == ENOENT { return nil }
                throw .system(code, path: path)
            }
            for suffix in companions { rename(path + suffix, name + suffix) }
            syncFolder()
            return name
        }
        throw .failed(path: path, reason: .phrase(.tooManySetAside))
    }

    /// Makes the folders above the file that are missing, with mode 0700.
    func makeFolder() throws(StoreError) {
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

    /// Writes everything and waits until it is on the disk; 0, or the system's error number.
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

    /// Makes the last rename survive a power cut. What fails here was renamed all the same.
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

    /// `path` from the root on.
    static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
        defer { free(here) }
        return String(cString: here) + "/" + path
    }

    /// The folder that holds `path`.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        let folder = path[..<slash]
        return folder.isEmpty ? "/" : String(folder)
    }
}
