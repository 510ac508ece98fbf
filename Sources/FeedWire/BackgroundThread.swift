private import Foundation

/// A thread for work that blocks, so that none of the few threads of Swift's own pool does.
enum BackgroundThread {
    /// Runs `body` on a new thread, which is gone afterwards.
    static func run(_ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread(body)
    }
}
