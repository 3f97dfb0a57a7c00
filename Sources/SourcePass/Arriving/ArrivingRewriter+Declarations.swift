extension ArrivingRewriter {
  /// Makes a protocol of Objective-C one of Swift, whose optional requirements have defaults.
  mutating func rewriteProtocol(at index: Int) -> Int? {
    guard let declaration = ProtocolDeclaration(at: index, in: source) else { return nil }
    let asks = declaration.asksForProperties
    if declaration.isForObjectiveC, !declaration.isClassBound || asks {
      let inherited = asks ? declaration.propertyProtocol : "AnyObject"
      edits.insert((declaration.isInheriting ? ", " : ": ") + inherited, at: declaration.inheritanceEnd)
    }
    let requirements = declaration.optionalRequirements
    for requirement in requirements { blank(requirement.keyword, requirement.keyword) }
    let members = requirements.flatMap { [$0.defaultImplementation, $0.isProperty ? nil : $0.question] }.compactMap(
      \.self)
    guard !members.isEmpty else { return nil }
    let (name, access) = (declaration.name, declaration.access)
    edits.append(line: "\(access)extension \(name) { \(members.joined(separator: "; ")) }")
    if asks {
      let questions = requirements.filter(\.isProperty).compactMap(\.question)
      let base = declaration.propertyProtocol
      edits.append(
        line: "\(access)protocol \(base): AnyObject {}; \(access)extension \(base) where Self: \(name) "
          + "{ \(questions.joined(separator: "; ")) }")
    }
    if !hasAbsentAnswers, members.contains(where: { $0.contains("absentAnswer(") }) {
      edits.append(line: AbsentAnswers.functions)
      hasAbsentAnswers = true
    }
    return nil
  }

  /// Lets the class around `index` be told of observed values, if it inherits from Objective-C's root class, which has that
  /// method there; returns whether it does.
  mutating func adoptObserver(at index: Int) -> Bool {
    let classes = (0..<index).filter { position in
      guard source.text(at: position) == "class", source.text(at: position - 1) != ".",
        let open = (position..<index).first(where: { source.text(at: $0) == "{" }),
        let end = source.closing(of: open)
      else { return false }
      return end > index
    }
    guard let last = classes.last, source.matches([":", "NSObject"], at: last + 2) else { return false }
    let name = classes.map { source.text(at: $0 + 1) }.joined(separator: ".")
    edits.append(line: "extension \(name): \(SourcePass.observerProtocol) {}")
    return true
  }

  /// Stores the property after the attribute at `index` under its name, as a layer does that makes its accessors at run
  /// time.
  mutating func rewriteManagedProperty(at index: Int) {
    var keyword = index + 2
    while ["public", "open", "internal", "private", "fileprivate", "dynamic"].contains(source.text(at: keyword)) {
      keyword += 1
    }
    guard source.text(at: keyword) == "var", source.text(at: keyword + 2) == ":" else { return }
    let name = source.text(at: keyword + 1)
    var last = keyword + 3
    // A type of one word, with a mark.
    while [".", "?", "!"].contains(source.text(at: last + 1)), source.isAttached(last + 1) {
      last += source.text(at: last + 1) == "." ? 2 : 1
    }
    guard source.text(at: last + 1) != "{", last < source.count else { return }
    let type = (keyword + 3...last).map { source.text(at: $0) }.joined()
    let isOptional = ["?", "!"].contains(String(type.suffix(1)))
    guard isOptional || AbsentAnswers.value(of: type) != nil else { return }
    let stored = isOptional ? String(type.dropLast()) : type
    let fallback = isOptional ? "" : " ?? \(AbsentAnswers.value(of: type) ?? "nil")"
    edits.insert(
      " { get { value(forKey: \"\(name)\") as? \(stored)\(fallback) } set { setValue(newValue, forKey: \"\(name)\") } }",
      at: source.tokens[last].range.upperBound)
  }
}
