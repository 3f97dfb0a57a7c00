import CoreGraphics

/// A presentation takes place in it; a transition moves its time.
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?

  override func layoutSubviews() {
    guard let presentation else { return super.layoutSubviews() }
    presentation.controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // A sheet's height can change; any other view stays where it was put.
    if presentation.controller is UISheetPresentationController { presentation.layOutPresentedView() }
    presentation.controller.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.controller.traitCollectionDidChange(previousTraitCollection)
  }

  override func resizeSubviews(from old: CGSize) {
    guard let presentation else { return super.resizeSubviews(from: old) }
    let resize = { presentation.followContainer(from: old) { super.resizeSubviews(from: old) } }
    if let transition = presentation.transition { transition.restage(resize) } else { resize() }
  }

  /// Touches reach the revealed screen as soon as a dismissal is decided, except on the moving views.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit, let transition = presentation?.transition, transition.revealsScreen else { return hit }
    let screens = [transition.view(forKey: .from), transition.view(forKey: .to)]
    return screens.contains { $0.map(hit.isDescendant(of:)) ?? false } ? hit : nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { presentation?.transition?.abandon() }
  }
}
