import Desk
import Foundation
import Glibc
import Testing

/// A PostgreSQL server with a team server, in a folder of its own. It listens at a socket there, and at
/// 127.0.0.1 if a port is given. Roles: `ann` and `bob` are members, `collector` and `second` collectors,
/// `reader` reads, `stranger` is in no group; `postgres` owns all.
final class DeskServer: Sendable {
    struct Unavailable: Error, CustomStringConvertible {
        let description: String
    }

    /// Debian's folder of the newest installed version.
    static let programs: String? = {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        return versions.compactMap(Int.init).max().map { "/usr/lib/postgresql/\($0)/bin" }
    }()
    static var isAvailable: Bool { programs != nil }

    let folder: String
    /// In the socket's name.
    private let port: Int
    var data: String { folder + "/data" }

    /// `settings` are lines for `postgresql.conf`; `access` for `pg_hba.conf`, before the one that trusts
    /// everybody at the socket and on this machine. `makesDesk`: with the schema and people.
    init(_ settings: [String] = [], access: [String] = [], makesDesk: Bool = true) throws {
        // The path of a socket has at most 107 bytes.
        port = settings.compactMap { $0.hasPrefix("port = ") ? Int($0.dropFirst(7)) : nil }.first ?? 5432
        folder = try DeskServer.newFolder()
        let templates = try DeskServer.templates.get()
        try run(["cp", "-r", templates + (makesDesk ? "/desk" : "/bare"), data])
        try append(["unix_socket_directories = '\(folder)'"] + settings, to: "/postgresql.conf")
        if !access.isEmpty {
            let rest = try String(contentsOfFile: data + "/pg_hba.conf", encoding: .utf8)
            try (access.joined(separator: "\n") + "\n" + rest)
                .write(toFile: data + "/pg_hba.conf", atomically: false, encoding: .utf8)
        }
        try start()
    }

    /// With an empty database for the team server.
    private init(fromNothing programs: String) throws {
        port = 5432
        folder = try DeskServer.newFolder()
        try run([
            programs + "/initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale",
            "--no-sync",
        ])
        try append(
            [
                "listen_addresses = ''", "unix_socket_directories = '\(folder)'", "max_connections = 300",
                "shared_buffers = 32MB", "logging_collector = off", "log_destination = stderr",
                // Tests kill processes, not machines.
                "fsync = off",
            ], to: "/postgresql.conf")
        try start()
        try sql("CREATE DATABASE desk", database: "postgres")
    }

    /// A standby with the primary's current data, at a socket of its own.
    init(following primary: DeskServer) throws {
        port = primary.port
        folder = try DeskServer.newFolder()
        try run([
            (DeskServer.programs ?? "") + "/pg_basebackup", "-h", primary.folder, "-p", "\(port)", "-U",
            "postgres", "-D", data, "-R", "-C", "-S", "standby", "-X", "stream", "--checkpoint=fast",
            "--no-sync",
        ])
        try append(["unix_socket_directories = '\(folder)'"], to: "/postgresql.conf")
        try start()
    }

    deinit {
        try? stop(.immediate)
        try? FileManager.default.removeItem(atPath: folder)
    }

    enum Stopping: String {
        case fast
        /// Like a crash.
        case immediate
    }

    func start() throws {
        try run([
            (DeskServer.programs ?? "") + "/pg_ctl", "-D", data, "-w", "-s", "-l", folder + "/log", "start",
        ])
    }

    func stop(_ how: Stopping = .fast) throws {
        try run([(DeskServer.programs ?? "") + "/pg_ctl", "-D", data, "-w", "-s", "-m", how.rawValue, "stop"])
    }

    func promote() throws {
        try run([(DeskServer.programs ?? "") + "/pg_ctl", "-D", data, "-w", "-s", "promote"])
    }

    var process: Int32? {
        (try? String(contentsOfFile: data + "/postmaster.pid", encoding: .utf8))
            .flatMap { Int32($0.prefix { $0 != "\n" }) }
    }

    /// By the socket.
    func address(_ user: String = "ann", database: String = "desk") -> String {
        "postgresql://\(user)@/\(database)?host=\(folder)&port=\(port)"
    }

    func connect(_ user: String = "ann", name: String = "test") throws -> Connection {
        try Connection(address(user), name: name)
    }

    @discardableResult
    func sql(_ script: String, database: String = "desk") throws -> Rows {
        try Connection(address("postgres", database: database), name: "test").run(script)
    }

    private func makeDesk() throws {
        let owner = try connect("postgres")
        try owner.execute(DeskSchema.roles)
        try DeskSchema.migrate(owner)
        try owner.execute(DeskSchema.database)
        try owner.execute(
            """
            CREATE ROLE ann LOGIN PASSWORD 'of ann' IN ROLE fxterm_member;
            CREATE ROLE bob LOGIN PASSWORD 'of bob' IN ROLE fxterm_member;
            CREATE ROLE collector LOGIN IN ROLE fxterm_collector;
            CREATE ROLE second LOGIN IN ROLE fxterm_collector;
            CREATE ROLE reader LOGIN IN ROLE fxterm_reader;
            CREATE ROLE stranger LOGIN;
            """)
    }

    private func append(_ lines: [String], to file: String) throws {
        let handle = try #require(FileHandle(forWritingAtPath: data + file))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        try handle.close()
    }

    /// The user that runs it if we are root, which PostgreSQL refuses to be.
    private static let user: (id: uid_t, group: gid_t)? = {
        guard getuid() == 0, let entry = getpwnam("postgres") else { return nil }
        return (entry.pointee.pw_uid, entry.pointee.pw_gid)
    }()

    private static func newFolder(_ path: String? = nil) throws -> String {
        let path = path ?? "/tmp/desk-\(UInt32.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        if let user { chown(path, user.id, user.group) }
        return path
    }

    /// Clusters to copy, as `initdb` and the schema take longest: `bare` has an empty database, `desk` the schema
    /// and roles. All processes of `Tests/run.py` share them; otherwise they go with this process.
    private static let templates: Result<String, any Error> = Result {
        guard let programs else { throw Unavailable(description: "no PostgreSQL here") }
        let shared = ProcessInfo.processInfo.environment["FXTERM_TEST_FOLDER"].map { $0 + "/desk" }
        let path = try newFolder(shared ?? "/tmp/desk-templates-\(getpid())")
        if shared == nil {
            atexit { try? FileManager.default.removeItem(atPath: "/tmp/desk-templates-\(getpid())") }
        }
        let lock = open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        flock(lock, LOCK_EX)
        defer { close(lock) }
        if access(path + "/desk", F_OK) == 0 { return path }
        let maker = try DeskServer(fromNothing: programs)
        try maker.stop()
        try maker.run(["cp", "-r", maker.data, path + "/bare"])
        try maker.start()
        try maker.makeDesk()
        try maker.stop()
        try maker.run(["mv", maker.data, path + "/desk"])
        return path
    }

    private func run(_ words: [String]) throws { try DeskServer.run(words, errors: folder + "/errors") }

    /// Foundation's `Process` would wait for the server too, which inherits what it listens to.
    private static func run(_ words: [String], errors: String) throws {
        let asOther =
            DeskServer.user == nil
            ? [] : ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
        var arguments = (asOther + words).map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var pid: pid_t = 0
        var status: Int32 = -1
        if posix_spawnp(&pid, (asOther + words)[0], &actions, nil, arguments, environ) == 0 {
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        }
        guard status == 0 else {
            let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
            throw Unavailable(description: "\(words[0]): \(text)")
        }
    }
}
