import Dispatch
import Foundation
import Glibc
import SourcePass

package struct Toolchain: Sendable, Equatable {
  let programs: String
  /// As the compiler writes it, such as "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  package let version: String

  var packageManager: String { "\(programs)/swift" }
  var compiler: String { "\(programs)/swift-frontend" }
  var linker: String { "\(programs)/ld.lld" }
  var libraries: String { "\(programs)/../lib/swift/linux" }
  /// The program that prints the calls of a crashed program; nil if it was not found.
  var backtracer: String? {
    let path = "\(programs)/../libexec/swift/linux/swift-backtrace"
    return access(path, X_OK) == 0 ? path : nil
  }

  /// The object that registers a library with Swift's runtime.
  var start: String { "\(libraries)/\(Self.architecture)/swiftrt.o" }

  #if arch(x86_64)
    static let architecture = "x86_64"
  #else
    static let architecture = "aarch64"
  #endif
  static let target = "\(architecture)-unknown-linux-gnu"

  /// Finds the toolchain that compiled the engine; without an engine, the first toolchain found, which will compile it.
  ///
  /// - Throws: A `WorkshopError` that says what is missing, or which version was found and which is needed.
  package static func find(for engine: EngineFolder?, path: String?) throws(WorkshopError) -> Toolchain {
    let needed = engine?.compilerVersion
    let wanted = needed.map(short) ?? "Swift"
    let folders = (path ?? "").split(separator: ":").map(String.init)
    guard let swift = folders.lazy.map({ $0 + "/swift-frontend" }).first(where: { access($0, X_OK) == 0 }) else {
      throw WorkshopError(
        "There is no Swift compiler on the PATH. Install \(wanted), which built this window, and put its usr/bin there."
      )
    }
    let programs = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
    let output = try ToolRun().run(["\(programs)/swift-frontend", "-version"])?.output ?? ""
    let found = output.lines().first.map(String.init) ?? ""
    if let needed, !found.contains(needed) {
      throw WorkshopError(
        "The Swift compiler in \(programs) is \(short(found)); this window was built by \(wanted). "
          + "Put that one first on the PATH, or build the window again.")
    }
    guard access("\(programs)/ld.lld", X_OK) == 0 else {
      throw WorkshopError(
        "The linker ld.lld is not beside the Swift compiler in \(programs). Install the complete toolchain \(wanted).")
    }
    return Toolchain(programs: programs, version: found)
  }

  private static func short(_ version: String) -> String {
    let words = version.split(separator: " ")
    guard let index = words.firstIndex(of: "version"), words.indices.contains(index + 1) else { return version }
    return "Swift \(words[index + 1])"
  }
}

// Finds the user's source line of an address in a built library.

extension Toolchain {
  /// Calls `found` with the file and the line of an address, which counts from the beginning of the library; with nil
  /// if they are unknown.
  package func findLocation(of address: UInt, in library: String, _ found: @escaping @MainActor (String?) -> Void) {
    DispatchQueue.global(qos: .utility).async {
      let location = location(of: address, in: library)
      DispatchQueue.main.async { MainActor.assumeIsolated { found(location) } }
    }
  }

  /// Returns the file and the line of an address; nil if they are unknown.
  package func location(of address: UInt, in library: String) -> String? {
    let words = ["\(programs)/llvm-symbolizer", "--obj=\(library)", "--functions=none", String(address)]
    guard let found = try? ToolRun().run(words), found.code == 0,
      let line = found.output.lines().first, !line.hasPrefix("?")
    else { return nil }
    // A column follows.
    let parts = line.split(separator: ":")
    return parts.count > 2 ? parts.dropLast().joined(separator: ":") : nil
  }
}
