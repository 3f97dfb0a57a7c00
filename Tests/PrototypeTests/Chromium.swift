import Foundation

/// Chromium without a window, which runs a page for a test.
enum Chromium {
  private static let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

  private static let path = paths.first { FileManager.default.isExecutableFile(atPath: $0) }

  static let isInstalled = path != nil

  /// Returns the text that the page's script has put into the element `result`.
  ///
  /// On a busy machine the browser may give up before it has started; then it is asked again.
  static func result(of page: String) throws -> String {
    for _ in 0..<3 {
      if let result = try run(page) { return result }
    }
    return ""
  }

  /// Nil if the browser has ended without an answer.
  private static func run(_ page: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, output) = (folder.appending(path: "page.html"), folder.appending(path: "output"))
    try Data(page.utf8).write(to: file)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/user", "--dump-dom",
      file.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard let start = text.range(of: "<pre id=\"result\">"), let end = text.range(of: "</pre>", options: .backwards)
    else {
      return nil
    }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
