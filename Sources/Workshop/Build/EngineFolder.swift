import Foundation
import Glibc

/// The folder in which the engine was built: its modules, and the program that runs the user's code.
///
/// That program contains the engine, so that both are of one version.
package struct EngineFolder: Sendable, Equatable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The folder of the modules that the user's source imports.
  var modules: String { "\(path)/Modules" }
  /// The program that runs the user's code.
  package var understudy: String { "\(path)/Understudy" }

  var isComplete: Bool {
    access("\(modules)/Rehearsal.swiftmodule", R_OK) == 0 && access(understudy, X_OK) == 0
  }

  /// Finds the folder: that of the running program, or the one in which it was built.
  ///
  /// - Throws: A `WorkshopError` that names the folders that were searched.
  package static func find() throws(WorkshopError) -> EngineFolder {
    if let found { return found }
    throw WorkshopError(
      "The engine's modules are not in \(searched.joined(separator: " or ")). Build Backswipe with "
        + "`swift build -c release` and run it from there.")
  }

  /// The folder of the running program, or the one in which it was built; nil if neither has what is needed.
  static var found: EngineFolder? { searched.map(EngineFolder.init(path:)).first(where: \.isComplete) }

  private static var searched: [String] {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    return [own] + [checkout.map { "\($0)/.build/release" }].compactMap(\.self)
  }

  /// The checkout from which this was compiled.
  static var checkout: String? {
    let file = #filePath
    return file.range(of: "/Sources/Workshop/").map { String(file[..<$0.lowerBound]) }
  }

  /// The version of the compiler that made the modules, in its own words; nil if they do not say.
  var compilerVersion: String? {
    guard let handle = FileHandle(forReadingAtPath: "\(modules)/UIKit.swiftmodule") else { return nil }
    defer { try? handle.close() }
    let bytes = [UInt8]((try? handle.read(upToCount: 1 << 16)) ?? Data())
    let mark = Array("Swift version ".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    let text = bytes[start...].prefix { $0 >= 32 && $0 < 127 }
    // What follows the first parenthesis depends on the system.
    let version = String(decoding: text, as: UTF8.self)
    return version.firstIndex(of: ")").map { String(version[...$0]) } ?? version
  }
}
