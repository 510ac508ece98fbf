/// The history's tables and migrations; `PRAGMA user_version` counts those a file has had. Never change a
/// released migration: add another at the end.
enum Schema {
    static var version: Int { migrations.count }

    static let migrations = [
        one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve,
        thirteen, fourteen, fifteen, sixteen, seventeen, eighteen,
    ]

    /// Days count from 1970-01-01; moments are UTC seconds since then. `seen_at` is when the program got a
    /// figure, by its own clock.
    private static let one = """
        -- The last rate of each currency that each provider gave: units per US dollar.
        CREATE TABLE rate (
            code TEXT NOT NULL, provider TEXT NOT NULL,
            per_dollar REAL NOT NULL, quoted_at INTEGER NOT NULL, seen_at INTEGER NOT NULL,
            PRIMARY KEY (code, provider)
        ) STRICT, WITHOUT ROWID;

        -- The last rate of each day, in UTC, that each provider gave. Kept for ever.
        CREATE TABLE rate_day (
            code TEXT NOT NULL, day INTEGER NOT NULL, provider TEXT NOT NULL,
            per_dollar REAL NOT NULL, quoted_at INTEGER NOT NULL, seen_at INTEGER NOT NULL,
            PRIMARY KEY (code, day, provider)
        ) STRICT, WITHOUT ROWID;

        -- What is known of each stock. From `provider` on, all or nothing: one answer of one provider, with the
        -- closes it states for the baselines. Before a first price the closes may be there alone.
        CREATE TABLE quote (
            symbol TEXT NOT NULL PRIMARY KEY, name TEXT, currency TEXT, zone TEXT NOT NULL,
            provider TEXT NOT NULL, seen_at INTEGER NOT NULL,
            price REAL, time INTEGER, day INTEGER, today BLOB NOT NULL DEFAULT x'',
            d1_day INTEGER, d1_close REAL, d5_day INTEGER, d5_close REAL
        ) STRICT, WITHOUT ROWID;

        -- What each stock closed at on each day of its exchange, by each provider. Kept for ever.
        CREATE TABLE quote_day (
            symbol TEXT NOT NULL, day INTEGER NOT NULL, provider TEXT NOT NULL,
            close REAL NOT NULL, seen_at INTEGER NOT NULL,
            PRIMARY KEY (symbol, day, provider)
        ) STRICT, WITHOUT ROWID;
        """

    /// Series numbers keep a point down to some 24 bytes; a full week has a million of them.
    private static let two = """
        -- Whose figures of what: subject 0 is a currency by its code, 1 a stock by its symbol.
        CREATE TABLE series (
            id INTEGER NOT NULL PRIMARY KEY,
            subject INTEGER NOT NULL, item TEXT NOT NULL, provider TEXT NOT NULL,
            UNIQUE (subject, item, provider)
        ) STRICT;

        -- Every figure of the last 7 days with the time the provider gives: units per US dollar, or a price.
        CREATE TABLE point (
            series INTEGER NOT NULL REFERENCES series, time INTEGER NOT NULL, value REAL NOT NULL,
            PRIMARY KEY (series, time)
        ) STRICT, WITHOUT ROWID;
        """

    /// What every start reads, in one row an item instead of forty. `fillLatestCloses` fills it after this.
    private static let three = """
        -- The closes of each item that has a latest figure, one a day, from 40 days before the figure's own on: days as
        -- 32-bit integers, each with its close as a double, the lowest byte first. Subjects are those of `series`.
        CREATE TABLE latest_closes (
            subject INTEGER NOT NULL, item TEXT NOT NULL, closes BLOB NOT NULL,
            PRIMARY KEY (subject, item)
        ) STRICT, WITHOUT ROWID;
        """

    /// Without a kind, the form of the symbol decides.
    private static let four = """
        -- What a stock is, by the provider: `share`, `etf`, `index`, `fund`, `coin`, `currency`, `future`.
        ALTER TABLE quote ADD COLUMN kind TEXT;
        -- Weekdays that the provider has no row for between its closes, in the form of `latest_closes`, each with a close
        -- that is not a number. Such entries stand there too, between the closes of currencies.
        ALTER TABLE quote ADD COLUMN skipped BLOB NOT NULL DEFAULT x'';
        """

    /// An implausible figure waits for a second answer, which the next run may get.
    private static let five = """
        -- Figures that feeds gave and that are not shown: of reason 0 those that wait for a second answer, of reason 1
        -- those of a feed beside the one shown. Subjects are those of `series`.
        CREATE TABLE unshown (
            reason INTEGER NOT NULL, subject INTEGER NOT NULL, item TEXT NOT NULL, provider TEXT NOT NULL,
            value REAL NOT NULL, currency TEXT, time INTEGER NOT NULL, seen_at INTEGER NOT NULL,
            PRIMARY KEY (reason, subject, item, provider)
        ) STRICT, WITHOUT ROWID;
        """

