import CoreGraphics
private import Glibc
import Motion

/// A way of a point along a path, perhaps turning the layer with it.
final class PathTrack {
  let place: LayerKeyPath
  private let measure: CGPathMeasure
  private let timeline: KeyframeTimeline
  private let isDiscrete: Bool
  private let isAdditive: Bool
  /// Half a turn for a layer that looks back; nil for one that does not turn.
  private let turn: Double?

  /// Nil for a path that draws nothing.
  init?(_ place: LayerKeyPath, path: CGPath, keyframes: KeyframeFigures, rotation: CAAnimationRotationMode?) {
    let measure = CGPathMeasure(path.outline)
    guard measure.count > 0 else { return nil }
    self.measure = measure
    self.place = place
    isAdditive = keyframes.options.isAdditive
    isDiscrete = keyframes.mode == .discrete
    timeline = keyframes.timeline(
      count: measure.count + 1, distances: (0..<measure.count).map { measure.length(of: $0) })
    turn =
      switch rotation {
      case .rotateAuto?: 0
      case .rotateAutoReverse?: .pi
      default: nil
      }
  }

  /// Writes where the point is at `progress` into `values`.
  func apply(_ progress: Double, to values: UnsafeMutablePointer<LayerValues>) {
    let position = timeline.position(at: progress)
    let isPastEnd = position.segment >= measure.count
    let sample = measure.sample(
      segment: min(position.segment, measure.count - 1),
      fraction: isPastEnd ? 1 : isDiscrete ? 0 : position.fraction)
    let point = LayerValues.wide(sample.point)
    values.pointee[place] = isAdditive ? values.pointee[place] + point : point
    guard let turn else { return }
    let angle = CGFloat(atan2(sample.tangent.y, sample.tangent.x) + turn)
    values.pointee.transform = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 0, 1), values.pointee.transform)
  }
}
