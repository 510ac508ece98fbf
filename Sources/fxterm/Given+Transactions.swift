internal import Commands
internal import Money

extension Given {
    func transactions(_ spec: CommandSpec, _ words: [String]) throws(UsageError) -> TransactionsRequest {
        switch spec.words[1] {
        case "import": .import(try importRequest(words[0]))
        case "export": .export(words.first ?? "-")
        case "check": .check
        case _: .path
        }
    }

    private func importRequest(_ file: String) throws(UsageError) -> ImportRequest {
        let isYAML = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
        var request = ImportRequest(file: file, format: try choice(.format) ?? (isYAML ? .ticker : .csv))
        if has(.map) {
            var mapping = ColumnMapping()
            for map in all(.map) {
                if let wrong = mapping.add(map) {
                    throw UsageError.expected("--map", wrong, ColumnMapping.names.map { $0 + "=…" })
                }
            }
            request.mapping = mapping
        }
        request.style.decimal = try choice(.decimal)
        request.style.dayOrder = try choice(.dates)
        request.day = try day(.date, like: "2024-03-01")
        request.account = self[.account] ?? ""
        request.isDryRun = has(.dryRun)
        return request
    }
}
