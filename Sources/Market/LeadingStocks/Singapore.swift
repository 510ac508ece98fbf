extension LeadingStocks {
    /// The leading members of the Straits Times Index.
    ///
    /// As of June 2025. Source: SGX and FTSE Russell, the index's constituents.
    static let singapore = LeadingStocks(
        suffix: ".SI",
        """
        D05 O39 U11 Z74 S63 C6L F34 S68 BN4 J36 C38U A17U Y92 9CI G13 C07 U96 BS6
        """)
}
