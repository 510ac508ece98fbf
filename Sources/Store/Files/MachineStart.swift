package import CivilTime
internal import Glibc
package import Market

/// A boot of the machine and its two clocks, to convert moments to the next boot.
package struct MachineStart: Hashable, Sendable {
    /// Empty if the system has none.
    package var boot: String
    /// Includes sleep.
    package var uptime: Uptime
    /// By the wall clock, which can be set and can jump.
    package var wall: Instant

    package init(boot: String, uptime: Uptime, wall: Instant) {
        (self.boot, self.uptime, self.wall) = (boot, uptime, wall)
    }

    package static var now: MachineStart {
        func read(_ clock: Int32) -> timespec {
            var time = timespec()
            clock_gettime(clock, &time)
            return time
        }
        // Files of /proc report no length, but reading in pieces works.
        let name = (try? DiskFile("/proc/sys/kernel/random/boot_id").read(limit: 256)) ?? nil
        let boot = String(decoding: name ?? [], as: UTF8.self).filter { $0.isHexDigit || $0 == "-" }
        let elapsed = read(CLOCK_BOOTTIME)
        return MachineStart(
            boot: boot, uptime: Uptime(.seconds(elapsed.tv_sec) + .nanoseconds(elapsed.tv_nsec)),
            wall: Instant(read(CLOCK_REALTIME).tv_sec))
    }

    /// What to add to a moment of this state to express it under a later one. Zero within one boot; else by
    /// the wall clock. If that was set back, no time counts as passed.
    package func shift(to other: MachineStart) -> Duration {
        if boot == other.boot, !boot.isEmpty, uptime <= other.uptime { return .zero }
        // Wall clocks of a damaged file must not overflow.
        let (passed, isAbsurd) = other.wall.seconds.subtractingReportingOverflow(wall.seconds)
        let seconds = isAbsurd ? 0 : min(max(passed, 0), 3_000_000_000)
        return other.uptime - uptime + .seconds(-seconds)
    }
}

/// An empty file that marks that the board was started before.
package struct FirstStart: Hashable, Sendable {
    private let path: String

    package init(path: String) { self.path = path }

    /// True at the first start; false if it cannot be recorded, or each start would be the first.
    package func note() -> Bool {
        let file = DiskFile(path)
        guard (try? file.makeFolder()) != nil else { return false }
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor >= 0 { close(descriptor) }
        return descriptor >= 0
    }
}
