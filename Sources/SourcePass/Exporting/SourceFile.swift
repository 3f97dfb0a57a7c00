/// A file of Swift source.
package struct SourceFile: Equatable, Sendable {
  /// The path of the file, relative to the folder of all sources.
  package var path: String
  /// The source.
  package var text: String

  package init(path: String, text: String) { (self.path, self.text) = (path, text) }

  /// The name of the file without its folder.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The folder that contains the file; empty for none.
  package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
}
