package import Arrangement
package import Board
internal import CivilTime
internal import Figures
internal import JSON5
package import Market
internal import Money
internal import Words

package struct Conversions: Sendable {
    private let amount: Amount
    private let conversions: [Conversion]
    private let model: Model

    package init(_ amount: Amount, to codes: [CurrencyCode], _ model: Model) {
        (self.amount, self.model) = (amount, model)
        conversions = codes.map { model.conversion(of: amount, to: $0) }
    }

    package var unknown: [CurrencyCode] { conversions.filter { $0.amount == nil }.map(\.code) }

    /// The table rounds sums to the currencies' minor units.
    package func text(_ format: PrintFormat) -> String {
        let text = Table(panel, model.words).text(format) {
            .object([("asOf", .string(model.now.iso8601)), ("convert", JSONValue(panel))])
        }
        return format == .table ? model.text(of: amount) + "\n" + text : text
    }

    private var panel: PrintedPanel {
        PrintedPanel(
            facts: [
                .init("amount", .figure(amount.value.nearest)), .init("from", .text(amount.currency.text)),
                .init("on", .text(amount.day?.description)),
            ],
            [
                .init("code", .phrase(.printCode)), .init("amount", .phrase(.printAmount), isRight: true),
                .init("rate", .phrase(.printRate), isRight: true),
                .init("quotedAt", .phrase(.printQuotedAt)), .init("source", .phrase(.printSource)),
                .init("state", .phrase(.printState)), .init("disputed"),
            ], rows: conversions.map(row), isEmpty: unknown.count == conversions.count)
    }

    /// Another feed's current rate; nil if it agrees.
    private func disagreement(_ conversion: Conversion) -> Disagreement? {
        guard model.pastDay(of: amount) == nil, conversion.rate != nil else { return nil }
        let pair = RatePair(base: .currency(amount.currency), code: .currency(conversion.code))
        return RateFigure(pair, model.arrangement.baseline, in: model.shownMarket).disagreement
    }

    private func row(_ conversion: Conversion) -> [PrintedPanel.Cell] {
        let (text, absent) = (model.figureText, FigureText.absent)
        let (sum, rate) = (conversion.amount, conversion.rate)
        let pace = model.market.pace(of: conversion.source, refresh: model.refresh.rates)
        let state = conversion.state(refresh: pace, now: model.now)
        return [
            .init(.text(conversion.code.text), conversion.code.text),
            .init(
                .figure(sum?.nearest),
                sum.map { text.money($0, conversion.code, withCode: false) } ?? absent),
            .init(.figure(rate?.nearest), rate.map { text.rate($0.nearest) } ?? absent),
            .init(
                .text(conversion.quotedAt?.iso8601),
                conversion.quotedAt.map { model.viewer.moment($0) } ?? absent),
            .init(.text(conversion.source?.text), conversion.source?.text ?? absent),
            .init(.text(state?.rawValue), state.map { model.words[$0.phrase] } ?? absent),
            .init(disagreement(conversion).printed("rate")),
        ]
    }
}
