internal import Glibc

/// A library of the system that is loaded when it is first asked for, and kept.
package struct SystemLibrary: @unchecked Sendable {
  package let name: String
  /// The package that has it.
  package let package: String
  private let handle: UnsafeMutableRawPointer?

  package init(_ name: String, of package: String) {
    (self.name, self.package, handle) = (name, package, dlopen(name, RTLD_LAZY | RTLD_LOCAL))
  }

  package var isThere: Bool { handle != nil }

  /// The function must have the type `Function`; nil if the library or the function is not there.
  package func function<Function>(_ symbol: String) -> Function? {
    handle.flatMap { dlsym($0, symbol) }.map { unsafeBitCast($0, to: Function.self) }
  }
}
