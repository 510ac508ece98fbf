internal import Glibc
internal import SystemFiles
internal import Words

/// Gives assistants what `print` prints. Each tool runs this program (docs/decisions/0042-other-programs.md).
struct MCPCommand: Subcommand {
    static let specs = [
        CommandSpec(
            "mcp", [], [.positions, .board, .config], .aboutMCP,
            manual: """
                serves prices, rates, conversions, candles, changes, clocks, meeting times, events and alerts to an assistant, by the \
                Model Context Protocol over standard input and output. It only reads, and makes no requests of its own.
                """, make: .command(MCPCommand.init))
    ]

    private let tools: [MCPTool]
    /// In addition to a tool's own options.
    private let general: [String]

    init(_ given: Given) throws(UsageError) {
        let showsPositions = given.has(.positions)
        tools = MCPTool.all(showingPositions: showsPositions)
        general = [OptionName.board, .config].compactMap { name in given[name].map { "\(name.written)=\($0)" }
        }
    }

    var answersFromFolders: Bool { false }

    func run(_ session: Session) throws(CommandError) -> FXTerm.ExitCode {
        for notice in session.notices { FXTerm.complain(session.words[notice]) }
        var server = MCPServer(tools, program: MCPCommand.program, general)
        server.run()
        return .done
    }

    /// This program, even if its file has been replaced since.
    private static var program: String {
        let own = "/proc/self/exe"
        return access(own, X_OK) == 0 ? own : (ProgramFile.folder ?? "") + "fxterm"
    }
}
