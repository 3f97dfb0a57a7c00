import CoreGraphics
import Foundation

/// An element of a document of Interface Builder, with what its variations for a phone say.
final class ArchiveElement {
  let name: String
  private(set) var attributes: [String: String]
  private(set) var children: [ArchiveElement]
  let text: String
  private(set) weak var parent: ArchiveElement?

  init(_ name: String, _ attributes: [String: String], _ children: [ArchiveElement], text: String) {
    (self.name, self.attributes, self.children, self.text) = (name, attributes, children, text)
    vary()
    for child in self.children { child.parent = self }
  }

  var id: String? { attributes["id"] }
  var key: String? { attributes["key"] }

  subscript(name: String) -> String? {
    get { attributes[name] }
    set { attributes[name] = newValue }
  }

  func number(_ name: String) -> CGFloat? { attributes[name].flatMap(Double.init).map { CGFloat($0) } }

  func isTrue(_ name: String) -> Bool { attributes[name] == "YES" }

  func child(_ name: String) -> ArchiveElement? { children.first { $0.name == name } }

  func child(key: String) -> ArchiveElement? { children.first { $0.key == key } }

  /// The children of the child with this name, without those that are not installed.
  func list(_ name: String) -> [ArchiveElement] {
    let excluded = excluded(from: name)
    return (child(name)?.children ?? []).filter { $0.id.map { !excluded.contains($0) } ?? true }
  }

  /// The frame of a view, in its superview; nil if the document leaves it to the layout.
  var archivedFrame: CGRect? {
    if let rect = children.first(where: { $0.name == "rect" && $0.key == "frame" }) {
      return CGRect(
        x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
        height: rect.number("height") ?? 0)
    }
    // As Xcode 8 wrote it: distances from the edges of the superview, of which a missing one is 0.
    guard let inset = children.first(where: { $0.key == "frameInset" || $0.name == "frameInset" }) else { return nil }
    let outer = parent?.around { $0.archivedFrame != nil }?.archivedFrame?.size ?? .zero
    func part(_ axis: String, _ size: String, _ outer: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let (low, high) = (inset.number("min" + axis), inset.number("max" + axis))
      let length = inset.number(size) ?? max(0, outer - (low ?? 0) - (high ?? 0))
      return (low ?? high.map { outer - $0 - length } ?? 0, length)
    }
    let (x, y) = (part("X", "width", outer.width), part("Y", "height", outer.height))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// From the outermost; an element's descendants follow it.
  var descendants: [ArchiveElement] { children.flatMap { [$0] + $0.descendants } }

  /// The nearest element around this one, or itself, that `isWanted` accepts.
  func around(_ isWanted: (ArchiveElement) -> Bool) -> ArchiveElement? {
    isWanted(self) ? self : parent?.around(isWanted)
  }

  /// What the document calls the object, and its identifier, for reports.
  var readableName: String {
    let label = ["userLabel", "text", "title", "customClass", "storyboardIdentifier"].lazy.compactMap { self[$0] }.first
    return [name, label.map { "“\($0)”" }, id.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }
}

// A phone held upright has a compact width and a regular height.
extension ArchiveElement {
  private static let phone: Set = ["default", "widthClass=compact", "heightClass=regular"]

  /// In order: what is more special comes later.
  private var variations: [ArchiveElement] {
    children.filter { child in
      guard child.name == "variation", let key = child.key else { return false }
      return key.components(separatedBy: "-").allSatisfy(Self.phone.contains)
    }.sorted { ($0.key?.count ?? 0, $0.key ?? "") < ($1.key?.count ?? 0, $1.key ?? "") }
      .sorted { $0.key == "default" && $1.key != "default" }
  }

  private func vary() {
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children where child.name != "mask" {
        children.removeAll { $0.key == child.key && $0.name != "variation" }
        children.append(child)
      }
    }
  }

  /// The identifiers of what is not installed.
  private func excluded(from list: String) -> Set<String> {
    var found: Set<String> = []
    for mask in variations.flatMap(\.children) where mask.name == "mask" && mask.key == list {
      for row in mask.children {
        guard let reference = row["reference"] else { continue }
        if row.name == "exclude" { found.insert(reference) } else { found.remove(reference) }
      }
    }
    return found
  }
}
