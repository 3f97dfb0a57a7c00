/// Rewrites source for iOS so that it compiles here, using the syntax alone.
///
/// What depends on types, such as whether `x.name?()` calls a closure or an optional requirement, is left to the
/// compiler; ``Mending`` changes what it names.
struct ArrivingRewriter {
  let source: SourceText
  var edits = SourceEdits()
  /// Nil if previews are dropped.
  var previews: PreviewRewriter?
  private(set) var remarks: [SourcePass.Remark] = []
  var hasAbsence = false
  var hasManagedValues = false

  init(source: SourceText) { self.source = source }

  mutating func rewrite(with others: [ExtensionOverrides] = [], oldNames declared: Set<String>? = nil) {
    if let declared { replaceOldNames(declared) }
    liftOverrides(with: others)
    for keyword in CellInitializers.positions(of: "override", in: source) { replace(keyword, keyword, by: "required") }
    for answer in RowDeletion.answers(in: source) { edits.insert(answer.text, at: answer.offset) }
    var index = 0
    while index < source.count {
      let next: Int? =
        switch source.text(at: index) {
        case "@": dropAttribute(at: index)
        case "#": rewriteDirective(at: index)
        case "protocol": rewriteProtocol(at: index)
        case "import": rewriteImport(at: index)
        case "os": rewriteCondition(at: index)
        case "responds": rewriteResponds(at: index)
        case "Bundle", "NSLocalizedString": rewriteBundle(at: index)
        case "Darwin", "CoreFoundation": rewriteModule(at: index)
        case "ProcessInfo": rewriteProcessInfo(at: index)
        default: nil
        }
      index = next ?? index + 1
    }
  }

  /// Pads the text with spaces to the length of the tokens.
  private mutating func replace(_ first: Int, _ last: Int, by text: String) {
    edits.replace(source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound, by: text)
  }

  mutating func blank(_ first: Int, _ last: Int) {
    edits.blank(source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound, of: source)
  }

  private mutating func replaceOldNames(_ declared: Set<String>) {
    var names = OldNames(source, declared: declared)
    names.replace(in: &edits)
    guard let first = names.lines.first else { return }
    let count =
      names.lines.count == 1 ? "A name of Swift 4 or older is" : "\(names.lines.count) names of Swift 4 or older are"
    remarks.append(SourcePass.Remark(line: first, message: "\(count) read as today's."))
  }

  private mutating func remark(_ message: String, at index: Int) {
    remarks.append(SourcePass.Remark(line: source.line(of: source.tokens[index].range.lowerBound), message: message))
  }

  // MARK: Attributes

