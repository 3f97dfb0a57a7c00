import CoreGraphics
public import Foundation

// Kept so that sources compile.
extension UIViewController {
  /// The orientation of the content: upright on a screen that is at least as tall as it is wide.
  public final var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.scene.interfaceOrientation }
  /// The controller of columns that contains this one; always nil.
  public final var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// Does nothing: windows are not turned.
  public final class func attemptRotationToDeviceOrientation() {}
  /// Does nothing: windows are not turned.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: there is no home indicator.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing: the system has no gestures at the edges.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Stores nothing: the content is found without.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// Stores nothing: the content is found without.
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Returns the scroll view of the content: the view, or its first subview.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}

/// A controller that shows columns; kept so that sources compile: it shows the first of its controllers.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The numbers of columns.
  public enum Style: Int, Sendable {
    /// Not specified.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// How the first column is shown.
  public enum DisplayMode: Int, Sendable {
    case automatic
    /// Only the second column.
    case secondaryOnly
    /// Beside the second column.
    case oneBesideSecondary
    /// Over the second column.
    case oneOverSecondary
    /// Two beside the last column.
    case twoBesideSecondary
    /// Two over the last column.
    case twoOverSecondary
    /// Two in place of the last column.
    case twoDisplaceSecondary

    /// Only the second column.
    public static let primaryHidden = Self.secondaryOnly
    /// Beside the second column.
    public static let allVisible = Self.oneBesideSecondary
    /// Over the second column.
    public static let primaryOverlay = Self.oneOverSecondary
  }

  /// The delegate, which is asked for nothing.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The controllers; the first one is shown.
  open var viewControllers: [UIViewController] = [] { didSet { showFirst(instead: oldValue) } }
  /// How the first column is shown; stored, without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How the first column is shown; always `secondaryOnly`.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether there is one column only; always true.
  open var isCollapsed: Bool { true }
  /// Whether a drag shows the first column; stored, without effect.
  open var presentsWithGesture = true

  /// Creates a controller without columns.
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

/// Decides about columns; kept so that sources compile: it is asked for nothing.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the second column was shown in the first one.
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
