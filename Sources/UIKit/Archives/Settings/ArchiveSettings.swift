import CoreGraphics
import Foundation

/// What the attributes and the children with keys of an element set; in order, as a slider's value needs its limits.
struct ArchiveSettings<Object> {
  typealias Setting = @MainActor (Object, ArchiveValue) -> Void

  let rows: [(name: String, set: Setting)]

  init(_ rows: KeyValuePairs<String, Setting>) { self.rows = rows.map { ($0.key, $0.value) } }

  fileprivate init(rows: [(name: String, set: Setting)]) { self.rows = rows }

  @MainActor func apply(_ element: ArchiveElement, to object: Object, in document: ArchiveDocument) {
    for row in rows {
      if let text = element[row.name] { row.set(object, ArchiveValue(text: text, document: document)) }
      guard let child = element.child(key: row.name) else { continue }
      if child.name != "nil" { row.set(object, ArchiveValue(element: child, document: document)) }
    }
  }

  /// Reports the attributes that neither these settings nor anything else reads.
  @MainActor func reportOthers(of element: ArchiveElement, in document: ArchiveDocument, read: Set<String> = []) {
    func isKnown(_ name: String) -> Bool {
      ArchiveNames.attributes.contains(name) || read.contains(name) || rows.contains { $0.name == name }
    }
    for name in element.attributes.keys.sorted() where !isKnown(name) {
      document.report(element, "has “\(name)”, which is not read.")
    }
    for child in element.children where !ArchiveNames.children.contains(child.name) && !read.contains(child.name) {
      let name = child.key ?? child.name
      if !isKnown(name), child.name != "nil" {
        document.report(element, "contains \(child.name)\(child.key.map { " “\($0)”" } ?? ""), which is not read.")
      }
    }
  }

  /// The rows of several tables for one class and its superclasses.
  func of<Other>(_ other: Other.Type) -> ArchiveSettings<Other> {
    ArchiveSettings<Other>(
      rows: rows.map { row in (row.name, { object, value in (object as? Object).map { row.set($0, value) } }) })
  }

  static func + (first: Self, second: Self) -> Self { Self(rows: first.rows + second.rows) }
}

/// Settings that a key path names.
@MainActor enum ArchiveSet {
  typealias Path<Object, Value> = ReferenceWritableKeyPath<Object, Value>
  typealias Setting<Object> = ArchiveSettings<Object>.Setting

  static func flag<Object>(_ path: Path<Object, Bool>) -> Setting<Object> { set(path) { $0.flag } }
  static func number<Object>(_ path: Path<Object, CGFloat>) -> Setting<Object> { set(path) { $0.number } }
  static func integer<Object>(_ path: Path<Object, Int>) -> Setting<Object> { set(path) { $0.integer } }
  static func text<Object>(_ path: Path<Object, String?>) -> Setting<Object> { set(path) { $0.text } }
  static func image<Object>(_ path: Path<Object, UIImage?>) -> Setting<Object> { set(path) { $0.image } }
  static func size<Object>(_ path: Path<Object, CGSize>) -> Setting<Object> { set(path) { $0.size } }
  static func insets<Object>(_ path: Path<Object, UIEdgeInsets>) -> Setting<Object> { set(path) { $0.insets } }
  static func color<Object>(_ path: Path<Object, UIColor?>) -> Setting<Object> {
    { object, value in value.color.map { object[keyPath: path] = $0 } }
  }
  static func font<Object>(_ path: Path<Object, UIFont?>) -> Setting<Object> {
    { object, value in value.font.map { object[keyPath: path] = $0 } }
  }

  private static func set<Object, Value>(
    _ path: Path<Object, Value>, _ read: @escaping @MainActor (ArchiveValue) -> Value
  ) -> Setting<Object> {
    { object, value in
      object[keyPath: path] = read(value)
    }
  }

  /// A name that is not in `names` is reported.
  static func choice<Object, Value>(_ path: Path<Object, Value>, _ names: [String: Value]) -> Setting<Object> {
    { object, value in
      guard let known = names[value.text] else {
        return value.document.report(value.document.root, "has “\(value.text)”, which is not known.")
      }
      object[keyPath: path] = known
    }
  }
}

/// What is read elsewhere, and what only Interface Builder needs.
enum ArchiveNames {
  static let attributes: Set = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced", "ambiguous", "opaque",
    "fixedFrame", "verifyAmbiguity", "sceneMemberID", "storyboardIdentifier", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "simulatedAppContext", "adjustsImageWhenAncestorFocused", "focusStyle", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "colorLabel", "placeholderIdentifier", "hasAttributedTitle", "catalog", "wantsFullScreenLayout", "appearanceType",
    "clearsContextBeforeDrawing", "translatesAutoresizingMaskIntoConstraints", "interfaceStyle", "springLoaded",
    "showsSelectionAsPrimaryAction", "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars",
    "autoresizesArchivedViewToFullSize", "definesPresentationContext", "reuseIdentifier", "textLabel",
    "detailTextLabel", "imageView", "style", "rowHeight", "buttonType", "axis", "usesAttributedText", "dataMode",
    "isAnimating", "animating", "hidesAccessoryWhenEditing", "collectionReusableViewElementKind",
    "adjustsLetterSpacingToFitWidth", "prototypeRowHeight", "tableViewCell", "canvasLocation",
  ]
  static let children: Set = [
    "rect", "autoresizingMask", "subviews", "constraints", "connections", "userDefinedRuntimeAttributes",
    "gestureRecognizers", "layoutGuides", "viewLayoutGuide", "variation", "accessibility", "extendedEdge",
    "freeformSimulatedSizeMetrics", "simulatedScreenMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "state", "buttonConfiguration", "segments", "items", "cells", "sections", "prototypes", "size", "inset",
    "textInputTraits", "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "placeholderSizeMetrics", "color", "collectionReusableView", "imageReference", "symbolScale",
    "tableViewCellContentView", "collectionViewCellContentView", "attributedString", "tabBar", "toolbar",
    "navigationBar", "navigationItem", "tabBarItem", "frame", "frameInset", "toolbarItems", "string",
    "preferredSymbolConfiguration",
  ]
}