  static let dropped: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSManaged", "NSCopying", "GKInspectable",
  ]
  static let entryPoints: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

  private mutating func dropAttribute(at index: Int) -> Int? {
    let name = source.text(at: index + 1)
    guard source.isAttached(index + 1) else { return nil }
    if Self.entryPoints.contains(name) {
      blank(index, index + 1)
      // The window starts the application itself.
      if previews == nil { remark("The application's entry point has no effect here.", at: index) }
      return index + 2
    }
    guard Self.dropped.contains(name) else { return nil }
    if name == "NSManaged" { rewriteManagedProperty(at: index) }
    var last = index + 1
    if name == "objc", source.text(at: index + 2) == "(", source.isAttached(index + 2),
      let end = source.closing(of: index + 2)
    {
      last = end
    }
    blank(index, last)
    return last + 1
  }

  // MARK: Directives

  private mutating func rewriteDirective(at index: Int) -> Int? {
    guard source.isAttached(index + 1) else { return nil }
    switch source.text(at: index + 1) {
    case "selector": return rewriteSelector(at: index)
    case "keyPath": return rewriteKeyPath(at: index)
    case "colorLiteral" where source.text(at: index + 2) == "(":
      replace(index, index + 2, by: "UIColor(")
      return index + 3
    case "imageLiteral" where source.matches(["(", "resourceName", ":"], at: index + 2):
      guard let end = source.closing(of: index + 2) else { return nil }
      replace(index, index + 4, by: "(UIImage(named:")
      edits.insert(" ?? UIImage())", at: source.tokens[end].range.upperBound)
      return end + 1
    case "Preview": return previews?.rewrite(at: index, of: source, in: &edits) ?? dropPreview(at: index)
    default: return nil
    }
  }

  private mutating func rewriteSelector(at index: Int) -> Int? {
    guard source.text(at: index + 2) == "(", let end = source.closing(of: index + 2) else { return nil }
    let isAccessor = ["getter", "setter"].contains(source.text(at: index + 3)) && source.text(at: index + 4) == ":"
    guard isAccessor else {
      replace(index, index + 2, by: " Selector(")
      return index + 3
    }
    let property = source.text(at: end - 1)
    let isSetter = source.text(at: index + 3) == "setter"
    let name = isSetter ? "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" : property
    replace(index, end, by: " Selector(\"\(name)\")")
    return end + 1
  }

  /// Objective-C makes a string of `#keyPath(Type.name.name)`.
  private mutating func rewriteKeyPath(at index: Int) -> Int? {
    guard source.text(at: index + 2) == "(", let end = source.closing(of: index + 2) else { return nil }
    var names = (index + 3..<end).map { source.text(at: $0) }.filter { $0 != "." }
    if names.first == "self" { names.removeFirst() }
    while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
    replace(index, end, by: "\"" + names.joined(separator: ".") + "\"")
    return end + 1
  }

  private mutating func dropPreview(at index: Int) -> Int? {
    var body = index + 2
    if source.text(at: body) == "(" {
      guard let end = source.closing(of: body) else { return nil }
      body = end + 1
    }
    guard source.text(at: body) == "{", let end = source.closing(of: body) else { return nil }
    blank(index, end)
    remark("The preview is left out.", at: index)
    return end + 1
  }

  // MARK: Imports and conditions

  private static let kindsOfImport: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Apple's modules whose contents are in UIKit here.
  private static let includedModules: Set = ["ObjectiveC", "Darwin", "CoreFoundation"]

  /// Drops the submodule of `import UIKit.UIGestureRecognizerSubclass`; imports UIKit in place of a module that it
  /// includes.
  private mutating func rewriteImport(at index: Int) -> Int? {
    let name = Self.kindsOfImport.contains(source.text(at: index + 1)) ? index + 2 : index + 1
    if Self.includedModules.contains(source.text(at: name)), source.text(at: index - 1) != "." {
      var last = name
      while source.text(at: last + 1) == ".", source.isAttached(last + 1) { last += 2 }
      replace(index + 1, min(last, source.count - 1), by: "UIKit")
      return last + 1
    }
    guard ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "os"].contains(source.text(at: index + 1)),
      source.text(at: index + 2) == ".", source.isAttached(index + 2)
    else { return nil }
    var last = index + 3
    while source.text(at: last + 1) == ".", source.isAttached(last + 1) { last += 2 }
    blank(index + 2, last)
    return last + 1
  }

  /// Of `Darwin.ceil(x)` the name is UIKit's.
  private mutating func rewriteModule(at index: Int) -> Int? {
    guard source.text(at: index + 1) == ".", source.isAttached(index + 1), source.text(at: index - 1) != "." else {
      return nil
    }
    let name = source.text(at: index)
    edits.replace(
      source.tokens[index].range, by: String(repeating: " ", count: name.utf8.count - 5) + "UIKit", padded: false)
    return index + 2
  }

  /// Linux's Foundation has the process's only.
  private mutating func rewriteProcessInfo(at index: Int) -> Int? {
    guard source.matches(["(", ")"], at: index + 1), source.isAttached(index + 1) else { return nil }
    edits.replace(
      source.tokens[index + 1].range.lowerBound..<source.tokens[index + 2].range.upperBound, by: ".processInfo",
      padded: false)
    return index + 3
  }

  /// `os(iOS)` in a condition becomes `true`.
  private mutating func rewriteCondition(at index: Int) -> Int? {
    guard source.matches(["(", "iOS", ")"], at: index + 1), isInCondition(index) else { return nil }
    replace(index, index + 3, by: "true")
    return index + 4
  }

  private func isInCondition(_ index: Int) -> Bool {
    let line = source.bytes[..<source.tokens[index].range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
    var first = index
    while first > 0, source.tokens[first - 1].range.lowerBound > line { first -= 1 }
    return source.text(at: first) == "#" && ["if", "elseif"].contains(source.text(at: first + 1))
  }

  // MARK: Overriding

  /// Renames members of extensions that override or are overridden, and adds members to their classes that call them.
  private mutating func liftOverrides(with others: [ExtensionOverrides]) {
    let own = ExtensionOverrides(in: source)
    let members = own.members + others.flatMap(\.members)
    for member in own.members where member.forwarding != nil {
      guard ([own] + others).contains(where: { $0.classes[member.className] != nil })
      else {
        guard member.prefix == "override" else { continue }
        remark(
          "Only the file that declares \(member.className) can override its superclass's members.", at: member.keyword)
        continue
      }
      let name = member.newName(among: members)
      // `override func name` becomes `func override_name`, which is equally long.
      if member.kind == member.keyword + 1 {
        replace(member.keyword, member.name, by: "\(source.text(at: member.kind)) \(name)")
      } else {
        blank(member.keyword, member.keyword)
        edits.replace(source.tokens[member.name].range, by: name, padded: false)
      }
    }
    for (name, body) in own.classes.sorted(by: { $0.value.brace < $1.value.brace }) {
      let forwarding = members.filter { $0.className == name }.compactMap { member in
        member.forwarding.map { body.access + $0(member.newName(among: members)) }
      }
      guard !forwarding.isEmpty else { continue }
      let text = " " + forwarding.joined(separator: "; ") + ";"
      edits.insert(text, at: source.tokens[body.brace].range.upperBound)
    }
  }

  /// The files of an app lie in its project here, not in the program's bundle.
  private mutating func rewriteBundle(at index: Int) -> Int? {
    guard previews != nil, source.text(at: index - 1) != "." else { return nil }
    if source.matches(["NSLocalizedString", "("], at: index) {
      edits.replace(source.tokens[index].range, by: "Rehearsal.localized", padded: false)
      return index + 1
    }
    if source.text(at: index + 1) == ".", ["main", "module"].contains(source.text(at: index + 2)) {
      edits.replace(
        source.tokens[index].range.lowerBound..<source.tokens[index + 2].range.upperBound, by: "Rehearsal.bundle",
        padded: false)
      return index + 3
    }
    guard source.matches(["(", "for", ":"], at: index + 1) else { return nil }
    edits.replace(source.tokens[index].range, by: "Rehearsal.bundle", padded: false)
    return index + 1
  }

  /// Replaces the selector in `responds(to: #selector(A.b(_:)))` by its name, because Swift cannot refer to a
  /// protocol's method.
  private mutating func rewriteResponds(at index: Int) -> Int? {
    guard source.matches(["(", "to", ":", "#", "selector", "("], at: index + 1),
      let end = source.closing(of: index + 6)
    else { return nil }
    let isAccessor = ["getter", "setter"].contains(source.text(at: index + 7))
    let last = (index + 7..<end).last { source.tokens[$0].kind == .word && isName($0, end) } ?? end - 1
    var name = source.text(at: last)
    if !isAccessor, source.text(at: last + 1) == "(" {
      let labels = (last + 2..<end).filter { source.text(at: $0 + 1) == ":" }.map { source.text(at: $0) }
      name = ObjectiveCName.of(name, labels: labels)
    }
    replace(index + 4, end, by: " Selector(\"\(name)\")")
    return end + 1
  }

  /// Whether the word at `index` is the last name of a path, before the labels.
  private func isName(_ index: Int, _ end: Int) -> Bool {
    let next = source.text(at: index + 1)
    return index + 1 == end || next == "(" || next == "as"
  }
}
