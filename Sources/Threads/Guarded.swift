package import Synchronization

/// Swift's `Mutex`, plus an atomic mark in thread sanitizer builds. Swift's library, built without the
/// sanitizer, hands a contended lock over internally; the mark shows the sanitizer that order.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    #if FXTERM_THREAD_SANITIZER
        @usableFromInline let mark = Atomic<Int>(0)
    #endif

    @inlinable package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// `work` must not lock the same value again.
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
