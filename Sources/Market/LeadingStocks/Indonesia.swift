extension LeadingStocks {
    /// The leading members of the LQ45.
    ///
    /// As of June 2025. Source: Indonesia Stock Exchange, announcements of the reviews.
    static let indonesia = LeadingStocks(
        suffix: ".JK",
        """
        BBCA BBRI BMRI BBNI TLKM ASII GOTO ICBP INDF KLBF UNTR UNVR CPIN ANTM ADRO MDKA PGAS PTBA INCO AMRT
        """)
}
