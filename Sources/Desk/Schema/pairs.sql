-- Rate cards and alerts may be pairs: `rates/EUR/JPY`, `alert/rate/TWD/BTC/>3000000`. A CHECK keeps the function by its name.
CREATE OR REPLACE FUNCTION fxterm.is_part(key text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT key ~ ('^(look/base|look/baseline'
        '|rates/[A-Z]{3}|rates/[A-Z]{3,5}/[A-Z]{3,5}|stocks/[A-Za-z0-9.^=&_-]{1,40}'
        '|clocks/[A-Za-z][A-Za-z0-9_+/-]{0,39}(#.{1,60})?'
        '|heading/(rates|clocks|stocks)/.+'
        '|alert/rate/[A-Z]{3,5}/[A-Z]{3,5}/.+|alert/stock/[A-Za-z0-9.^=&_-]{1,40}/.+'
        '|alert/clock/[A-Za-z][A-Za-z0-9_+/-]{0,39}(#.{1,60})?/.+)$') AND key !~ '[\x01-\x1f\x7f]'
$$;
