/// A protocol in a piece of source, with its optional requirements.
struct ProtocolDeclaration {
  /// A requirement that a conforming type may leave out.
  struct Requirement {
    /// The index of the word `optional`.
    var keyword: Int
    var name: String
    /// The requirement with a body that stands for "absent"; nil if nothing can stand for its result.
    var defaultImplementation: String?
    /// The member with an optional result that tells whether there is an answer; nil if the result itself tells.
    var question: String?
    /// Whether it is a property.
    var isProperty: Bool
  }

  let name: String
  /// The access modifier that an extension of the protocol needs, with a space; empty if it needs none.
  let access: String
  /// Whether an attribute makes it a protocol of Objective-C.
  let isForObjectiveC: Bool
  /// Whether it inherits from other protocols.
  let isInheriting: Bool
  /// Whether only classes can conform to it, as far as the declaration shows.
  let isClassBound: Bool
  /// The offset at which another inherited protocol can be added.
  let inheritanceEnd: Int
  private(set) var optionalRequirements: [Requirement] = []
  /// The protocol from which one with optional properties also inherits: two properties with a name and different types
  /// need different protocols.
  var propertyProtocol: String { "\(name)_optional" }
  /// Whether the declaration demands something of the types that conform to it.
  let isConstrained: Bool
  /// Whether an optional property has a type that does not say whether there is an answer.
  var asksForProperties: Bool {
    !isConstrained && optionalRequirements.contains { $0.isProperty && $0.question != nil }
  }

  /// Reads the declaration whose keyword `protocol` is at `index`; nil if there is none.
  init?(at index: Int, in source: SourceText) {
    guard index + 1 < source.count, source.tokens[index + 1].kind == .word,
      let open = (index + 2..<source.count).first(where: { source.text(at: $0) == "{" }),
      let close = source.closing(of: open)
    else { return nil }
    name = source.text(at: index + 1)
    let inherited = (index + 2..<open).map { source.text(at: $0) }
    isInheriting = inherited.first == ":"
    // Whatever a protocol of Objective-C inherits from is one too, and so is for classes only; and so is what a protocol
    // demands of its conforming type.
    isConstrained = inherited.contains("where")
    isClassBound = isInheriting || isConstrained
    inheritanceEnd = source.tokens[open - 1].range.upperBound
    (access, isForObjectiveC) = Self.modifiers(before: index, in: source)
    var position = open + 1
    while position < close {
      if source.text(at: position) == "optional", let found = Requirement(at: position, before: close, in: source) {
        optionalRequirements.append(found)
      }
      position += 1
    }
  }

  /// Returns the access modifier before the keyword at `index`, and whether `@objc` stands there.
  private static func modifiers(before index: Int, in source: SourceText) -> (access: String, isForObjectiveC: Bool) {
    var (access, isForObjectiveC) = ("", false)
    var position = index - 1
    while position >= 0 {
      let word = source.text(at: position)
      if ["public", "package", "fileprivate", "private"].contains(word) {
        access = (word == "private" ? "fileprivate" : word) + " "
      } else if word == "objc", source.text(at: position - 1) == "@" {
        isForObjectiveC = true
      } else if !["@", "internal", ")", "(", "MainActor"].contains(word) {
        // Words in the parentheses of @objc(Name) are skipped with them.
        guard source.text(at: position - 1) == "(", source.text(at: position + 1) == ")" else { break }
      }
      position -= 1
    }
    return (access, isForObjectiveC)
  }
}

extension ProtocolDeclaration.Requirement {
  /// Reads the requirement whose word `optional` is at `index`; nil if it is no method or property.
  fileprivate init?(at index: Int, before close: Int, in source: SourceText) {
    var first = index + 1
    while ["static", "class", "mutating", "public"].contains(source.text(at: first)) { first += 1 }
    let keyword = source.text(at: first)
    guard ["func", "var"].contains(keyword), first + 1 < close else { return nil }
    self.keyword = index
    name = source.text(at: first + 1)
    let isStatic = source.text(at: index + 1) == "static" ? "static " : ""
    if keyword == "var" {
      guard let body = (first..<close).first(where: { source.text(at: $0) == "{" }),
        let end = source.closing(of: body)
      else { return nil }
      let type = Self.text(first + 3, body - 1, source)
      let isSettable = (body...end).contains { source.text(at: $0) == "set" }
      isProperty = true
      defaultImplementation = Self.absentBody(for: type).map { value in
        isStatic + Self.text(first, body - 1, source)
          + (isSettable ? " { get { \(value) } set {} }" : " { \(value) }")
      }
      guard defaultImplementation != nil, isStatic.isEmpty, !AbsentAnswers.isOptional(type) else { return }
      question = "var \(name): \(type)? { givenAnswer(\(name) as \(type)) }"
    } else {
      guard let open = (first..<close).first(where: { source.text(at: $0) == "(" }),
        let end = source.closing(of: open)
      else { return nil }
      var last = end
      while ["async", "throws", "rethrows"].contains(source.text(at: last + 1)) { last += 1 }
      var type = "Void"
      if source.matches(["-", ">"], at: last + 1) {
        let start = last + 3
        last = Self.endOfType(from: start, before: close, in: source)
        type = Self.text(start, last, source)
      }
      let signature = isStatic + Self.text(first, last, source)
      isProperty = false
      defaultImplementation = Self.absentBody(for: type).map { "\(signature) { \($0) }" }
      let effects = (end..<last).map { source.text(at: $0) }
      guard defaultImplementation != nil, isStatic.isEmpty, !AbsentAnswers.isOptional(type),
        !effects.contains("async"), !effects.contains("throws"), !effects.contains("rethrows")
      else { return }
      question = "\(signature)? { givenAnswer(\(Self.call(name, open, end, source)) as \(type)) }"
    }
  }

  /// Returns a call of a method, whose parameters are between two parentheses, with these parameters.
  private static func call(_ name: String, _ open: Int, _ end: Int, _ source: SourceText) -> String {
    let arguments = source.parameters(open + 1..<end).map { parameter in
      let label = source.text(at: parameter)
      let value = source.text(at: parameter + 1) == ":" ? label : source.text(at: parameter + 1)
      return label == "_" ? value : "\(label): \(value)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the index of the last token of the type that begins at `start`.
  private static func endOfType(from start: Int, before close: Int, in source: SourceText) -> Int {
    var position = start
    while position < close {
      if let end = source.closing(of: position) { position = end }
      let next = position + 1
      // A type continues in marks, and after them in words.
      let isContinued =
        next < close
        && ([".", "?", "!", "<", ">", "&", "-"].contains(source.text(at: next))
          || [".", "<", "&", "any", "some"].contains(source.text(at: position))
          || (source.text(at: position) == ">" && source.text(at: position - 1) == "-")
          || (source.text(at: position) == "," || source.text(at: next) == ","))
      guard isContinued else { return position }
      position = next
    }
    return close - 1
  }

  /// Returns the source of the tokens from `first` to `last` in one line, without comments.
  private static func text(_ first: Int, _ last: Int, _ source: SourceText) -> String {
    var result = ""
    for index in first...max(first, last) {
      if index > first, !source.isAttached(index) { result += " " }
      result += source.text(at: index)
    }
    return result
  }

  /// Returns the body of a default whose result has a type; nil if nothing can stand for the result.
  private static func absentBody(for type: String) -> String? {
    if ["", "Void", "()"].contains(type) { return "" }
    return AbsentAnswers.isOptional(type) ? "nil" : AbsentAnswers.body(for: type)
  }
}
