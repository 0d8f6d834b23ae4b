package import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Chromium without a window, controlled through a pair of pipes by the DevTools protocol.
///
/// A browser belongs to one test at a time. `CHIRAL_BROWSER` names another browser of that family.
package final class Browser {
  /// The reason why the browser did not do what it was asked.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// The browser's path; nil if none is installed, which is reported once.
  package static let executable: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CHIRAL_BROWSER"] { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths =
      ["chromium", "chromium-browser", "google-chrome"].flatMap { name in folders.map { "\($0)/\(name)" } }
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    let found = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("SKIPPED: no Chromium here, so what pages show is not tested") }
    return found
  }()

  /// The largest time for one answer in milliseconds, as a last resort.
  private static let patience: Int32 = 120_000

  private let process = Process()
  private let scratch: ScratchFolder
  private let input: Int32
  private let output: Int32
  private var buffer = Data()
  private var count = 0
  private var session: String?
  /// The events that the page sent: requests, messages on the console, exceptions.
  private(set) var events: [[String: Any]] = []

  /// Starts a browser with one empty page; downloads are saved in `downloads`.
  package init(downloads: URL) throws {
    guard let executable = Self.executable else { throw Failure(description: "no browser is installed") }
    let scratch = try ScratchFolder()
    self.scratch = scratch
    let pipes = ["in", "out"].map { scratch.url.appending(path: $0).path }
    for pipe in pipes { mkfifo(pipe, 0o600) }
    // Both ends are kept open here, so that opening does not block.
    input = open(pipes[0], O_RDWR)
    output = open(pipes[1], O_RDWR)
    process.executableURL = URL(filePath: "/bin/sh")
    let flags = "--headless=new --no-sandbox --disable-gpu --no-first-run --remote-debugging-pipe"
    process.arguments = [
      "-c", "exec \"$0\" \(flags) --user-data-dir=\"$1\" 3<\"$2\" 4>\"$3\"", executable,
      scratch.url.appending(path: "profile").path, pipes[0], pipes[1],
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try attach(to: try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String)
    try call("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": downloads.path])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    close(input)
    close(output)
  }

  // MARK: The protocol

  /// Sends a command to the page and waits for the answer.
  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session, !method.hasPrefix("Browser."), !method.hasPrefix("Target.") {
      message["sessionId"] = session
    }
    send(try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == count else {
        events.append(answer)
        continue
      }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func send(_ data: Data) {
    var rest = data[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if sent > 0 { rest = rest.dropFirst(sent) } else if errno != EINTR { return }
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: buffer[..<end]) as? [String: Any]
        buffer = Data(buffer[(end + 1)...])
        return message ?? [:]
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else { throw Failure(description: "the browser is silent") }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let received = read(output, &chunk, chunk.count)
      guard received > 0 else { throw Failure(description: "the browser has gone") }
      buffer.append(contentsOf: chunk.prefix(received))
    }
  }
}

/// The tabs of a browser.
extension Browser {
  /// A tab that was opened here.
  package struct Tab {
    fileprivate let session: String?
  }

  /// The tab that takes all commands.
  package var tab: Tab { Tab(session: session) }

  /// Goes to another tab.
  package func go(to tab: Tab) throws {
    session = tab.session
    try call("Page.bringToFront")
  }

  /// Opens the page once more in a copy of this tab, which has the same store of a session, and goes there.
  package func duplicate() throws -> Tab {
    let known = try pages()
    try call("Runtime.evaluate", ["expression": "void open(location.href)", "userGesture": true])
    var opened: [String] = []
    for _ in 0..<600 where opened.isEmpty {
      opened = try pages().filter { !known.contains($0) }
      if opened.isEmpty { usleep(50_000) }
    }
    try attach(to: opened.first)
    try wait("document.documentElement?.dataset.ready === 'true'")
    return tab
  }

  private func pages() throws -> [String] {
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    return targets.filter { $0["type"] as? String == "page" }.compactMap { $0["targetId"] as? String }
  }

  private func attach(to target: String?) throws {
    let attached = try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"] { try call("\(domain).enable") }
  }
}

/// Actions of users on a page.
extension Browser {
  /// Opens a page and waits until it reports that it is ready.
  package func show(_ file: URL, width: Int = 1440, height: Int = 1000, isDark: Bool = false) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    let motion = ["name": "prefers-reduced-motion", "value": "reduce"]
    try call("Emulation.setEmulatedMedia", ["features": [scheme, motion]])
    events = []
    try call("Page.navigate", ["url": file.absoluteString])
    try wait("document.documentElement?.dataset.ready === 'true'")
  }

  /// Returns the value of an expression.
  @discardableResult
  package func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let problem = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(problem)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Returns the text of an expression.
  package func text(_ expression: String) throws -> String {
    try evaluate("String(\(expression))") as? String ?? ""
  }

  /// Returns the number of elements that a selector matches.
  package func count(_ selector: String) throws -> Int {
    try evaluate("document.querySelectorAll(\(Self.quoted(selector))).length") as? Int ?? -1
  }

  /// Evaluates an expression repeatedly until it is true.
  package func wait(_ expression: String) throws {
    for _ in 0..<600 {
      if try evaluate(expression) as? Bool == true { return }
      usleep(50_000)
    }
    throw Failure(description: "this never became true: \(expression)")
  }

  /// Presses keys, one after the other.
  package func press(_ keys: String...) throws {
    for key in keys {
      let code = [
        "Enter": 13, "Escape": 27, " ": 32, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38, "Home": 36, "End": 35,
      ]
      var event: [String: Any] = ["type": "keyDown", "key": key, "windowsVirtualKeyCode": code[key] ?? 0]
      if key.count == 1 { event["text"] = key }
      if key == "Enter" { event["text"] = "\r" }
      try call("Input.dispatchKeyEvent", event)
      event["type"] = "keyUp"
      event["text"] = nil
      try call("Input.dispatchKeyEvent", event)
    }
  }

  /// Types into the focused field, once one has the focus.
  package func type(_ text: String) throws {
    try wait("document.activeElement?.matches('input, textarea') === true")
    try call("Input.insertText", ["text": text])
  }

  /// Selects a value of a list.
  package func choose(_ value: String, in selector: String) throws {
    try evaluate(
      """
      { const field = document.querySelector(\(Self.quoted(selector))); field.value = \(Self.quoted(value)); \
      field.dispatchEvent(new Event('change')); }
      """)
  }

  /// The problems of a page: requests to elsewhere, errors and warnings.
  package var problems: [String] {
    events.compactMap { event in
      let parameters = event["params"] as? [String: Any] ?? [:]
      switch event["method"] as? String {
      case "Network.requestWillBeSent":
        let address = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
        return ["data:", "file:", "blob:"].contains { address.hasPrefix($0) } ? nil : "request of \(address)"
      case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled",
        "Page.javascriptDialogOpening":
        return "\(parameters)"
      default: return nil
      }
    }
  }

  /// Returns the controls, pictures and rows that have no name for a screen reader.
  package func namelessElements() throws -> [String] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    let roles: Set = [
      "button", "link", "textbox", "searchbox", "combobox", "radio", "slider", "checkbox", "ColorWell",
      "image",
      "article", "dialog", "feed", "DisclosureTriangle",
    ]
    return nodes.compactMap { node in
      let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
      let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
      guard roles.contains(role), node["ignored"] as? Bool != true, name.isEmpty else { return nil }
      let properties = node["properties"] as? [[String: Any]] ?? []
      return
        "\(role) \(properties.map { "\($0["name"] ?? "")=\(($0["value"] as? [String: Any])?["value"] ?? "")" })"
    }
  }

  private static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
