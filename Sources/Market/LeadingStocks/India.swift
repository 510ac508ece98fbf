extension LeadingStocks {
    /// The leading members of the Nifty 50.
    ///
    /// As of June 2025. Source: NSE Indices, the index's constituents.
    static let india = LeadingStocks(
        suffix: ".NS",
        """
        RELIANCE HDFCBANK TCS BHARTIARTL ICICIBANK INFY SBIN ITC LT HINDUNILVR BAJFINANCE KOTAKBANK AXISBANK
        MARUTI SUNPHARMA HCLTECH TITAN M&M NTPC ULTRACEMCO ASIANPAINT TATASTEEL
        """)
}
