import Foundation
import Testing

/// Chromium without a window, as a phone's browser with a touch screen, which a test tells what to do.
package final class Browser {
  private let id: Int32
  private let home: EmptyHome
  private let (input, output): (Int32, Int32)
  private var arrived: [UInt8] = []
  private var number = 0
  private var session: String?

  private static let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

  /// Opens a page.
  package init(_ url: String, width: Int = 390, height: Int = 844) throws {
    let path = try #require(
      Self.paths.first { FileManager.default.isExecutableFile(atPath: $0) },
      "There is no browser: README's command for the tests installs Chromium.")
    home = try EmptyHome()
    let (own, other) = (try Program.pipe(), try Program.pipe())
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { for file in [own[0], other[1], nothing] { close(file) } }
    // It speaks by the descriptors 3 and 4.
    id = try Program.spawn(
      [
        path, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
        "--user-data-dir=\(home.path)/user", "about:blank",
      ], home.variables, [1: nothing, 2: nothing, 3: own[0], 4: other[1]])
    (input, output) = (own[1], other[0])
    let pages = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = try #require(pages.first { $0["type"] as? String == "page" }?["targetId"] as? String)
    session = try call("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
    try call(
      "Emulation.setDeviceMetricsOverride", ["width": width, "height": height, "deviceScaleFactor": 2, "mobile": true])
    try call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
    try call("Page.navigate", ["url": url])
  }

  deinit {
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
    for file in [input, output] { close(file) }
  }

  @discardableResult private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    guard write(input, bytes, bytes.count) == bytes.count else { throw CocoaError(.fileWriteUnknown) }
    while true {
      while let end = arrived.firstIndex(of: 0) {
        let answer = try JSONSerialization.jsonObject(with: Data(arrived[..<end])) as? [String: Any] ?? [:]
        arrived.removeFirst(end + 1)
        if answer["id"] as? Int == number { return answer["result"] as? [String: Any] ?? [:] }
      }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &part, part.count)
      guard count > 0 else { throw CocoaError(.fileReadUnknown) }
      arrived += part[..<count]
    }
  }

  /// Returns the text that a script's value has as JSON.
  package func value(_ script: String) throws -> String {
    let answer = try call("Runtime.evaluate", ["expression": "JSON.stringify(\(script))", "awaitPromise": true])
    return (answer["result"] as? [String: Any])?["value"] as? String ?? "\(answer)"
  }

  /// Returns the text that the script of a page puts into its element `result`.
  package static func result(of page: String) throws -> String {
    let folder = try TestFolder()
    let browser = try Self("file://\(folder.write(page, to: "page.html"))")
    let text = "document.getElementById('result')?.textContent"
    try browser.wait(for: text)
    return try JSONDecoder().decode(String.self, from: Data(browser.value(text).utf8))
  }

  /// "light" or "dark".
  package func setScheme(_ scheme: String) throws {
    try call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// Waits until a script's value is true, and fails after a minute, because a busy machine may be slow.
  package func wait(for script: String) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while try value("!!(\(script))") != "true" {
      let line = try value("document.body.innerText.slice(-300)")
      try #require(Date() < deadline, "\(script) did not become true: \(line)")
      usleep(3000)
    }
  }

  /// Puts the finger somewhere, moves it, or without a point lifts it.
  package func touch(_ kind: String, _ point: (x: Double, y: Double)? = nil) throws {
    let points = point.map { [["x": $0.x, "y": $0.y]] } ?? []
    try call("Input.dispatchTouchEvent", ["type": kind, "touchPoints": points])
  }
}
