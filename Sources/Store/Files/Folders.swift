internal import Glibc
internal import Words

/// The program's folders and files, by the XDG Base Directory Specification 0.8.
package struct Folders: Hashable, Sendable {
    /// Read, never written.
    package let settings: String
    /// A line `NAME=value` for each service; read, never written.
    package let keys: String
    /// The user's own, one file each.
    package let themes: String
    /// The user's own descriptions of brokers' files, one file each.
    package let brokers: String
    /// The first board.
    package let board: String
    /// The changes that led to the first board.
    package let undo: String
    /// The other boards, and the changes that led to each.
    package let boards: String
    /// The names of the boards, in the order of their tabs.
    package let boardIndex: String
    package let lastBoard: String
    /// Settings that were changed in the program.
    package let keptSettings: String
    package let history: String
    package let transactions: String
    package let events: String
    package let log: String
    /// Empty; it exists once the first keys have been shown.
    package let greeted: String
    /// The commands whose keys the key line need not show any more.
    package let usedKeys: String

    /// Ignores relative and empty XDG variables, as the specification demands; instead of such a `HOME`, the
    /// account's entry counts.
    package init(environment: [String: String]) throws(StoreError) {
        try self.init(environment: environment, accountHome: Folders.homeOfAccount())
    }

    /// `accountHome` is looked up only if needed, since that may query a server.
    init(environment: [String: String], accountHome: @autoclosure () -> String?) throws(StoreError) {
        func absolute(_ path: String?) throws(StoreError) -> String? {
            guard let path, path.hasPrefix("/") else { return nil }
            if DiskFile(path).isMangled { throw .failed(path: path, reason: .phrase(.pathNotUTF8)) }
            return path
        }
        func base(_ variable: String, _ fallback: String) throws(StoreError) -> String {
            if let path = try absolute(environment[variable]) { return path }
            var home = try absolute(environment["HOME"])
            if home == nil { home = try absolute(accountHome()) }
            guard let home else { throw .noHome }
            return home + "/" + fallback
        }
        let state = try base("XDG_STATE_HOME", ".local/state")
        let config = try base("XDG_CONFIG_HOME", ".config")
        settings = config + "/fxterm/config.json"
        keys = config + "/fxterm/keys"
        themes = config + "/fxterm/themes"
        brokers = config + "/fxterm/brokers"
        let data = try base("XDG_DATA_HOME", ".local/share")
        history = data + "/fxterm/history.sqlite"
        transactions = data + "/fxterm/transactions.csv"
        events = data + "/fxterm/events.ics"
        board = state + "/fxterm/board.json"
        undo = state + "/fxterm/undo.json"
        boards = state + "/fxterm/boards"
        boardIndex = state + "/fxterm/boards.json"
        lastBoard = state + "/fxterm/last-board"
        keptSettings = state + "/fxterm/settings.json"
        log = state + "/fxterm/fxterm.log"
        greeted = state + "/fxterm/greeted"
        usedKeys = state + "/fxterm/used-keys"
    }

    private static func homeOfAccount() -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16_384) { buffer in
            var entry = passwd()
            var found: UnsafeMutablePointer<passwd>?
            guard let base = buffer.baseAddress,
                getpwuid_r(getuid(), &entry, base, buffer.count, &found) == 0, found != nil,
                let home = entry.pw_dir
            else { return nil }
            return String(cString: home)
        }
    }

    /// At startup: removes temporary files of crashes, and closes the program's folders and files to others.
    package func settle() -> [StoreNotice] {
        for path in [board, undo, boardIndex, lastBoard, transactions, events, keptSettings] {
            DiskFile(path).removeLeftovers()
        }
        for path in [board, undo, keptSettings, log, log + ".1"] { DiskFile(path).closeToOthers() }
        let homes = Set([board, history].map(DiskFile.folder) + [boards]).sorted()
        return homes.compactMap(Folders.close)
    }

    /// Throws if a file or folder of ours exists but is unreadable: an answer without it would be invented.
    package func checkReading() throws(StoreError) {
        for folder in Set([board, history].map(DiskFile.folder) + [boards]).sorted() {
            if let entries = opendir(folder) {
                closedir(entries)
                try Folders.check(folder, X_OK)
            } else if ![ENOENT, ENOTDIR].contains(errno) {
                throw .system(errno, path: folder)
            }
        }
        let others = DiskFile.names(in: boards).filter { $0.hasSuffix(".json") }.sorted()
        for file in [board, boardIndex, history, transactions, events] + others.map({ "\(boards)/\($0)" }) {
            try Folders.check(file, R_OK)
        }
    }

    private static func check(_ path: String, _ mode: Int32) throws(StoreError) {
        if access(path, mode) != 0, ![ENOENT, ENOTDIR].contains(errno) { throw .system(errno, path: path) }
    }

    /// Returns a notice if it cannot close the folder to others.
    private static func close(folder: String) -> StoreNotice? {
        var status = stat()
        guard lstat(folder, &status) == 0 else { return nil }
        // A link's target is not only ours: the whole system may share it.
        let isOurs = status.st_mode & S_IFMT == S_IFDIR
        if isOurs, status.st_mode & 0o077 != 0 { chmod(folder, 0o700) }
        guard stat(folder, &status) == 0 else { return nil }
        let open = isOurs ? status.st_mode & 0o077 : status.st_mode & 0o022
        return open == 0 ? nil : .open(folder: folder)
    }
}
