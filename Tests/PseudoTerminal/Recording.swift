import Glibc

/// A piece of a program's output.
package struct Arrival: Sendable {
    package let time: ContinuousClock.Instant
    package let end: Int
    /// CPU time of the program's first thread by then, in nanoseconds; 0 if unknown.
    package let work: Int

    init(end: Int, pid: Int32) {
        time = .now
        self.end = end
        work = Arrival.work(of: pid)
    }

    private static func work(of pid: Int32) -> Int {
        guard let file = fopen("/proc/\(pid)/schedstat", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 80)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        return Int(atoll(line))
    }
}

/// A painted frame, as a terminal with synchronized output got it.
package struct RecordedFrame: Sendable {
    package let time: ContinuousClock.Instant
    package let bytes: Int
    /// CPU time, in nanoseconds.
    package let work: Int
    package let screen: TerminalScreen
}

extension PseudoTerminal {
    /// Cells that keep `letter` were not written by the bytes after the first `start`.
    package func screen(fullOf letter: Character, since start: Int, width: Int, height: Int) -> TerminalScreen
    {
        let emulator = Emulator(width: width, height: height, isSynchronized: false)
        // The mode that keeps the last cell from scrolling, and back again.
        emulator.feed(Array("\u{1B}[?7l\u{1B}[H".utf8))
        for row in 1...height {
            let line = String(repeating: letter, count: width)
            emulator.feed(Array("\u{1B}[\(row);1H\(line)".utf8))
        }
        emulator.feed(Array("\u{1B}[?7h\u{1B}[H".utf8))
        emulator.feed(output[start...])
        emulator.finish()
        return emulator.snapshot()
    }

    package func frames(since start: Int, width: Int, height: Int) -> [RecordedFrame] {
        let emulator = Emulator(width: width, height: height, isSynchronized: true)
        emulator.feed(output[..<start])
        var frames: [RecordedFrame] = []
        var begin = start
        var worked = arrivals.last { $0.end <= start }?.work ?? 0
        let mark = Array("\u{1B}[?2026l".utf8)
        for end in stride(from: start + mark.count, through: output.count, by: 1) {
            guard output[end - 1] == mark[mark.count - 1],
                output[(end - mark.count)..<end].elementsEqual(mark),
                let arrival = arrivals.first(where: { $0.end >= end })
            else { continue }
            emulator.feed(output[begin..<end])
            emulator.finish()
            frames.append(
                RecordedFrame(
                    time: arrival.time, bytes: end - begin, work: max(0, arrival.work - worked),
                    screen: emulator.snapshot()))
            begin = end
            worked = arrival.work
        }
        return frames
    }
}
