internal import Arrangement
internal import JSON5
internal import Money
internal import YAML

/// The items of another program or of a plain list, in their own spelling.
package struct ForeignList: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable, CaseIterable {
        case ticker, tickrs, mop
        case stocksTUI = "stockstui"
        case list, csv

        package var name: String { self == .stocksTUI ? "stocksTUI" : rawValue }
    }

    package struct Entry: Hashable, Sendable {
        package let text: String
        package let group: String?

        package init(_ text: String, group: String? = nil) { (self.text, self.group) = (text, group) }
    }

    package let source: Source
    package private(set) var entries: [Entry] = []
    /// Symbols of positions.
    package private(set) var lots: [String] = []
    /// Settings of that program, which boards do not have.
    package private(set) var settings: [String] = []

    /// Nil if the file does not match the given source, or none is given and none recognised.
    package init?(_ bytes: [UInt8], as wanted: Source? = nil) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard let text = String(validating: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0), as: UTF8.self),
            let source = wanted ?? ForeignList.source(of: text)
        else { return nil }
        self.source = source
        switch source {
        case .ticker, .tickrs:
            guard let node = try? YAMLNode(Array(text.utf8)) else { return nil }
            if source == .ticker { readTicker(node) } else { readTickrs(node) }
        case .mop:
            guard let node = try? JSON5Parser.parse(text) else { return nil }
            readMop(node)
        case .stocksTUI:
            guard let node = try? JSON5Parser.parse(text) else { return nil }
            readStocksTUI(node)
        case .list: readList(text)
        case .csv: readTable(text)
        }
    }

    /// The first line of a file that is not valid YAML; nil if all is valid or not meant as YAML.
    package static func brokenLine(in bytes: [UInt8], as source: Source?) -> Int? {
        guard source == .ticker || source == .tickrs else { return nil }
        do throws(YAMLMistake) {
            _ = try YAMLNode(bytes)
            return nil
        } catch {
            return error.line
        }
    }

    private static let keysOfTicker: Set = ["watchlist", "lots", "holdings", "groups"]

    private static func source(of text: String) -> Source? {
        if let node = try? JSON5Parser.parse(text), case .object(let members) = node.value {
            if members.contains(where: { $0.key == "Tickers" }) { return .mop }
            return members.contains { $0.node.isList } ? .stocksTUI : nil
        }
        let keys = Set((try? YAMLNode(Array(text.utf8)))?.members.map(\.key) ?? [])
        if !keys.isDisjoint(with: keysOfTicker) { return .ticker }
        if !keys.isDisjoint(with: ["symbols", "chart_type", "time_frame"]) { return .tickrs }
        if column(of: CSVReader.rows(Array(text.utf8))) != nil { return .csv }
        let lines = text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" } }
        let words = lines.flatMap { $0.split { $0 == "," || $0 == ";" || $0 == "\t" } }
        let isPlain = words.allSatisfy { $0.count <= 200 && !$0.contains { "{}<>\":".contains($0) } }
        return isPlain && !words.isEmpty ? .list : nil
    }

    private mutating func readTicker(_ file: YAMLNode) {
        func read(_ node: YAMLNode, _ group: String?) {
            let shown = (node["watchlist"]?.elements ?? []).compactMap(\.text)
            entries += shown.map { Entry($0, group: group) }
            for key in ["lots", "holdings"] {
                lots += (node[key]?.elements ?? []).compactMap { $0["symbol"]?.text }
            }
        }
        read(file, nil)
        for group in file["groups"]?.elements ?? [] { read(group, group["name"]?.text) }
        settings = file.members.map(\.key).filter { !ForeignList.keysOfTicker.contains($0) }
    }

    private mutating func readTickrs(_ file: YAMLNode) {
        entries = (file["symbols"]?.elements ?? []).compactMap(\.text).map { Entry($0) }
        settings = file.members.map(\.key).filter { $0 != "symbols" }
    }

    private mutating func readMop(_ file: JSON5Node) {
        entries = (file["Tickers"]?.elements ?? []).compactMap(\.text).map { Entry($0) }
        settings = file.members.map(\.key).filter { $0 != "Tickers" }
    }

    private mutating func readStocksTUI(_ file: JSON5Node) {
        for member in file.members {
            if !member.node.isList { settings.append(member.key) }
            entries += member.node.elements.compactMap { ($0["ticker"] ?? $0).text }
                .map { Entry($0, group: member.key) }
        }
    }

    /// Words separated by commas or spaces, one or several a line; `#` begins a remark.
    private mutating func readList(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let plain = line.prefix { $0 != "#" }
            for part in plain.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "\t" }) {
                // A line of dashes separates documents and lists.
                let words = part.split(separator: " ").map(String.init).filter { $0.contains { $0 != "-" } }
                let whole = words.joined(separator: " ")
                // A city's name may have spaces.
                let isOne = words.count > 1 && NamedItem.meaning(of: whole) != .none
                entries += (isOne ? [whole] : words).map { Entry($0) }
            }
        }
    }

    private mutating func readTable(_ text: String) {
        let rows = CSVReader.rows(Array(text.utf8))
        let headed = ForeignList.column(of: rows)
        let column = headed ?? 0
        entries = rows.dropFirst(headed == nil ? 0 : 1)
            .filter { $0.count > column && !$0[column].isEmpty }.map { Entry($0[column]) }
    }

    /// The likeliest first.
    private static let headings = ["symbol", "ticker", "symbols", "tickers", "code", "item", "instrument"]

    private static func column(of rows: [[String]]) -> Int? {
        let names = rows.first?.map { $0.lowercased() } ?? []
        return headings.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
}

extension JSON5Node {
    fileprivate var isList: Bool { if case .list = value { true } else { false } }
    fileprivate var elements: [JSON5Node] { if case .list(let elements) = value { elements } else { [] } }
    fileprivate var text: String? { if case .text(let text) = value, !text.isEmpty { text } else { nil } }
    fileprivate var members: [Member] { if case .object(let members) = value { members } else { [] } }
    fileprivate subscript(_ key: String) -> JSON5Node? { members.first { $0.key == key }?.node }
}
