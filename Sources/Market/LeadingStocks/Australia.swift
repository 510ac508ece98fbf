extension LeadingStocks {
    /// The leading members of the S&P/ASX 50.
    ///
    /// As of June 2025. Source: S&P Dow Jones Indices, the index's page.
    static let australia = LeadingStocks(
        suffix: ".AX",
        """
        CBA BHP NAB WBC CSL ANZ MQG WES WOW RIO TLS GMG FMG TCL COL STO WDS QBE ALL REA
        """)
}
