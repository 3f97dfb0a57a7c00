import CoreGraphics
import Foundation

extension UINavigationController {
  static func makeBar(_ wanted: AnyClass?) -> UINavigationBar { .make(wanted) }

  /// Lays out the bar at the top edge, or above it while it is hidden.
  final func layOutBar() {
    let (top, height) = (barTop, UINavigationBar.height)
    navigationBar.frame = CGRect(x: 0, y: barIsHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.extendBackground(by: top)
    navigationBar.isHidden = barIsHidden && !isAnimatingBarVisibility
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
