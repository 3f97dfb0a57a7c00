import CoreGraphics
public import Foundation
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

/// The calls for a drag come in this order: will begin dragging, did scroll (for each change), will end dragging, did
/// end dragging, and, if the content goes on by itself, will begin decelerating, did scroll, did end decelerating.
///
/// A press that catches the content ends the deceleration.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The velocity is in points per millisecond.
  ///
  /// Not called while paging is enabled, as on iOS.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Never called: there is no status bar.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
