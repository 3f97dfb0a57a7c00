struct ProtocolDeclaration {
  struct Requirement {
    /// The index of `optional`, and the index after the parameters or the type.
    let (keyword, end): (Int, Int)
    let accessors: ClosedRange<Int>?
    let isThrowing: Bool
    let fallback: String
    /// The member that returns nil where the requirement is left out; nil if the requirement's own result is optional.
    let question: String?
  }

  static let absence = "AbsentRequirement"

  let name: String
  /// With a space after it; empty if the extension needs none.
  let access: String
  let isForObjectiveC: Bool
  let isInheriting: Bool
  /// As far as the declaration shows.
  let isClassBound: Bool
  /// Where another inherited protocol can be added.
  let inheritanceEnd: Int
  private(set) var optionalRequirements: [Requirement] = []

  init?(at index: Int, in source: SourceText) {
    guard index + 1 < source.count, source.tokens[index + 1].kind == .word,
      let open = (index + 2..<source.count).first(where: { source.text(at: $0) == "{" }),
      let close = source.closing(of: open)
    else { return nil }
    name = source.text(at: index + 1)
    let demand = (index + 2..<open).first { source.text(at: $0) == "where" }
    isInheriting = source.text(at: index + 2) == ":"
    // Objective-C protocols inherit only from such protocols, and are for classes only. So is a protocol that demands a
    // class.
    isClassBound = isInheriting || demand != nil
    inheritanceEnd = source.tokens[(demand ?? open) - 1].range.upperBound
    let modifiers = source.modifiers(of: index)
    let word = modifiers.first { ["public", "package", "fileprivate", "private"].contains($0) }
    access = word.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
    isForObjectiveC = modifiers.contains("objc")
    for position in open + 1..<max(close, open + 1) where source.text(at: position) == "optional" {
      if let found = Requirement(at: position, before: close, in: source) { optionalRequirements.append(found) }
    }
  }
}

extension ProtocolDeclaration.Requirement {
  fileprivate init?(at index: Int, before close: Int, in source: SourceText) {
    var first = index + 1
    while ["static", "class", "mutating", "public"].contains(source.text(at: first)) { first += 1 }
    guard first + 2 < close else { return nil }
    switch source.text(at: first) {
    case "var": self.init(property: first, optional: index, before: close, in: source)
    case "func": self.init(method: first, optional: index, before: close, in: source)
    default: return nil
    }
  }

  private init?(property first: Int, optional: Int, before close: Int, in source: SourceText) {
    guard let open = (first..<close).first(where: { source.text(at: $0) == "{" }), open > first + 3,
      let last = source.closing(of: open)
    else { return nil }
    let (name, type) = (source.text(at: first + 1), source.joined(first + 3...open - 1))
    let head = Self.modifiers(optional, first, in: source) + source.joined(first...open - 1)
    (keyword, end, accessors, isThrowing) = (optional, open, open...last, false)
    guard !Self.isOptional(type) else {
      let isSettable = (open...last).contains { source.text(at: $0) == "set" }
      fallback = head + (isSettable ? " { get { nil } set {} }" : " { nil }")
      question = nil
      return
    }
    fallback = "\(Self.disfavoured) \(head) { get throws { throw \(ProtocolDeclaration.absence)() } }"
    question = "\(head)? { try? self.\(name) as \(type) }"
  }

  private init?(method first: Int, optional: Int, before close: Int, in source: SourceText) {
    guard let open = (first..<close).first(where: { source.text(at: $0) == "(" }),
      let closing = source.closing(of: open)
    else { return nil }
    var last = closing
    while ["async", "throws"].contains(source.text(at: last + 1)) { last += 1 }
    let effects = (closing..<last).map { source.text(at: $0 + 1) }
    var type = "Void"
    if source.matches(["-", ">"], at: last + 1) {
      type = source.joined(last + 3...source.endOfType(from: last + 3, before: close))
    }
    let head = Self.modifiers(optional, first, in: source) + source.joined(first...closing)
    let async = effects.contains("async") ? " async" : ""
    (keyword, end, accessors, isThrowing) = (optional, last + 1, nil, effects.contains("throws"))
    guard !Self.isOptional(type) else {
      fallback = "\(head)\(async)\(isThrowing ? " throws" : "") -> \(type) { nil }"
      question = nil
      return
    }
    fallback = "\(Self.disfavoured) \(head)\(async) throws -> \(type) { throw \(ProtocolDeclaration.absence)() }"
    let call =
      "\(async.isEmpty ? "" : "await ")self.\(source.text(at: first + 1))(\(source.arguments(open + 1..<closing))) as \(type)"
    let result = type.contains(" ") ? "(\(type))?" : "\(type)?"
    question =
      isThrowing
      ? "\(head)\(async) throws -> \(result) { do { return try \(call) } "
        + "catch is \(ProtocolDeclaration.absence) { return nil } }" : "\(head)\(async) -> \(result) { try? \(call) }"
  }

  func rewrite(_ edits: inout SourceEdits, of source: SourceText) {
    let word = source.tokens[keyword].range
    guard question != nil else { return edits.blank(word, of: source) }
    edits.replace(word, by: Self.disfavoured)
    if let accessors {
      let (first, last) = (source.tokens[accessors.lowerBound].range, source.tokens[accessors.upperBound].range)
      edits.replace(first.lowerBound..<last.upperBound, by: "{ get throws }")
    } else if !isThrowing {
      edits.insert(" throws", at: source.tokens[end - 1].range.upperBound)
    }
  }

  /// Makes callers get the member with the optional result when both fit.
  private static let disfavoured = "@_disfavoredOverload"

  /// Whether a result of `type` can be nil.
  private static func isOptional(_ type: String) -> Bool {
    let isFunction = type.contains("->") && !type.hasSuffix(")?")
    return !isFunction && (type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<"))
  }

  /// Returns the attributes before `optional`, except those of Objective-C, and a `static` after it.
  private static func modifiers(_ optional: Int, _ first: Int, in source: SourceText) -> String {
    var (result, position) = ("", optional - 1)
    while position > 0 {
      var name = position
      if source.text(at: position) == ")" {
        guard let open = (0..<position).last(where: { source.closing(of: $0) == position }) else { break }
        name = open - 1
      }
      guard source.text(at: name - 1) == "@", source.isAttached(name) else { break }
      if !ArrivingRewriter.dropped.contains(source.text(at: name)) {
        result = source.joined(name - 1...position) + " " + result
      }
      position = name - 2
    }
    return result + ((optional..<first).contains { source.text(at: $0) == "static" } ? "static " : "")
  }
}
