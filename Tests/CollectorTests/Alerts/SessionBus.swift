import Foundation
import Glibc
import Synchronization
import Testing

/// A dbus-daemon with a notification service, for collectors started from now on.
final class SessionBus: Sendable {
    struct Notification: Decodable, Sendable {
        var time: Double
        var program: String
        var title: String
        var body: String
    }

    private let folder = NSTemporaryDirectory() + "fxterm-bus-\(UUID().uuidString)"
    private let processes = Mutex<[Int32]>([])
    private let lines = Mutex<String>("")

    var notifications: [Notification] {
        lines.withLock { $0 }.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Notification.self, from: Data($0.utf8))
        }
    }

    /// - Parameter isMute: True to answer nothing.
    init(isMute: Bool = false) async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let address = "unix:path=\(folder)/bus"
        let config = """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
            <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
            <allow own="*"/></policy></busconfig>
            """
        try config.write(toFile: folder + "/bus.conf", atomically: true, encoding: .utf8)
        setenv("DBUS_SESSION_BUS_ADDRESS", address, 1)
        try start("/usr/bin/dbus-daemon", ["--nofork", "--config-file=\(folder)/bus.conf"], output: nil)
        try await wait { access(folder + "/bus", F_OK) == 0 }
        let script = URL(filePath: #filePath).deletingLastPathComponent().path + "/notifications.py"
        let pipe = Pipe()
        pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let text = String(decoding: handle.availableData, as: UTF8.self)
            self?.lines.withLock { $0 += text }
        }
        try start("/usr/bin/python3", [script] + (isMute ? ["--mute"] : []), output: pipe)
        try await wait { lines.withLock { $0.hasPrefix("ready") } }
    }

    private func wait(_ isSo: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while !isSo() {
            try #require(ContinuousClock.now < end)
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private func start(_ program: String, _ arguments: [String], output: Pipe?) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        if let output { process.standardOutput = output }
        try process.run()
        processes.withLock { $0.append(process.processIdentifier) }
    }

    deinit {
        for process in processes.withLock({ $0 }) { kill(process, SIGKILL) }
        unsetenv("DBUS_SESSION_BUS_ADDRESS")
        try? FileManager.default.removeItem(atPath: folder)
    }
}
