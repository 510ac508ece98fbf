/// The days of a week on which most people of a country do not work.
///
/// Source: the week data of Unicode CLDR, as ICU has it; of Algeria and the Maldives, their governments.
package enum Weekend {
    /// The days, 0 for Monday; Saturday and Sunday where nothing else is known.
    package static func days(ofCountry code: String?) -> Set<Int> {
        code.flatMap { others[$0] } ?? [5, 6]
    }

    private static let others: [String: Set<Int>] = {
        let fridays = [
            "BD", "BH", "DZ", "EG", "IL", "IQ", "JO", "KW", "LY", "MV", "OM", "QA", "SA", "SD", "SY", "YE",
        ]
        return Dictionary(uniqueKeysWithValues: fridays.map { ($0, [4, 5]) })
            .merging(["AF": [3, 4], "IR": [4], "IN": [6], "UG": [6]]) { _, other in other }
    }()
}
