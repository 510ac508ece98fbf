package import Synchronization

/// A value that threads share: one at a time has it.
///
/// It is Swift's `Mutex`, and in the thread sanitizer's build a mark beside it. Where two threads want the lock at once it is handed
/// over inside Swift's own library, which is built without the sanitizer: nothing would seem to order what they do. The mark, written
/// and read while the lock is held, is an order that the sanitizer sees, and no more than the lock gives; whatever is shared and
/// does not lie in here is still found.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    #if FXTERM_THREAD_SANITIZER
        @usableFromInline let mark = Atomic<Int>(0)
    #endif

    /// Shares `value`.
    @inlinable package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Waits until nobody else has the value, and lets `work` have it.
    ///
    /// - Parameter work: must not ask for the same value again.
    @inlinable package borrowing func withLock<Outcome: ~Copyable, Failure: Error>(
        _ work: (inout sending Value) throws(Failure) -> sending Outcome
    ) throws(Failure) -> sending Outcome {
        #if FXTERM_THREAD_SANITIZER
            try mutex.withLock { value throws(Failure) in
                _ = mark.load(ordering: .acquiring)
                defer { mark.store(0, ordering: .releasing) }
                return try work(&value)
            }
        #else
            try mutex.withLock(work)
        #endif
    }
}
