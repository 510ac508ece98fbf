private import Glibc
private import Synchronization
private import SystemFiles

/// No other code reads the zoneinfo folder. The cache is global: rules are facts of the machine.
enum ZoneFiles {
    private struct State {
        var folder: String?
        var names: ZoneNames?
        var rules: [String: ZoneRules] = [:]
        var unknown: Set<String> = []
        var here: Zone?
        var seen: [String: FileMark?] = [:]
        var lookedAt: Int?
    }

    private static let state = Mutex(State())

    /// If the name has no file, tries other names of the same zone.
    static func rules(_ name: String) -> ZoneRules? {
        state.withLock { state in
            if let rules = state.rules[name] { return rules }
            return isPlausible(name) ? rules(name, &state) : nil
        }
    }

    static var here: Zone {
        state.withLock { state in
            if let here = state.here { return here }
            let here = findHere(&state)
            state.here = here
            return here
        }
    }

    private static let pause = 5

    static func renew() -> Bool {
        state.withLock { state in
            let now = steadySeconds
            if let last = state.lookedAt, now - last < pause { return false }
            state.lookedAt = now
            guard state.seen.contains(where: { FileMark($0.key) != $0.value }) else { return false }
            state = State(lookedAt: now)
            return true
        }
    }

    static var folder: String? { state.withLock { folder(&$0) } }

    static var names: ZoneNames { state.withLock { names(&$0) } }

    private static func names(_ state: inout State) -> ZoneNames {
        if let names = state.names { return names }
        let list = folder(&state).flatMap { read($0 + "/tzdata.zi", upTo: 1 << 20) }
        let names = ZoneNames(list ?? [])
        state.names = names
        return names
    }

    private static func folder(_ state: inout State) -> String? {
        if let folder = state.folder { return folder }
        for folder in variable("TZDIR").map({ [$0] }) ?? SystemFile.zones.places {
            // A missing folder may appear.
            for name in ["", "/tzdata.zi", "/+VERSION"] { watch(folder + name, &state) }
            guard FileMark(folder)?.isFolder ?? false else { continue }
            state.folder = folder
            return folder
        }
        return nil
    }

    /// Records the current state of `path`, even if missing, to detect changes.
    private static func watch(_ path: String, _ state: inout State) {
        state.seen.updateValue(FileMark(path), forKey: path)
    }

    private static func rules(_ name: String, _ state: inout State) -> ZoneRules? {
        if let rules = state.rules[name] { return rules }
        if state.unknown.contains(name) { return nil }
        if name == "UTC" { return .utc }
        guard let folder = folder(&state) else { return nil }
        let rules = file(name, in: folder, &state) ?? otherFile(name, in: folder, &state)
        state.rules[name] = rules
        if rules == nil { state.unknown.insert(name) }
        return rules
    }

    private static func otherFile(_ name: String, in folder: String, _ state: inout State) -> ZoneRules? {
        for other in names(&state).others(name) where isPlausible(other) {
            if let rules = file(other, in: folder, &state) { return rules }
        }
        return nil
    }

    private static func file(_ name: String, in folder: String, _ state: inout State) -> ZoneRules? {
        let path = folder + "/" + name
        // Before reading, to detect a change during the read.
        let mark = FileMark(path)
        guard let bytes = read(path), let rules = try? ZoneRules.reading(tzif: bytes) else { return nil }
        state.seen.updateValue(mark, forKey: path)
        return rules
    }

    private static func findHere(_ state: inout State) -> Zone {
        if let wish = variable("TZ", orEmpty: true) { return zone(of: wish, &state) }
        let path = "/etc/localtime"
        watch(path, &state)
        if let name = linked(path), let rules = rules(name, &state) { return Zone(name: name, rules: rules) }
        // A copy instead of a link, or a dangling link: Debian also stores the name here.
        let known = read("/etc/timezone").flatMap { name($0) }.flatMap { name in
            rules(name, &state).map { Zone(name: name, rules: $0) }
        }
        guard let bytes = read(path), let rules = try? ZoneRules.reading(tzif: bytes) else {
            return known ?? .utc
        }
        if let known, known == Zone(name: known.name, rules: rules) { return known }
        return Zone(name: "localtime", rules: rules)
    }

    /// UTC for an invalid value, as in the C library.
    private static func zone(of value: String, _ state: inout State) -> Zone {
        let wish = value.hasPrefix(":") ? String(value.dropFirst()) : value
        if wish.hasPrefix("/") {
            watch(wish, &state)
            guard let bytes = read(wish), let rules = try? ZoneRules.reading(tzif: bytes) else { return .utc }
            return Zone(name: name(inPath: wish) ?? wish, rules: rules)
        }
        if isPlausible(wish), let rules = rules(wish, &state) { return Zone(name: wish, rules: rules) }
        return Zone(posix: wish) ?? .utc
    }

