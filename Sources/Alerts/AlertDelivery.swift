/// A firing's way to a service of the settings.
package struct AlertDelivery: Hashable, Sendable {
    package enum State: Int, Hashable, Sendable {
        case waiting = 0
        /// The service may have it already.
        case sending = 1
        case delivered = 2
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

    package let receiver: String
    package let state: State
    package let attempts: Int
    /// `HTTP 401`; nil without an answer, or before the first attempt.
    package let problem: String?
    /// An attempt had no answer, so the service may get it twice.
    package let isDoubtful: Bool

    package init(
        to receiver: String, _ state: State, attempts: Int = 0, problem: String? = nil,
        isDoubtful: Bool = false
    ) {
        (self.receiver, self.state, self.attempts) = (receiver, state, attempts)
        (self.problem, self.isDoubtful) = (problem, isDoubtful)
    }
}
