extension LeadingStocks {
    /// The leading members of the S&P/TSX 60.
    ///
    /// As of June 2025. Source: S&P Dow Jones Indices, the index's page.
    static let canada = LeadingStocks(
        suffix: ".TO",
        """
        RY SHOP TD ENB BMO BNS CM CNR CP CNQ TRI SU CSU MFC ATD TRP BN NTR WCN L
        """)
}