    private static func linked(_ path: String) -> String? {
        var direct = [CChar](repeating: 0, count: 4096)
        let length = readlink(path, &direct, direct.count)
        // Use the link's own text first: it may be an alias whose file is itself a link.
        let said =
            length > 0 ? String(decoding: direct[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
        if let name = name(inPath: said) { return name }
        guard let target = realpath(path, nil) else { return nil }
        defer { free(target) }
        return name(inPath: String(cString: target))
    }

    private static func name(inPath path: String) -> String? {
        let parts = path.split(separator: "/")
        guard let start = parts.lastIndex(of: "zoneinfo") else { return nil }
        let name = parts[(start + 1)...].joined(separator: "/")
        return isPlausible(name) ? name : nil
    }

    private static func name(_ line: [UInt8]) -> String? {
        let name = String(decoding: line.prefix { $0 > 32 }, as: UTF8.self)
        return isPlausible(name) ? name : nil
    }

    /// True if `name` can only be a file below the folder.
    private static func isPlausible(_ name: String) -> Bool {
        guard (1...64).contains(name.utf8.count) else { return false }
        return name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
                        UInt8(ascii: "_"):
                        true
                    default: false
                    }
                }
        }
    }

    private static func variable(_ name: String, orEmpty: Bool = false) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty && !orEmpty ? nil : text
    }

    private static var steadySeconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec
    }

    static func head(_ path: String) -> [UInt8]? { read(path, upTo: 1) }

    /// Nil if it is unreadable. Truncates a file that is too large, which is then refused.
    private static func read(_ path: String, upTo limit: Int = ZoneRules.largestFile + 1) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        var contents: [UInt8] = []
        while contents.count < limit {
            let count = Glibc.read(file, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            contents += bytes[..<count]
        }
        return contents
    }
}

struct ZoneNames: Sendable {
    private let own: [String]
    /// The zone of each alias.
    private let zones: [String: String]

    /// `tzdata.zi`: a zone begins with `Z name`, an alias is `L zone alias`.
    init(_ text: [UInt8]) {
        let lines = text.split(separator: 10).map {
            $0.split(separator: 32, maxSplits: 3).map { String(decoding: $0, as: UTF8.self) }
        }
        own = lines.filter { $0.first == "Z" && $0.count > 1 }.map { $0[1] }
        let links = lines.filter { $0.first == "L" && $0.count == 3 }
        zones = Dictionary(links.map { ($0[2], $0[1]) }) { first, _ in first }
    }

    var all: [String] { own + zones.keys.sorted() }

    /// The zone's own name first: not every system has a file for each.
    func others(_ name: String) -> [String] {
        let zone = zones[name] ?? name
        let names = [zone] + zones.filter { $0.value == zone }.keys.sorted()
        return names.filter { $0 != name }
    }
}

package struct ZoneSource: Hashable, Sendable {
    package let folder: String
    /// Such as `2026f`; nil if the folder has none. Unchecked too.
    package let version: String?

    package static var current: ZoneSource? {
        ZoneFiles.folder.map { folder in
            ZoneSource(folder: folder, version: version(of: folder))
        }
    }

    /// From the first line of `tzdata.zi`, `# version 2026f`, or from `+VERSION`.
    private static func version(of folder: String) -> String? {
        func first(_ name: String) -> String? {
            ZoneFiles.head(folder + "/" + name).map {
                String(decoding: $0.prefix { $0 != 10 }, as: UTF8.self)
            }
        }
        let mark = "# version "
        if let line = first("tzdata.zi"), line.hasPrefix(mark) { return String(line.dropFirst(mark.count)) }
        return first("+VERSION")
    }
}

/// Identifies a file, to detect that another has replaced it. Covers both a link and its target.
struct FileMark: Hashable, Sendable {
    private let device: UInt
    private let inode: UInt
    private let size: Int
    private let written: Moment
    private let moved: Moment
    private let link: UInt
    let isFolder: Bool

    private struct Moment: Hashable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
    }

    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        var link: UInt = 0
        if status.st_mode & S_IFMT == S_IFLNK {
            link = UInt(status.st_ino)
            guard stat(path, &status) == 0 else { return nil }
        }
        self.link = link
        device = UInt(status.st_dev)
        inode = UInt(status.st_ino)
        size = Int(status.st_size)
        written = Moment(status.st_mtim)
        moved = Moment(status.st_ctim)
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
