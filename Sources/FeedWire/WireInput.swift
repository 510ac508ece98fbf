private import Glibc

/// The messages that come in at a descriptor, one after another.
public struct WireInput {
    /// Why nothing more is read.
    public enum Ending: Hashable, Sendable {
        /// The end, an error, or something that is no message.
        case closed
        /// No whole message came in time.
        case silent
        /// A message is longer than was allowed.
        case tooLong
    }

    /// Why the last call gave nothing; only then is it of any meaning.
    public private(set) var ending = Ending.closed
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    private var start = 0

    /// Reads from `descriptor`, which stays the caller's.
    public init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Waits for the next message.
    ///
    /// - Parameters:
    ///   - patience: how long it may take to come whole; nil waits for ever.
    ///   - longest: how many bytes it may have, its head included.
    /// - Returns: its body; nil at the end, for the reason that `ending` tells, after which nothing can be read.
    public mutating func next(within patience: Duration? = nil, longest: Int = .max) -> [UInt8]? {
        // This clock stands still while the machine sleeps.
        var due = patience.map { SuspendingClock.now + $0 }
        ending = .closed
        guard let head = take(Wire.headLength, patience, &due), let length = Wire.length(head) else {
            return nil
        }
        guard length <= longest - Wire.headLength else {
            ending = .tooLong
            return nil
        }
        return take(length, patience, &due)
    }

    private mutating func take(
        _ count: Int, _ patience: Duration?, _ due: inout SuspendingClock.Instant?
    ) -> [UInt8]? {
        while waiting.count - start < count {
            waiting.removeFirst(start)
            start = 0
            guard isReady(patience, &due), fill() else { return nil }
        }
        defer { start += count }
        return Array(waiting[start..<(start + count)])
    }

    /// Waits until there is something to read or the end has come; false when that takes too long.
    private mutating func isReady(_ patience: Duration?, _ due: inout SuspendingClock.Instant?) -> Bool {
        guard let patience else { return true }
        while let end = due {
            let asked = SuspendingClock.now
            let left = max(end - asked, .zero)
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&entry, 1, Int32(clamping: Int(left / .milliseconds(1)) + 1))
            if count > 0 { return true }
            if count < 0, errno == EINTR { continue }
            // Poll gives up early if the clock is made to run fast.
            if count == 0, SuspendingClock.now < end { continue }
            // Stopped together, as by Ctrl-Z, neither of the two programs is to blame for the silence.
            guard count == 0, SuspendingClock.now - asked > left + .seconds(1) else { break }
            due = .now + patience
        }
        ending = .silent
        return false
    }

    /// Takes in what there is, waiting for something; false at the end.
    private mutating func fill() -> Bool {
        while true {
            let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 { waiting.append(contentsOf: buffer[..<count]) }
                return count
            }
            if count < 0, errno == EINTR { continue }
            return count > 0
        }
    }
}
