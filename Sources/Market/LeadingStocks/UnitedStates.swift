extension LeadingStocks {
    /// The Dow Jones Industrial Average, all thirty, among the best known members of the S&P 100.
    ///
    /// As of October 2026. Source: S&P Dow Jones Indices, the indices' pages.
    static let unitedStates = LeadingStocks(
        """
        AAPL MSFT NVDA GOOGL AMZN META TSLA AVGO BRK-B JPM LLY V WMT MA NFLX XOM ORCL COST JNJ HD PG BAC
        ABBV PLTR KO CVX CSCO AMD IBM CRM GE WFC MCD DIS PEP UNH MS GS TMO ABT LIN MRK AXP NOW INTU QCOM T
        VZ TXN ADBE UBER BKNG CAT RTX AMGN PFE BA BLK LOW HON INTC NKE SBUX C UNP DE LMT GILD CMCSA TMUS
        PYPL MMM FDX UPS GM SHW TRV
        """)
}
