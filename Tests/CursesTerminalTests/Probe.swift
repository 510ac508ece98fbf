import PseudoTerminal

func startProbe(
    arguments: [String] = [], width: Int = 80, height: Int = 24, environment: [String: String?] = [:],
    isSynchronized: Bool = false, tellsColours: Bool = false, isMute: Bool = false
) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
        [BuiltProduct.path(of: "TerminalProbe")] + arguments, width: width, height: height,
        environment: environment, isSynchronized: isSynchronized, tellsColours: tellsColours, isMute: isMute)
    try terminal.wait(for: "probe")
    return terminal
}
