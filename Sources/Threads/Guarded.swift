package import Synchronization

/// A value that threads share, one at a time.
///
/// It is Swift's `Mutex`, plus an atomic mark in thread sanitizer builds. Swift's library, built without
/// the sanitizer, hands a contended lock over internally, so the sanitizer would see no order between the
/// threads. Writing and reading the mark under the lock gives exactly that order; races on data outside are
/// still found.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    #if FXTERM_THREAD_SANITIZER
        @usableFromInline let mark = Atomic<Int>(0)
    #endif

    /// Shares `value`.
    @inlinable package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Runs `work` on the value under the lock.
    ///
    /// - Parameter work: Must not lock the same value again.
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
