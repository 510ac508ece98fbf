import Foundation
import Store
import Testing

@Suite struct HostClaimTests {
    private let path = NSTemporaryDirectory() + "fxterm-claims-\(UUID().uuidString)/feeds.json"

    @Test("A host is claimed by one at a time, and other hosts are free meanwhile")
    func turns() async throws {
        defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
        let first = HostClaim("a.test:https", beside: path)
        HostClaim("b.test:https", beside: path).release()
        let path = path
        let second = Task.detached {
            let claim = HostClaim("a.test:https", beside: path)
            defer { claim.release() }
            return ContinuousClock.now
        }
        try await Task.sleep(for: .milliseconds(50))
        let released = ContinuousClock.now
        first.release()
        #expect(await second.value > released)
    }

    @Test("One that is held for too long, or that cannot be had, holds up nobody")
    func stuck() {
        defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
        let stuck = HostClaim("a.test:https", beside: path)
        HostClaim("a.test:https", beside: path, patience: .milliseconds(30)).release()
        stuck.release()
        HostClaim("a.test:https", beside: "/dev/null/feeds.json").release()
    }
}
