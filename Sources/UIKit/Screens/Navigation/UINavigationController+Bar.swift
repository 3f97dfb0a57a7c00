import CoreGraphics
import Foundation

extension UINavigationController {
  static func makeBar(_ wanted: AnyClass?) -> UINavigationBar { .make(wanted) }

  /// Lays out the bar at the top edge, or above it while it is hidden.
  final func layOutBar() {
    let top = view.safeAreaInsets.top
    let height = top + UINavigationBar.height
    navigationBar.frame = CGRect(x: 0, y: barIsHidden ? -height : 0, width: view.bounds.width, height: height)
    navigationBar.isHidden = barIsHidden && !isAnimatingBarVisibility
  }

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
