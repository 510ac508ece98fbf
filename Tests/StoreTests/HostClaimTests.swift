import Dispatch
import Foundation
import Store
import Synchronization
import Testing

@Suite struct HostClaimTests {
    private let path = NSTemporaryDirectory() + "fxterm-claims-\(UUID().uuidString)/feeds.json"

    @Test("A host is claimed by one at a time, and other hosts are free meanwhile")
    func turns() {
        defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
        let first = HostClaim("a.test:https", beside: path)
        HostClaim("b.test:https", beside: path).release()
        first.release()
        let path = path
        let inside = Atomic(0)
        let most = Atomic(0)
        // On threads of their own, which may wait.
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<5 {
                let claim = HostClaim("a.test:https", beside: path)
                most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
                for _ in 0..<100 { sched_yield() }
                inside.subtract(1, ordering: .relaxed)
                claim.release()
            }
        }
        #expect(most.load(ordering: .relaxed) == 1)
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
