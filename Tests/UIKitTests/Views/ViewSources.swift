import Foundation

/// The properties that the sources of UIKit declare in the classes of views.
struct ViewSources {
  /// A `var` in the body of a class.
  struct Property {
    enum Kind { case setting, stored, computed, readOnly }

    let className: String
    let name: String
    let kind: Kind
    /// Whether a client can set it.
    let isOpen: Bool

    var fullName: String { "\(className).\(name)" }
  }

  private(set) var properties: [Property] = []

  // A pattern that stands in a function is parsed anew in each call. Nothing writes these.
  nonisolated(unsafe) private static let classLine =
    /^(?:@\w+ |open |public |package |private |final )*class (\w+): (\w+)/
  nonisolated(unsafe) private static let extensionLine = /^(?:public )?extension (\w+)/
  nonisolated(unsafe) private static let variableLine = /^  ((?:@\w+ )*)((?:\w+(?:\(\w+\))? )*)var (\w+)(.*)$/

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    var superclasses: [String: String] = [:]
    var bodies: [String: [String]] = [:]
    // What is kept so that sources compile shows nothing that could go back.
    for file in files where file.pathExtension == "swift" && !file.path.contains("/UIKit/Kept/") {
      var name: String?
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        if let found = line.firstMatch(of: Self.classLine) {
          name = String(found.1)
          superclasses[String(found.1)] = String(found.2)
        } else if let found = line.firstMatch(of: Self.extensionLine) {
          name = String(found.1)
        }
        if line.hasPrefix("}") { name = nil }
        if let name { bodies[name, default: []].append(line) }
      }
    }
    func isView(_ name: String) -> Bool { name == "UIView" || superclasses[name].map(isView) ?? false }
    for (name, lines) in bodies.sorted(by: { $0.key < $1.key }) where isView(name) {
      properties += lines.indices.compactMap { Self.property(at: $0, of: lines, in: name) }
    }
  }

  private static func property(at index: Int, of lines: [String], in className: String) -> Property? {
    guard let found = lines[index].firstMatch(of: variableLine) else { return nil }
    let (attributes, modifiers, rest) = (found.1, found.2, found.4)
    if modifiers.contains("static ") || modifiers.contains("class ") || modifiers.contains("override ") { return nil }
    let body = lines[(index + 1)...].prefix { $0 != "  }" }
    var kind = Property.Kind.stored
    if attributes.contains("@ViewSetting") {
      kind = .setting
    } else if rest.contains("{"), !rest.prefix(while: { $0 != "{" }).contains("="), !rest.contains("didSet"),
      !(body.first?.contains("didSet") ?? false)
    {
      kind = rest.hasSuffix("{") && body.contains { $0.hasPrefix("    set") } ? .computed : .readOnly
    }
    let isPublic = modifiers.contains("open ") || modifiers.contains("public ")
    return Property(
      className: className, name: String(found.3), kind: kind, isOpen: isPublic && !modifiers.contains("(set)"))
  }

  /// The settable properties of the public classes.
  var settable: [Property] { properties.filter { $0.isOpen && $0.kind != .readOnly } }
}
