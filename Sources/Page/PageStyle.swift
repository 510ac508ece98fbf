enum PageStyle {
    /// Only requests for the page itself, and no script but ours, whose hash this names.
    static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; script-src 'sha256-\(scriptHash)'; base-uri 'none'; form-action 'none'"

    /// The SHA-256 of `script` in base 64; a test computes it.
    static let scriptHash = "5xYovHIPJ6L8JiS7gbXSVgdKANWQIQ8G1v7REu8Cv40="

    /// Fetches the page every second while it is visible, and replaces what has changed; focus and scrolling
    /// stay. If a browser fetches no files, it loads the page again every half minute.
    static let script = HTML(
        trusted: """
            (() => {
            let old = null, busy = false;
            const parts = ["header", "main"];
            async function look() {
            if (busy || document.hidden) return;
            busy = true;
            try {
            const answer = await fetch(location.href, {cache: "no-cache"});
            if (answer.ok) {
            const text = await answer.text();
            if (old !== null && text !== old) {
            const page = new DOMParser().parseFromString(text, "text/html");
            for (const part of parts) {
            const next = page.querySelector(part), now = document.querySelector(part);
            if (next && next.innerHTML !== now.innerHTML) now.innerHTML = next.innerHTML;
            }
            document.title = page.title;
            }
            old = text;
            }
            } catch (error) {}
            busy = false;
            }
            if (location.protocol === "file:") { setTimeout(() => location.reload(), 30000); return; }
            setInterval(look, 1000);
            document.addEventListener("visibilitychange", look);
            look();
            })();
            """)

    /// On a phone each row of a table with more than two columns has its name in a line of its own, and the figures below it.
    static let sheet = HTML(
        trusted: """
            :root{color-scheme:light dark;--paper:#fcfcfa;--box:#fff;--ink:#1f2328;--faint:#57606a;--rule:#d0d7de;\
            --green:#116329;--red:#b3261e;--warn:#7a4b00;--up:var(--green);--down:var(--red)}
            @media(prefers-color-scheme:dark){:root{--paper:#11151b;--box:#161a21;--ink:#e6edf3;--faint:#9aa4b2;\
            --rule:#30363d;--green:#6bc46d;--red:#ff8a80;--warn:#f2c14e}}
            .rises-red{--up:var(--red);--down:var(--green)}
            *{box-sizing:border-box}
            body{margin:0;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.4 system-ui,sans-serif;\
            font-variant-numeric:tabular-nums}
            header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;margin:0 0 1rem}
            h1{font-size:1.4rem;margin:0}h2{font-size:1.1rem;margin:0}p{margin:0;color:var(--faint)}
            main{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,27rem),1fr));align-items:start}
            section{background:var(--box);border:1px solid var(--rule);border-radius:.5rem;padding:.75rem;min-width:0}
            table{width:100%;border-collapse:collapse;margin-top:.5rem}
            th,td{padding:.35rem .25rem;vertical-align:top;text-align:start;font-weight:normal;border-top:1px solid var(--rule);\
            overflow-wrap:anywhere}
            thead th,[scope=rowgroup]{font-size:.8rem;color:var(--faint)}thead th{border:0}
            [scope=rowgroup] bdi:first-child{color:var(--ink);font-weight:600}
            .end{text-align:end;overflow-wrap:normal}td b{white-space:nowrap}
            b{font-weight:600}small{display:block;font-size:.78rem;color:var(--faint)}span{color:var(--faint);font-size:.85rem}
            mark{background:var(--warn);color:var(--box);border-radius:.2rem;padding:0 .3rem;margin-inline-start:.4rem;\
            font-size:.78rem}
            .up{color:var(--up)}.down{color:var(--down)}.level{color:var(--faint)}.warn{color:var(--warn)}
            svg{width:7rem;height:2rem;fill:none;stroke:currentColor;stroke-width:1.5;vertical-align:middle}
            svg *{vector-effect:non-scaling-stroke}line{stroke:var(--faint);stroke-width:1;stroke-dasharray:3 3}
            @media(max-width:30rem){body{padding:.5rem}section{padding:.5rem}svg{width:3.5rem}
            .stacked,.stacked :is(thead,tbody){display:block}
            .stacked tr{display:grid;grid-template-columns:3.5rem minmax(0,1fr) minmax(0,1fr);column-gap:.5rem;\
            padding:.35rem .25rem;border-top:1px solid var(--rule)}
            .stacked thead tr{border:0}.stacked :is(th,td){padding:0;border:0}.stacked tbody th{grid-column:1/-1}
            .stacked tbody td:nth-child(2){grid-column:2}.stacked tbody td:nth-child(4){grid-area:2/1}
            .stacked [scope=row] small:first-of-type{display:inline;margin-inline-start:.4rem}
            .stacked thead th:first-child{white-space:nowrap}
            .stacked thead th:nth-child(4){position:absolute;clip-path:inset(50%)}}
            @media(min-width:100rem){body{font-size:1.15rem}}
            """)
}
