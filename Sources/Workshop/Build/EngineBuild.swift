import Foundation
import Glibc
import SourcePass

/// Builds the engine from the checkout, for a copied or installed program that has no engine beside it.
struct EngineBuild {
  let checkout: String
  let toolchain: Toolchain
  let cache: String
  let version: String

  init(checkout: String, toolchain: Toolchain, cache: String, version: String? = nil) {
    (self.checkout, self.toolchain, self.cache) = (checkout, toolchain, cache)
    self.version = version ?? Self.ownVersion + " " + toolchain.version
  }

  private var scratch: String { "\(cache)/engine" }
  private var stamp: String { "\(scratch)/version" }

  var built: EngineFolder? {
    let folder = EngineFolder(path: "\(scratch)/release")
    let known = try? String(contentsOfFile: stamp, encoding: .utf8)
    return known == version && folder.isComplete ? folder : nil
  }

  /// Builds the engine if necessary, and returns its folder; nil if the run was cancelled.
  ///
  /// `told` is called with sentences about the progress.
  func make(in run: ToolRun, told: (String) -> Void) throws(WorkshopError) -> EngineFolder? {
    if let built { return built }
    guard access("\(checkout)/Package.swift", R_OK) == 0 else {
      throw WorkshopError(
        "The engine is not beside this program, and its source is not in \(checkout). Build Backswipe with "
          + "`swift build -c release` and run it from there.")
    }
    let sentence = "Building the engine, once for this version…"
    told(sentence)
    try? FileManager.default.createDirectory(
      atPath: scratch, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let words = [
      toolchain.packageManager, "build", "-c", "release", "--product", "Understudy", "--package-path", checkout,
      "--scratch-path", scratch,
    ]
    var last = ""
    let ending = try run.run(words) { text in
      guard let step = Self.progress(in: text), step != last else { return }
      last = step
      told("\(sentence) \(step)")
    }
    guard let ending else { return nil }
    let folder = EngineFolder(path: "\(scratch)/release")
    guard ending.code == 0, folder.isComplete else {
      let lines = ending.output.lines()
      let reason = lines.first { $0.contains("error:") } ?? lines.last ?? "it ended with \(ending.code)"
      throw WorkshopError("The engine could not be built from \(checkout): \(reason)")
    }
    try? version.write(toFile: stamp, atomically: true, encoding: .utf8)
    return folder
  }

  /// Returns the last progress that the package manager reported, such as "12 of 345" for `[12/345] Compiling …`.
  static func progress(in text: String) -> String? {
    for line in text.split(whereSeparator: { $0 == "\n" || $0 == "\r" }).reversed() {
      guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { continue }
      let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
      if numbers.count == 2 { return "\(numbers[0]) of \(numbers[1])" }
    }
    return nil
  }

  private static var ownVersion: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
