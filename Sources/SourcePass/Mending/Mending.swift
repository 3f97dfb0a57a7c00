/// Changes what the compiler complains about in passed source, by a table of its messages.
///
/// A mark, `/*mended N:TEXT*/`, follows each change: the N bytes before it replace TEXT. The marks make it possible to
/// restore the source.
struct Mending {
  let source: SourceText
  /// The modules whose files are compiled together with this one, as one module.
  let modules: Set<String>
  private(set) var edits = SourceEdits()
  private var importsNetworking = false
  private var observers: Set<String> = []
  private var moved: Set<Int> = []

  init(_ source: SourceText, modules: Set<String>) { (self.source, self.modules) = (source, modules) }

  private enum Edit {
    case moveMark, dropOverride, dropWeak, addEmptyText, joinModule, dropCharacters, importNetworking,
      requireInitializer, publishInitializer, nameKey, closeStatic, makeOptional, dropObserving, makeByType, nameType
  }

  private static let rows: [(sentence: String, edit: Edit)] = [
    ("cannot use optional chaining on non-optional value of type '", .moveMark),
    ("cannot force unwrap value of non-optional type '", .moveMark),
    // For a requirement whose own result is optional.
    ("function value was used as a property; add () to call it", .moveMark),
    ("method does not override any method from its superclass", .dropOverride),
    ("use the 'required' modifier to override a required initializer", .requireInitializer),
    ("'required' initializer must be accessible wherever class '", .publishInitializer),
    ("argument type 'any NSCopying' does not conform to expected type 'Hashable'", .nameKey),
    ("static declarations are implicitly 'final'; use 'public' instead of 'open'", .closeStatic),
    ("initializer for conditional binding must have Optional type, not '", .makeOptional),
    ("value of type 'NSObject' has no member 'observeValue'", .dropObserving),
    ("with a metatype value must use a 'required' initializer", .makeByType),
    ("value of type 'AnyObject' has no member '", .nameType),
    ("value of type 'AnyObject' has no subscripts", .nameType),
    ("'weak' cannot be applied to a property declaration in a protocol", .dropWeak),
    ("missing argument for parameter ", .addEmptyText),
    ("no such module '", .joinModule),
    ("'characters' is unavailable: Please use String directly", .dropCharacters),
    ("This type has moved to the FoundationNetworking module.", .importNetworking),
    ("(aka 'AnyObject') has no member", .importNetworking), ("'URLRequest' in scope", .importNetworking),
  ]

  /// Returns false if nothing can be done about the complaint.
  mutating func mend(_ complaint: SourcePass.Complaint) -> Bool {
    // The compiler names no token, but the line behind the last initializer.
    if complaint.text.contains("' must be provided by subclass of '") { return addInitializer(complaint) }
    guard let row = Self.rows.first(where: { complaint.text.contains($0.sentence) }),
      let token = source.token(line: complaint.line, column: complaint.column)
    else { return false }
    return switch row.edit {
    case .moveMark: moveMark(at: token, complaint.text)
    case .dropOverride: dropOverride(at: token)
    case .dropWeak: dropWeak(at: token)
    case .addEmptyText: addEmptyText(at: token)
    case .joinModule: joinModule(at: token)
    case .dropCharacters: dropCharacters(at: token)
    case .importNetworking: importNetworking()
    case .requireInitializer: requireInitializer(at: token)
    case .publishInitializer: publishInitializer(at: token)
    case .nameKey: exchange("NSCopying", by: "AnyHashable", near: token)
    case .closeStatic: exchange("open", by: "public", near: token)
    case .makeOptional: makeOptional(at: token)
    case .dropObserving: dropObserving(at: token)
    case .makeByType: makeByType(at: token)
    case .nameType: nameType(at: token, isSubscript: complaint.text.hasSuffix("no subscripts"))
    }
  }

  // MARK: Edits

  private mutating func replace(_ range: Range<Int>, by text: String) {
    edits.replace(range, by: "\(text)/*mended \(text.utf8.count):\(source.text(range))*/", padded: false)
  }

