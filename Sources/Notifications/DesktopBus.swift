private import CDBus
private import Glibc
private import Synchronization
private import Threads

/// The desktop's service of notifications, on the session's bus.
public struct DesktopBus: Sendable {
    /// Milliseconds that the bus may take to let the program in, and as many again for the desktop to answer.
    private static let patience = 1000

    private let address: String

    /// The session's bus, by the environment; nil where that names none. None is ever started.
    public init?() {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        if let address = variable("DBUS_SESSION_BUS_ADDRESS") {
            self.address = address
        } else if let folder = variable("XDG_RUNTIME_DIR"), access(folder + "/bus", F_OK) == 0 {
            address = "unix:path=\(folder)/bus"
        } else {
            return nil
        }
        // Such an address starts a bus.
        if address.hasPrefix("autolaunch:") { return nil }
    }

    /// Shows a notification.
    ///
    /// - Parameters:
    ///   - title: Shown as it is.
    ///   - body: Shown as text: what would be markup in it is taken for signs.
    /// - Returns: Whether the desktop has it. Once it was given to the desktop it is not shown in another way as well, even if no
    ///   answer comes; where the bus does not answer within a second it is never given to it.
    public func show(_ title: String, _ body: String) async -> Bool {
        let (address, body) = (address, DesktopBus.escaped(body))
        return await withCheckedContinuation { continuation in
            let turn = Turn(continuation)
            let hasBegun = SerialThread.begin {
                guard let bus = fxterm_bus_open(address) else { return turn.end(false) }
                // Too late: it is told in another way by now.
                if turn.begin() {
                    turn.end(fxterm_bus_notify(bus, title, body, Int32(DesktopBus.patience)) != 0)
                }
                fxterm_bus_close(bus)
            }
            let isTimed = SerialThread.begin {
                usleep(UInt32(DesktopBus.patience * 1000))
                turn.giveUp()
            }
            if !hasBegun || !isTimed { turn.giveUp() }
        }
    }

    /// A text without markup, as the desktop's specification has it.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

/// The one that may go on: the thread that speaks to the bus, or the one that waits for it.
private final class Turn: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Bool, Never>?
        var hasBegun = false
    }

    private let state: Guarded<State>

    init(_ continuation: CheckedContinuation<Bool, Never>) {
        state = Guarded(State(continuation: continuation))
    }

    /// Whether the notification may be given to the desktop.
    func begin() -> Bool {
        state.withLock { state in
            state.hasBegun = state.continuation != nil
            return state.hasBegun
        }
    }

    func end(_ isTold: Bool) {
        let continuation = state.withLock { state in
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: isTold)
    }

    func giveUp() {
        if state.withLock({ !$0.hasBegun }) { end(false) }
    }
}
