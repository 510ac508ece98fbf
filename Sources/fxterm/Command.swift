internal import Board

/// A command of fxterm, with all that it was asked for.
enum Command {
    /// The board, or one of these items that is not kept.
    case board([NamedItem], isDemo: Bool, isPrivate: Bool)
    case print(PrintRequest)
    case candles(CandlesRequest)
    case positions(PositionsRequest)
    case news(NewsRequest)
    case chart(ChartRequest)
    case time(TimeRequest)
    case convert(ConvertRequest)
    case watch(WatchRequest)
    case status(StatusRequest)
    case alerts(AlertsRequest)
    /// The board's figures, or with an address those of a desk.
    case collect(desk: String?)
    case desk(DeskRequest)
    case boards(BoardsRequest)
    case list(ListRequest)
    case doctor
    case config(ConfigRequest)
    case transactions(TransactionsRequest)
}

extension Command {
    /// True if the answer comes from the user's folders, so that there is none if they cannot be read. The board shows that itself.
    var answersFromFolders: Bool {
        switch self {
        case .board, .desk, .doctor, .config, .time: false
        case .print(let request): !request.isDemo
        case .chart(let request): !request.isDemo
        case .convert(let request): !request.isDemo
        case .candles, .positions, .news, .watch, .status, .alerts, .collect, .boards, .list,
            .transactions:
            true
        }
    }
}
