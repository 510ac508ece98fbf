"""What repaints cost and changed, from a session's record."""

import statistics

from session import MS

# Writes closer together than this belong to one repaint.
BURST = 15 * MS


def judge(session, begin):
    """Feeds the record from entry `begin` on, repaint by repaint."""
    session.fed = max(session.fed, begin)
    bursts, last = [], None
    for time, data in session.log[session.fed:]:
        if data is None:
            last = None                     # whatever follows a key is a repaint of its own
            continue
        if last is None or time - last > BURST:
            bursts.append((time, []))
        bursts[-1][1].append(data)
        last = time
    session.fed = len(session.log)
    screen = session.screen
    before, changed = dict(screen.counts), 0
    for _, pieces in bursts:
        cells = screen.begin_repaint()
        for data in pieces:
            screen.feed(data)
        changed += screen.end_repaint(cells)
    counts = {name: screen.counts[name] - before[name] for name in before}
    sizes = [sum(map(len, pieces)) for _, pieces in bursts]
    return {"repaints": len(bursts), "bytes": statistics.median(sizes) if sizes else 0, "clears": counts["clears"],
            "updates": counts["updates"], "glyphs": counts["glyphs"], "wasted": counts["glyphs"] - changed,
            "starts": [time for time, _ in bursts]}
