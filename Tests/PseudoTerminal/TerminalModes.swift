import Glibc

/// Everything in `stty -a` except the size.
package struct TerminalModes: Equatable, Sendable, CustomStringConvertible {
    private let words: [UInt32]
    private let characters: [UInt8]

    init?(_ descriptor: Int32) {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else { return nil }
        words = [
            modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag, modes.c_ispeed, modes.c_ospeed,
        ]
        characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }

    /// Keys such as `Ctrl-Z` are signals.
    package var hasSignals: Bool { words[3] & UInt32(ISIG) != 0 }

    /// In octal, as in `termios.h`: input, output, control, local, speeds; and the characters.
    package var description: String {
        words.map { String($0, radix: 8) }.joined(separator: ":") + " "
            + characters.map(String.init).joined(separator: ",")
    }
}
