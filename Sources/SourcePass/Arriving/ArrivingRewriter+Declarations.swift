// Optional requirements, and properties that Objective-C would provide.

extension ArrivingRewriter {
  /// Lets types leave out the optional requirements of the protocol at `index`, and lets callers ask for them.
  ///
  /// A requirement becomes one that may throw; a method that does not throw meets it too. Its default throws, and a
  /// second member turns that into nil, so no value has to stand for an absent one. The defaults belong to an inherited
  /// protocol, because one protocol cannot have two properties with the same name and different types.
  mutating func rewriteProtocol(at index: Int) -> Int? {
    guard let declaration = ProtocolDeclaration(at: index, in: source) else { return nil }
    let (name, access, requirements) = (declaration.name, declaration.access, declaration.optionalRequirements)
    let base = "\(name)_optional"
    if !requirements.isEmpty || declaration.isForObjectiveC && !declaration.isClassBound {
      edits.insert(
        (declaration.isInheriting ? ", " : ": ") + (requirements.isEmpty ? "AnyObject" : base),
        at: declaration.inheritanceEnd)
    }
    for requirement in requirements { requirement.rewrite(&edits, of: source) }
    guard !requirements.isEmpty else { return nil }
    let questions = requirements.compactMap(\.question)
    edits.append(
      line: "\(access)protocol \(base): AnyObject {}; "
        + "\(access)extension \(base) { \(requirements.map(\.fallback).joined(separator: "; ")) }")
    guard !questions.isEmpty else { return nil }
    edits.append(line: "\(access)extension \(name) { \(questions.joined(separator: "; ")) }")
    if !hasAbsence { edits.append(line: "fileprivate struct \(ProtocolDeclaration.absence): Error {}") }
    hasAbsence = true
    return nil
  }

  /// Stores the property after the attribute at `index` under its name; on iOS the layer makes the accessors at run
  /// time.
  mutating func rewriteManagedProperty(at index: Int) {
    var keyword = index + 2
    while ["public", "open", "internal", "private", "fileprivate", "dynamic"].contains(source.text(at: keyword)) {
      keyword += 1
    }
    guard source.text(at: keyword) == "var", source.text(at: keyword + 2) == ":" else { return }
    let name = source.text(at: keyword + 1)
    let last = source.endOfType(from: keyword + 3, before: source.count)
    guard last < source.count, source.text(at: last + 1) != "{" else { return }
    edits.insert(
      " { get { managedValue(value(forKey: \"\(name)\")) } set { setValue(newValue, forKey: \"\(name)\") } }",
      at: source.tokens[last].range.upperBound)
    if !hasManagedValues { edits.append(line: Self.managedValues) }
    hasManagedValues = true
  }

  /// Gives a value that was never set the zero of its type, as iOS does; the compiler chooses the function.
  private static let managedValues =
    [
      "<T: ExpressibleByIntegerLiteral>(_ value: Any?) -> T { value as? T ?? 0 }",
      "<T: ExpressibleByBooleanLiteral>(_ value: Any?) -> T { value as? T ?? false }",
      "<T: ExpressibleByStringLiteral>(_ value: Any?) -> T { value as? T ?? \"\" }",
      "<T>(_ value: Any?) -> [T] { value as? [T] ?? [] }", "<T>(_ value: Any?) -> T? { value as? T }",
      "(_ value: Any?) -> CGPoint { value as? CGPoint ?? .zero }",
      "(_ value: Any?) -> CGSize { value as? CGSize ?? .zero }",
      "(_ value: Any?) -> CGRect { value as? CGRect ?? .zero }",
    ].map { "fileprivate func managedValue\($0)" }.joined(separator: "; ")
}
