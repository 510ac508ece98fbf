"""A server of made-up figures on this machine, in a process of its own; prints its address when it listens.

    /rates          what open.er-api.com would say
    /dash/COUNT     the list of a private back end, of so many stocks

It takes half a second to answer, as services far away do, so that nothing of an answer falls into a start.
"""

import contextlib
import functools
import http.server
import itertools
import time

from board import OTHERS, RATES, codes, dash_body, rates_body

DELAY = 0.5


@functools.lru_cache(maxsize=4)
def rates(minute):
    return rates_body(RATES + OTHERS + codes(200))


@functools.lru_cache(maxsize=4)
def stocks(count):
    """Of two minutes, which answers take turns in. Made at once: to make one takes a second of a core, which is not to fall into
    what is measured later."""
    return [dash_body(count, minute) for minute in range(2)]


asked = itertools.count()


def body(path):
    if path == "/rates":
        return rates(int(time.time()) // 60)
    if path.startswith("/dash/"):
        return stocks(int(path.removeprefix("/dash/")))[next(asked) % 2]
    return None


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        answer = body(self.path)
        time.sleep(DELAY)
        with contextlib.suppress(ConnectionError):      # a program that is being measured ends when it is done with
            self.send(answer)

    def send(self, answer):
        self.send_response(200 if answer else 404)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer or b"")))
        self.end_headers()
        self.wfile.write(answer or b"")

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
