internal import JSON5
package import Statements
internal import Words

/// A description of a broker's files that comes with the program.
package struct Broker: Sendable {
    package let name: String
    private let bytes: @Sendable () -> [UInt8]

    private init(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
        (self.name, self.bytes) = (name, bytes)
    }

    package static let all = [
        Broker("ibkr") { PackageResources.ibkr_json5 },
        Broker("ibkr-history") { PackageResources.ibkr_history_json5 },
        Broker("ibkr-flex") { PackageResources.ibkr_flex_json5 },
        Broker("traderepublic") { PackageResources.traderepublic_json5 },
        Broker("degiro") { PackageResources.degiro_json5 },
        Broker("trading212") { PackageResources.trading212_json5 },
        Broker("scalable") { PackageResources.scalable_json5 },
        Broker("schwab") { PackageResources.schwab_json5 },
        Broker("fidelity") { PackageResources.fidelity_json5 },
        Broker("coinbase") { PackageResources.coinbase_json5 },
        Broker("kraken") { PackageResources.kraken_json5 },
        Broker("revolut") { PackageResources.revolut_json5 },
        Broker("robinhood") { PackageResources.robinhood_json5 },
        Broker("vanguard") { PackageResources.vanguard_json5 },
        Broker("vanguard-uk") { PackageResources.vanguard_uk_json5 },
        Broker("swissquote") { PackageResources.swissquote_json5 },
        Broker("saxo") { PackageResources.saxo_json5 },
        Broker("questrade") { PackageResources.questrade_json5 },
        Broker("firstrade") { PackageResources.firstrade_json5 },
        Broker("etoro") { PackageResources.etoro_json5 },
        Broker("yuh") { PackageResources.yuh_json5 },
        Broker("binance") { PackageResources.binance_json5 },
        Broker("sbi") { PackageResources.sbi_json5 },
        Broker("sbi-foreign") { PackageResources.sbi_foreign_json5 },
        Broker("rakuten") { PackageResources.rakuten_json5 },
        Broker("rakuten-us") { PackageResources.rakuten_us_json5 },
        Broker("cathay") { PackageResources.cathay_json5 },
        Broker("futu") { PackageResources.futu_json5 },
        Broker("tiger") { PackageResources.tiger_json5 },
    ]

    /// Nil only if the file is wrong, which tests rule out.
    package var form: StatementForm? { try? StatementForm(bytes(), file: name + ".json5") }
}

extension StatementForm {
    /// In JSON5. The file's name becomes its name.
    package init(_ bytes: [UInt8], file: String) throws(SettingsError) {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        self.init(name: last.hasSuffix(".json5") ? String(last.dropLast(6)) : last)
        let root: JSON5Node
        do throws(JSON5Error) {
            root = try JSON5Parser.parse(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw SettingsError(file: file, line: error.line, problem: error.problem)
        }
        let node = SettingsNode(file: file, key: "", node: root)
        let keys = ["title", "tested", "charset", "sections", "facts", "symbols", "tables"]
        for member in try node.members(known: keys) {
            switch member.name {
            case "title": title = try member.text()
            case "charset": charset = try member.text()
            case "sections": hasSections = try member.flag()
            case "facts": for fact in try member.elements() { facts.append(try fact.conditions()) }
            case "symbols": symbols = try member.statementSymbols()
            case "tables": for table in try member.elements() { tables.append(try table.statementTable()) }
            case "tested": _ = try member.text()
            default: break
            }
        }
        guard !tables.isEmpty else { throw node.error(.phrase(.keyMissing, verbatim: ["key": "tables"])) }
    }
}

extension SettingsNode {
    fileprivate func texts() throws(SettingsError) -> [String] {
        if case .text(let text) = node.value { return [text] }
        var texts: [String] = []
        for element in try elements() { texts.append(try element.text()) }
        return texts
    }

