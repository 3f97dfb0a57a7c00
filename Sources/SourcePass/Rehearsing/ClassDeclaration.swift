/// A class or an extension of one, with the members that archives name.
struct ClassDeclaration {
  enum Member: Equatable {
    case property(String)
    /// The method's name in Objective-C, and how Swift refers to it.
    case action(String, method: String)
    /// A method that creates the controller to which a segue leads, and its call.
    case creator(String, call: String)
  }

  let name: String
  /// With the types around it.
  let path: String
  /// The name in Objective-C.
  let archiveName: String
  /// As written, with its types; empty if there is none.
  let superclass: String
  let isExtension: Bool
  let isGeneric: Bool
  /// Whether code at the end of the file cannot name it.
  let isHidden: Bool
  private(set) var members: [Member] = []
  /// The labels of each.
  private var initializers: [[String]] = []

  /// Whether an object can be created with these labels: a class without initialisers of its own inherits them.
  func hasInitializer(_ labels: [String]) -> Bool { initializers.isEmpty || initializers.contains(labels) }

  func declaresInitializer(_ labels: [String]) -> Bool { initializers.contains(labels) }

  static func all(in source: SourceText) -> [ClassDeclaration] {
    var found: [ClassDeclaration] = []
    read(0..<source.count, of: source, around: [], isHidden: false, &found)
    return found
  }

