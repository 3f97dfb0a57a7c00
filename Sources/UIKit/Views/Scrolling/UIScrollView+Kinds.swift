public import CoreGraphics
import QuartzCore

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Vertically always, horizontally if the content can scroll horizontally.
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// The fraction of the velocity that remains after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// 0.99.
    public static let fast = Self(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic
    case alwaysHidden
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}

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
