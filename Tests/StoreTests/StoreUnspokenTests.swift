import Glibc
import Testing

@testable import Store
@testable import Words

@Suite("Nothing is said of files past the catalogue")
struct StoreUnspokenTests {
    private static let reasons: [Saying] = [
        .phrase(.isFolder), .phrase(.isNoPlainFile), .phrase(.isTooLarge, verbatim: ["size": "1 MB"]),
        .phrase(.isGone), .phrase(.isNotUTF8), .phrase(.isNotJSON), .phrase(.isNoBoard),
        .phrase(.isAnothers), .phrase(.isOfVersion, verbatim: ["version": "2"]),
        .phrase(.isWrongType, verbatim: ["key": "K"]), .phrase(.isNull, verbatim: ["key": "K"]),
        .phrase(.tooManySetAside),
    ]

    @Test("Errors of the disk")
    func errors() {
        var errors: [StoreError] = [
            .diskFull(path: "/s/F"), .notPermitted(path: "/s/F"), .busy(path: "/s/F"),
            .damaged(path: "/s/F"), .newer(path: "/s/F", version: 9), .timedOut(path: "/s/F"), .noHome,
        ]
        errors += StoreUnspokenTests.reasons.map { .failed(path: "/s/F", reason: $0) }
        errors += [ENOSPC, EDQUOT, EFBIG, EACCES, EPERM, EROFS].map { .system($0, path: "/s/F") }
        for error in errors {
            #expect(error.saying.unspoken == [], "\(error)")
            #expect(StoreNotice.unavailable(error).saying.unspoken == [], "\(error)")
        }
        // Other errors have the system's message, in the system's language.
        let own = StoreError.system(EIO, path: "/s/F").saying
        #expect(own == .phrase(.fileFailed, ["file": .verbatim("/s/F"), "reason": .system(EIO)]))
    }

    @Test("What is found amiss at the start")
    func notices() {
        var notices: [StoreNotice] = [.newer(path: "/s/F", version: 9)]
        notices += [1, 2].map { .leftOut(path: "/s/F", count: $0) }
        for reason in StoreUnspokenTests.reasons {
            notices += [
                .setAside(path: "/s/F", as: "/s/G", reason: reason), .leftAlone(path: "/s/F", reason: reason),
            ]
        }
        for notice in notices { #expect(notice.saying.unspoken == [], "\(notice)") }
    }

    @Test("Boards that cannot be read", arguments: BoardFileTests.broken.map(\.text))
    func boards(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "board.json")
        let notice = try #require(BoardFile(path: folder("board.json")).load().notice)
        let keys: Set = ["board", "json", "broken", "version", "rates", "clocks", "stocks", "base", "sort"]
        #expect(notice.saying.unspoken.filter { !keys.contains($0) } == [], "\(text)")
    }

    @Test("Themes that cannot be read")
    func themes() throws {
        let folder = try TemporaryFolder()
        mkdir(folder("T.json5"), 0o700)
        mkfifo(folder("U.json5"), 0o600)
        try folder.write(String(repeating: " ", count: ThemeFolder.limit + 1), to: "V.json5")
        let files = ThemeFolder(path: folder.path).files()
        #expect(files.count == 3)
        for file in files {
            guard case .failure(let problem) = file.text else {
                Issue.record("\(file.name) was read")
                continue
            }
            #expect(problem.reason.unspoken == [], "\(file.name)")
        }
    }

    @Test("A test that is to find English finds it")
    func finds() {
        let saying = Saying.phrase(
            .fileFailed, ["file": .verbatim("/s/F"), "reason": .verbatim("disk is lost")])
        #expect(saying.unspoken == ["disk", "lost"])
    }
}

extension Saying {
    fileprivate var unspoken: [String] {
        Words(.english) { "⟦\($0)⟧" }[self].replacing(/⟦[^⟧]*⟧/, with: "¦").split { !$0.isLetter }
            .map(String.init).filter { $0.count > 2 && $0.contains(where: \.isLowercase) }
    }
}
