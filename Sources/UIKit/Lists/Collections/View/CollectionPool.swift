import CoreGraphics
import Foundation

/// The views of a collection that are not shown and wait to be used again, and the classes of new ones.
@MainActor final class CollectionPool {
  struct Kind: Hashable {
    /// Nil for cells.
    let kind: String?
    let identifier: String
  }

  private var classes: [Kind: UICollectionReusableView.Type] = [:]
  private var waiting: [Kind: [UICollectionReusableView]] = [:]

  func register(_ viewClass: UICollectionReusableView.Type?, _ kind: Kind) { classes[kind] = viewClass }

  func isRegistered(_ kind: Kind) -> Bool { classes[kind] != nil }

  /// Nil if no class is registered.
  func take(_ kind: Kind, frame: CGRect) -> UICollectionReusableView? {
    if let used = waiting[kind]?.popLast() {
      used.prepareForReuse()
      return used
    }
    guard let made = classes[kind]?.init(frame: frame) else { return nil }
    made.poolKind = kind
    return made
  }

  func decoration(
    ofKind name: String, _ viewClass: UICollectionReusableView.Type?, frame: CGRect
  ) -> UICollectionReusableView? {
    let kind = Kind(kind: "decoration", identifier: name)
    if let viewClass { classes[kind] = viewClass }
    return take(kind, frame: frame)
  }

  func keep(_ view: UICollectionReusableView) {
    guard let kind = view.poolKind else { return view.removeFromSuperview() }
    waiting[kind, default: []].append(view)
  }
}
