internal import Board
internal import CivilTime
private import Dispatch
internal import Market
internal import Store
private import Threads

/// Puts figures into the history one after another, in the order they came, behind the loop's back.
final class Keeper: Sendable {
    private enum Item: Sendable {
        case answer(FeedAnswer, seenAt: Instant)
        case unshown([UnshownFigure.Key: UnshownFigure?])
    }

    private let waiting: AsyncStream<Item>.Continuation
    private let done = DispatchSemaphore(value: 0)
    private let thread = SerialThread()

    /// Begins to keep what it is given in `history`, and tells `mailbox` when that fails.
    init(_ history: History, _ mailbox: Mailbox) {
        let (figures, waiting) = AsyncStream.makeStream(of: Item.self)
        self.waiting = waiting
        let done = done
        Task.detached(executorPreference: thread) {
            for await item in figures {
                do throws(StoreError) {
                    switch item {
                    case .answer(let answer, let seenAt): try await history.record(answer, seenAt: seenAt)
                    case .unshown(let figures): try await history.record(unshown: figures)
                    }
                } catch {
                    mailbox.put(.disk(.notSaved(error.saying)))
                }
            }
            done.signal()
        }
    }

    /// Takes in the figures of an answer and returns at once.
    func keep(_ answer: FeedAnswer, seenAt: Instant) {
        waiting.yield(.answer(answer, seenAt: seenAt))
    }

    /// Takes in what has changed among the figures that are not shown and returns at once.
    func keep(unshown figures: [UnshownFigure.Key: UnshownFigure?]) {
        waiting.yield(.unshown(figures))
    }

    /// Waits until all that was taken in is kept, but not for a disk that does not answer.
    ///
    /// - Returns: whether it is.
    func finish() -> Bool {
        waiting.finish()
        return done.wait(timeout: .now() + .seconds(5)) == .success
    }
}
