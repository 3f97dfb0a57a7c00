/// The members in extensions of a class that override others, or that are open, so that others override them.
///
/// Objective-C allows both; Swift alone does not. The pass renames each one to `override_…` or `opened_…`, and inserts a
/// member at the beginning of the class's body that calls it.
struct ExtensionOverrides {
  struct Member {
    let className: String
    /// The index of `override` or `open`.
    let keyword: Int
    let kind: Int
    let name: Int
    let text: String
    /// Its new name's beginning.
    let prefix: String
    /// Returns the member for the class, which calls this one by its new name; nil if the declaration could not be read.
    let forwarding: ((String) -> String)?

    /// The new name; a second class in `all` that has a member with this name gets one more underscore, because it may
    /// inherit from the first.
    func newName(among all: [Member]) -> String {
      let classes = Set(all.filter { $0.text == text && $0.prefix == prefix }.map(\.className)).sorted()
      return prefix + String(repeating: "_", count: 1 + (classes.firstIndex(of: className) ?? 0)) + text
    }
  }

  private(set) var members: [Member] = []
  /// The classes that the source declares, with the opening braces of their bodies.
  private(set) var classes: [String: (brace: Int, access: String)] = [:]

  init(in source: SourceText) {
    for index in 0..<source.count {
      let word = source.text(at: index)
      guard word == "extension" || word == "class", let body = source.typeBody(at: index) else { continue }
      let className = source.text(at: index + 1)
      if word == "class" {
        let access = ["open", "public"].first(where: source.modifiers(of: index).contains).map { $0 + " " } ?? ""
        if classes[className] == nil { classes[className] = (body.lowerBound, access) }
        continue
      }
      // A nested class cannot be found by its name.
      guard source.text(at: index + 2) != "." else { continue }
      var position = body.lowerBound + 1
      while position < body.upperBound {
        if let end = source.closing(of: position) {
          position = end + 1
          continue
        }
        let prefix = Self.prefixes[source.text(at: position)]
        if let prefix, let member = Self.member(className, prefix, at: position, in: source) { members.append(member) }
        position += 1
      }
    }
  }

  private static let prefixes = ["override": "override", "open": "opened"]

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

  private static func member(
    _ className: String, _ prefix: String, at keyword: Int, in source: SourceText
  ) -> Member? {
    var kind = keyword + 1
    while modifiers.contains(source.text(at: kind)) { kind += 1 }
    // With `open override` the second word finds the member.
    guard ["func", "var"].contains(source.text(at: kind)), kind + 1 < source.count else { return nil }
    if prefix == "opened", source.text(at: keyword - 1) == "override" { return nil }
    let (name, modifier) = (kind + 1, prefix == "override" ? "override " : "")
    let forwarding =
      source.text(at: kind) == "func"
      ? forwardingMethod(at: name, modifier, in: source) : forwardingProperty(at: name, modifier, in: source)
    return Member(
      className: className, keyword: keyword, kind: kind, name: name, text: source.text(at: name), prefix: prefix,
      forwarding: forwarding)
  }

  private static func forwardingMethod(
    at name: Int, _ modifier: String, in source: SourceText
  ) -> ((String) -> String)? {
    guard source.text(at: name + 1) == "(", let close = source.closing(of: name + 1),
      let body = body(after: close, in: source)
    else { return nil }
    let signature = source.signature(name...body.lowerBound - 1, parameters: name + 2..<close)
    let effects = (close..<body.lowerBound).map { source.text(at: $0) }
    let marks = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let arguments = source.arguments(name + 2..<close)
    return { "\(modifier)func \(signature) { return \(marks)\($0)(\(arguments)) }" }
  }

  private static func forwardingProperty(
    at name: Int, _ modifier: String, in source: SourceText
  ) -> ((String) -> String)? {
    guard source.text(at: name + 1) == ":", let body = body(after: name, in: source) else { return nil }
    let type = source.joined(name + 2...body.lowerBound - 1)
    let property = source.text(at: name)
    let isSettable = (body.lowerBound...body.upperBound).contains { source.text(at: $0) == "set" }
    return { name in
      let accessors = isSettable ? "get { \(name) } set { \(name) = newValue }" : name
      return "\(modifier)var \(property): \(type) { \(accessors) }"
    }
  }
}
