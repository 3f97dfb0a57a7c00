import CoreGraphics

/// The view in which a presentation takes place, over the whole window; a transition moves its time.
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.controller.containerViewWillLayoutSubviews()
    presentation.placePresentedView()
    presentation.controller.containerViewDidLayoutSubviews()
  }

  override func resizeSubviews(from old: CGSize) {
    guard let transition = presentation?.transition else { return super.resizeSubviews(from: old) }
    transition.restage {
      super.resizeSubviews(from: old)
      self.presentation?.placePresentedView(always: true)
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { presentation?.transition?.abandon() }
  }
}
