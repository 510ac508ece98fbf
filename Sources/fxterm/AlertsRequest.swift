internal import Printing

/// The arguments of `fxterm alerts`.
struct AlertsRequest {
    enum Action {
        case list
        case history
        case test
        /// An alert on an item, as it is typed on a card.
        case add(item: String, line: String)
        case remove(Int)
    }

    var action = Action.list
    var format = PrintFormat.table
}
