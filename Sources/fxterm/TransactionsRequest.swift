internal import CivilTime
internal import Money

/// The arguments of `fxterm transactions`.
enum TransactionsRequest {
    case path
    case check
    /// To a file; `-` for standard output.
    case export(String)
    case `import`(ImportRequest)
}

/// The arguments of `fxterm transactions import`.
struct ImportRequest {
    enum Format: String, CaseIterable {
        case ticker
        case csv
    }

    var file: String
    var format: Format
    /// A broker's columns; nil for a file with ours.
    var mapping: ColumnMapping?
    var style = FigureStyle()
    var account = ""
    /// The day of lots; nil for today.
    var day: Day?
    var isDryRun = false
}
