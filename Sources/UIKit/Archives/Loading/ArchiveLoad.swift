import CoreGraphics
import Foundation
import QuartzCore

/// One load of a scene, a xib or a prototype: what it has made, and what is connected when all of it is there.
@MainActor final class ArchiveLoad {
  let document: ArchiveDocument
  /// The controller whose scene it is, or which owns the xib.
  weak var controller: UIViewController?
  /// What a prototype or xib is registered for; nil for what its element says.
  private(set) var reuseIdentifier: String?
  /// The load of the scene around a prototype.
  private let outer: ArchiveLoad?
  private var objects: [String: Weak<NSObject>] = [:]
  /// Kept until the end of the load.
  private(set) var made: [(object: NSObject, element: ArchiveElement)] = []
  var constraints: [(element: ArchiveElement, holder: UIView)] = []

  init(_ document: ArchiveDocument, outer: ArchiveLoad? = nil) {
    (self.document, self.outer) = (document, outer)
    controller = outer?.controller
  }

  func object(_ id: String) -> NSObject? { objects[id]?.object ?? outer?.object(id) }

  func name(_ object: NSObject, _ id: String?) { if let id { objects[id] = Weak(object) } }

  func add(_ object: NSObject, _ element: ArchiveElement) {
    name(object, element.id)
    made.append((object, element))
  }

  /// Activates the constraints, sets outlets and attributes, connects actions, and tells the objects that they are
  /// complete.
  func finish() {
    let all = made
    installConstraints()
    for (object, element) in all { setAttributes(of: object, element) }
    for (object, element) in all { connect(object, element) }
    made = []
    for (object, _) in all where object !== controller { awake(object) }
    for (_, element) in all { embed(element) }
  }

  private func awake(_ object: NSObject) {
    (object as? UIResponder)?.awakeFromNib()
    (object as? UIBarItem)?.awakeFromNib()
    (object as? NSLayoutConstraint)?.awakeFromNib()
  }

  // MARK: Classes

  /// The client's class that the element names, if it is a subclass of `usual`.
  func customType(of element: ArchiveElement, _ usual: AnyClass) -> AnyClass {
    guard let name = element["customClass"] else { return usual }
    guard let type = UIApplication.shared.archivedClasses.type(name, module: element["customModule"]) else {
      document.report(element, "has the class \(name), which is not there; a \(usual) stands for it.")
      return usual
    }
    guard isSubclass(type, of: usual) else {
      document.report(element, "has the class \(name), which is no \(usual); a \(usual) stands for it.")
      return usual
    }
    return type
  }

  private func isSubclass(_ type: AnyClass, of wanted: AnyClass) -> Bool {
    /// Swift tests metatypes only against a class that is known when it compiles.
    func test<Wanted>(_ wanted: Wanted.Type) -> Bool { type is Wanted.Type }
    return _openExistential(wanted, do: test)
  }

  // MARK: Views

  /// Nil for an element that is no view.
  func kind(of element: ArchiveElement) -> ViewKind? {
    if let known = ViewKind.all[element.name] { return known }
    return element.name.hasSuffix("View") || element.name.hasSuffix("Control") || element.name == "datePicker"
      ? ViewKind.all["view"] : nil
  }

  func makeView(_ element: ArchiveElement) -> UIView? {
    guard let kind = kind(of: element) else {
      document.report(element, "is not known and left out.")
      return nil
    }
    if ViewKind.all[element.name] == nil { document.report(element, "is not known; an empty view stands for it.") }
    let wanted = customType(of: element, kind.type) as? UIView.Type ?? kind.type
    let coder = ArchiveCoder(element, self)
    var view = wanted.init(coder: coder)
    if view == nil {
      document.report(element, "has no view: \(wanted).init(coder:) returned nil; a \(kind.type) stands for it.")
      coder.isDone = false
      view = kind.type.init(coder: coder)
    }
    guard let view else { return nil }
    // A subclass can create itself by another initialiser.
    coder.fill(view)
    return view
  }

  /// Fills a view that is there already, such as the content view of a cell.
  func fillContent(_ view: UIView, _ element: ArchiveElement) {
    guard let kind = ViewKind.all[element.name] ?? ViewKind.all["view"] else { return }
    fill(view, element, kind)
  }