  private static func read(
    _ range: Range<Int>, of source: SourceText, around path: [String], isHidden: Bool, _ found: inout [ClassDeclaration]
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      if let body = source.typeBody(at: position), body.upperBound <= range.upperBound {
        let names = names(at: position + 1, in: source)
        let isPrivate = !path.isEmpty && source.modifiers(of: position).contains("private")
        let word = source.text(at: position)
        if word == "class" || word == "extension" {
          found.append(
            ClassDeclaration(
              at: position, body, path + names, isHidden: isHidden || isPrivate, source)
          )
        }
        read(
          body.lowerBound + 1..<body.upperBound, of: source, around: path + names, isHidden: isHidden || isPrivate,
          &found)
        position = body.upperBound + 1
      } else {
        position = (source.closing(of: position) ?? position) + 1
      }
    }
  }

  /// The words of a path such as `Outer.Inner`.
  private static func names(at first: Int, in source: SourceText) -> [String] {
    var (names, position) = ([source.text(at: first)], first + 1)
    while source.text(at: position) == "." {
      names.append(source.text(at: position + 1))
      position += 2
    }
    return names
  }

  private init(at keyword: Int, _ body: Range<Int>, _ path: [String], isHidden: Bool, _ source: SourceText) {
    name = path.last ?? ""
    self.path = path.joined(separator: ".")
    let objectiveC = (source.declarationStart(of: keyword)..<keyword).first { source.matches(["objc", "("], at: $0) }
    let end = objectiveC.flatMap { source.closing(of: $0 + 1) }
    archiveName = objectiveC.flatMap { first in end.map { source.joined(first + 2...$0 - 1) } } ?? name
    isExtension = source.text(at: keyword) == "extension"
    isGeneric = !isExtension && source.text(at: keyword + 2) == "<"
    self.isHidden = isHidden
    let colon = (keyword..<body.lowerBound).first { source.text(at: $0) == ":" && !isInBrackets($0, keyword, source) }
    if let colon, !isExtension, colon + 1 < body.lowerBound {
      let next = source.parameters(colon + 1..<body.lowerBound).dropFirst().first.map { $0 - 1 } ?? body.lowerBound
      let end = (colon + 1..<next).first { source.text(at: $0) == "where" } ?? next
      superclass = source.text(source.tokens[colon + 1].range.lowerBound..<source.tokens[end - 1].range.upperBound)
    } else {
      superclass = ""
    }
    readMembers(body.lowerBound + 1..<body.upperBound, source)
  }

  // MARK: Members

  private static let memberModifiers: Set = [
    "public", "open", "internal", "fileprivate", "private", "package", "final", "dynamic", "override", "weak",
    "unowned", "lazy", "required", "convenience", "static", "class", "nonisolated", "mutating", "optional",
  ]

  private mutating func readMembers(_ range: Range<Int>, _ source: SourceText) {
    var (position, attributes, isStatic): (Int, [String: String], Bool) = (range.lowerBound, [:], false)
    while position < range.upperBound {
      let text = source.text(at: position)
      if text == "@" {
        let name = source.text(at: position + 1)
        attributes[name] = ""
        position += 2
        if source.text(at: position) == "(", source.isAttached(position), let end = source.closing(of: position) {
          if end > position + 1 { attributes[name] = source.joined(position + 1...end - 1) }
          position = end + 1
        }
        continue
      }
      if Self.memberModifiers.contains(text) {
        if text == "static" || text == "class" { isStatic = true }
        position += 1
        // As in private(set).
        if source.text(at: position) == "(", source.isAttached(position) {
          position = (source.closing(of: position) ?? position) + 1
        }
        continue
      }
      if !isStatic { readMember(at: position, attributes, source) }
      (attributes, isStatic) = ([:], false)
      position = (source.closing(of: position) ?? position) + 1
    }
  }

  private static let properties: Set = ["IBOutlet", "IBInspectable", "GKInspectable", "objc"]

  private mutating func readMember(at position: Int, _ attributes: [String: String], _ source: SourceText) {
    let name = source.text(at: position + 1)
    switch source.text(at: position) {
    case "var" where !Self.properties.isDisjoint(with: attributes.keys): members.append(.property(name))
    case "func" where attributes["IBAction"] != nil || attributes["IBSegueAction"] != nil:
      guard source.text(at: position + 2) == "(", let close = source.closing(of: position + 2) else { return }
      let parameters = source.parameters(position + 3..<close)
      let key = attributes["objc"].flatMap { $0.isEmpty ? nil : $0 }
      readMethod(name, parameters, close, key, isCreator: attributes["IBSegueAction"] != nil, source)
    case "init":
      let open = source.text(at: position + 1) == "(" ? position + 1 : position + 2
      guard let close = source.closing(of: open) else { return }
      initializers.append(source.parameters(open + 1..<close).map { source.text(at: $0) })
    default: break
    }
  }

  private mutating func readMethod(
    _ name: String, _ parameters: [Int], _ close: Int, _ key: String?, isCreator: Bool, _ source: SourceText
  ) {
    let labels = parameters.map { source.text(at: $0) }
    let key = key ?? ObjectiveCName.of(name, labels: labels)
    if isCreator {
      let arguments = parameters.enumerated().map { number, first in
        let end = parameters.dropFirst(number + 1).first.map { $0 - 1 } ?? close
        let isText = (first..<end).contains { source.text(at: $0) == "String" }
        let isOptional = source.text(at: end - 1) == "?"
        let value = number == 0 ? "coder" : isText ? isOptional ? "identifier" : "identifier ?? \"\"" : "sender"
        return labels[number] == "_" ? value : "\(labels[number]): \(value)"
      }
      return members.append(.creator(key, call: "\(name)(\(arguments.joined(separator: ", ")))"))
    }
    // An action returns nothing, and does so at once.
    guard !["async", "throws", "-"].contains(source.text(at: close + 1)), labels.count <= 2 else { return }
    let method = labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    members.append(.action(key, method: method))
  }
}

private func isInBrackets(_ colon: Int, _ keyword: Int, _ source: SourceText) -> Bool {
  // A colon between the angle brackets of a generic class belongs to its parameters.
  let marks = (keyword..<colon).map { source.text(at: $0) }
  return marks.count { $0 == "<" } > marks.count { $0 == ">" }
}

/// The name of a method in Objective-C.
enum ObjectiveCName {
  private static let prepositions: Set = [
    "for", "by", "with", "to", "from", "in", "on", "at", "of", "as", "into", "using", "via", "after", "before",
  ]

  /// Objective-C makes the first label part of the name.
  static func of(_ name: String, labels: [String]) -> String {
    var result = name
    for (position, label) in labels.enumerated() {
      if position == 0, label != "_" {
        let word = label.prefix { !$0.isUppercase }
        result += (prepositions.contains(String(word)) ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
      } else if position > 0, label != "_" {
        result += label
      }
      result += ":"
    }
    return result
  }
}
