internal import Arrangement
internal import Figures
internal import Market
package import Money
package import Words

package enum ExposureKey: String, Hashable, Sendable, CaseIterable {
    case currency
    case account
    case group
    case market

    package var phrase: Phrase {
        switch self {
        case .currency: .byCurrency
        case .account: .byAccount
        case .group: .byGroup
        case .market: .byMarket
        }
    }

    package var heading: Phrase {
        switch self {
        case .currency: .printCurrency
        case .account: .printAccount
        case .group: .printGroup
        case .market: .printMarket
        }
    }
}

/// Shares of positions by currency, account, group or market.
package struct ExposureList: Hashable, Sendable {
    package var key = ExposureKey.currency
    package var top = 0
}

package enum ExposureMessage {
    case open
    case turn
    case scroll(to: Int)
}

extension Model {
    package func exposure(_ positions: Positions, by key: ExposureKey) -> Exposure {
        let groups = arrangement.list(.positions).groupNames
        return Exposure(positions) { part, code in
            switch key {
            case .currency: code?.text
            case .account: part.account
            case .group: groups[part.item] ?? ""
            case .market: market(of: part)
            }
        }
    }

    /// An exchange's short name, `other` without one, or `cash`.
    private func market(of part: Exposure.Part) -> String {
        switch part {
        case .position(let key): stockFigure(key.item).venue.exchange?.shortName ?? Exposure.otherMarket
        case .cash: Exposure.cashMarket
        }
    }

    package func exposureName(_ key: String?, by kind: ExposureKey) -> String {
        guard let key else { return FigureText.absent }
        switch (kind, key) {
        case (.account, ""): return words[.noAccount]
        case (.group, ""): return words[.noGroup]
        case (.market, Exposure.otherMarket): return words[.otherMarket]
        case (.market, Exposure.cashMarket): return words[.cash]
        case (.currency, _), (.account, _), (.group, _), (.market, _): return key
        }
    }

    fileprivate mutating func updateExposure(_ message: ExposureMessage) -> [Effect] {
        if message == .open {
            guard shownPortfolio != nil else { return say(.phrase(.noPositionsYet)) }
            open(ExposureList())
            return []
        }
        guard var list = top(ExposureList.self) else { return [] }
        switch message {
        case .open: break
        case .turn:
            let all = ExposureKey.allCases
            let place = all.firstIndex(of: list.key) ?? 0
            list = ExposureList(key: all[(place + 1) % all.count])
        case .scroll(let line): list.top = max(0, line)
        }
        replaceTop(with: list)
        return []
    }
}

extension Exposure {
    fileprivate static let otherMarket = "other"
    fileprivate static let cashMarket = "cash"
}

extension Exposure.Part {
    fileprivate var item: Item {
        switch self {
        case .position(let key): Item(key)
        case .cash(let key): Item(key)
        }
    }
}

extension ExposureMessage: Equatable {}

extension ExposureList: Layer {
    package var id: LayerID { .exposure }
}

extension ExposureMessage: LayerEvent {
    package func update(_ model: inout Model) -> [Effect] { model.updateExposure(self) }
}

extension LayerMessage {
    package static func exposure(_ message: ExposureMessage) -> LayerMessage { LayerMessage(message) }
}

extension LayerID {
    package static let exposure = LayerID(
        "exposure", Command.moves + [.exposureTurn, .exposureOpen, .amountsHide, .helpOpen, .paletteOpen])
}
