extension LeadingStocks {
    /// The leading members of the IBEX 35.
    ///
    /// As of June 2025. Source: BME, the index's composition.
    static let spain = LeadingStocks(
        suffix: ".MC",
        """
        ITX IBE SAN BBVA CABK AENA FER AMS TEF REP CLNX ELE NTGY IAG ACS RED
        """)
}
