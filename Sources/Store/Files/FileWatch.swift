internal import Glibc
internal import Threads

/// Watches files and folder contents with inotify(7). Polls only if the system has no watches left.
package struct FileWatch {
    private static let events =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF

    private let files: Files
    private let instance: @Sendable () -> Int32
    /// Negative while the system has no instance left.
    private var inotify: Int32 = -1
    /// The names that matter in each watched folder; nil for all.
    private var names: [Int32: Set<String>?] = [:]
    /// The files' state at the last look; nil while inotify reports changes.
    private var stamps: [Stamp]?

    package struct Files: Sendable {
        let paths: [String]
        let quiet: Int32
        let onChange: @Sendable () -> Void

        /// Calls `onChange` at first too; waits `quiet` milliseconds, since editors save in several steps.
        package init(_ paths: [String], quiet: Int32 = 0, onChange: @escaping @Sendable () -> Void) {
            (self.paths, self.quiet, self.onChange) = (paths, quiet, onChange)
        }
    }

    /// Watches on one new thread, for ever; false if it could not be started. Watches a link's target too,
    /// and for a missing path the nearest existing folder above. While the system has no watches left,
    /// compares the files once a second; `onLimit` gets true when that begins.
    package static func begin(
        _ files: Files..., onLimit: @escaping @Sendable (Bool) -> Void = { _ in }
    ) -> Bool {
        begin(files, onLimit: onLimit) { inotify_init1(Int32(IN_CLOEXEC)) }
    }

    /// `instance` makes the descriptor for watches.
    static func begin(
        _ files: [Files], onLimit: @escaping @Sendable (Bool) -> Void,
        instance: @escaping @Sendable () -> Int32
    ) -> Bool {
        SerialThread.begin {
            var watches = files.map { FileWatch(files: $0, instance: instance) }
            for place in watches.indices { watches[place].look() }
            var isLimited = false
            while true {
                if watches.contains(where: \.isLimited) != isLimited {
                    isLimited.toggle()
                    onLimit(isLimited)
                }
                // poll ignores negative descriptors.
                var waiting = watches.map { pollfd(fd: $0.inotify, events: Int16(POLLIN), revents: 0) }
                guard poll(&waiting, nfds_t(waiting.count), isLimited ? 1000 : -1) >= 0 || errno == EINTR
                else { return }
                for place in watches.indices
                where watches[place].hasChanged(isTold: waiting[place].revents != 0) {
                    watches[place].look()
                }
            }
        }
    }

    private init(files: Files, instance: @escaping @Sendable () -> Int32) {
        (self.files, self.instance) = (files, instance)
    }

    private var isLimited: Bool { stamps != nil }

    private mutating func look() {
        // In this order, so that the next check sees changes made meanwhile.
        arm()
        files.onChange()
    }

    private mutating func hasChanged(isTold: Bool) -> Bool {
        if isTold, readEvents() { return true }
        guard let stamps else { return false }
        arm()
        return stamps != Stamp.all(of: files.paths)
    }

    private mutating func arm() {
        names = [:]
        if inotify < 0 { inotify = instance() }
        var isComplete = inotify >= 0
        if isComplete {
            for path in files.paths {
                watch(path, &isComplete)
                if let real = realpath(path, nil) {
                    let target = String(cString: real)
                    free(real)
                    if target != path { watch(target, &isComplete) }
                    add(target, nil, &isComplete)
                }
            }
        }
        stamps = isComplete ? nil : Stamp.all(of: files.paths)
    }

    /// Watches the entry at `path`, or the nearest one above whose folder exists.
    private mutating func watch(_ path: String, _ isComplete: inout Bool) {
        let folder = DiskFile.folder(of: path)
        if add(folder, fileName(path), &isComplete) || folder == path { return }
        watch(folder, &isComplete)
    }

    /// Watches an entry of `folder`, or all if nil; false if there is no such folder.
    @discardableResult
    private mutating func add(_ folder: String, _ name: String?, _ isComplete: inout Bool) -> Bool {
        let number = inotify_add_watch(inotify, folder, UInt32(FileWatch.events | IN_ONLYDIR))
        guard number >= 0 else {
            if errno == ENOSPC || errno == ENOMEM { isComplete = false }
            return false
        }
        guard let name, let others = names[number, default: []] else {
            names[number] = .some(nil)
            return true
        }
        names[number] = others.union([name])
        return true
    }

    /// True if a pending event matters; then waits first until events pause.
    private func readEvents() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(inotify, &buffer, buffer.count)
        guard count > 0, matters(buffer[..<count]) else { return false }
        var more = pollfd(fd: inotify, events: Int16(POLLIN), revents: 0)
        for _ in 0..<20 where files.quiet > 0 {
            guard poll(&more, 1, files.quiet) > 0 else { break }
            _ = read(inotify, &buffer, buffer.count)
        }
        return true
    }

    /// An event has a header of 16 bytes, with the folder's number in the first four and the name's length in
    /// the last four, then the name padded with zeros.
    private func matters(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while rest.count >= 16 {
            func number(_ place: Int) -> Int32 {
                (0..<4).reduce(0) { $0 | Int32(rest[rest.startIndex + place + $1]) << Int32(8 * $1) }
            }
            let text = rest.dropFirst(16).prefix(Int(number(12)))
            let name = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
            if let known = names[number(0)], name.isEmpty || known?.contains(name) ?? true { return true }
            rest = rest.dropFirst(16 + text.count)
        }
        return false
    }
}

private struct Stamp: Equatable {
    let path: String
    let device: dev_t
    let inode: ino_t
    let size: off_t
    let written: [Int]

    static func all(of paths: [String]) -> [Stamp] {
        paths.flatMap { path -> [Stamp] in
            let names = DiskFile.names(in: path).filter { $0 != "." && $0 != ".." }.sorted()
            let entries = [path] + names.map { path + "/" + $0 }
            return [Stamp(link: path)].compactMap(\.self) + entries.compactMap { Stamp($0) }
        }
    }

    private init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(path, status)
    }

    private init?(link path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
        self.init(path, status)
    }

    private init(_ path: String, _ status: stat) {
        self.path = path
        (device, inode, size) = (status.st_dev, status.st_ino, status.st_size)
        written = [
            status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
        ]
    }
}