    /// One program writes figures, many read them.
    private static let six = """
        -- How many commits there have been that readers want to know of. It only grows.
        CREATE TABLE sequence (number INTEGER NOT NULL) STRICT;
        INSERT INTO sequence VALUES (0);

        -- The commit in which each item last changed. Subjects: 0 a currency's rate, 1 a stock, 2 a currency's closes,
        -- 3 all of `unshown`.
        CREATE TABLE change (
            subject INTEGER NOT NULL, item TEXT NOT NULL, sequence INTEGER NOT NULL,
            PRIMARY KEY (subject, item)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX change_sequence ON change (sequence);

        -- The programs that read, and the feeds that their settings name: a line each. Each holds a
        -- lock on the byte of its number in the file beside this one.
        CREATE TABLE reader (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            process INTEGER NOT NULL, version TEXT NOT NULL, feeds TEXT NOT NULL
        ) STRICT;

        -- What readers want, no older than `freshness` seconds; one that is not patient is told of a feed's failure rather than
        -- waiting for the next one's turn. States: 0 waits, 1 is being fetched, 2 is done.
        CREATE TABLE request (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            reader INTEGER NOT NULL REFERENCES reader ON DELETE CASCADE,
            subject TEXT NOT NULL, items TEXT NOT NULL, freshness INTEGER NOT NULL,
            is_patient INTEGER NOT NULL, made_at INTEGER NOT NULL,
            state INTEGER NOT NULL DEFAULT 0, sequence INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX request_reader ON request (reader, state);

        -- Why there is no news. Subjects: `rates`, `stocks`, `history` for a list of feeds, `stock` for a symbol, `search` for
        -- a text. Gone with the next figure.
        CREATE TABLE failure (
            subject TEXT NOT NULL, item TEXT NOT NULL, provider TEXT NOT NULL,
            cause TEXT NOT NULL, detail TEXT, host TEXT, at INTEGER NOT NULL, sequence INTEGER NOT NULL,
            PRIMARY KEY (subject, item)
        ) STRICT, WITHOUT ROWID;

        -- Entries of a feed's last answer that could not be used.
        CREATE TABLE left_out (
            provider TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL, sequence INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;

        -- Stocks found for a text, the likeliest first; a row without a symbol where nothing was.
        CREATE TABLE found (
            text TEXT NOT NULL, place INTEGER NOT NULL,
            symbol TEXT, name TEXT, exchange TEXT, kind TEXT, sequence INTEGER NOT NULL,
            PRIMARY KEY (text, place)
        ) STRICT, WITHOUT ROWID;

        -- The pace of the feeds: moments are seconds since the machine's start, of the one start that `machine` names.
        CREATE TABLE machine (boot TEXT NOT NULL, uptime REAL NOT NULL, wall INTEGER NOT NULL) STRICT;
        CREATE TABLE host (
            name TEXT NOT NULL PRIMARY KEY, next_start REAL, open_since REAL,
            closed_until REAL, cause TEXT, detail TEXT, is_demanded INTEGER NOT NULL,
            failures INTEGER NOT NULL, refusals INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE host_start (
            host TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (host, at)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE host_asked (
            host TEXT NOT NULL, question TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (host, question)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE feed (
            name TEXT NOT NULL PRIMARY KEY, host TEXT, answered_at REAL, failed_at REAL,
            cause TEXT, detail TEXT, failing_since REAL
        ) STRICT, WITHOUT ROWID;

        -- The price that an auction would make, before the day's first trade.
        ALTER TABLE quote ADD COLUMN trial_price REAL;
        ALTER TABLE quote ADD COLUMN trial_time INTEGER;
        """

    /// Charts need more than closes.
    private static let seven = """
        -- Bars of one thing, of one length, as one provider has them: all that it has from `since` on.
        CREATE TABLE bar_series (
            id INTEGER NOT NULL PRIMARY KEY,
            item TEXT NOT NULL, interval TEXT NOT NULL, provider TEXT NOT NULL,
            kind TEXT NOT NULL, currency TEXT, zone TEXT NOT NULL, since INTEGER NOT NULL, seen_at INTEGER NOT NULL,
            UNIQUE (item, interval, provider)
        ) STRICT;

        -- Prices are adjusted for splits as the provider does. Sessions: 0 before the exchange's, 1 its own, 2 after it.
        CREATE TABLE bar (
            series INTEGER NOT NULL REFERENCES bar_series, start INTEGER NOT NULL,
            open REAL NOT NULL, high REAL NOT NULL, low REAL NOT NULL, close REAL NOT NULL,
            volume REAL, session INTEGER NOT NULL,
            PRIMARY KEY (series, start)
        ) STRICT, WITHOUT ROWID;
        """

