extension LeadingStocks {
    /// The leading members of the FTSE 100.
    ///
    /// As of July 2026. Source: FTSE Russell, the index's constituents.
    static let unitedKingdom = LeadingStocks(
        suffix: ".L",
        """
        AZN HSBA SHEL ULVR RR BATS GSK BP RIO BARC LLOY NG REL BA DGE LSEG NWG GLEN AAL CPG TSCO STAN EXPN
        PRU HLN RKT VOD BT-A SSE ANTO IMB AV LGEN III IHG NXT ABF SGE IAG EZJ WTB SBRY PSON BRBY
        """)
}
