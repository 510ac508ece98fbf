import Glibc

/// The system's words for `code`.
func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
}

/// Nanoseconds of a clock that only goes forward.
func steadyNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Whether standard input may have something to read within so many milliseconds; nil where it never will again.
func hasInput(within milliseconds: Int32) -> Bool? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&waiting, 1, milliseconds)
    return count < 0 && errno != EINTR || waiting.revents & ~Int16(POLLIN) != 0 ? nil : count != 0
}