    /// For details of a stock's day and year.
    private static let eight = """
        ALTER TABLE quote ADD COLUMN day_low REAL;
        ALTER TABLE quote ADD COLUMN day_high REAL;
        ALTER TABLE quote ADD COLUMN year_low REAL;
        ALTER TABLE quote ADD COLUMN year_high REAL;
        ALTER TABLE quote ADD COLUMN volume REAL;
        ALTER TABLE quote ADD COLUMN exchange TEXT;
        -- The last price before (session 0) or after (2) a session, as bars tell it.
        ALTER TABLE quote ADD COLUMN extended_price REAL;
        ALTER TABLE quote ADD COLUMN extended_time INTEGER;
        ALTER TABLE quote ADD COLUMN extended_session INTEGER;
        """

    private static let nine = """
        -- The last news of stocks whose details were open, the newest first.
        CREATE TABLE headline (
            symbol TEXT NOT NULL, place INTEGER NOT NULL,
            published INTEGER NOT NULL, title TEXT NOT NULL, publisher TEXT, link TEXT, seen_at INTEGER NOT NULL,
            PRIMARY KEY (symbol, place)
        ) STRICT, WITHOUT ROWID;
        """

    /// Earlier bars of Yahoo came without splits and dividends: fetch all of them again.
    private static let ten = """
        -- Splits and dividends, as the provider of the bars tells them. Of a split (kind 0) the new shares for so many
        -- old ones; of a dividend (1) the amount a share.
        CREATE TABLE bar_action (
            series INTEGER NOT NULL REFERENCES bar_series, time INTEGER NOT NULL, kind INTEGER NOT NULL,
            amount REAL NOT NULL, old REAL,
            PRIMARY KEY (series, time, kind)
        ) STRICT, WITHOUT ROWID;
        UPDATE bar_series SET since = seen_at WHERE provider = 'yahoo';
        """

    private static let eleven = """
        -- Alerts, each as it is typed, on an item of a kind (`rate`, `stock`, `clock`, `position`, `positions`); of a rate with
        -- its base. The state is the collector's. Of one that was removed the row stays: it may be brought back.
        CREATE TABLE alert (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            kind TEXT NOT NULL, item TEXT NOT NULL, base TEXT, line TEXT NOT NULL,
            made_at INTEGER NOT NULL, removed_at INTEGER, state TEXT NOT NULL DEFAULT ''
        ) STRICT;

        -- What they fired, with the alert as it was then, the figure and its own time; without an alert, a test of how they
        -- are told. Told: 0 not yet, 1 being told to the desktop, 2 told there, 3 waits for a board, 4 told by one, 5 kept in
        -- quiet hours.
        CREATE TABLE alert_fired (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, alert INTEGER,
            kind TEXT, item TEXT, base TEXT, line TEXT,
            at INTEGER NOT NULL, value REAL, quoted_at INTEGER NOT NULL, source TEXT, is_late INTEGER NOT NULL,
            told INTEGER NOT NULL DEFAULT 0, is_seen INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX alert_fired_told ON alert_fired (told);

        -- What the collector has to know of a reader's settings to tell of alerts: a line each.
        ALTER TABLE reader ADD COLUMN alerts TEXT NOT NULL DEFAULT '';
        """

