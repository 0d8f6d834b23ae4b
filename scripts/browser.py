"""A headless Chromium, controlled through a pipe with the Chrome DevTools Protocol; used by export-corpus and page-pictures."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile


#: Seconds after which a silent browser counts as hung. A page of 1,500 icons takes seconds, but on a loaded machine minutes.
PATIENCE = 600


class Failure(Exception):
    """An answer of the browser that is an error, or none."""


class Browser:
    """One process with one page. It may read all files below file://, also from scripts of a page."""

    def __init__(self):
        command = os.environ.get("CHIRAL_BROWSER") or shutil.which("chromium") or shutil.which("chromium-browser")
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        reads, self._writer = os.pipe()
        self._reader, writes = os.pipe()

        def connect():
            # The protocol has fixed descriptors: Chromium reads from 3 and writes to 4. The copies are higher than both, so
            # that the second call cannot close what it needs.
            first, second = os.dup(reads), os.dup(writes)
            while first < 5:
                first = os.dup(first)
            while second < 5:
                second = os.dup(second)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self._process = subprocess.Popen(
            [command, "--headless", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--hide-scrollbars",
             "--font-render-hinting=none", "--disable-lcd-text", "--allow-file-access-from-files",
             "--remote-debugging-pipe", f"--user-data-dir={self._profile.name}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False, preexec_fn=connect)
        os.close(reads)
        os.close(writes)
        self._buffer = b""
        self._number = 0
        self._session = None
        self._events = []
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()
        os.close(self._reader)
        os.close(self._writer)
        self._profile.cleanup()

    def open(self, url):
        """Opens a page and returns when it and all that it refers to are loaded."""
        self._events.clear()
        self._call("Page.navigate", url=url)
        while "Page.loadEventFired" not in self._events:
            self._receive()

    def value(self, expression):
        """Returns the value of an expression; waits for it if it is a promise."""
        answer = self._call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise Failure(json.dumps(answer["exceptionDetails"])[:2000])
        return answer["result"].get("value")

    def resize(self, width, height):
        self._call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def prefer(self, **features):
        """Sets what the user prefers, such as prefers_color_scheme="light"."""
        self._call(
            "Emulation.setEmulatedMedia",
            features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def save_screenshot(self, path):
        data = self._call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def _call(self, method, **parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._writer, data):]
        while True:
            answer = self._receive()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']}")
                return answer["result"]

    def _receive(self):
        while b"\0" not in self._buffer:
            if not select.select([self._reader], [], [], PATIENCE)[0]:
                raise Failure("Chromium does not answer")
            data = os.read(self._reader, 1 << 20)
            if not data:
                raise Failure("Chromium ended")
            self._buffer += data
        message, self._buffer = self._buffer.split(b"\0", 1)
        answer = json.loads(message)
        if "method" in answer:
            self._events.append(answer["method"])
        return answer
