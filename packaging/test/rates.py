"""A small server on loopback that answers with rates as tw.rter.info does."""

import datetime
import json
import os
import ssl
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from network import in_network

# None of these is the rate of the sample.
PER_DOLLAR = {"JPY": 151.87, "TWD": 31.57, "EUR": 0.8625, "GBP": 0.7411, "THB": 32.415, "ISK": 121.34}


class Rates:
    """Serves until the program ends. `changed` rates take the place of the usual ones."""

    def __init__(self, certificate=None, network=None):
        self.per_dollar = dict(PER_DOLLAR)
        self.requests = []
        rates = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self):
                rates.requests.append(self.headers.get("User-Agent", ""))
                now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M:%S")
                body = json.dumps({
                    f"USD{code}": {"Exrate": rate, "UTC": now} for code, rate in rates.per_dollar.items()
                }).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server(ThreadingHTTPServer):
            daemon_threads = True

            # A client that does not trust the certificate hangs up, as it should.
            def handle_error(self, *_):
                pass

        def listen():
            return Server(("127.0.0.1", 0), Answer)

        self.server = in_network(network, listen) if network else listen()
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.server.socket = context.wrap_socket(
                self.server.socket, server_side=True, do_handshake_on_connect=False)
        self.scheme = "https" if certificate else "http"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, host="127.0.0.1"):
        return f"{self.scheme}://{host}:{self.server.server_port}/capi.php"

    def settings(self, host="127.0.0.1"):
        """Settings of fxterm that ask this server and nobody else."""
        return f'{{ feeds: {{ rates: [ {{ kind: "rter", url: "{self.url(host)}" }} ], stocks: [], history: [] }} }}\n'


def certificate(folder, host):
    """A certificate with its key for `host` and 127.0.0.1, signed by itself; the file with both, and that without the key."""
    key, public, both = (os.path.join(folder, name) for name in ("key.pem", "certificate.pem", "both.pem"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={host}",
         "-addext", f"subjectAltName=DNS:{host},IP:127.0.0.1", "-keyout", key, "-out", public],
        check=True, stderr=subprocess.DEVNULL)
    with open(both, "w") as file:
        file.write(open(public).read() + open(key).read())
    return both, public
