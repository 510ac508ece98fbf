/// A notice that somebody sent on a channel that is listened to. Anybody who may connect can send one: it is never believed.
package struct DeskNotice: Hashable, Sendable {
    /// The channel's name.
    package let channel: String
    /// The text that came with it.
    package let payload: String
    /// The database's process that sent it.
    package let process: Int
}
