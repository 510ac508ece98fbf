#!/usr/bin/env python3
"""Looks at a page of `fxterm page` in headless Chromium: its layout at four widths, its contrast, and whether it can be used by keyboard alone.

    Tests/Page/browser.py PAGE [--pictures FOLDER]

PAGE is the file. Prints a line a problem, and exits with 1 where there is one. With --pictures it leaves a photograph of each width.
"""

import argparse
import base64
import fcntl
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

WIDTHS = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]


class Browser:
    """Chromium, spoken to by the DevTools protocol over a pair of pipes."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory(prefix="fxterm-chromium-", ignore_cleanup_errors=True)
        to_browser, self.input = os.pipe()
        self.output, from_browser = os.pipe()

        def pipes():
            # The browser reads descriptor 3 and writes 4. Copied high first, so that neither takes the other's place.
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser)]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-background-networking", f"--user-data-dir={self.profile.name}", "--remote-debugging-pipe"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=pipes, close_fds=False,
            start_new_session=True)
        os.close(to_browser)
        os.close(from_browser)
        self.rest, self.count, self.events, self.session = b"", 0, [], None

    def call(self, method, **parameters):
        """The result of a command; what the page reports meanwhile goes to `events`."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.rest:
            part = os.read(self.output, 1 << 20)
            if not part:
                raise RuntimeError("Chromium ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def wait(self, event):
        """Waits until the page has reported something."""
        while not any(seen.get("method") == event for seen in self.events):
            self.events.append(self.read())

    def open(self, address):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(f"{domain}.enable")
        self.call("Page.navigate", url=address)
        self.wait("Page.loadEventFired")

    def ask(self, script):
        """The value of an expression in the page."""
        found = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"]["exception"]["description"])
        return found["result"].get("value")

    def press(self, key, code, shift=False):
        for kind in ["rawKeyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code,
                      modifiers=8 if shift else 0)

    def close(self):
        """Lets the browser end its own processes, which write into its profile; ends them all where it does not."""
        try:
            os.write(self.input, b'{"id": 0, "method": "Browser.close"}\0')
            self.process.wait(timeout=20)
        except (OSError, subprocess.TimeoutExpired):
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.profile.cleanup()


# Names that are cut off, or broken where there is room for the next line; texts wider than the screen; cells on top of one another.
LAYOUT = """(() => {
  const wrong = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) wrong.push(`the page is ${wide} px wider than the screen`);
  for (const text of document.querySelectorAll("h1, h2, p, b, small, th, td, mark")) {
    if (getComputedStyle(text).clipPath === "none" && text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== "inline")
      wrong.push(`cut off: ${text.textContent.slice(0, 40)}`);
  }
  for (const section of document.querySelectorAll("section")) {
    const box = section.getBoundingClientRect();
    for (const part of section.querySelectorAll("td, th, svg, b, small")) {
      const own = part.getBoundingClientRect();
      if (own.width > 0 && (own.right > box.right + 0.5 || own.left < box.left - 0.5))
        wrong.push(`outside its panel: ${part.textContent.slice(0, 40)}`);
    }
  }
  for (const row of document.querySelectorAll("tbody tr")) {
    const cells = [...row.children].map(cell => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    }).filter(box => box.width > 0);
    for (const [place, box] of cells.entries())
      for (const other of cells.slice(place + 1))
        if (Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
            && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
          wrong.push(`cells on one another: ${row.textContent.slice(0, 40)}`);
  }
  return wrong;
})()"""

# A word that is broken in the middle: two lines whose break is at neither a blank nor a hyphen nor between wide characters.
BROKEN = """(() => {
  const wrong = [];
  for (const part of document.querySelectorAll("th[scope=row] bdi")) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let last = null;
      for (let place = 0; place < node.length; place++) {
        const range = document.createRange();
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        const box = range.getClientRects()[0];
        if (!box || box.width === 0) continue;
        const [before, after] = [node.data[place - 1], node.data[place]];
        if (last !== null && box.top > last + 2 && /[A-Za-z0-9]/.test(before) && /[A-Za-z0-9]/.test(after))
          wrong.push(`${node.data} is broken as ${node.data.slice(0, place)}|${node.data.slice(place)}`);
        last = box.top;
      }
    }
  }
  return wrong;
})()"""

# The contrast of each text against what it stands on, by WCAG 2; 4.5 is the least for text of this size.
CONTRAST = """(() => {
  function light(colour) {
    const [r, g, b] = colour.match(/[0-9.]+/g).map(Number).map(value => {
      value /= 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function paper(part) {
    for (; part; part = part.parentElement) {
      const colour = getComputedStyle(part).backgroundColor;
      if (colour !== "rgba(0, 0, 0, 0)") return colour;
    }
    return "rgb(255, 255, 255)";
  }
  const wrong = new Set();
  for (const part of document.querySelectorAll("h1, h2, p, b, small, span, mark, th, td")) {
    if (![...part.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && !part.querySelector(":scope > bdi")) continue;
    const [ink, ground] = [light(getComputedStyle(part).color), light(paper(part))].sort((a, b) => b - a);
    const ratio = (ink + 0.05) / (ground + 0.05);
    if (ratio < 4.5) wrong.add(`contrast ${ratio.toFixed(2)}: ${part.textContent.slice(0, 40)}`);
  }
  return [...wrong];
})()"""

# The number of places that a keyboard can reach.
STOPS = """[...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
  .filter(part => part.tabIndex >= 0).length"""

FOCUS = """(() => {
  const part = document.activeElement;
  if (!part || part === document.body || part === document.documentElement) return null;
  const box = part.getBoundingClientRect();
  const style = getComputedStyle(part);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
  return { name: part.tagName + " " + (part.textContent || "").trim().slice(0, 30), top: box.top + scrollY, left: box.left,
    isVisible: ring, isOnScreen: box.bottom > 0 && box.top < innerHeight && box.width > 0 };
})()"""

NAMELESS = """(() => {
  const wrong = [];
  for (const part of document.querySelectorAll("section, table")) {
    const name = document.getElementById(part.getAttribute("aria-labelledby"));
    if (!name || !name.textContent.trim()) wrong.push(`${part.tagName.toLowerCase()} without a name`);
  }
  if (document.querySelectorAll("h1").length !== 1) wrong.push("not one h1");
  if (document.querySelectorAll("main").length !== 1) wrong.push("not one main");
  if (!document.documentElement.lang) wrong.push("no language");
  for (const picture of document.querySelectorAll("svg"))
    if (!picture.getAttribute("aria-label")) wrong.push("a picture without words");
  return wrong;
})()"""


def keyboard(browser):
    """What is wrong for those who have no mouse: each stop is reached once, in the order of the page, and seen; the rest scrolls by keys."""
    wrong, seen = [], []
    count = browser.ask(STOPS)
    browser.ask("scrollTo(0, 0)")
    for _ in range(count):
        browser.press("Tab", 9)
        stop = browser.ask(FOCUS)
        if stop is None:
            wrong.append(f"Tab reaches {len(seen)} of {count} stops")
            break
        if not stop["isVisible"]:
            wrong.append(f"no mark of the focus on {stop['name']}")
        if not stop["isOnScreen"]:
            wrong.append(f"the focus is off the screen on {stop['name']}")
        seen.append((stop["top"], stop["left"]))
    if seen != sorted(seen):
        wrong.append("Tab goes another way than the page reads")
    # One more Tab has to leave the last stop.
    browser.press("Tab", 9)
    if count and browser.ask(FOCUS) is not None and browser.ask("document.activeElement.tabIndex") >= 0 and count > 1:
        first = browser.ask(FOCUS)
        if (first["top"], first["left"]) == seen[-1]:
            wrong.append(f"the focus stays on {first['name']}")
    browser.ask("document.activeElement.blur()")
    reach = browser.ask("document.documentElement.scrollHeight - innerHeight")
    if reach > 0:
        browser.press("End", 35)
        settle(browser)
        if browser.ask("Math.ceil(scrollY)") < reach - 1:
            wrong.append("the key End does not reach the end of the page")
        browser.press("Home", 36)
        settle(browser)
        if browser.ask("scrollY") > 0:
            wrong.append("the key Home does not reach the start of the page")
    return wrong


def settle(browser):
    """Waits until the page has stopped scrolling."""
    last = None
    while True:
        now = browser.ask("new Promise(done => setTimeout(() => done(scrollY), 50))")
        if now == last:
            return
        last = now


def problems(page, pictures):
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        sys.exit("no Chromium")
    browser = Browser(program)
    wrong = []
    try:
        browser.open(pathlib.Path(page).resolve().as_uri())
        wrong += browser.ask(NAMELESS)
        for scheme in ["light", "dark"]:
            browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            wrong += [f"{scheme}: {problem}" for problem in browser.ask(CONTRAST)]
            for width, height in WIDTHS:
                browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                             mobile=False)
                found = browser.ask(LAYOUT) + browser.ask(BROKEN)
                if scheme == "light":
                    found += keyboard(browser)
                wrong += [f"{scheme}, {width} px: {problem}" for problem in found]
                if pictures:
                    picture = browser.call("Page.captureScreenshot", captureBeyondViewport=True, format="png")["data"]
                    path = pathlib.Path(pictures) / f"page-{width}-{scheme}.png"
                    path.write_bytes(base64.b64decode(picture))
        for event in browser.events:
            method, said = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                wrong.append(f"the script failed: {said['exceptionDetails'].get('text')}")
            elif method in ("Runtime.consoleAPICalled", "Log.entryAdded"):
                wrong.append(f"the console has a message: {json.dumps(said)[:200]}")
            elif method == "Network.requestWillBeSent" and said["request"]["url"].split("#")[0] not in (
                    pathlib.Path(page).resolve().as_uri(), "data:,"):
                wrong.append(f"a request for {said['request']['url'][:100]}")
    finally:
        browser.close()
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page")
    parser.add_argument("--pictures")
    given = parser.parse_args()
    found = problems(given.page, given.pictures)
    print("\n".join(dict.fromkeys(found)))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
