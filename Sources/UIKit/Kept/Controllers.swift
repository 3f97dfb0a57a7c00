// A split controller shows the first of its controllers; windows do not turn, and there is no home indicator.

import CoreGraphics
public import Foundation

// Kept so that sources compile.
extension UIViewController {
  public final var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.scene.interfaceOrientation }
  public final var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }

  public final class func attemptRotationToDeviceOrientation() {}
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  public final func setContentScrollView(_ scrollView: UIScrollView?) {}
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    public static let primaryHidden = Self.secondaryOnly
    public static let allVisible = Self.oneBesideSecondary
    public static let primaryOverlay = Self.oneOverSecondary
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var viewControllers: [UIViewController] = [] { didSet { showFirst(instead: oldValue) } }
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true

  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  private func showFirst(instead old: [UIViewController]) {
    UIApplication.kept("UISplitViewController", "it shows the first of its controllers")
    for child in old where !viewControllers.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    guard let first = viewControllers.first, first.parent !== self else { return }
    addChild(first)
    // One that contains this controller is refused.
    guard first.parent === self else { return }
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
