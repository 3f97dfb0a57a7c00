import CoreGraphics
private import Glibc
import Motion

/// The movement of a point along a path, with or without a rotation of the layer.
final class PathTrack {
  let keyPath: LayerKeyPath
  private let measure: CGPathMeasure
  private let timeline: KeyframeTimeline
  private let isDiscrete: Bool
  private let isAdditive: Bool
  /// The angle between the path and the layer's x axis, in radians; nil if the layer does not turn.
  private let turn: Double?

  /// Creates a track along `path`; nil for a path without segments.
  init?(_ keyPath: LayerKeyPath, path: CGPath, keyframes: KeyframeSettings, rotation: CAAnimationRotationMode?) {
    let measure = CGPathMeasure(path.outline)
    guard measure.count > 0 else { return nil }
    self.measure = measure
    self.keyPath = keyPath
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

  /// Writes the point at `progress` into `values`.
  func apply(_ progress: Double, to values: UnsafeMutablePointer<LayerValues>) {
    let position = timeline.position(at: progress)
    let isPastEnd = position.segment >= measure.count
    let sample = measure.sample(
      segment: min(position.segment, measure.count - 1),
      fraction: isPastEnd ? 1 : isDiscrete ? 0 : position.fraction)
    let point = LayerValues.wide(sample.point)
    values[keyPath] = isAdditive ? values[keyPath] + point : point
    guard let turn else { return }
    let angle = CGFloat(atan2(sample.tangent.y, sample.tangent.x) + turn)
    values.pointee.transform = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 0, 1), values.pointee.transform)
  }
}
