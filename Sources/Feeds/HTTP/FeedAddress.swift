import Glibc
import Market

enum FeedAddress: Hashable, Sendable {
    case web(WebAddress)
    case file(path: String)

    /// Throws `.insecureAddress` for plain http to another machine.
    init(_ text: String, allowsFiles: Bool) throws(FeedFailure.Cause) {
        if allowsFiles {
            if text.hasPrefix("/") {
                self = .file(path: text)
                return
            }
            if text == "~" || text.hasPrefix("~/"), let home = getenv("HOME") {
                guard let home = String(validatingCString: home) else {
                    throw .unreachable("the path of HOME is not UTF-8")
                }
                self = .file(path: home + text.dropFirst())
                return
            }
            if let path = WebAddress.path(ofFile: text) {
                self = .file(path: path)
                return
            }
        }
        guard let address = WebAddress(text) else {
            throw .unreachable("\(ShownAddress.of(text)) is no address")
        }
        guard ["http", "https"].contains(address.scheme) else {
            throw .unreachable("\(address.scheme) is not a way to ask a feed")
        }
        guard address.isTrusted else { throw .insecureAddress(ShownAddress.of(text)) }
        self = .web(address)
    }

    var isLoopback: Bool {
        switch self {
        case .web(let address): address.isLoopback
        case .file: false
        }
    }

    var host: String? {
        switch self {
        case .web(let address): "\(address.host):\(address.port ?? address.scheme)"
        case .file: nil
        }
    }
}

struct FeedFile {
    let path: String
    /// The largest file, in bytes.
    var limit = 8 * 1_048_576

    /// Throws if it is no plain file: a pipe might never end.
    func read() throws(FeedFailure.Cause) -> [UInt8] {
        // `stat` follows links, which are as good as the file.
        var status = stat()
        guard stat(path, &status) == 0 else { throw .unreachable("there is no file \(path)") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreachable("\(path) is no file") }
        guard let file = fopen(path, "re") else { throw .unreachable("\(path) may not be read") }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: limit + 1) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        guard ferror(file) == 0 else { throw .unreachable("\(path) cannot be read") }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }
}

struct FeedAgents {
    /// The program's own User-Agent, such as `fxterm/0.1`.
    private let program: String
    private var chosen: [FeedID: [String: String]] = [:]

    init(program: String, sources: [FeedSource]) {
        self.program = program
        for source in sources {
            guard let agent = source.agent,
                let host = (try? FeedAddress(source.url, allowsFiles: false))?.host
            else { continue }
            chosen[source.kind, default: [:]][host] = agent
        }
    }

    /// The second name is for services that refuse the first, whatever the pace. Yahoo's edge refuses the
    /// names of libraries at the first request, and the names of browsers from other programs.
    func names(for question: Question, of kind: FeedID) -> (first: String, second: String?) {
        if let agent = question.host.flatMap({ chosen[kind]?[$0] }) { return (agent, nil) }
        switch kind {
        case .yahoo: return ("Mozilla/5.0 (compatible; \(program))", "Mozilla/5.0")
        // Nasdaq's leaves the names of libraries without an answer.
        case .nasdaq: return ("Mozilla/5.0 (compatible; \(program))", nil)
        default: return (program, nil)
        }
    }
}
