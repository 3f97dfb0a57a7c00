import Foundation

/// The folder in which a compiler keeps what it knows of the imported modules: one for each version.
struct ModuleCache {
  let path: String
  private let folder: String

  /// Creates the folder's path in the folder of the program's caches.
  init(_ cache: String, _ toolchain: Toolchain) {
    folder = "\(cache)/modules"
    let name = toolchain.version.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
    path = "\(folder)/\(String(name).prefix(100))"
  }

  /// Whether the compiler has no modules yet, so that the first build takes longer.
  var isMissing: Bool { !FileManager.default.fileExists(atPath: path) }

  /// Creates the folder, and removes those of other versions.
  func create() {
    guard isMissing else { return }
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
