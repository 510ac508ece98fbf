-- Shared boards, second version of the desk. A board is a set of parts, by keys: of each the last change holds. Each change of a
-- board has a number of its own, and what one connection sees of a board are all its changes up to a number: whoever changes a
-- board holds the lock on its row until the change is there for all.
CREATE TABLE fxterm.board (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
    owner name NOT NULL DEFAULT session_user,
    -- The rights of others: to follow it, or to change it too.
    policy text NOT NULL CHECK (policy IN ('follow', 'edit')),
    -- Whether alerts on its cards go to all who have it.
    alerts boolean NOT NULL DEFAULT false,
    -- A text of the publisher's, by which a board is published once however often that is tried.
    token text NOT NULL UNIQUE CHECK (length(token) BETWEEN 16 AND 64),
    -- The last change.
    number bigint NOT NULL DEFAULT 0,
    made_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX ON fxterm.board (lower(name));

-- The parts; without a value where one was removed. Alerts on positions are nobody else's. `replaced` is who made the change that
-- this one replaced unknowingly.
CREATE TABLE fxterm.board_entry (
    board bigint NOT NULL REFERENCES fxterm.board ON DELETE CASCADE,
    key text NOT NULL CHECK (octet_length(key) BETWEEN 1 AND 300 AND NOT starts_with(key, 'alert/position')),
    value text CHECK (octet_length(value) <= 1000),
    number bigint NOT NULL, author name NOT NULL, replaced name,
    PRIMARY KEY (board, key)
);
CREATE INDEX ON fxterm.board_entry (board, number);

-- Changes that were taken, by their authors' tokens: one that comes again after its line was cut changes nothing.
CREATE TABLE fxterm.board_batch (
    board bigint NOT NULL REFERENCES fxterm.board ON DELETE CASCADE, token text NOT NULL CHECK (length(token) BETWEEN 16 AND 64),
    number bigint NOT NULL, at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (board, token)
);
CREATE INDEX ON fxterm.board_batch (board, at);

-- Publishes a board, or changes what others may do with it, and whether alerts go with it. A name that another board has is
-- refused (unique_violation).
CREATE FUNCTION fxterm.publish_board(name text, policy text, token text, alerts boolean DEFAULT false) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    there fxterm.board;
BEGIN
    -- One of a member's after another: two at once could be one too many. Others do not wait.
    PERFORM pg_advisory_xact_lock(2, hashtext(session_user));
    SELECT * INTO there FROM fxterm.board WHERE board.token = publish_board.token FOR UPDATE;
    IF FOUND THEN
        IF there.owner <> session_user THEN
            RAISE EXCEPTION 'not your board' USING ERRCODE = 'insufficient_privilege';
        END IF;
        UPDATE fxterm.board SET policy = publish_board.policy, alerts = publish_board.alerts WHERE id = there.id;
    ELSE
        IF (SELECT count(*) FROM fxterm.board WHERE owner = session_user) >= (SELECT most_boards FROM fxterm.desk) THEN
            RAISE EXCEPTION 'more boards than one member may have' USING ERRCODE = 'configuration_limit_exceeded';
        END IF;
        INSERT INTO fxterm.board (name, policy, token, alerts)
            VALUES (publish_board.name, publish_board.policy, publish_board.token, publish_board.alerts) RETURNING * INTO there;
    END IF;
    PERFORM pg_notify('fxterm_boards', there.id::text);
    RETURN there.id;
END
$$;

-- Takes a batch of changes, `{"key": "value", "removed key": null}`, once for each token.
--
-- `base` is the last change that the author knew of. Returns the number of the last change of the board that is there then.
CREATE FUNCTION fxterm.edit_board(board bigint, token text, base bigint, edits jsonb) RETURNS bigint LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    there fxterm.board;
    last bigint;
BEGIN
    SELECT * INTO there FROM fxterm.board WHERE id = edit_board.board FOR UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'no such board' USING ERRCODE = 'no_data_found';
    ELSIF there.owner <> session_user AND there.policy <> 'edit' THEN
        RAISE EXCEPTION 'this board is only followed' USING ERRCODE = 'insufficient_privilege';
    ELSIF NOT there.alerts AND EXISTS (SELECT FROM jsonb_each_text(edits) AS edit
        WHERE starts_with(edit.key, 'alert/') AND edit.value IS NOT NULL) THEN
        RAISE EXCEPTION 'this board is shared without alerts' USING ERRCODE = 'insufficient_privilege';
    END IF;
    SELECT batch.number INTO last FROM fxterm.board_batch AS batch
        WHERE batch.board = there.id AND batch.token = edit_board.token;
    IF FOUND THEN RETURN last; END IF;
    WITH edit AS (
        SELECT edit.key, edit.value, row_number() OVER (ORDER BY edit.key) AS place
        FROM jsonb_each_text(edits) AS edit
        LEFT JOIN fxterm.board_entry AS entry ON entry.board = there.id AND entry.key = edit.key
        WHERE entry.value IS DISTINCT FROM edit.value
    ), taken AS (
        INSERT INTO fxterm.board_entry AS entry (board, key, value, number, author)
        SELECT there.id, edit.key, edit.value, there.number + edit.place, session_user FROM edit
        ON CONFLICT ON CONSTRAINT board_entry_pkey DO UPDATE SET value = excluded.value, number = excluded.number,
            author = excluded.author,
            replaced = CASE WHEN entry.number > base AND entry.author <> excluded.author THEN entry.author END
        RETURNING entry.number
    )
    SELECT coalesce(max(number), there.number) INTO last FROM taken;
    IF (SELECT count(*) FROM fxterm.board_entry AS entry WHERE entry.board = there.id) >
        (SELECT most_entries FROM fxterm.desk) THEN
        RAISE EXCEPTION 'more on a board than there may be' USING ERRCODE = 'configuration_limit_exceeded';
    END IF;
    -- Each of them may be told to everybody.
    IF (SELECT count(*) FROM fxterm.board_entry AS entry
        WHERE entry.board = there.id AND starts_with(entry.key, 'alert/') AND entry.value IS NOT NULL) > 100 THEN
        RAISE EXCEPTION 'more alerts on a board than there may be' USING ERRCODE = 'configuration_limit_exceeded';
    END IF;
    UPDATE fxterm.board SET number = last WHERE id = there.id;
    INSERT INTO fxterm.board_batch (board, token, number) VALUES (there.id, edit_board.token, last);
    -- A batch comes again within hours or days, as long as a machine is without the desk.
    DELETE FROM fxterm.board_batch AS batch WHERE batch.board = there.id AND batch.at < now() - interval '60 days';
    PERFORM pg_notify('fxterm_boards', there.id::text);
    RETURN last;
END
$$;

-- Ends the publishing of a board: what others have of it stays with them.
CREATE FUNCTION fxterm.unpublish_board(board bigint) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM fxterm.board WHERE id = unpublish_board.board AND owner = session_user;
    IF FOUND THEN PERFORM pg_notify('fxterm_boards', unpublish_board.board::text); END IF;
    RETURN FOUND;
END
$$;


-- Members see all boards, and change them by these functions alone.
ALTER TABLE fxterm.board ENABLE ROW LEVEL SECURITY;
ALTER TABLE fxterm.board_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE fxterm.board_batch ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON fxterm.board FOR SELECT TO fxterm_collector, fxterm_member, fxterm_reader USING (true);
CREATE POLICY every ON fxterm.board_entry FOR SELECT TO fxterm_collector, fxterm_member, fxterm_reader USING (true);
REVOKE ALL ON fxterm.board, fxterm.board_entry, fxterm.board_batch FROM PUBLIC;
REVOKE ALL ON FUNCTION fxterm.publish_board(text, text, text, boolean), fxterm.edit_board(bigint, text, bigint, jsonb),
    fxterm.unpublish_board(bigint) FROM PUBLIC;
GRANT SELECT ON fxterm.board, fxterm.board_entry TO fxterm_collector, fxterm_member, fxterm_reader;
GRANT EXECUTE ON FUNCTION fxterm.publish_board(text, text, text, boolean), fxterm.edit_board(bigint, text, bigint, jsonb),
    fxterm.unpublish_board(bigint) TO fxterm_member;
