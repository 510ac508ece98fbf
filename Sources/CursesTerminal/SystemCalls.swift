import Glibc

/// Writes all of `text` to `descriptor`, past the library's own buffer; gives up when the terminal is gone.
func writeAll(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
}

/// Writes all of `bytes` to `descriptor`; gives up when the terminal is gone.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var done = 0
    while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count > 0 {
            done += count
        } else if count == 0 || errno != EINTR && errno != EAGAIN {
            return
        } else if errno == EAGAIN {
            var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if poll(&full, 1, -1) > 0, full.revents & Int16(POLLOUT) == 0 { return }
        }
    }
}

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
