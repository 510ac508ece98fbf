package import Alerts
package import Arrangement
internal import Market
internal import Money

extension Model {
    /// The selection, or the item of open details; nil for nothing.
    var alertSubject: AlertSubject? {
        if let details = top(Details.self) {
            return details.panel.kind.alertSubject(of: details.item, self)
        }
        if let list = top(AlertList.self) { return alert(at: list.index)?.rule.subject }
        return focus.kind.alertSubject(of: selectedItem, self)
    }

    package func unseenAlert(of item: Item, in panel: Panel) -> FiredAlert? {
        alerts.unseen.isEmpty
            ? nil : alerts.unseen.first { panel.kind.isConcerned(by: $0.rule.subject, item, self) }
    }

    package func alerts(on item: Item, in panel: Panel) -> [Alert] {
        alerts.all.filter { panel.kind.isConcerned(by: $0.rule.subject, item, self) }
    }
}

extension RatesKind {
    func alertSubject(of item: Item?, _ model: Model) -> AlertSubject? {
        item.flatMap { RateID($0) }.map { .rate(model.arrangement.shownPair($0)) }
    }

    /// True for the alert's pair, its inverse or, without a pair, its currency: the base may have changed.
    func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool {
        guard let pair = subject.pair, let id = RateID(item) else { return false }
        let base = model.arrangement.base
        func isShown(_ id: RateID) -> Bool { [pair, pair.inverse].contains(id.pair(on: base)) }
        return isShown(id) || Item(pair.code) == item && !model.arrangement.rateIDs.contains(where: isShown)
    }
}

extension StocksKind {
    func alertSubject(of item: Item?, _ model: Model) -> AlertSubject? {
        item.flatMap { Symbol($0) }.map { .stock($0) }
    }

    func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool {
        if case .stock(let symbol) = subject { Item(symbol) == item } else { false }
    }
}

extension ClocksKind {
    func alertSubject(of item: Item?, _ model: Model) -> AlertSubject? {
        item.flatMap { ClockID($0) }.map { .clock($0) }
    }

    func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool {
        if case .clock(let clock) = subject { Item(clock) == item } else { false }
    }
}

extension PositionsKind {
    /// The position; all of them on a heading or without a position.
    func alertSubject(of item: Item?, _ model: Model) -> AlertSubject? {
        item.flatMap { Position.Key($0.text) }.map { .position($0.item) } ?? .allPositions
    }

    func isConcerned(by subject: AlertSubject, _ item: Item, _ model: Model) -> Bool {
        switch subject {
        case .stock(let symbol), .position(let symbol): Position.Key(item.text)?.item == symbol
        case .rate, .clock, .allPositions: false
        }
    }
}
