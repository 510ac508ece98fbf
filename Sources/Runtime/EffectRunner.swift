public import Board
public import Words

/// Does what the update asked for outside the model. Never waits: answers come as messages.
@MainActor
public protocol EffectRunner: AnyObject {
    /// Begins `effect`; the loop itself sees to timers, drawing and quitting.
    func run(_ effect: Effect)

    /// Brings to an end what must not be lost, when the program ends.
    ///
    /// - Returns: what could not be saved and what to do about it; nil when all is well.
    func finish() -> Saying?
}
