extension LeadingStocks {
    /// The leading members of the SSE 50.
    ///
    /// As of June 2025. Source: China Securities Index, the index's constituents.
    static let mainlandChina = LeadingStocks(
        suffix: ".SS",
        """
        600519 601318 600036 601398 601288 601857 601988 600900 600276 601166 600030 601899 601088 600028
        601628 601012 600887 600309 688981 603259 601668 600690
        """)
}
