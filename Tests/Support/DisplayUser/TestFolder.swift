package import Foundation

/// An empty folder that is removed with this object; as a text it is its path.
package final class TestFolder: CustomStringConvertible {
  package let path = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)")
    .path

  package init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package var description: String { path }

  /// Removes the folder after `body`.
  package static func use(_ body: (TestFolder) throws -> Void) throws {
    let folder = try TestFolder()
    try withExtendedLifetime(folder) { try body(folder) }
  }

  /// The names of the files in the folder, also of hidden ones.
  package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  package func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  package func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  @discardableResult package func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  @discardableResult package func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }
}
