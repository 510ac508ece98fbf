import Glibc
import Testing
import Words

@testable import Store

@Suite struct FoldersTests {
    @Test func `the defaults are those of the XDG specification`() throws {
        let folders = try Folders(environment: ["HOME": "/home/u"])
        #expect(folders.settings == "/home/u/.config/fxterm/config.json")
        #expect(folders.board == "/home/u/.local/state/fxterm/board.json")
        #expect(folders.history == "/home/u/.local/share/fxterm/history.sqlite")
        #expect(folders.log == "/home/u/.local/state/fxterm/fxterm.log")
    }

    @Test func `the variables name other folders, each its own`() throws {
        let folders = try Folders(environment: [
            "HOME": "/home/u", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d",
        ])
        #expect(folders.settings == "/c/fxterm/config.json")
        #expect(folders.board == "/s/fxterm/board.json")
        #expect(folders.history == "/d/fxterm/history.sqlite")
        #expect(folders.log == "/s/fxterm/fxterm.log")
    }

    @Test(arguments: ["", "state", "./state", "~/state"])
    func `a value that is no absolute path is ignored`(value: String) throws {
        let folders = try Folders(environment: ["HOME": "/home/u", "XDG_STATE_HOME": value])
        #expect(folders.board == "/home/u/.local/state/fxterm/board.json")
    }

    @Test func `without HOME the account's home is used`() throws {
        #expect(try Folders(environment: [:], accountHome: "/a").board == "/a/.local/state/fxterm/board.json")
        #expect(
            try Folders(environment: ["HOME": ""], accountHome: "/a").log
                == "/a/.local/state/fxterm/fxterm.log")
        let home = try #require(getpwuid(getuid())?.pointee.pw_dir)
        #expect(
            try Folders(environment: [:]).settings == String(cString: home) + "/.config/fxterm/config.json")
    }

    @Test func `no home at all is said, unless none is needed`() throws {
        #expect(throws: StoreError.noHome) { try Folders(environment: [:], accountHome: nil) }
        let all = ["XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d"]
        #expect(try Folders(environment: all, accountHome: nil).board == "/s/fxterm/board.json")
    }

    @Test func `the log is made with its folders, for the user alone, and keeps what it holds`() throws {
        let folder = try TemporaryFolder()
        let folders = try Folders(environment: ["HOME": folder.path])
        try LogFile(path: folders.log).prepare()
        #expect(mode(of: folders.log) == 0o600)
        #expect(mode(of: folder(".local/state/fxterm")) == 0o700)
        #expect(mode(of: folder(".local")) == 0o700)
        try folder.write("one\n", to: ".local/state/fxterm/fxterm.log")
        try LogFile(path: folders.log).prepare()
        #expect(try folder.text(of: ".local/state/fxterm/fxterm.log") == "one\n")
    }

    @Test func `a log that cannot be is said`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let folders = try Folders(environment: ["HOME": folder("file")])
        #expect(throws: StoreError.failed(path: folders.log, reason: .verbatim("Not a directory"))) {
            try LogFile(path: folders.log).prepare()
        }
    }
}
