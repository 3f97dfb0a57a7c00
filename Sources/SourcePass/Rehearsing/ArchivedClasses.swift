// What archives need of the classes: without a runtime, code that the pass adds to each file makes their objects, sets
// their outlets and calls their actions by name.

extension SourcePass {
  /// A function that tells of a class, and the line of source that declares it.
  package struct ArchivedClass: Equatable, Sendable {
    package var function: String
    package var source: String
  }
}

/// The classes of several files that archives can name.
struct ArchivedClasses {
  private var files: [[ClassDeclaration]]
  private let declarations: [String: ClassDeclaration]
  private let generics: Set<String>

  /// `libraries` declare classes from which others inherit.
  init(in sources: [SourceText], with libraries: [SourceText] = []) {
    files = sources.map(ClassDeclaration.all)
    let classes = (files + libraries.map(ClassDeclaration.all)).joined().filter { !$0.isExtension }
    declarations = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    generics = Set(classes.filter(\.isGeneric).map(\.name))
  }

  /// Returns what is added to the end of a file, a line for each class.
  func lines(of file: Int) -> [SourcePass.ArchivedClass] {
    files[file].indices.flatMap { index -> [SourcePass.ArchivedClass] in
      let declaration = files[file][index]
      guard isWanted(declaration) else { return [] }
      let function = Self.function(file, index)
      let own =
        "extension \(declaration.path) { @MainActor static func \(function)() -> Rehearsal.ArchivedClass { "
        + statements(of: declaration).joined(separator: "; ") + " } }"
      // A generic class has no objects; that of a subclass is one of it with certain types.
      guard !isGeneric(declaration) else { return [SourcePass.ArchivedClass(function: "", source: own)] }
      var functions = [(function, declaration.path)]
      if !declaration.isExtension, generics.contains(Self.base(of: declaration.superclass)) {
        functions += parts(of: Self.base(of: declaration.superclass)).map { ($0, declaration.superclass) }
      }
      return functions.enumerated().map { number, part in
        let name = number == 0 ? function : "\(function)_\(number)"
        let call = "@MainActor func \(name)() -> Rehearsal.ArchivedClass { \(part.1).\(part.0)() }"
        return SourcePass.ArchivedClass(function: name, source: number == 0 ? own + "; " + call : call)
      }
    }
  }

  private static func function(_ file: Int, _ index: Int) -> String { "rehearsal_class_\(file)_\(index)" }

  /// The functions about a class and its extensions, in any file.
  private func parts(of name: String) -> [String] {
    files.indices.flatMap { file in
      files[file].indices.filter { files[file][$0].name == name && isWanted(files[file][$0]) }
        .map { Self.function(file, $0) }
    }
  }

  private func isGeneric(_ declaration: ClassDeclaration) -> Bool {
    declaration.isGeneric || declaration.isExtension && generics.contains(declaration.name)
  }

  /// Of a generic class without its types.
  private static func base(of superclass: String) -> String { String(superclass.prefix { $0 != "<" }) }

  // MARK: Kinds

  private enum Kind { case object, segue, recognizer, other }

  /// Nil for a class that no archive can contain.
  private func kind(_ name: String) -> Kind? {
    var (current, steps) = (name, 0)
    while let next = declarations[current]?.superclass, steps < 50 {
      (current, steps) = (Self.base(of: next), steps + 1)
    }
    if current == "NSObject" { return .object }
    if current.hasSuffix("StoryboardSegue") { return .segue }
    if current.hasSuffix("GestureRecognizer") { return .recognizer }
    return current != name && (current.hasPrefix("UI") || current.hasPrefix("NS")) ? .other : nil
  }

  /// Whether an object of the class is certain to be created with these labels, because all classes above it in these
  /// files let them through to one of `bases`.
  private func inherits(_ labels: [String], from bases: Set<String>, _ name: String) -> Bool {
    var (current, steps) = (name, 0)
    while let declaration = declarations[current], steps < 50 {
      guard declaration.hasInitializer(labels) else { return false }
      if declaration.declaresInitializer(labels) { return true }
      (current, steps) = (Self.base(of: declaration.superclass), steps + 1)
    }
    return bases.contains(current)
  }

  private static let views: Set = ["UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView"]
  private static let controllers: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
  ]

  private func isWanted(_ declaration: ClassDeclaration) -> Bool {
    if declaration.isHidden { return false }
    return !declaration.members.isEmpty || !declaration.isExtension && kind(declaration.name) != nil
  }

  // MARK: Source

  private func statements(of declaration: ClassDeclaration) -> [String] {
    let name = declaration.name
    var result = ["let found = Rehearsal.ArchivedClass(\"\(declaration.archiveName)\", \(name).self)"]
    for member in declaration.members {
      switch member {
      case .property(let property): result.append("found.property(\"\(property)\", \\\(name).\(property))")
      case .action(let key, let method): result.append("found.action(\"\(key)\", Selector(\(name).\(method)))")
      case .creator(let key, let call):
        result.append("found.creator(\"\(key)\") { (object: \(name), coder, sender, identifier) in object.\(call) }")
      }
    }
    if !declaration.isExtension {
      switch kind(name) {
      case .object where declaration.hasInitializer([]): result.append("found.make = { \(name)() }")
      case .recognizer where declaration.hasInitializer(["target", "action"]):
        result.append("found.make = { \(name)(target: nil, action: nil) }")
      case .segue where declaration.hasInitializer(["identifier", "source", "destination"]):
        result.append("found.makeSegue = { \(name)(identifier: $0, source: $1, destination: $2) }")
      case .other:
        if inherits([], from: Self.views.union(Self.controllers), name) { result.append("found.make = { \(name)() }") }
        if inherits(["frame"], from: Self.views, name) { result.append("found.makeInFrame = { \(name)(frame: $0) }") }
      default: break
      }
    }
    return result + ["return found"]
  }
}
