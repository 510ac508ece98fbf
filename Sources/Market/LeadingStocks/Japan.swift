extension LeadingStocks {
    /// The leading members of the Nikkei 225.
    ///
    /// As of June 2025. Source: Nikkei Inc., the index's components.
    static let japan = LeadingStocks(
        suffix: ".T",
        """
        7203 6758 8306 9984 7974 6501 9983 8035 6861 6857 8316 4063 8058 9432 7011 6098 8411 8001 8031 4568
        9433 4502 8766 7267 6902 6367 6503 6981 7741 2914 6146 6954 6702 6723 6752 6701 7751 4519 3382 6273
        9434 7201 7269 5108 6301 6326 4661 8267 9020 9022 8053 8002 5401 8801 1925 4901 2502 4503 6762 6971
        """)
}
