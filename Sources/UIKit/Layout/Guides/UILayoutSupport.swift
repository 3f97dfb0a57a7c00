import CoreGraphics
public import Foundation

@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Covered at the top or at the bottom.
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
  public final var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

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
