internal import Commands
internal import Printing
internal import Words

/// A wish to `fxterm desk`, with its options, in the words of the collector's program.
struct DeskRequest {
    let action: String
    /// The desk's address; nil for that of the settings.
    let address: String?
    /// Options as they are handed on.
    let options: [String]

    /// The words that the collector's program is started with, behind its name.
    func words(of address: String) -> [String] { ["desk", action, address] + options }
}

extension Given {
    func desk(_ spec: CommandSpec, _ words: [String]) throws(UsageError) -> DeskRequest {
        var options: [String] = []
        // Forms go by their names, as anywhere; all other values are judged where they are understood.
        if let format = try choice(.format, of: [PrintFormat.table, .json]) {
            options += [OptionName.format.written, format.rawValue]
        }
        if has(.print) { options.append(OptionName.print.written) }
        for name in [OptionName.keepMinutes, .keepDays, .mostItems, .mostBoards] {
            if let value = self[name] { options += [name.written, value] }
        }
        return DeskRequest(action: spec.words[1], address: words.first, options: options)
    }
}
