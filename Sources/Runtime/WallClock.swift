package import CivilTime
private import Glibc

package enum WallClock {
    /// Nanoseconds since 1970. Users can set this clock, so it can jump.
    package static var nanoseconds: Int { read(CLOCK_REALTIME) }
    /// Nanoseconds of a clock that only goes forward, time asleep included.
    package static var steady: Int { read(CLOCK_BOOTTIME) }
    /// Nanoseconds that this thread has worked.
    static var work: Int { read(CLOCK_THREAD_CPUTIME_ID) }
    package static var now: Instant { Instant(nanoseconds / 1_000_000_000) }

    private static func read(_ clock: Int32) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
