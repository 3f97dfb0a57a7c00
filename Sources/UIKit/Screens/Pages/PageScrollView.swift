import CoreGraphics
import QuartzCore

/// Scrolls over three pages, of which the middle one is shown at rest, so that its offset at rest is its own length as
/// on iOS.
@MainActor final class PageScrollView: UIScrollView {
  weak var pages: UIPageViewController?
  private var isArranging = false

  /// The offset stays while the size and the insets of the content change.
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { if !isArranging { super.contentOffset = newValue } }
  }

  override var followsWheel: Bool { false }

  func arrange(size: CGSize, inset: UIEdgeInsets) {
    isArranging = true
    contentSize = size
    contentInset = inset
    isArranging = false
  }

  override func didScroll() { pages?.pagesScrolled() }

  override func didStop() { pages?.pagesStopped() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { pages?.endTurnAtOnce() }
  }
}

/// Lays out the pages, and the dots below them.
@MainActor final class PagesView: UIView {
  weak var pages: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.layOutPages()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