  /// Makes the object of a prototype, with all that is in it.
  func makeSeparately<View: UIView>(_ element: ArchiveElement, _ type: View.Type, reuseIdentifier: String) -> View? {
    let load = ArchiveLoad(document, outer: self)
    load.reuseIdentifier = reuseIdentifier
    let view = load.makeView(element) as? View
    load.finish()
    return view
  }

  func fill(_ view: UIView, _ element: ArchiveElement, _ kind: ViewKind) {
    name(view, element.id)
    if element.name != "window" { setFrame(of: view, element) }
    kind.settings.apply(element, to: view, in: document)
    kind.settings.reportOthers(of: element, in: document)
    let guides = element.children + (element.child("layoutGuides")?.children ?? [])
    for guide in guides where guide.name == "viewLayoutGuide" {
      layoutGuide(guide.key ?? "", of: view).map { name($0, guide.id) }
    }
    for subview in element.list("subviews") where object(subview.id ?? "") == nil || !isPart(subview, of: view) {
      guard let made = makeView(subview) else { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    }
    kind.finish(view, element, self)
    constraints += element.list("constraints").map { ($0, view) }
    if let accessibility = element.child("accessibility") {
      accessibility["identifier"].map { view.accessibilityIdentifier = $0 }
      accessibility["label"].map { view.accessibilityLabel = $0 }
    }
    made.append((view, element))
  }

  /// Whether the cell has made the label or picture itself.
  private func isPart(_ element: ArchiveElement, of view: UIView) -> Bool {
    guard let id = element.id, let cell = view.superview as? UITableViewCell else { return false }
    let known = object(id)
    return known === cell.textLabel || known === cell.detailTextLabel || known === cell.imageView
  }

  private func setFrame(of view: UIView, _ element: ArchiveElement) {
    if let frame = element.archivedFrame { view.frame = frame }
    if let mask = element.child("autoresizingMask") {
      view.autoresizingMask = Self.masks.reduce(into: []) { if mask.isTrue($1.0) { $0.insert($1.1) } }
    }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      element.number(name + "HuggingPriority").map {
        view.setContentHuggingPriority(UILayoutPriority(Float($0)), for: axis)
      }
      element.number(name + "CompressionResistancePriority").map {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: axis)
      }
    }
  }

  private static let masks: [(String, UIView.AutoresizingMask)] = [
    ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("flexibleMaxY", .flexibleBottomMargin),
  ]

  private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}

extension ArchiveLoad {
  func installConstraints() {
    let wanted = constraints
    constraints = []
    for (element, holder) in wanted where !element.isTrue("placeholder") {
      guard let constraint = constraint(element, holder) else {
        document.report(element, "is between objects that are not there, and is left out.")
        continue
      }
      constraint.isActive = true
      if constraint.isActive { add(constraint, element) }
    }
  }

  private func constraint(_ element: ArchiveElement, _ holder: UIView) -> NSLayoutConstraint? {
    func item(_ name: String) -> NSObject? { element[name].map(object) ?? holder }
    func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
      guard let text = element[name] else { return .notAnAttribute }
      return ArchiveChoices.constraintAttributes[text]
    }
    guard let first = item("firstItem"), let firstAttribute = attribute("firstAttribute"),
      let secondAttribute = attribute("secondAttribute")
    else { return nil }
    var second: NSObject?
    if secondAttribute != .notAnAttribute {
      second = item("secondItem")
      if second == nil { return nil }
    }
    let made = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: Self.relations[element["relation"] ?? ""] ?? .equal,
      toItem: second, attribute: secondAttribute, multiplier: Self.multiplier(element["multiplier"]),
      constant: element.number("constant") ?? 0)
    element.number("priority").map { made.priority = UILayoutPriority(Float($0)) }
    made.identifier = element["identifier"]
    return made
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// A number, or a ratio such as `16:9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split { ":/".contains($0) }.compactMap { Double($0) }
    guard parts.count == 2 else { return CGFloat(parts.first ?? 1) }
    return parts[1] == 0 ? 1 : CGFloat(parts[0] / parts[1])
  }
}
