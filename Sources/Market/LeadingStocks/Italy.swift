extension LeadingStocks {
    /// The leading members of the FTSE MIB.
    ///
    /// As of June 2026. Source: Euronext and FTSE Russell, the index's composition.
    static let italy = LeadingStocks(
        suffix: ".MI",
        """
        ISP UCG ENEL RACE ENI G LDO PRY STLAM STMMI SRG TRN MONC TEN PST FBK BAMI
        """)
}
