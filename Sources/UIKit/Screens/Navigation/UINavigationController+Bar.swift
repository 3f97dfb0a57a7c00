import CoreGraphics
import Foundation

extension UINavigationController {
  static func makeBar(_ wanted: AnyClass?) -> UINavigationBar { .make(wanted) }

  /// Lays out the bar at the top edge, or above it while it is hidden.
  final func layOutBar() {
    let (top, height) = (barTop, navigationBar.height(for: navigationBar.topItem))
    navigationBar.frame = CGRect(x: 0, y: barIsHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.extendBackground(by: top)
    navigationBar.isHidden = barIsHidden && !isAnimatingBarVisibility
    layOutToolbar()
  }

  /// Returns the distance by which the content of the screen of `item` is scrolled from its top, in points.
  final func scrolledDistance(of item: UINavigationItem) -> CGFloat {
    guard let screen = stack.last(where: { $0.givenNavigationItem === item }), let view = screen.viewIfLoaded else {
      return 0
    }
    let scroll = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    guard let scroll else { return 0 }
    scroll.scrolledBar = Weak(navigationBar)
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  /// The top edge of the visible bar.
  final var barTop: CGFloat { max(view.safeAreaInsets.top, UINavigationBar.topMargin) }

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    guard animated, isOnScreen else {
      layOutBar()
      return stack.last?.viewIfLoaded?.updateSafeArea() ?? ()
    }
    isAnimatingBarVisibility = true
    navigationBar.isHidden = false
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.layOutBar()
      self.stack.last?.viewIfLoaded?.updateSafeArea()
    } completion: { [weak self] _ in
      self?.isAnimatingBarVisibility = false
      self?.layOutBar()
    }
  }
}
