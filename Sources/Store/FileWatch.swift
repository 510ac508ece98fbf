internal import Glibc
internal import Threads

/// Looks out for changes of files and of what lies in folders, by inotify(7). Nothing is polled.
public struct FileWatch {
    private static let events =
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF

    private let inotify: Int32
    /// The names that matter in each watched folder; nil for all.
    private var names: [Int32: Set<String>?] = [:]

    /// Files to watch together.
    public struct Files: Sendable {
        let paths: [String]
        let quiet: Int32
        let onChange: @Sendable () -> Void

        /// Files whose changes `onChange` hears of, at first and after each of them.
        ///
        /// - Parameter quiet: Milliseconds without a change to wait for, since editors save in several steps.
        public init(_ paths: [String], quiet: Int32 = 0, onChange: @escaping @Sendable () -> Void) {
            (self.paths, self.quiet, self.onChange) = (paths, quiet, onChange)
        }
    }

    /// Watches all of `files` on one thread of their own, for ever.
    ///
    /// A path need not exist: the nearest folder above that does is watched until it comes to be. A link is watched with
    /// what it leads to.
    ///
    /// - Returns: Whether the system has a thread for it.
    public static func begin(_ files: Files...) -> Bool {
        SerialThread.begin {
            var watches = files.compactMap { files in FileWatch().map { (watch: $0, files: files) } }
            for place in watches.indices { watches[place].watch.look(at: watches[place].files) }
            while true {
                var waiting = watches.map { pollfd(fd: $0.watch.inotify, events: Int16(POLLIN), revents: 0) }
                guard poll(&waiting, nfds_t(waiting.count), -1) > 0 || errno == EINTR else { return }
                for place in watches.indices
                where waiting[place].revents != 0
                    && watches[place].watch.hasChanged(quiet: watches[place].files.quiet)
                {
                    watches[place].watch.look(at: watches[place].files)
                }
            }
        }
    }

    private init?() {
        inotify = inotify_init1(Int32(IN_CLOEXEC))
        if inotify < 0 { return nil }
    }

    /// Tells of the files as they are.
    private mutating func look(at files: Files) {
        // In this order, so that what changes meanwhile is seen the next time.
        arm(files.paths)
        files.onChange()
    }

    /// Watches what there is of `paths` now.
    private mutating func arm(_ paths: [String]) {
        names = [:]
        for path in paths {
            watch(path)
            if let real = realpath(path, nil) {
                let target = String(cString: real)
                free(real)
                if target != path { watch(target) }
                add(target, nil)
            }
        }
    }

    /// Watches the entry at `path`, or the nearest one above whose folder exists.
    private mutating func watch(_ path: String) {
        let folder = DiskFile.folder(of: path)
        if add(folder, fileName(path)) || folder == path { return }
        watch(folder)
    }

    /// Watches an entry of `folder`, or all; false where there is no such folder.
    @discardableResult
    private mutating func add(_ folder: String, _ name: String?) -> Bool {
        let number = inotify_add_watch(inotify, folder, UInt32(FileWatch.events | IN_ONLYDIR))
        guard number >= 0 else { return false }
        guard let name, let others = names[number, default: []] else {
            names[number] = .some(nil)
            return true
        }
        names[number] = others.union([name])
        return true
    }

    /// Whether one of the events that wait matters; if so, it waits until there is none for `quiet` milliseconds.
    private func hasChanged(quiet: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(inotify, &buffer, buffer.count)
        guard count > 0, matters(buffer[..<count]) else { return false }
        var more = pollfd(fd: inotify, events: Int16(POLLIN), revents: 0)
        for _ in 0..<20 where quiet > 0 {
            guard poll(&more, 1, quiet) > 0 else { break }
            _ = read(inotify, &buffer, buffer.count)
        }
        return true
    }

    /// Whether one of a run of events is of an entry that is watched: each has a header of 16 bytes, with the folder's number in the
    /// first four of them and the name's length in the last four, and the name padded with zeros.
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
