import CoreGraphics
import Foundation

/// Scrolls a list while a finger that holds a row or an item is near one of its ends.
@MainActor final class EdgeScrolling {
  private weak var list: UIScrollView?
  /// Called with how far the list was scrolled.
  private let moved: (CGVector) -> Void
  /// In the content.
  private var finger = SIMD2<Double>.zero
  private var frames: ScrollFrames?
  /// When a frame scrolled last; nil while the finger is far from the ends.
  private var last: TimeInterval?

  init(_ list: UIScrollView, moved: @escaping (CGVector) -> Void) {
    (self.list, self.moved) = (list, moved)
    frames = ScrollFrames(of: list) { [weak self] in self?.scroll($0) }
  }

  /// Within this distance of an end the list scrolls, and at most this many points a second: our choice.
  private static let (edge, fastest): (Double, Double) = (44, 600)

  /// In points a second; faster the nearer the finger is to the end.
  private func speed(in list: UIScrollView) -> SIMD2<Double> {
    let room = list.bounds.inset(by: list.adjustedContentInset)
    let (low, high) = (SIMD2(room.minX.native, room.minY.native), SIMD2(room.maxX.native, room.maxY.native))
    let after = pointwiseMax(finger - high + Self.edge, .zero)
    let before = pointwiseMax(low + Self.edge - finger, .zero)
    return pointwiseMax(pointwiseMin((after - before) / Self.edge, .one), -.one) * Self.fastest
  }

  func follow(_ finger: CGPoint) {
    guard let list else { return }
    self.finger = SIMD2(finger.x.native, finger.y.native)
    if speed(in: list) != .zero { frames?.start() }
  }

  func stop() { frames?.stop() }

  private func scroll(_ list: UIScrollView) {
    let (now, limits) = (list.application.world.now, list.limits)
    let offset = SIMD2(list.contentOffset.x.native, list.contentOffset.y.native)
    let wanted = offset + speed(in: list) * (now - (last ?? now))
    let next = pointwiseMin(pointwiseMax(wanted, limits.low), limits.high)
    guard last == nil || next != offset else {
      last = nil
      return stop()
    }
    last = now
    guard next != offset else { return }
    list.contentOffset = CGPoint(x: next.x, y: next.y)
    list.layoutIfNeeded()
    finger += next - offset
    moved(CGVector(dx: next.x - offset.x, dy: next.y - offset.y))
  }
}
