import CoreGraphics
import Foundation
import QuartzCore

/// Its class tells it from other layers in a list of all.
private final class ScrollIndicator: CALayer {}

@MainActor final class ScrollIndicators {
  private let bars = [ScrollIndicator(), ScrollIndicator()]

  private weak var layer: CALayer?

  /// Hidden, in front of everything on `layer`.
  init(on layer: CALayer) {
    self.layer = layer
    Self.withoutActions {
      for bar in bars {
        bar.opacity = 0
        attach(bar)
      }
    }
  }

  /// Also later, because cancelling the transition that created the bars takes them off.
  private func attach(_ bar: CALayer) {
    guard let layer, bar.superlayer !== layer else { return }
    bar.zPosition = Self.depth
    bar.cornerRadius = ScrollMetrics.indicatorThickness / 2
    layer.addSublayer(bar)
  }

  /// In front of any content.
  private static let depth: CGFloat = 10_000

  private static func withoutActions(_ work: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    work()
    CATransaction.commit()
  }

  /// Nil hides the bar.
  func setFrame(_ frame: CGRect?, axis: Int, color: UIColor) {
    Self.withoutActions {
      let bar = bars[axis]
      attach(bar)
      bar.isHidden = frame == nil
      if let frame { bar.frame = frame }
      bar.backgroundColor = color.cgColor
    }
  }

  /// At once.
  func appear() {
    Self.withoutActions {
      for bar in bars {
        bar.removeAnimation(forKey: Self.fadeKey)
        bar.opacity = 1
      }
    }
  }

  /// Fades the bars out, after they stayed for a moment.
  func fade() {
    Self.withoutActions {
      for bar in bars where bar.opacity > 0 {
        bar.opacity = 0
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.beginTime = bar.convertTime(CACurrentMediaTime(), from: nil) + ScrollMetrics.indicatorDelay
        fade.duration = ScrollMetrics.indicatorFadeDuration
        fade.fillMode = .backwards
        bar.add(fade, forKey: Self.fadeKey)
      }
    }
  }

  private static let fadeKey = "fade"
}

extension UIScrollView {
  /// Shows the indicators for a moment, or until they are told to fade.
  final func showIndicators(thenFade: Bool) {
    guard window != nil else { return }
    indicators.appear()
    layOutIndicators()
    if thenFade { fadeIndicators() }
  }

  final func fadeIndicators() {
    if drag == nil, motion == nil { indicators.fade() }
  }

  /// Lays out the indicators for the current offset.
  final func layOutIndicators() {
    guard window != nil else { return }
    let shown = [showsHorizontalScrollIndicator, showsVerticalScrollIndicator]
    let isPale = indicatorStyle == .white || indicatorStyle == .default && traits.current.userInterfaceStyle == .dark
    let color = isPale ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    for axis in [0, 1] {
      indicators.setFrame(shown[axis] && limits.allowScrolling(along: axis) ? bar(axis) : nil, axis: axis, color: color)
    }
  }

  /// In the coordinate system of the content.
  private func bar(_ axis: Int) -> CGRect {
    var inset = axis == 0 ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
    if automaticallyAdjustsScrollIndicatorInsets {
      let safe = safeAreaInsets
      inset = UIEdgeInsets(
        top: inset.top + safe.top, left: inset.left + safe.left, bottom: inset.bottom + safe.bottom,
        right: inset.right + safe.right)
    }
    let (margin, thickness) = (ScrollMetrics.indicatorMargin, ScrollMetrics.indicatorThickness)
    let track = bounds.inset(by: inset).insetBy(dx: margin, dy: margin)
    // A view without a size yet may be smaller than its safe area.
    guard !track.isNull else { return CGRect(origin: bounds.origin, size: .zero) }
    let trackLength = max(0, axis == 0 ? track.width : track.height)
    let (start, length) = share(axis, of: trackLength.native)
    return axis == 0
      ? CGRect(x: track.minX + start, y: track.maxY - thickness, width: length, height: thickness)
      : CGRect(x: track.maxX - thickness, y: track.minY + start, width: thickness, height: length)
  }

  /// Beyond the ends the bar is shorter.
  private func share(_ axis: Int, of trackLength: Double) -> (start: CGFloat, length: CGFloat) {
    let (limits, offset) = (limits, contentOffset.vector[axis])
    let visible = (axis == 0 ? bounds.width : bounds.height).native
    let distance = limits.high[axis] - limits.low[axis]
    let natural = max(
      trackLength * visible / (visible + distance), min(trackLength, ScrollMetrics.minimumIndicatorLength.native))
    let beyond = abs(offset - limits.clamped(contentOffset.vector)[axis])
    let length = max(natural - beyond, min(natural, ScrollMetrics.minimumStretchedIndicatorLength.native))
    let part = min(max((offset - limits.low[axis]) / distance, 0), 1)
    return (CGFloat((trackLength - length) * part), CGFloat(length))
  }
}

/// In points and seconds; Apple documents none of them.
package enum ScrollMetrics {
  /// How long animated scrolling takes, measured on iOS 26.1, and animated zooming.
  package static let animationDuration = 0.3
  /// Rounding can put a frame so far before the end of a motion that it belongs to.
  package static let timeTolerance = 1e-9
  package static let indicatorThickness: CGFloat = 3
  /// The distance of an indicator from the edges.
  package static let indicatorMargin: CGFloat = 3
  package static let minimumIndicatorLength: CGFloat = 36
  /// Beyond an end.
  package static let minimumStretchedIndicatorLength: CGFloat = 7
  /// The time an indicator stays after scrolling ends.
  package static let indicatorDelay = 0.4
  package static let indicatorFadeDuration = 0.25
}
