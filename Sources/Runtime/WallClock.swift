public import CivilTime
private import Glibc

/// The system's clocks.
public enum WallClock {
    /// Nanoseconds since 1970 by the wall clock, which can be set and can jump.
    public static var nanoseconds: Int { read(CLOCK_REALTIME) }
    /// Nanoseconds of a clock that only goes forward, time asleep included.
    public static var steady: Int { read(CLOCK_BOOTTIME) }
    /// Nanoseconds that this thread has worked.
    static var work: Int { read(CLOCK_THREAD_CPUTIME_ID) }
    /// The moment by the wall clock.
    public static var now: Instant { Instant(nanoseconds / 1_000_000_000) }

    private static func read(_ clock: Int32) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