  private mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, by: text) }

  /// Removes the `?` or `!` of a call such as `delegate.method?(…)`, because here each requirement has a default.
  ///
  /// For a requirement of the user's code, which may throw, the result stays optional, so the mark moves behind the
  /// call.
  private mutating func moveMark(at index: Int, _ sentence: String) -> Bool {
    let mark = source.text(at: index)
    guard ["?", "!"].contains(mark), ["(", "{"].contains(source.text(at: index + 1)),
      let end = source.closing(of: index + 1)
    else { return false }
    let type = sentence.split(separator: "'").dropFirst().first ?? "->"
    guard type.contains("->") else { return false }
    // The compiler may report the same mark again with another message.
    guard moved.insert(index).inserted else { return true }
    let (throwing, optional) = (type.contains(" throws "), type.hasSuffix("?"))
    let continues = [".", "["].contains(source.text(at: end + 1)) && source.isAttached(end + 1)
    if mark == "!" {
      // The mark may belong to the call or to the result: the type does not tell.
      guard throwing || !optional else { return false }
      if throwing { insert("!", at: source.tokens[end].range.upperBound) }
    } else if throwing || optional, continues {
      insert("?", at: source.tokens[end].range.upperBound)
    }
    replace(source.tokens[index].range, by: "")
    return true
  }

  /// Methods of Objective-C's root class that are not overridable here.
  private static let rootMethods: Set = [
    "responds", "forwardingTarget", "setValue", "value", "conforms", "observeValue",
  ]

  /// Drops `override` from a method that only Objective-C's root class has.
  private mutating func dropOverride(at name: Int) -> Bool {
    guard Self.rootMethods.contains(source.text(at: name)),
      let keyword = (max(0, name - 6)..<name).last(where: { source.text(at: $0) == "override" })
    else { return false }
    if source.text(at: name) == "observeValue" { adoptObserver(around: name) }
    replace(source.tokens[keyword].range, by: "")
    return true
  }

  /// A requirement that is optional in Objective-C has a default here, so what is bound is never nil.
  private mutating func makeOptional(at index: Int) -> Bool {
    // The compiler names the keyword, or the value.
    let isValue = source.text(at: index - 1) == "="
    guard let equals = isValue ? index - 1 : (index..<source.count).first(where: { source.text(at: $0) == "=" }) else {
      return false
    }
    var end = equals + 1
    while end < source.count, ![",", "{", "else"].contains(source.text(at: end)) {
      end = (source.closing(of: end) ?? end) + 1
    }
    guard end > equals + 1, end < source.count else { return false }
    insert("Optional(", at: source.tokens[equals + 1].range.lowerBound)
    insert(")", at: source.tokens[end - 1].range.upperBound)
    return true
  }

  /// Objective-C's root class observes nothing either.
  private mutating func dropObserving(at name: Int) -> Bool {
    guard
      source.matches(["super", ".", "observeValue", "("], at: name - 2)
        || source.matches(["super", ".", "observeValue", "("], at: name),
      let first = (max(0, name - 2)...name).first(where: { source.text(at: $0) == "super" }),
      let end = source.closing(of: first + 3)
    else { return false }
    replace(source.tokens[first].range.lowerBound..<source.tokens[end].range.upperBound, by: "()")
    return true
  }

  /// Replaces `type.init(…)` by a call that finds the class's initializer in what the pass tells of the classes.
  private mutating func makeByType(at index: Int) -> Bool {
    // The compiler names the type, or the initializer.
    let near = max(1, index - 1)..<min(index + 12, source.count)
    let name = near.first { source.matches([".", "init", "("], at: $0 - 1) }
    guard let open = name.map({ $0 + 1 }) ?? near.dropFirst().first(where: { source.text(at: $0) == "(" }),
      let end = source.closing(of: open)
    else { return false }
    let labels = source.parameters(open + 1..<end).map { source.text(at: $0) }.joined(separator: " ")
    guard ["", "frame"].contains(labels) else { return makeByName(open..<end) }
    let hasName = source.matches([".", "init"], at: open - 2)
    var first = hasName ? open - 3 : open - 1
    if hasName {
      while first > 0 {
        if let start = (0..<first).last(where: { source.closing(of: $0) == first }) {
          first = start
          // What is called, or has elements.
          guard source.isAttached(start), start > 0,
            source.tokens[start - 1].kind == .word || [")", "]"].contains(source.text(at: start - 1))
          else { break }
          first -= 1
        } else if source.text(at: first - 1) == "." {
          first -= 2
        } else {
          break
        }
      }
    }
    insert("Rehearsal.made(", at: source.tokens[first].range.lowerBound)
    let type = hasName ? source.tokens[open - 2].range.lowerBound : source.tokens[open].range.lowerBound
    replace(type..<source.tokens[open].range.upperBound, by: (hasName ? "" : ".self") + (open + 1 == end ? "" : ", "))
    return true
  }

  /// In an extension the class is known, and its initializers make what a subclass of it makes of them.
  private mutating func makeByName(_ call: Range<Int>) -> Bool {
    let first = call.lowerBound - 3
    guard first >= 0, ["self", "Self"].contains(source.text(at: first)),
      source.matches([".", "init"], at: first + 1),
      let owner = (0..<first).last(where: { index in
        guard source.text(at: index) == "extension",
          let body = (index..<first).first(where: { source.text(at: $0) == "{" }),
          let end = source.closing(of: body)
        else { return false }
        return end > first
      })
    else { return false }
    replace(
      source.tokens[first].range.lowerBound..<source.tokens[first + 2].range.upperBound,
      by: "(\(source.text(at: owner + 1))")
    let force = "!"
    insert(" as\(force) Self)", at: source.tokens[call.upperBound].range.upperBound)
    return true
  }

  /// Any object answers every message in Objective-C; here it is asked as what has the member, or the subscript.
  private mutating func nameType(at index: Int, isSubscript: Bool) -> Bool {
    // The compiler names the member, the mark before it, or the beginning of a subscript's object.
    let near = [index - 1, index, index + 1].first { source.text(at: $0) == "." }
    let bracket = (index..<min(index + 24, source.count)).first { source.text(at: $0) == "[" }
    guard let dot = isSubscript ? bracket : near, dot >= 2 else { return false }
    let member = isSubscript ? "[" : source.text(at: dot + 1)
    let isOptional = source.text(at: dot - 1) == "?"
    let last = isOptional ? dot - 2 : dot - 1
    var first = last
    if source.text(at: last) == ")" {
      first = (0..<last).last { source.closing(of: $0) == last } ?? last
    } else {
      while source.text(at: first - 1) == ".", source.tokens[first - 2].kind == .word { first -= 2 }
      guard source.tokens[first].kind == .word else { return false }
    }
    guard source.text(at: first - 1) != "." else { return false }
    // With the mark, because a question mark after a comment begins a choice.
    let range = source.tokens[first].range.lowerBound..<source.tokens[dot - 1].range.upperBound
    let object = source.joined(first...last)
    if member == "[" {
      let isNumber = Int(source.text(at: dot + 1)) != nil
      replace(range, by: "(\(object) as? \(isNumber ? "NSArray" : "NSDictionary"))?")
      return true
    }
    if Self.numbers.contains(member) {
      // What any object answers may be missing, so that a variable of it is optional.
      let declares = source.text(at: first - 1) == "=" && ["let", "var"].contains(source.text(at: first - 3))
      let isForced = source.text(at: dot + 2) == "!"
      replace(range, by: "Rehearsal.number(\(object))\(isOptional || declares && !isForced ? "?" : "!")")
      if !isOptional, isForced { replace(source.tokens[dot + 2].range, by: "") }
      return true
    }
    if let type = Self.members[member] {
      let mark = isOptional ? "?" : ""
      replace(range, by: "(\(object) as\(isOptional ? "?" : "!") \(type))\(mark)")
      return true
    }
    // A protocol in this file that requires the member.
    let type = (0..<source.count).first { index in
      guard source.text(at: index) == "protocol",
        let open = (index..<source.count).first(where: { source.text(at: $0) == "{" }),
        let end = source.closing(of: open)
      else { return false }
      return (open..<end).contains { source.matches(["func", member], at: $0) }
    }
    guard let type, isOptional else { return false }
    replace(range, by: "(\(object) as? \(source.text(at: type + 1)))?")
    return true
  }

  private static let members = [
    "center": "UIView", "frame": "UIView", "bounds": "UIView", "tag": "UIView", "superview": "UIView",
    "alpha": "UIView", "isHidden": "UIView", "isSelected": "UIControl", "isEnabled": "UIControl", "isOn": "UISwitch",
    "selectedSegmentIndex": "UISegmentedControl", "currentTitle": "UIButton", "state": "UIGestureRecognizer",
    "value": "NSObject", "setValue": "NSObject",
  ]

  private static let numbers: Set = ["doubleValue", "floatValue", "intValue", "integerValue", "boolValue"]

  /// Old compilers allowed it, without an effect.
  private mutating func dropWeak(at index: Int) -> Bool {
    guard source.text(at: index) == "weak" else { return false }
    replace(source.tokens[index].range, by: "")
    return true
  }

  /// Makes the class around `index` an observer of values.
  private mutating func adoptObserver(around index: Int) {
    let classes = (0..<index).filter { position in
      guard source.text(at: position) == "class", source.text(at: position - 1) != ".",
        let open = (position..<index).first(where: { source.text(at: $0) == "{" }),
        let end = source.closing(of: open)
      else { return false }
      return end > index
    }
    let name = classes.map { source.text(at: $0 + 1) }.joined(separator: ".")
    guard observers.insert(name).inserted else { return }
    let end = source.bytes.last == UInt8(ascii: "\n") ? source.bytes.count - 1 : source.bytes.count
    insert("\nextension \(name): NamedValueObserver {}", at: end)
  }

  /// Here Foundation has no attributed string without arguments, so it gets an empty text.
  private mutating func addEmptyText(at index: Int) -> Bool {
    guard source.matches(["(", ")"], at: index - 1),
      ["NSAttributedString", "NSMutableAttributedString"].contains(source.text(at: index - 2))
    else { return false }
    insert("string: \"\"", at: source.tokens[index].range.lowerBound)
    return true
  }

  /// Replaces the import of a module that is compiled as part of this one by UIKit, which that module imports at least.
  private mutating func joinModule(at name: Int) -> Bool {
    guard modules.contains(source.text(at: name)),
      let keyword = (max(0, name - 2)..<name).last(where: { source.text(at: $0) == "import" })
    else { return false }
    var last = name
    while source.text(at: last + 1) == ".", source.isAttached(last + 1), last + 2 < source.count { last += 2 }
    replace(source.tokens[keyword + 1].range.lowerBound..<source.tokens[last].range.upperBound, by: "UIKit")
    return true
  }

  /// Since Swift 4 a string is a collection itself.
  private mutating func dropCharacters(at name: Int) -> Bool {
    guard source.text(at: name) == "characters", source.text(at: name - 1) == "." else { return false }
    replace(source.tokens[name - 1].range.lowerBound..<source.tokens[name].range.upperBound, by: "")
    return true
  }

  /// Foundation's networking is a module of its own on Linux.
  private mutating func importNetworking() -> Bool {
    guard !importsNetworking else { return true }
    let first = (0..<source.count).first { source.text(at: $0) == "import" && source.tokens[$0].kind == .word }
    guard var start = first, !source.matches(["FoundationNetworking"], at: start + 1) else { return false }
    // Skip the attributes of the import.
    while start >= 2, source.text(at: start - 2) == "@" { start -= 2 }
    insert("import FoundationNetworking; ", at: source.tokens[start].range.lowerBound)
    importsNetworking = true
    return true
  }

  // MARK: Cells

  private mutating func requireInitializer(at index: Int) -> Bool {
    guard CellInitializers.isInitializer(at: index, in: source),
      let keyword = CellInitializers.modifier("override", of: index, in: source)
    else { return false }
    replace(source.tokens[keyword].range, by: "required")
    return true
  }

  /// A required initializer is as visible as its class.
  private mutating func publishInitializer(at index: Int) -> Bool {
    guard let keyword = (max(0, index - 4)...index).last(where: { source.text(at: $0) == "required" }) else {
      return false
    }
    insert("public ", at: source.tokens[keyword].range.lowerBound)
    return true
  }

  /// Replaces a word in the same statement.
  private mutating func exchange(_ word: String, by other: String, near index: Int) -> Bool {
    let range = max(0, index - 5)..<min(index + 12, source.count)
    guard let found = range.first(where: { source.text(at: $0) == word }) else { return false }
    replace(source.tokens[found].range, by: other)
    return true
  }

  /// Adds an initializer that a cell's class does not inherit, because it has others; as on iOS, calling it is an error.
  private mutating func addInitializer(_ complaint: SourcePass.Complaint) -> Bool {
    let names = complaint.text.split(separator: "'", omittingEmptySubsequences: false)
    guard names.count > 5, let parameters = CellInitializers.parameters(of: names[3]),
      let offset = source.offset(line: complaint.line, column: complaint.column),
      let parent = names[5].split(separator: ".").last,
      let owner = SourceClass.all(in: source).last(where: {
        $0.inherited.contains(String(parent)) && source.tokens[$0.keyword].range.lowerBound < offset
      })
    else { return false }
    insert(
      "\(isVisible(owner) ? "public " : "")required init(\(parameters)) { preconditionFailure(\"\(names[3]) has not been implemented\") } ",
      at: source.tokens[owner.body.upperBound].range.lowerBound)
    return true
  }

  private func isVisible(_ owner: SourceClass) -> Bool {
    (max(0, owner.keyword - 4)..<owner.keyword).contains { ["open", "public"].contains(source.text(at: $0)) }
  }

  // MARK: Marks

  /// Returns the changes whose marks are between two tokens, each with the original text.
  static func marks(in gap: Range<Int>, of source: SourceText) -> [(range: Range<Int>, original: String)] {
    let text = source.text(gap)
    guard text.contains("/*mended ") else { return [] }
    return text.matches(of: #//\*mended (\d+):/#).compactMap { match in
      func offset(_ index: String.Index) -> Int {
        gap.lowerBound + text.utf8.distance(from: text.startIndex, to: index)
      }
      // The original text may have comments of its own.
      var (end, depth) = (match.range.upperBound, 1)
      while depth > 0, end < text.endIndex {
        let change = text[end...].hasPrefix("/*") ? 1 : text[end...].hasPrefix("*/") ? -1 : 0
        depth += change
        end = text.index(end, offsetBy: change == 0 ? 1 : 2)
      }
      guard depth == 0, let count = Int(match.1), count <= offset(match.range.lowerBound) else { return nil }
      let original = text[match.range.upperBound..<end].dropLast(2)
      return (offset(match.range.lowerBound) - count..<offset(end), String(original))
    }
  }
}

