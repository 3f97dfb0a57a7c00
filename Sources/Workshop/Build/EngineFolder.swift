import Foundation
import Glibc

/// The folder of the built engine: its modules, and the program that runs the user's code.
///
/// That program contains the engine, so both have the same version.
package struct EngineFolder: Sendable, Equatable {
  package let path: String

  package init(path: String) { self.path = path }

  var modules: String { "\(path)/Modules" }
  package var understudy: String { "\(path)/Understudy" }

  var isComplete: Bool {
    access("\(modules)/Rehearsal.swiftmodule", R_OK) == 0 && access(understudy, X_OK) == 0
  }

  /// Whether a module of the engine, or one that it stands in for, has this name.
  func has(module name: String) -> Bool { access("\(modules)/\(name).swiftmodule", R_OK) == 0 }

  /// Looks beside the running program, then in the release build of the checkout in which the program lies.
  ///
  /// - Throws: A `WorkshopError` that names the folders that were searched.
  package static func find() throws(WorkshopError) -> EngineFolder {
    if let found { return found }
    throw WorkshopError(
      "The engine's modules are not in \(searched.joined(separator: " or ")). Build Backswipe with "
        + "`swift build -c release` and run it from there.")
  }

  static var found: EngineFolder? { searched.map(EngineFolder.init(path:)).first(where: \.isComplete) }

  private static var searched: [String] {
    [own] + [checkout.map { "\($0)/.build/release" }].compactMap(\.self)
  }

  private static var own: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// The checkout in which the running program was built and still lies; nil for a program installed elsewhere.
  ///
  /// A path recorded at build time would not be safe: on another machine, another user may own that path.
  static var checkout: String? { checkout(of: own) }

  static func checkout(of folder: String) -> String? {
    "\(folder)/".range(of: "/.build/", options: .backwards).map { String(folder[..<$0.lowerBound]) }
  }

  /// The version of the compiler that made the modules; nil if they do not say.
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
