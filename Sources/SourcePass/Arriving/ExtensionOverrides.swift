/// The overriding members that stand in extensions of a class.
///
/// Objective-C allows them; Swift alone does not. The pass renames each one to `override_…`, and inserts an overriding
/// member at the beginning of the class's body that calls it.
struct ExtensionOverrides {
  struct Member {
    let className: String
    let keyword: Int
    let kind: Int
    let name: Int
    /// The overriding member for the class; nil if the declaration could not be read.
    let forwarding: String?
  }

  private(set) var members: [Member] = []

  init(in source: SourceText) {
    for index in 0..<source.count where source.text(at: index) == "extension" && Self.isDeclaration(at: index, source) {
      guard let body = Self.body(after: index, in: source) else { continue }
      let className = source.text(at: index + 1)
      // A nested class cannot be found by its name.
      guard source.text(at: index + 2) != "." else { continue }
      var position = body.lowerBound + 1
      while position < body.upperBound {
        if let end = source.closing(of: position) {
          position = end + 1
          continue
        }
        if source.text(at: position) == "override", let member = Self.member(className, at: position, in: source) {
          members.append(member)
        }
        position += 1
      }
    }
  }

  /// Returns the index of the opening brace of a class; nil if `source` does not declare the class.
  static func classBody(_ name: String, in source: SourceText) -> (brace: Int, access: String)? {
    for index in 0..<source.count where source.matches(["class", name], at: index) {
      guard !["func", "var", "let"].contains(source.text(at: index + 1)), isDeclaration(at: index, source),
        let body = body(after: index, in: source)
      else { continue }
      let modifiers = (max(0, index - 4)..<index).map { source.text(at: $0) }
      let isPublic = modifiers.contains("public") || modifiers.contains("open")
      return (body.lowerBound, isPublic ? "public " : "")
    }
    return nil
  }

  /// Rules out members, such as in `a.func`.
  private static func isDeclaration(at index: Int, _ source: SourceText) -> Bool {
    source.tokens[index].kind == .word && source.text(at: index - 1) != "."
  }

  private static func body(after index: Int, in source: SourceText) -> Range<Int>? {
    var position = index + 1
    while position < source.count {
      switch source.text(at: position) {
      case "{": return source.closing(of: position).map { position..<$0 }
      case "}", ";": return nil
      default: position += 1
      }
    }
    return nil
  }

  private static let modifiers: Set = [
    "public", "open", "internal", "fileprivate", "private", "final", "dynamic", "nonisolated",
  ]

  private static func member(_ className: String, at keyword: Int, in source: SourceText) -> Member? {
    var kind = keyword + 1
    while modifiers.contains(source.text(at: kind)) { kind += 1 }
    guard ["func", "var"].contains(source.text(at: kind)), kind + 1 < source.count else { return nil }
    let name = kind + 1
    let forwarding =
      source.text(at: kind) == "func"
      ? forwardingMethod(at: name, in: source) : forwardingProperty(at: name, in: source)
    return Member(className: className, keyword: keyword, kind: kind, name: name, forwarding: forwarding)
  }

  private static func forwardingMethod(at name: Int, in source: SourceText) -> String? {
    guard source.text(at: name + 1) == "(", let close = source.closing(of: name + 1),
      let body = body(after: close, in: source)
    else { return nil }
    let signature = source.signature(name...body.lowerBound - 1, parameters: name + 2..<close)
    let effects = (close..<body.lowerBound).map { source.text(at: $0) }
    let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let call = "override_\(source.text(at: name))(\(source.arguments(name + 2..<close)))"
    return "override func \(signature) { return \(marks)\(call) }"
  }

  private static func forwardingProperty(at name: Int, in source: SourceText) -> String? {
    guard source.text(at: name + 1) == ":", let body = body(after: name, in: source) else { return nil }
    let type = source.joined(name + 2...body.lowerBound - 1)
    let property = source.text(at: name)
    let isSettable = (body.lowerBound...body.upperBound).contains { source.text(at: $0) == "set" }
    let accessors =
      isSettable ? "get { override_\(property) } set { override_\(property) = newValue }" : "override_\(property)"
    return "override var \(property): \(type) { \(accessors) }"
  }
}
