import CoreGraphics
import Foundation

/// What `init(coder:)` gets of an archive: the element that describes the object.
///
/// A client that asks it for a value by name gets none.
final class ArchiveCoder: NSCoder {
  let element: ArchiveElement
  let load: ArchiveLoad
  /// The controller's scene; nil for a view.
  let scene: ArchivedScene?
  /// Whether the object has what the element says.
  var isDone = false

  init(_ element: ArchiveElement, _ load: ArchiveLoad, scene: ArchivedScene? = nil) {
    (self.element, self.load, self.scene) = (element, load, scene)
    super.init()
  }

  /// The view is as its class prepares it.
  @MainActor func fill(_ view: UIView) {
    guard !isDone, let kind = load.kind(of: element) else { return }
    isDone = true
    load.fill(view, element, kind)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  var archived: ArchiveCoder? { self as? ArchiveCoder }
}

// What is constant in an object and so has to be known when it is created.
extension ArchiveCoder {
  @MainActor var tableStyle: UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  @MainActor var cellStyle: UITableViewCell.CellStyle {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// Nil for a custom button.
  @MainActor var buttonType: UIButton.ButtonType? {
    switch element["buttonType"] {
    case "roundedRect", "system": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: nil
    }
  }

  @MainActor var reuseIdentifier: String? { load.reuseIdentifier ?? element["reuseIdentifier"] }

  @MainActor var collectionLayout: UICollectionViewLayout? {
    guard let layout = element.child(key: "collectionViewLayout") else { return nil }
    let usual: UICollectionViewLayout.Type =
      layout.name == "collectionViewFlowLayout" ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = load.customType(of: layout, usual) as? UICollectionViewLayout.Type ?? usual
    let made = type.init(coder: ArchiveCoder(layout, load)) ?? UICollectionViewFlowLayout()
    if let flow = made as? UICollectionViewFlowLayout {
      Self.flow.apply(layout, to: flow, in: load.document)
      Self.flow.reportOthers(of: layout, in: load.document)
      if layout.isTrue("automaticEstimatedItemSize") || layout["estimatedItemSize"] == "automatic" {
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    }
    load.add(made, layout)
    return made
  }

  @MainActor private static let flow = ArchiveSettings<UICollectionViewFlowLayout>([
    "scrollDirection": ArchiveSet.choice(\.scrollDirection, ["horizontal": .horizontal, "vertical": .vertical]),
    "minimumLineSpacing": ArchiveSet.number(\.minimumLineSpacing),
    "minimumInteritemSpacing": ArchiveSet.number(\.minimumInteritemSpacing),
    "itemSize": ArchiveSet.size(\.itemSize), "headerReferenceSize": ArchiveSet.size(\.headerReferenceSize),
    "footerReferenceSize": ArchiveSet.size(\.footerReferenceSize), "sectionInset": ArchiveSet.insets(\.sectionInset),
    "automaticEstimatedItemSize": { _, _ in }, "estimatedItemSize": { _, _ in },
    "sectionInsetReference": { _, _ in },
  ])
}
