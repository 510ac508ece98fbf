internal import Arrangement
package import Figures
internal import Market
package import Money
internal import Places
internal import Words

package struct ScenarioTyping: Hashable, Sendable {
    package var text = ""
}

extension Model {
    package var shownMarket: MarketData { supposedMarket ?? market }

    package func scenario(_ text: String) throws(ScenarioMistake) -> Scenario {
        try Scenario(text, figureText.marks, words) { Currency.name($0) != nil }
    }

    /// The first currency or item without a rate or price.
    package func unknown(in scenario: Scenario) -> String? {
        scenario.unknown {
            market.rates[$0] != nil
        } price: {
            market.quotes[$0]?.value.price != nil
        }
    }

    fileprivate mutating func openScenario() -> [Effect] {
        if pastDay != nil { return say(.phrase(.whatIfIsNow)) }
        open(ScenarioTyping(text: scenario?.text ?? ""))
        return []
    }

    fileprivate mutating func takeScenario() -> [Effect] {
        guard let text = top(ScenarioTyping.self)?.text else { return [] }
        if text.allSatisfy(\.isWhitespace) {
            leaveLayer()
            return scenario == nil ? [] : suppose(nil)
        }
        let scenario: Scenario
        do throws(ScenarioMistake) {
            scenario = try self.scenario(text)
        } catch {
            return say(error.saying)
        }
        if let name = unknown(in: scenario) {
            return say(.phrase(.whatIfUnknown, verbatim: ["code": name]))
        }
        leaveLayer()
        return suppose(scenario)
    }

    /// Nil shows the real figures.
    package mutating func suppose(_ scenario: Scenario?) -> [Effect] {
        let stock = selectedLine(.stocks)
        self.scenario = scenario
        // The real figures did not move.
        moves = RecentMoves()
        figures.renew(arrangement, shownMarket, language: language)
        supposePositions()
        select(stock, in: .stocks)
        return scenario == nil ? say(.phrase(.whatIfEnded)) : []
    }

    mutating func supposePositions() {
        guard let scenario, let portfolio, pastDay == nil else {
            if supposedPortfolio != nil { supposedPortfolio = nil }
            return
        }
        guard isSupposedOld || supposedPortfolio == nil else { return }
        isSupposedOld = false
        let prices = PortfolioWork.prices(portfolio.document, nil, self)
        supposedPortfolio = portfolio.supposing(scenario, prices)
    }
}

extension ScenarioTyping: PromptLayer {
    package var id: LayerID { .whatIf }
    package static func ask(_ model: inout Model) -> [Effect] { model.openScenario() }
    package static func accept(_ model: inout Model) -> [Effect] { model.takeScenario() }
}

extension LayerMessage {
    package static func whatIf(_ message: PromptMessage<ScenarioTyping>) -> LayerMessage {
        LayerMessage(message)
    }
}

extension LayerID {
    package static let whatIf = LayerID("whatIf", typesText: true, [.promptAccept])
}
