/// The view of a navigation controller, which decides with the delegates whether the system's pans begin.
final class NavigationView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let systemPop = (controller as? UINavigationController)?.systemPop
    return systemPop?.allows(gestureRecognizer) != false && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
