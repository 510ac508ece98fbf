/// A notice that somebody sent on a channel that is listened to. Anybody who may connect can send one: it is never believed.
public struct DeskNotice: Hashable, Sendable {
    /// The channel's name.
    public let channel: String
    /// The text that came with it.
    public let payload: String
    /// The database's process that sent it.
    public let process: Int
}
