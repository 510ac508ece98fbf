internal import Printing
internal import Store

/// The arguments of `fxterm board`.
enum BoardsRequest {
    case list(PrintFormat)
    /// A board; nil for the one that was shown last.
    case show(String?, PrintFormat)
    case remove(String)
    case publish(String, SharedPolicy, alerts: Bool)
    case follow(String, as: String?)
    case unpublish(String)
    case unfollow(String)
    /// Alerts of a board that others share, from now on or no more.
    case mute(String, Bool)
    /// To a file; `-` for standard output.
    case export(String?, to: String)
    /// A file, `-` for standard input; the name is that in the file unless given.
    case `import`(String, as: String?, replaces: Bool)
}

/// The arguments of `fxterm import`.
struct ListRequest {
    var file: String
    /// The program that it is of; nil to tell by its content.
    var source: ForeignList.Source?
    /// The name of the board; nil for that of the file.
    var board: String?
    var isDryRun = false
}
