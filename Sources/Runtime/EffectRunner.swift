package import Board
package import Words

/// Does what the update asked for outside the model. Never waits: answers come as messages.
@MainActor
package protocol EffectRunner: AnyObject {
    /// Begins `effect`; the loop itself sees to timers, drawing and quitting.
    func run(_ effect: Effect)

    /// Sees to boards other than the one that is shown, and answers at once: the keys that follow are meant for what comes of it.
    func fulfil(_ wish: BoardWish) -> [Message]

    /// Brings to an end what must not be lost, when the program ends.
    ///
    /// - Returns: what could not be saved and what to do about it; nil when all is well.
    func finish() -> Saying?
}
