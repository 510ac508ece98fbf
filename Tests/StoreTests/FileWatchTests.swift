import Foundation
import Glibc
import Synchronization
import Testing

@testable import Store

@Suite("Changes of files are told")
struct FileWatchTests {
    private final class Count: Sendable {
        let told = Atomic<Int>(0)

        func rises(after change: () throws -> Void) throws -> Bool {
            let before = told.load(ordering: .acquiring)
            try change()
            for _ in 0..<5000 where told.load(ordering: .acquiring) == before { usleep(2000) }
            let rose = told.load(ordering: .acquiring) > before
            // No event of this change remains for the next.
            usleep(30_000)
            return rose
        }
    }

    private func watch(_ paths: [String]) throws -> Count {
        let count = Count()
        let isTold = try count.rises {
            _ = FileWatch.begin(.init(paths) { count.told.add(1, ordering: .acquiringAndReleasing) })
        }
        try #require(isTold, "it is told at first")
        return count
    }

    @Test("Written in its place, put in the place of another, removed, and made anew")
    func file() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "a")
        let count = try watch([folder("a")])
        #expect(try count.rises { try folder.write("2", to: "a") })
        #expect(
            try count.rises {
                try folder.write("3", to: "b")
                rename(folder("b"), folder("a"))
            })
        #expect(try count.rises { unlink(folder("a")) })
        #expect(try count.rises { try folder.write("4", to: "a") })
    }

    @Test("Of several files that one thread watches, each tells of its own changes alone")
    func several() throws {
        let folder = try TemporaryFolder()
        let (first, second) = (Count(), Count())
        func files(_ name: String, _ count: Count, quiet: Int32) -> FileWatch.Files {
            .init([folder(name)], quiet: quiet) { count.told.add(1, ordering: .acquiringAndReleasing) }
        }
        #expect(
            try second.rises {
                _ = FileWatch.begin(files("a", first, quiet: 10), files("b", second, quiet: 10))
            })
        for round in 1...3 {
            let others = second.told.load(ordering: .acquiring)
            #expect(try first.rises { try folder.write("\(round)", to: "a") })
            #expect(second.told.load(ordering: .acquiring) == others)
            #expect(try second.rises { try folder.write("\(round)", to: "b") })
        }
    }

    /// Over 2 s: without inotify, the watch compares files once a second.
    @Test("Without inotify files are looked at, that is told, and it ends when there are instances again")
    func limited() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "a")
        mkdir(folder("there"), 0o700)
        let (count, system) = (Count(), System())
        let paths = [folder("a"), folder("there"), folder("later/c")]
        let isTold = try count.rises {
            _ = FileWatch.begin(
                [FileWatch.Files(paths) { count.told.add(1, ordering: .acquiringAndReleasing) }],
                onLimit: { isLimited in system.limits.withLock { $0.append(isLimited) } },
                instance: { system.isFree.load(ordering: .acquiring) ? inotify_init1(0) : -1 })
        }
        try #require(isTold)
        #expect(try count.rises { try folder.write("2", to: "a") })
        #expect(system.limits.withLock { $0 } == [true])
        #expect(try count.rises { try folder.write("1", to: "there/b") })
        #expect(try count.rises { try folder.write("2", to: "there/b") })
        mkdir(folder("later"), 0o700)
        #expect(try count.rises { try folder.write("1", to: "later/c") })
        #expect(
            try count.rises {
                system.isFree.store(true, ordering: .releasing)
                unlink(folder("a"))
            })
        for _ in 0..<5000 where system.limits.withLock({ $0.count }) < 2 { usleep(2000) }
        #expect(system.limits.withLock { $0 } == [true, false])
        #expect(try count.rises { try folder.write("3", to: "a") })
    }

    private final class System: Sendable {
        let isFree = Atomic<Bool>(false)
        let limits = Mutex<[Bool]>([])
    }

    @Test("Other files of its folder are not told of")
    func others() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "a")
        let count = try watch([folder("a")])
        try folder.write("2", to: "b")
        try folder.write("3", to: "c")
        usleep(50_000)
        #expect(count.told.load(ordering: .acquiring) == 1)
        #expect(try count.rises { try folder.write("4", to: "a") })
    }

    @Test("What lies in a folder, also one that comes to be later, below another that does, and goes again")
    func folders() throws {
        let folder = try TemporaryFolder()
        let count = try watch([folder("x/y")])
        #expect(try count.rises { mkdir(folder("x"), 0o700) })
        #expect(try count.rises { mkdir(folder("x/y"), 0o700) })
        #expect(try count.rises { try folder.write("1", to: "x/y/a") })
        #expect(try count.rises { unlink(folder("x/y/a")) })
        #expect(try count.rises { rmdir(folder("x/y")) })
        #expect(try count.rises { mkdir(folder("x/y"), 0o700) })
        #expect(try count.rises { try folder.write("2", to: "x/y/b") })
    }

    @Test("What a link leads to is watched too, and the link itself")
    func links() throws {
        let folder = try TemporaryFolder()
        mkdir(folder("there"), 0o700)
        try folder.write("1", to: "there/a")
        symlink("there/a", folder("link"))
        let count = try watch([folder("link")])
        #expect(try count.rises { try folder.write("2", to: "there/a") })
        try folder.write("3", to: "there/b")
        #expect(
            try count.rises {
                symlink("there/b", folder("new"))
                rename(folder("new"), folder("link"))
            })
        #expect(try count.rises { try folder.write("4", to: "there/b") })
    }
}
