import Foundation

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  var safeAreaOfBars: UIEdgeInsets { .zero }
}
extension UIWindow {
  func showRoot() {}
  func removeRoot(_ old: UIViewController) {}
}
extension UIView {
  func noteHierarchy(of view: UIView) {}
}
@MainActor final class TransitionContext {
  var blame: String { "a transition was not completed" }
}
