import QuartzCore

/// Moves a scroll view at each frame while it runs, without retaining it.
@MainActor final class ScrollFrames {
  private weak var scrollView: UIScrollView?
  private let move: (UIScrollView) -> Void
  private var link: CADisplayLink?

  init(of scrollView: UIScrollView, _ move: @escaping (UIScrollView) -> Void = { $0.showMotion() }) {
    (self.scrollView, self.move) = (scrollView, move)
  }

  /// Starts with the next frame.
  func start() {
    guard link == nil, let scrollView else { return }
    scrollView.application.enter()
    let link = CADisplayLink(target: self, selector: Selector(Self.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ link: CADisplayLink) {
    guard let scrollView else { return stop() }
    move(scrollView)
  }
}
