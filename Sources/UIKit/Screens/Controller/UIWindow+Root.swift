import QuartzCore

extension UIWindow {
  /// Adds the root controller's view to the window, and calls the controller's appearance methods.
  final func showRoot() {
    guard let root = rootViewController, let view = root.view, view.superview !== self else { return }
    // What the root presents may have replaced its view while the window was hidden.
    guard !root.isReplaced else { return }
    // Loading the view may have replaced the root.
    guard rootViewController === root else { return }
    view.bounds.size = bounds.size
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearance(true, animated: false)
    guard rootViewController === root else { return }
    insertSubview(view, at: 0)
    owner.beforeTurnEnds { [weak self, weak root] in
      guard let self, let root, self.rootViewController === root, root.appearance.state == .appearing else { return }
      self.layoutIfNeeded()
      root.endAppearance()
    }
  }

  /// Ends the transitions in the window, which is about to be hidden: animations do not run in a hidden window.
  ///
  /// A transition that a finger holds goes back to its beginning, as one whose container is removed.
  final func endTransitions() {
    for transition in owner.transitions where transition.containerView.window === self { transition.abandon() }
  }

  /// Removes the view of the former root controller, and everything that it presents, from the window.
  final func removeRoot(_ old: UIViewController) {
    old.dropPresentations()
    old.beginAppearance(false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    // A callback may have presented something meanwhile.
    old.dropPresentations()
    old.endAppearance()
  }
}
