import CoreGraphics
public import Foundation

/// The upper or the lower end of the area that no bar covers, as before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance between the end of the view and that of the area, in points.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars cover at the top or at the bottom.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    owner = view
  }

  required nonisolated init?(coder: NSCoder) { nil }

  var length: CGFloat { isTop ? owner?.safeAreaInsets.top ?? 0 : owner?.safeAreaInsets.bottom ?? 0 }

  override func placement(in view: UIView) -> LayoutPlacement? {
    LayoutPlacement(
      x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(isTop ? 0 : 1, isTop ? 0 : -length),
      width: LayoutPlacement.Part(1, 0), height: LayoutPlacement.Part(0, length))
  }
}

extension UIViewController {
  /// The part of the view that bars cover at the top; the view's safe area says the same.
  public final var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

  /// The part of the view that bars cover at the bottom; the view's safe area says the same.
  public final var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

  private func barGuide(isTop: Bool) -> BarLayoutGuide {
    loadViewIfNeeded()
    let view = loadedView ?? UIView()
    let state = view.layoutInUse
    let name = isTop ? \ViewLayout.topGuide : \ViewLayout.bottomGuide
    if let guide = state[keyPath: name] { return guide }
    let guide = BarLayoutGuide(isTop: isTop, of: view)
    state[keyPath: name] = guide
    return guide
  }
}
