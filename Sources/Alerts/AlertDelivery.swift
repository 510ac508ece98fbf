/// How far a firing has come on its way to a service of the settings.
package struct AlertDelivery: Hashable, Sendable {
    package enum State: Int, Hashable, Sendable {
        /// It waits to be sent, for the first time or again.
        case waiting = 0
        /// It is being sent: the service may have it already.
        case sending = 1
        case delivered = 2
        /// Given up.
        case failed = 3

        /// The state's name for programs.
        package var word: String {
            switch self {
            case .waiting, .sending: "waiting"
            case .delivered: "delivered"
            case .failed: "failed"
            }
        }
    }

    /// The service's name in the settings.
    package let receiver: String
    package let state: State
    /// How often it has been sent.
    package let attempts: Int
    /// Why the last attempt failed, such as `HTTP 401`; nil without an answer, or before the first.
    package let problem: String?
    /// True if an attempt ended without an answer, so that the service may have it twice.
    package let isDoubtful: Bool

    package init(
        to receiver: String, _ state: State, attempts: Int = 0, problem: String? = nil,
        isDoubtful: Bool = false
    ) {
        (self.receiver, self.state, self.attempts) = (receiver, state, attempts)
        (self.problem, self.isDoubtful) = (problem, isDoubtful)
    }
}
