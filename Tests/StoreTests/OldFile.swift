import Testing

@testable import Store

extension Database {
    func goBackToVersionFive() throws {
        try goBackToVersionSix()
        for table in [
            "sequence", "change", "request", "reader", "failure", "left_out", "found", "machine", "host",
            "host_start", "host_asked", "feed",
        ] { try execute("DROP TABLE \(table)") }
        try execute("ALTER TABLE quote DROP COLUMN trial_price; ALTER TABLE quote DROP COLUMN trial_time")
        try execute("PRAGMA user_version = 5")
    }

    func dropSharedBoards() throws {
        for table in ["shared_edit", "shared_batch", "shared_entry", "shared_offer", "shared_board"] {
            try execute("DROP TABLE \(table)")
        }
    }

    /// The last version without the pace of feeds.
    func goBackToVersionThirteen() throws(SQLiteFailure) {
        try execute("DROP TABLE alert_delivery")
        for column in ["pace", "pace_limit", "next_at", "answering_since", "said", "ends"] {
            try execute("ALTER TABLE feed DROP COLUMN \(column)")
        }
        for column in ["day_start", "day_count"] { try execute("ALTER TABLE host DROP COLUMN \(column)") }
        try execute("ALTER TABLE quote DROP COLUMN local_name")
        try execute("PRAGMA user_version = 13")
    }

    /// The first version that a collector wrote.
    func goBackToVersionSix() throws {
        try goBackToVersionThirteen()
        try dropSharedBoards()
        try execute("ALTER TABLE reader DROP COLUMN alerts")
        for column in [
            "day_low", "day_high", "year_low", "year_high", "volume", "exchange", "extended_price",
            "extended_time",
            "extended_session",
        ] { try execute("ALTER TABLE quote DROP COLUMN \(column)") }
        for table in ["bar_action", "bar", "bar_series", "headline", "alert_fired", "alert"] {
            try execute("DROP TABLE \(table)")
        }
        try execute("PRAGMA user_version = 6")
    }
}
