public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where an element of a collection lies, and how it looks there.
///
/// A layout's own class adds values: its views get them in `apply(_:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath()
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for cells.
  open private(set) var representedElementKind: String?
  /// The axes along which the size is an estimate that the view may correct.
  final var estimatedAxes: EstimatedAxes = []
  /// Of a row in a section that looks like a table.
  final var listPosition: ListPosition?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// The smallest rectangle around the transformed element.
  open var frame: CGRect {
    get {
      let size = size
      let half = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turned = CATransform3DIsIdentity(transform3D) ? half : half.applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.indexPath, copy.center, copy.size, copy.alpha) = (indexPath, center, size, alpha)
    (copy.transform3D, copy.zIndex, copy.isHidden) = (transform3D, zIndex, isHidden)
    (copy.representedElementCategory, copy.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (copy.estimatedAxes, copy.listPosition) = (estimatedAxes, listPosition)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: self) == type(of: other) else {
      return false
    }
    return MainActor.assumeIsolated { element == other.element && looksLike(other) }
  }

  open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  private func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && listPosition == other.listPosition
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  final var element: ListElement {
    ListElement(category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
  }

  final func represent(_ element: ListElement) {
    (representedElementCategory, indexPath) = (element.category, element.indexPath)
    representedElementKind = element.category == .cell ? nil : element.kind
  }

  final func copied() -> Self {
    guard let copy = copy() as? Self else { preconditionFailure("\(type(of: self)).copy() returned another class") }
    return copy
  }
}

/// The axes along which a size is an estimate.
struct EstimatedAxes: OptionSet {
  let rawValue: Int

  static let width = Self(rawValue: 1)
  static let height = Self(rawValue: 2)
}

/// A cell, a supplementary view or a decoration view, by its index path.
struct ListElement: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  /// Empty for cells.
  let kind: String
  let indexPath: IndexPath

  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    if lhs.category != rhs.category { return lhs.category.rawValue < rhs.category.rawValue }
    return lhs.kind < rhs.kind
  }

  static func cell(_ indexPath: IndexPath) -> Self { Self(category: .cell, kind: "", indexPath: indexPath) }
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self {
    Self(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
  static func decoration(_ kind: String, _ indexPath: IndexPath) -> Self {
    Self(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}
