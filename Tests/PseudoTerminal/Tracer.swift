import Glibc

/// Programs run under `strace`, which can report their system calls, and make them fail.
package enum Tracer {
    private static let path = "/usr/bin/strace"
    /// The calls that change the disk or write anything.
    package static let changes =
        "write,pwrite64,writev,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,ftruncate,fallocate,mkdir,link"

    package static var isAvailable: Bool {
        // A sanitizer makes calls of its own, which would count too.
        guard !Sanitizer.isOn, access(path, X_OK) == 0 else { return false }
        return system("\(path) -qq -o /dev/null /bin/true 2>/dev/null") == 0
    }

    /// Words before a command, for `signal=SIGKILL` or `error=ENOSPC` at the given call of each thread and kind.
    package static func injecting(
        _ what: String, at call: Int, of calls: String = changes, log: String = "/dev/null"
    ) -> [String] {
        [
            path, "-f", "-qq", "-o", log, "-e", "trace=\(calls)", "-e",
            "inject=\(calls):\(what):when=\(call)",
        ]
    }

    /// Slows each call that waits for the disk. `isBeside` runs the tracer as a separate process, so that
    /// signals go to the command.
    package static func slow(milliseconds: Int, isBeside: Bool = false) -> [String] {
        let calls = "fsync,fdatasync,rename,renameat,renameat2"
        return [path] + (isBeside ? ["-D"] : []) + [
            "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)", "-e",
            "inject=\(calls):delay_enter=\(milliseconds * 1000)",
        ]
    }

    package static func noting(_ calls: String, in log: String) -> [String] {
        [path, "-f", "-qq", "-s", "200", "-o", log, "-e", "trace=\(calls)"]
    }
}
