private import CDBus
private import Glibc
internal import Substrings
private import Synchronization
private import Threads

package struct DesktopBus: Sendable {
    /// Milliseconds for the bus to accept the program, and again for the desktop to answer.
    private static let patience = 1000

    private let address: String

    /// Never starts a bus.
    package init?() {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        if let address = variable("DBUS_SESSION_BUS_ADDRESS") {
            guard let address = DesktopBus.sockets(of: address) else { return nil }
            self.address = address
        } else if let folder = variable("XDG_RUNTIME_DIR"), access(folder + "/bus", F_OK) == 0 {
            address = "unix:path=" + DesktopBus.value("\(folder)/bus")
        } else {
            return nil
        }
    }

    /// libdbus tries one part after another, and some run a program: `unixexec:`, `autolaunch:`, `launchd:`.
    static func sockets(of address: String) -> String? {
        let parts = address.split(separator: ";").filter { part in
            ["path", "abstract", "runtime"].contains { part.hasPrefix("unix:\($0)=") }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ";")
    }

    /// In an address a `;` would begin another part.
    static func value(_ path: String) -> String {
        path.utf8.map { byte in
            let isPlain =
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || "-_/.".utf8.contains(byte)
            let digits = String(byte, radix: 16)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }

    /// Plain text. True if the desktop got it, even if no answer comes: it must not appear twice. If the bus
    /// does not answer within a second, the desktop never gets it.
    package func show(_ title: String, _ body: String) async -> Bool {
        let (address, body) = (address, DesktopBus.escaped(body))
        return await withCheckedContinuation { continuation in
            let turn = Turn(continuation)
            let hasBegun = SerialThread.begin {
                guard let bus = fxterm_bus_open(address) else { return turn.end(false) }
                // Too late: it is shown in another way by now.
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

    /// Escapes markup, which the desktop's specification allows.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

/// Decides who goes on: the thread that uses the bus, or the one that waits for it.
private final class Turn: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Bool, Never>?
        var hasBegun = false
    }

    private let state: Guarded<State>

    init(_ continuation: CheckedContinuation<Bool, Never>) {
        state = Guarded(State(continuation: continuation))
    }

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