extension SourceText {
  /// Line and column count from 1, the column in bytes.
  fileprivate func offset(line: Int, column: Int) -> Int? {
    var (offset, number) = (0, 1)
    while number < line {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (offset, number) = (end + 1, number + 1)
    }
    return offset + column - 1
  }

  fileprivate func token(line: Int, column: Int) -> Int? {
    offset(line: line, column: column).flatMap { offset in tokens.firstIndex { $0.range.contains(offset) } }
  }
}

extension SourcePass {
  package struct Complaint: Hashable, Sendable {
    /// Both count from 1, the column in bytes.
    package var line, column: Int
    package var text: String

    package init(line: Int, column: Int, text: String) { (self.line, self.column, self.text) = (line, column, text) }
  }

  /// Passed source with what was mended in it.
  package struct Mended: Equatable {
    package var text: String
    package var shifts: [Shift]
    /// The complaints that led to changes.
    package var complaints: [Complaint]
  }

  /// Mends what the compiler's complaints name, where that is possible.
  ///
  /// `modules` are compiled with the file as one module.
  package static func mending(_ passed: String, by complaints: [Complaint], modules: Set<String> = []) -> Mended {
    let source = SourceText(passed)
    var mending = Mending(source, modules: modules)
    var seen: Set<Complaint> = []
    let mended = complaints.filter { seen.insert($0).inserted && mending.mend($0) }
    return Mended(
      text: mending.edits.applied(to: source), shifts: mending.edits.shifts(in: source), complaints: mended)
  }
}
