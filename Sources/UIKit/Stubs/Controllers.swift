// A split controller shows the first of its controllers; windows do not turn, and there is no home indicator.

import CoreGraphics
public import Foundation

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
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var viewControllers: [UIViewController] = [] { didSet { showFirst(instead: oldValue) } }
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .primaryHidden }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var presentsWithGesture = true

  public static let automaticDimension: CGFloat = -1

  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    public static let primaryHidden = secondaryOnly
    public static let allVisible = oneBesideSecondary
    public static let primaryOverlay = oneOverSecondary
  }

  private func showFirst(instead old: [UIViewController]) {
    UIApplication.stub("UISplitViewController", "it shows the first of its controllers")
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

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
