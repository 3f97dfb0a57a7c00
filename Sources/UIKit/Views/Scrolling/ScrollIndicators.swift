import CoreGraphics
import Foundation
import QuartzCore

/// The thin bars that say how much of the content is seen, and where.
@MainActor final class ScrollIndicators {
  private let bars = [CALayer(), CALayer()]

  /// Bars in front of everything on `layer`, hidden.
  init(on layer: CALayer) {
    Self.atOnce {
      for bar in bars {
        bar.zPosition = Self.depth
        bar.opacity = 0
        bar.cornerRadius = ScrollFigures.indicatorThickness / 2
        layer.addSublayer(bar)
      }
    }
  }

  /// Far in front of what content there may be.
  private static let depth: CGFloat = 10_000

  private static func atOnce(_ work: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    work()
    CATransaction.commit()
  }

  /// Puts the bar of an axis where `frame` says; nil for none.
  func place(_ frame: CGRect?, axis: Int, color: UIColor) {
    Self.atOnce {
      let bar = bars[axis]
      bar.isHidden = frame == nil
      if let frame { bar.frame = frame }
      bar.backgroundColor = color.cgColor
    }
  }

  func show() {
    Self.atOnce {
      for bar in bars {
        bar.removeAnimation(forKey: Self.fadeKey)
        bar.opacity = 1
      }
    }
  }

  /// Lets them fade, once they have stayed for a moment.
  func fade() {
    Self.atOnce {
      for bar in bars where bar.opacity > 0 {
        bar.opacity = 0
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.beginTime = bar.convertTime(CACurrentMediaTime(), from: nil) + ScrollFigures.indicatorStay
        fade.duration = ScrollFigures.indicatorFade
        fade.fillMode = .backwards
        bar.add(fade, forKey: Self.fadeKey)
      }
    }
  }

  private static let fadeKey = "fade"
}

extension UIScrollView {
  /// Shows the indicators, until they are let fade or for a moment.
  final func showIndicators(thenFade: Bool) {
    guard window != nil else { return }
    indicators.show()
    placeIndicators()
    if thenFade { fadeIndicators() }
  }

  final func fadeIndicators() {
    if drag == nil, motion == nil { indicators.fade() }
  }

  /// Puts the indicators where the offset wants them.
  final func placeIndicators() {
    guard window != nil else { return }
    let shown = [showsHorizontalScrollIndicator, showsVerticalScrollIndicator]
    let color = indicatorStyle == .white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    for axis in [0, 1] {
      indicators.place(shown[axis] && limits.hasRoom(axis) ? bar(axis) : nil, axis: axis, color: color)
    }
  }

  /// Where the bar of an axis is, in the content's coordinates.
  private func bar(_ axis: Int) -> CGRect {
    var inset = axis == 0 ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
    if automaticallyAdjustsScrollIndicatorInsets {
      let safe = safeAreaInsets
      inset = UIEdgeInsets(
        top: inset.top + safe.top, left: inset.left + safe.left, bottom: inset.bottom + safe.bottom,
        right: inset.right + safe.right)
    }
    let (margin, thickness) = (ScrollFigures.indicatorMargin, ScrollFigures.indicatorThickness)
    let track = bounds.inset(by: inset).insetBy(dx: margin, dy: margin)
    let room = max(0, axis == 0 ? track.width : track.height)
    let (start, length) = share(axis, of: room.native)
    return axis == 0
      ? CGRect(x: track.minX + start, y: track.maxY - thickness, width: length, height: thickness)
      : CGRect(x: track.maxX - thickness, y: track.minY + start, width: thickness, height: length)
  }

  /// Where on a track of `room` points the bar of an axis begins, and how long it is: squeezed beyond the ends.
  private func share(_ axis: Int, of room: Double) -> (start: CGFloat, length: CGFloat) {
    let (limits, offset) = (limits, contentOffset.vector[axis])
    let seen = (axis == 0 ? bounds.width : bounds.height).native
    let way = limits.high[axis] - limits.low[axis]
    let natural = max(room * seen / (seen + way), min(room, ScrollFigures.indicatorLength.native))
    let beyond = abs(offset - limits.clamped(contentOffset.vector)[axis])
    let length = max(natural - beyond, min(natural, ScrollFigures.indicatorSqueezed.native))
    let part = min(max((offset - limits.low[axis]) / way, 0), 1)
    return (CGFloat((room - length) * part), CGFloat(length))
  }
}
