package import CivilTime

/// The reads of a collector that tells others.
extension History {
    /// A name that no other store has; a copy of this one has another.
    package func name() throws(StoreError) -> String {
        try onDisk { database throws(SQLiteFailure) in try database.name() }
    }

    /// All that has changed since a commit, as of one moment.
    package func publication(since sequence: Int, at now: Instant) throws(StoreError) -> Publication {
        try onDisk { database throws(SQLiteFailure) in try database.publication(since: sequence, at: now) }
    }

    /// The questions of `numbers` that are answered, or that newer ones have taken the place of.
    package func answered(of numbers: [Int]) throws(StoreError) -> [Int] {
        try onDisk { database throws(SQLiteFailure) in
            let statement = try database.prepare("SELECT state FROM request WHERE id = ?1")
            var answered: [Int] = []
            for number in numbers {
                try statement.bind([.integer(number)])
                let isThere = try statement.step()
                if !isThere || statement.integer(0) == FigureRequest.State.done.rawValue {
                    answered.append(number)
                }
            }
            return answered
        }
    }
}
