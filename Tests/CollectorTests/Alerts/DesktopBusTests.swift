import Foundation
import Glibc
import Testing

@testable import Notifications

@Suite("The address of the session's bus", .serialized)
struct DesktopBusTests {
    @Test(
        "Only sockets of this machine are used",
        arguments: [
            ("unix:path=/run/user/1000/bus", "unix:path=/run/user/1000/bus"),
            ("unix:abstract=/tmp/dbus-x,guid=0123", "unix:abstract=/tmp/dbus-x,guid=0123"),
            ("unix:runtime=yes", "unix:runtime=yes"), ("unixexec:path=/bin/sh", nil), ("autolaunch:", nil),
            ("unix:path=/a;unixexec:path=/bin/sh;unix:abstract=b", "unix:path=/a;unix:abstract=b"),
            ("unix:path=/a;autolaunch:scope=*user", "unix:path=/a"), (";;", nil), ("", nil),
            ("launchd:env=X", nil), ("tcp:host=localhost,port=1", nil), ("nonce-tcp:host=a,port=1", nil),
            ("unix:tmpdir=/tmp", nil), ("unix:guid=0123,path=/a", nil), ("UNIXEXEC:path=/bin/sh", nil),
        ] as [(String, String?)])
    func sockets(address: String, used: String?) { #expect(DesktopBus.sockets(of: address) == used) }

    @Test("A folder's name cannot begin another part of the address")
    func value() {
        #expect(DesktopBus.value("/run/user/1000/bus") == "/run/user/1000/bus")
        #expect(DesktopBus.value("/t;unixexec:path=/b,é") == "/t%3bunixexec%3apath%3d/b%2c%c3%a9")
    }

    @Test("No command of the environment is run", arguments: ["", "unix:path=/nonexistent;"])
    func command(before: String) async throws {
        let trace = NSTemporaryDirectory() + "fxterm-trace-\(UUID().uuidString)"
        defer { unlink(trace) }
        setenv("DBUS_SESSION_BUS_ADDRESS", before + "unixexec:path=/usr/bin/touch,argv1=\(trace)", 1)
        defer { unsetenv("DBUS_SESSION_BUS_ADDRESS") }
        let isShown = await DesktopBus()?.show("title", "body") ?? false
        #expect(!isShown)
        #expect(access(trace, F_OK) != 0)
    }
}