    private static let twelve = """
        -- Boards that are shared by way of the desk, by the names of their files. `desk` is the board's number there, once it is
        -- known. States: `publish`, `follow`, `unpublish` are wishes, `on` means that nothing is. `policy` is what others may do:
        -- `follow` or `edit`. `acknowledged` is the place of the last batch that the desk has, `told` the last change that the
        -- user was told of. `problem` is
        -- what the desk refused: `taken`, `missing`, `forbidden`, `full`.
        CREATE TABLE shared_board (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            board TEXT NOT NULL UNIQUE, name TEXT NOT NULL, token TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
            owner TEXT NOT NULL DEFAULT '', role TEXT NOT NULL, member TEXT NOT NULL DEFAULT '',
            policy TEXT NOT NULL, state TEXT NOT NULL, desk INTEGER, problem TEXT,
            number INTEGER NOT NULL DEFAULT 0, acknowledged INTEGER NOT NULL DEFAULT 0,
            told INTEGER NOT NULL DEFAULT 0
        ) STRICT;

        -- Their parts as the desk has them; without a value where one was removed.
        CREATE TABLE shared_entry (
            share INTEGER NOT NULL REFERENCES shared_board ON DELETE CASCADE, key TEXT NOT NULL,
            value TEXT, number INTEGER NOT NULL, author TEXT NOT NULL, replaced TEXT,
            PRIMARY KEY (share, key)
        ) STRICT, WITHOUT ROWID;

        -- Changes of the user's that the desk has not acknowledged, each batch by a token that no other ever had.
        CREATE TABLE shared_batch (
            share INTEGER NOT NULL REFERENCES shared_board ON DELETE CASCADE, place INTEGER NOT NULL,
            base INTEGER NOT NULL, token TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
            PRIMARY KEY (share, place)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE shared_edit (
            share INTEGER NOT NULL, place INTEGER NOT NULL, key TEXT NOT NULL, value TEXT,
            PRIMARY KEY (share, place, key),
            FOREIGN KEY (share, place) REFERENCES shared_batch ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        -- The boards that the desk offered last.
        CREATE TABLE shared_offer (
            name TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, policy TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    private static let thirteen = """
        -- Whether the alerts of a shared board go to all who have it, and whether they are muted here.
        ALTER TABLE shared_board ADD COLUMN alerts INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE shared_board ADD COLUMN is_muted INTEGER NOT NULL DEFAULT 0;
        -- The shared board that an alert comes with; rows with one are made of the board's parts.
        ALTER TABLE alert ADD COLUMN share INTEGER;
        CREATE INDEX alert_share ON alert (share) WHERE share IS NOT NULL;
        -- The name of the shared board that the alert came with.
        ALTER TABLE alert_fired ADD COLUMN board TEXT;
        """

    private static let fourteen = """
        -- Two feeds at one host have a pace of their own each: the names of hosts end with the kind of feed.
        UPDATE host_start SET host = host || ' ' || (SELECT substr(name, 1, instr(name, ' ') - 1) FROM feed
            WHERE feed.host = host_start.host) WHERE host IN (SELECT host FROM feed);
        UPDATE host_asked SET host = host || ' ' || (SELECT substr(name, 1, instr(name, ' ') - 1) FROM feed
            WHERE feed.host = host_asked.host) WHERE host IN (SELECT host FROM feed);
        UPDATE host SET name = name || ' ' || (SELECT substr(feed.name, 1, instr(feed.name, ' ') - 1) FROM feed
            WHERE feed.host = host.name) WHERE name IN (SELECT host FROM feed);
        UPDATE feed SET host = host || ' ' || substr(name, 1, instr(name, ' ') - 1) WHERE host IS NOT NULL;

        -- Seconds between two questions about the same, what sets that (`floor`, `shared`, `spent`), and when the last
        -- question may be put again.
        ALTER TABLE feed ADD COLUMN pace INTEGER;
        ALTER TABLE feed ADD COLUMN pace_limit TEXT;
        ALTER TABLE feed ADD COLUMN next_at REAL;
        """

    /// Feeds of a list fail one after another, and a late reader has to learn of each.
    private static let fifteen = """
        -- Why there is no news, a row for each feed. Subjects as before. Gone with the next figure.
        DROP TABLE failure;
        CREATE TABLE failure (
            subject TEXT NOT NULL, item TEXT NOT NULL, provider TEXT NOT NULL,
            cause TEXT NOT NULL, detail TEXT, host TEXT, at INTEGER NOT NULL, sequence INTEGER NOT NULL,
            PRIMARY KEY (subject, item, provider)
        ) STRICT, WITHOUT ROWID;
        """

    private static let sixteen = """
        -- The name in the language of the stock's market, beside the English one. A name kept before may be either.
        ALTER TABLE quote ADD COLUMN local_name TEXT;
        """

    private static let seventeen = """
        -- Since when a feed has done nothing but answer, what the service said with its last refusal, and when it ends by
        -- its own word, in seconds since 1970.
        ALTER TABLE feed ADD COLUMN answering_since REAL;
        ALTER TABLE feed ADD COLUMN said TEXT;
        ALTER TABLE feed ADD COLUMN ends INTEGER;
        -- When the day began in which requests are counted for a service that counts them so, and how many there were.
        ALTER TABLE host ADD COLUMN day_start REAL;
        ALTER TABLE host ADD COLUMN day_count INTEGER NOT NULL DEFAULT 0;
        """

    private static let eighteen = """
        -- Firings on their way to services of the settings, by the services' names. State: 0 waits, 1 is being sent, 2 delivered,
        -- 3 given up. A doubtful one was sent once without an answer. The token is the same whenever one is sent again.
        CREATE TABLE alert_delivery (
            firing INTEGER NOT NULL, receiver TEXT NOT NULL, state INTEGER NOT NULL DEFAULT 0,
            attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, problem TEXT,
            is_doubtful INTEGER NOT NULL DEFAULT 0, token TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
            PRIMARY KEY (firing, receiver)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX alert_delivery_open ON alert_delivery (state) WHERE state < 2;
        """
}
