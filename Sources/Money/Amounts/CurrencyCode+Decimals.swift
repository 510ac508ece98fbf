package import Market

extension CurrencyCode {
    /// Digits after the point that sums of the currency are written with: of yen none, of Kuwaiti dinars three.
    ///
    /// Source: the minor units of ISO 4217, list one (SIX Group, maintenance agency). Unicode's CLDR has fewer digits for some
    /// currencies, by what is paid in cash.
    package var decimals: Int { CurrencyCode.unusualDecimals[text] ?? 2 }

    private static let unusualDecimals: [String: Int] = {
        let table: [(decimals: Int, codes: String)] = [
            (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
            (3, "BHD IQD JOD KWD LYD OMR TND"),
            (4, "CLF UYW"),
        ]
        let pairs = table.flatMap { entry in
            entry.codes.split(separator: " ").map { (String($0), entry.decimals) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