    fileprivate func pairs() throws(SettingsError) -> [(String, SettingsNode)] {
        guard case .object(let members) = node.value else {
            throw expected(.phrase(.anObject, verbatim: ["example": "{ … }"]))
        }
        return members.map { ($0.key, SettingsNode(file: file, key: "\(key).\($0.key)", node: $0.node)) }
    }

    fileprivate func template() throws(SettingsError) -> [Template] {
        var templates: [Template] = []
        for text in try texts() {
            guard let template = Template(text) else {
                throw expected(.verbatim("\"Buy {quantity} @ {price}\""))
            }
            templates.append(template)
        }
        return templates
    }

    fileprivate func conditions() throws(SettingsError) -> [StatementForm.Condition] {
        var conditions: [StatementForm.Condition] = []
        for (column, patterns) in try pairs() {
            conditions.append(.init(column: column, patterns: try patterns.template()))
        }
        return conditions
    }

    fileprivate func statementSymbols() throws(SettingsError) -> StatementForm.Symbols {
        var symbols = StatementForm.Symbols()
        for member in try members(known: ["names", "suffixes", "ends", "contracts", "suffix"]) {
            switch member.name {
            case "names": for (name, value) in try member.pairs() { symbols.names[name] = try value.text() }
            case "suffixes":
                for (name, value) in try member.pairs() { symbols.suffixes[name] = try value.text() }
            case "ends": symbols.ends = try member.texts()
            case "contracts": symbols.contracts = try member.template()
            case "suffix": symbols.suffix = try member.text()
            default: break
            }
        }
        return symbols
    }

    fileprivate func statementTable() throws(SettingsError) -> StatementForm.Table {
        var table = StatementForm.Table()
        let keys = [
            "section", "header", "decimals", "dates", "costs", "dayAfter", "columns", "fees", "taxes",
            "currencyOf",
            "carried", "continues", "set", "rows",
        ]
        for member in try members(known: keys) {
            switch member.name {
            case "section": table.section = try member.template().first
            case "header": for name in try member.elements() { table.header.append(try name.texts()) }
            case "decimals": table.decimals = try member.choice()
            case "dates": table.dates = try member.choice()
            case "costs": table.costs = try member.choice()
            case "dayAfter": table.dayAfter = try member.text()
            case "columns":
                for (column, names) in try member.pairs() { table.columns[column] = try names.texts() }
            case "fees": for names in try member.elements() { table.fees.append(try names.texts()) }
            case "taxes": for names in try member.elements() { table.taxes.append(try names.texts()) }
            case "currencyOf": table.currencyOf = try member.texts()
            case "carried": table.carried = try member.texts()
            case "continues": table.continues = try member.flag()
            case "set": for (column, value) in try member.pairs() { table.set[column] = try value.text() }
            case "rows": for rule in try member.elements() { table.rules.append(try rule.statementRule()) }
            default: break
            }
        }
        guard !table.header.isEmpty else { throw error(.phrase(.keyMissing, verbatim: ["key": "header"])) }
        return table
    }

    fileprivate func statementRule() throws(SettingsError) -> StatementForm.Rule {
        var rule = StatementForm.Rule()
        var isDone = false
        let keys = ["when", "make", "leave", "set", "negate", "net", "byAmount", "rest", "coin"]
        for member in try members(known: keys) {
            switch member.name {
            case "when": rule.when = try member.conditions()
            case "make":
                rule.outcome = .make(try member.choice())
                isDone = true
            case "leave":
                rule.outcome = .leave(try member.choice())
                isDone = true
            case "set": for (column, value) in try member.pairs() { rule.set[column] = try value.text() }
            case "negate": rule.negate = Set(try member.texts())
            case "net": rule.isNet = try member.flag()
            case "byAmount": rule.isByAmount = try member.flag()
            case "rest": rule.hasRest = try member.flag()
            case "coin": rule.isCoin = try member.flag()
            default: break
            }
        }
        guard isDone else { throw error(.phrase(.keyMissing, verbatim: ["key": "make"])) }
        return rule
    }
}
