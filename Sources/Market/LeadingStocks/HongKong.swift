extension LeadingStocks {
    /// The leading members of the Hang Seng Index.
    ///
    /// As of November 2025. Source: Hang Seng Indexes, the index's constituents.
    static let hongKong = LeadingStocks(
        suffix: ".HK",
        """
        0700 9988 1299 0005 3690 1810 0939 1211 0941 0388 1398 2318 9618 3988 0883 0981 1024 9999 9961 9888
        0016 0001 0002 0003 0006 0027 0066 0669 0823 0857 0992 1038 1109 1113 1928 2020 2015 2269 2388 2628
        2899 3968 9633 9992 0175 0267 0386 0762
        """)
}
