import Glibc
import Testing
import Words

@testable import Store

@Suite struct PlacesTests {
    @Test func `the defaults are those of the XDG specification`() throws {
        let places = try Places(environment: ["HOME": "/home/u"])
        #expect(places.settings == "/home/u/.config/fxterm/config.json")
        #expect(places.board == "/home/u/.local/state/fxterm/board.json")
        #expect(places.history == "/home/u/.local/share/fxterm/history.sqlite")
        #expect(places.log == "/home/u/.local/state/fxterm/fxterm.log")
    }

    @Test func `the variables name other places, each its own`() throws {
        let places = try Places(environment: [
            "HOME": "/home/u", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d",
        ])
        #expect(places.settings == "/c/fxterm/config.json")
        #expect(places.board == "/s/fxterm/board.json")
        #expect(places.history == "/d/fxterm/history.sqlite")
        #expect(places.log == "/s/fxterm/fxterm.log")
        #expect(places.feeds == "/s/fxterm/feeds.json")
    }

    @Test(arguments: ["", "state", "./state", "~/state"])
    func `a value that is no absolute path is ignored`(value: String) throws {
        let places = try Places(environment: ["HOME": "/home/u", "XDG_STATE_HOME": value])
        #expect(places.board == "/home/u/.local/state/fxterm/board.json")
    }

    @Test func `without HOME the account's home is used`() throws {
        #expect(try Places(environment: [:], accountHome: "/a").board == "/a/.local/state/fxterm/board.json")
        #expect(
            try Places(environment: ["HOME": ""], accountHome: "/a").log
                == "/a/.local/state/fxterm/fxterm.log")
        let home = try #require(getpwuid(getuid())?.pointee.pw_dir)
        #expect(
            try Places(environment: [:]).settings == String(cString: home) + "/.config/fxterm/config.json")
    }

    @Test func `no home at all is said, unless none is needed`() throws {
        #expect(throws: StoreError.noHome) { try Places(environment: [:], accountHome: nil) }
        let all = ["XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_DATA_HOME": "/d"]
        #expect(try Places(environment: all, accountHome: nil).board == "/s/fxterm/board.json")
    }

    @Test func `the log is made with its folders, for the user alone, and keeps what it holds`() throws {
        let folder = try TemporaryFolder()
        let places = try Places(environment: ["HOME": folder.path])
        try LogFile(path: places.log).prepare()
        #expect(mode(of: places.log) == 0o600)
        #expect(mode(of: folder(".local/state/fxterm")) == 0o700)
        #expect(mode(of: folder(".local")) == 0o700)
        try folder.write("one\n", to: ".local/state/fxterm/fxterm.log")
        try LogFile(path: places.log).prepare()
        #expect(try folder.text(of: ".local/state/fxterm/fxterm.log") == "one\n")
    }

    @Test func `a log that cannot be is said`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let places = try Places(environment: ["HOME": folder("file")])
        #expect(throws: StoreError.failed(path: places.log, reason: .verbatim("Not a directory"))) {
            try LogFile(path: places.log).prepare()
        }
    }
}
