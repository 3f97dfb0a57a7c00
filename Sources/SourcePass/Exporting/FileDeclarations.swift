struct FileDeclarations {
  /// A member that the file adds to a type, so that another file needs this file.
  struct Member {
    let type: String
    /// For a function whose first argument has a label: "name(label".
    let name: String
  }

  private(set) var types: Set<String> = []
  private(set) var members: [Member] = []
  /// The words of the source, and "name(label" for calls whose first argument has a label.
  private(set) var uses: Set<String> = []

  private static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let memberKeywords: Set = ["func", "var", "let", "struct", "enum", "typealias"]

  init(_ source: SourceText) {
    /// The type that is being extended; nil outside of extensions that other files see.
    var extended: String?
    var depth = 0
    for index in 0..<source.count {
      let token = source.tokens[index]
      let text = source.text(at: index)
      if token.kind == .mark {
        if text == "{" { depth += 1 }
        if text == "}" { depth -= 1 }
        if depth == 0 { extended = nil }
        continue
      }
      guard token.kind == .word else { continue }
      uses.insert(text)
      let next = source.text(at: index + 1)
      if next == "(", source.text(at: index + 3) == ":" { uses.insert("\(text)(\(source.text(at: index + 2))") }
      switch depth {
      case 0 where Self.typeKeywords.contains(text): if !Self.isPrivate(index, in: source) { types.insert(next) }
      case 0 where text == "extension": extended = Self.isPrivate(index, in: source) ? nil : next
      case 1 where Self.memberKeywords.contains(text):
        guard let type = extended, !Self.isPrivate(index, in: source) else { continue }
        members.append(Member(type: type, name: Self.memberName(at: index + 1, in: source)))
      default: break
      }
    }
  }

  /// Includes the label of the first argument, if a function has one.
  private static func memberName(at index: Int, in source: SourceText) -> String {
    let (name, label) = (source.text(at: index), source.text(at: index + 2))
    guard source.text(at: index + 1) == "(", label != "_", label != ")" else { return name }
    return "\(name)(\(label)"
  }

  private static func isPrivate(_ index: Int, in source: SourceText) -> Bool {
    // "private(set)" restricts only the setter.
    (source.declarationStart(of: index)..<index).contains {
      ["private", "fileprivate"].contains(source.text(at: $0)) && source.text(at: $0 + 1) != "("
    }
  }
}
