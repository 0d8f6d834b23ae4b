#!/usr/bin/env python3
"""Walks through the page of `chiral review open` in Firefox with the events of a mouse and a keyboard.

usage: firefox-walk.py CHIRAL

Firefox is controlled with its own protocol Marionette, which needs no driver. CHIRAL_FIREFOX names another one.
"""
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">'
DRAWINGS = {
    "cart": '<path d="M3 5h3l2 10h8V8H7"/><path id="plus" d="M19 15v6M16 18h6"/>',
    "arrow-left": '<path d="M20 12H4M10 6l-6 6 6 6"/>',
    "arrow-right": '<path d="M4 12h16M14 6l6 6-6 6"/>',
    "zorp": '<path d="M4 6h12v4H4z"/>',
}
ICONS = {
    "cart": {"class": "mirror"}, "arrow-left": {"class": "fixed"}, "arrow-right": {"class": "fixed"},
    "zorp": {"class": "fixed", "note": "unsure: the name means nothing to this program"},
}
PATIENCE = 60


class Firefox:
    """A Firefox without a window."""

    def __init__(self, folder: Path):
        command = os.environ.get("CHIRAL_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\nuser_pref("ui.prefersReducedMotion", 1);\n')
        self._process = subprocess.Popen(
            [command, "--headless", "--no-remote", "--marionette", "--profile", str(profile), "--width", "1440", "--height", "900"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": str(folder), "MOZ_HEADLESS": "1"})
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)
        self._buffer = b""
        self._number = 0
        self._receive()
        self.call("WebDriver:NewSession", {})

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()

    def _receive(self):
        while b":" not in self._buffer:
            self._buffer += self._socket.recv(1 << 16)
        length, rest = self._buffer.split(b":", 1)
        while len(rest) < int(length):
            rest += self._socket.recv(1 << 16)
        self._buffer = rest[int(length):]
        return json.loads(rest[:int(length)])

    def call(self, method: str, parameters: dict):
        self._number += 1
        message = json.dumps([0, self._number, method, parameters]).encode()
        self._socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self._receive()
        if error:
            raise SystemExit(f"{method}: {error}")
        return result

    def value(self, expression: str):
        return self.call("WebDriver:ExecuteScript", {"script": f"return {expression}", "args": []})["value"]

    def wait(self, expression: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self.value(f"Boolean({expression})"):
            if time.monotonic() > end:
                raise SystemExit(f"this never became true: {expression}")
            time.sleep(0.1)

    def click(self, selector: str, x: float = 0.5, y: float = 0.5) -> None:
        self.wait(f"document.querySelector({json.dumps(selector)})")
        place = self.value(
            f"(() => {{ const one = document.querySelector({json.dumps(selector)}); one.scrollIntoView({{ block: 'nearest' }});"
            f" const box = one.getBoundingClientRect(); return [Math.round(box.left + box.width * {x}), Math.round(box.top + box.height * {y})]; }})()")
        self.call("WebDriver:PerformActions", {"actions": [{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
                {"type": "pointerMove", "x": place[0], "y": place[1], "duration": 0},
                {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}]})

    def type(self, text: str) -> None:
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.call("WebDriver:PerformActions", {"actions": [{"type": "key", "id": "keyboard", "actions": keys}]})


def walk(browser: Firefox, folder: Path) -> None:
    """Picks a part, settles a class, answers the question about left, approves, undoes, rejects with a pin, and compares."""
    def reads(name: str, text: str) -> bool:
        return text in (folder / name).read_text()

    def shows(selector: str) -> None:
        browser.wait(f"document.querySelector({json.dumps(selector)})")

    browser.wait("document.documentElement.dataset.ready === 'true'")
    browser.click(".row[data-name=cart] .name")
    browser.click("#pick-part")
    browser.click(".pane .board", 0.79, 0.7)
    shows("#edit-keep:not(:disabled)")
    browser.click("#edit-keep")
    shows(".inspector .verb.kept")
    assert reads("manifest.json", '"#plus": "keep"')
    browser.click(".inspector header .close")
    browser.click("#needs")
    browser.click('[data-key="settle other"]')
    browser.wait("!document.querySelector('.row[data-name=zorp]')")
    browser.click("#left-yes")
    browser.wait("document.querySelector('.question').hidden")
    assert reads("manifest.json", '"leftMeansBack": true')
    browser.click("#clear")
    browser.wait("document.querySelectorAll('.row').length === 4")
    browser.click(".row[data-name=cart] .approve")
    shows(".row[data-name=cart] .state.approved:not(.own)")
    browser.type("u")
    shows(".row.current[data-name=cart] .state.new")
    browser.type("r")
    shows("#note:focus")
    browser.type("thin")
    browser.click(".pin-board:last-child .layer", 0.25, 0.75)
    browser.click("#send-reject")
    shows(".row[data-name=cart] .state.rejected:not(.own)")
    assert reads("manifest.approved.json", '"at": [6, 18]')
    browser.click("input[value=wall] + span")
    browser.type("d")
    browser.wait("document.querySelectorAll('.tile canvas[data-done]').length === 4")


def main() -> None:
    chiral = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch) / "set"
        (folder / "Assets").mkdir(parents=True)
        for name, drawing in DRAWINGS.items():
            (folder / "Assets" / f"{name}.svg").write_text(f"{HEAD}{drawing}</svg>")
        (folder / "manifest.json").write_text(json.dumps({"version": 1, "assets": "Assets", "locales": ["en", "ar"], "sizes": [24], "icons": ICONS}))
        server = subprocess.Popen([chiral, "review", "open"], cwd=folder, stdout=subprocess.PIPE, text=True,
                                  env={**os.environ, "XDG_CACHE_HOME": str(Path(scratch) / "cache")})
        browser = Firefox(Path(scratch))
        try:
            browser.call("WebDriver:Navigate", {"url": server.stdout.readline().strip()})
            walk(browser, folder)
        finally:
            browser.close()
            server.send_signal(signal.SIGINT)
            server.wait()
    print("Firefox picks, settles, approves, undoes, rejects with a pin and compares")


if __name__ == "__main__":
    main()
