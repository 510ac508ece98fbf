extension LeadingStocks {
    /// The leading members of the KOSPI 200.
    ///
    /// As of June 2025. Source: Korea Exchange, the index's constituents.
    static let korea = LeadingStocks(
        suffix: ".KS",
        """
        005930 000660 373220 207940 005380 000270 012450 105560 329180 068270 035420 055550 034020 028260
        012330 086790 035720 051910 006400 005490 032830 015760 066570 003670 316140 017670 033780
        """)
}
