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

    @Test(arguments: ["HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"])
    func `a folder whose bytes are not UTF-8 is refused, for it would be another one`(variable: String) throws
    {
        let path = String(decoding: Array("/home/h".utf8) + [0xFF], as: UTF8.self)
        #expect(throws: StoreError.failed(path: path, reason: .phrase(.pathNotUTF8))) {
            try Folders(environment: ["HOME": "/home/u"].merging([variable: path]) { $1 })
        }
    }

    @Test func `neither a file nor a folder is made, read or replaced at a path that is not UTF-8`() throws {
        let folder = try TemporaryFolder()
        let name = String(decoding: Array("a".utf8) + [0xFF], as: UTF8.self)
        let file = DiskFile(folder(name + "/" + name))
        let refusal = StoreError.failed(path: file.given, reason: .phrase(.pathNotUTF8))
        #expect(throws: refusal) { try file.makeFolder() }
        #expect(throws: refusal) { try file.replace(with: []) }
        #expect(throws: DiskFile.Unreadable(reason: .phrase(.pathNotUTF8))) { try file.read(limit: 10) }
        #expect(DiskFile.names(in: folder.path).sorted() == [".", ".."])
        try #require(symlink([98, CChar(bitPattern: 0xFF), 0], folder("link")) == 0)
        #expect(throws: DiskFile.Unreadable(reason: .phrase(.pathNotUTF8))) {
            try DiskFile(folder("link")).read(limit: 10)
        }
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
