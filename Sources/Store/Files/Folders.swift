internal import Glibc
internal import Words

/// The program's folders and files, by the XDG Base Directory Specification 0.8.
package struct Folders: Hashable, Sendable {
    /// `$XDG_CONFIG_HOME/fxterm/config.json`: the settings; read, never written.
    package let settings: String
    /// `$XDG_CONFIG_HOME/fxterm/keys`: the keys of services, a line `NAME=value` each; read, never written.
    package let keys: String
    /// `$XDG_CONFIG_HOME/fxterm/themes`: looks of the user's own, a file each.
    package let themes: String
    /// `$XDG_CONFIG_HOME/fxterm/brokers`: descriptions of brokers' files of the user's own, a file each.
    package let brokers: String
    /// `$XDG_STATE_HOME/fxterm/board.json`: the first board.
    package let board: String
    /// `$XDG_STATE_HOME/fxterm/undo.json`: the changes that led to it, for undo and redo.
    package let undo: String
    /// `$XDG_STATE_HOME/fxterm/boards`: the other boards, and the changes that led to each.
    package let boards: String
    /// `$XDG_STATE_HOME/fxterm/boards.json`: the names of the boards, in the order of their tabs.
    package let boardIndex: String
    /// `$XDG_STATE_HOME/fxterm/last-board`: the board that was shown last.
    package let lastBoard: String
    /// `$XDG_STATE_HOME/fxterm/settings.json`: the settings that were changed in the program.
    package let keptSettings: String
    /// `$XDG_DATA_HOME/fxterm/history.sqlite`: the figures seen.
    package let history: String
    /// `$XDG_DATA_HOME/fxterm/transactions.csv`: what the user bought and sold.
    package let transactions: String
    /// `$XDG_DATA_HOME/fxterm/events.ics`: the user's own events.
    package let events: String
    /// `$XDG_STATE_HOME/fxterm/fxterm.log`: what went wrong and when.
    package let log: String
    /// `$XDG_STATE_HOME/fxterm/greeted`: an empty file that says that the first keys have been shown.
    package let greeted: String
    /// `$XDG_STATE_HOME/fxterm/used-keys`: the commands whose keys have been used, which the key line need not show any more.
    package let usedKeys: String

    /// The folders an environment means.
    ///
    /// Relative and empty values of the XDG variables are ignored, as the specification demands; so is such
    /// a `HOME`, in whose place the account's entry is used.
    package init(environment: [String: String]) throws(StoreError) {
        try self.init(environment: environment, accountHome: Folders.homeOfAccount())
    }

    /// The same with the account's home folder given. It is looked up only where it is needed, since that may ask a server.
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

    /// Brings the program's own files into order, as a start does: removes what crashes have left of files being replaced,
    /// and closes folders and files that were open to others.
    package func settle() -> [StoreNotice] {
        for path in [board, undo, boardIndex, lastBoard, transactions, events, keptSettings] {
            DiskFile(path).removeLeftovers()
        }
        for path in [board, undo, keptSettings, log, log + ".1"] { DiskFile(path).closeToOthers() }
        let homes = Set([board, history].map(DiskFile.folder) + [boards]).sorted()
        return homes.compactMap(Folders.close)
    }

    /// Throws if a folder or a file of the program's own is there and cannot be read: an answer without it would be invented.
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

    /// Closes a folder of the program's own to others; says so where that cannot be.
    private static func close(folder: String) -> StoreNotice? {
        var status = stat()
        guard lstat(folder, &status) == 0 else { return nil }
        // A link's target is not only ours: it may be a folder that the whole system shares.
        let isOurs = status.st_mode & S_IFMT == S_IFDIR
        if isOurs, status.st_mode & 0o077 != 0 { chmod(folder, 0o700) }
        guard stat(folder, &status) == 0 else { return nil }
        let open = isOurs ? status.st_mode & 0o077 : status.st_mode & 0o022
        return open == 0 ? nil : .open(folder: folder)
    }
}
