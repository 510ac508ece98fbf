internal import CivilTime
private import Glibc
private import Synchronization
private import Threads

/// Rings at a moment of the wall clock, even if that is set. A thread sleeps until then.
final class WallAlarm: Sendable {
    private struct Parts: @unchecked Sendable {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        let moment = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    }

    private let parts = Parts()

    /// Lives as long as the program. Nil if the system has no thread.
    init?(_ ring: @escaping @Sendable () -> Void) {
        pthread_mutex_init(parts.mutex, nil)
        // Such a wait uses the wall clock unless another is given.
        pthread_cond_init(parts.changed, nil)
        parts.moment.initialize(to: .max)
        let parts = parts
        guard SerialThread.begin({ WallAlarm.wait(parts, ring) }) else { return nil }
    }

    func set(_ moment: Instant) {
        pthread_mutex_lock(parts.mutex)
        parts.moment.pointee = moment.seconds
        pthread_cond_signal(parts.changed)
        pthread_mutex_unlock(parts.mutex)
    }

    private static func wait(_ parts: Parts, _ ring: () -> Void) {
        pthread_mutex_lock(parts.mutex)
        while true {
            if parts.moment.pointee == .max {
                pthread_cond_wait(parts.changed, parts.mutex)
            } else if parts.moment.pointee > time(nil) {
                var end = timespec(tv_sec: parts.moment.pointee, tv_nsec: 0)
                pthread_cond_timedwait(parts.changed, parts.mutex, &end)
            } else {
                parts.moment.pointee = .max
                pthread_mutex_unlock(parts.mutex)
                ring()
                pthread_mutex_lock(parts.mutex)
            }
        }
    }
}
