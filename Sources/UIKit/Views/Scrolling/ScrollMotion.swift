import CoreGraphics
import Motion

/// The offset and the scale of a scroll view's content.
struct ScrollState: Equatable {
  var offset: SIMD2<Double>
  var scale: Double
}

/// Scrolling or zooming that goes on by itself; a time gives the state.
struct ScrollMotion {
  enum Kind {
    case deceleration, animation, zoom, zoomBounce
  }

  /// How a motion from one state to another is spread over its duration.
  enum Timing {
    case bezier(CubicBezier)
    case cosine

    func value(at time: Double) -> Double {
      switch self {
      case .bezier(let curve): curve.value(at: time)
      case .cosine: CosineCurve().value(at: time)
      }
    }
  }

  enum Course {
    /// Slows down along each axis.
    case glide(ScrollGlide, ScrollGlide)
    /// Within `duration` seconds.
    case curve(from: ScrollState, to: ScrollState, duration: Double, timing: Timing)

    /// In seconds.
    var duration: Double {
      switch self {
      case .glide(let across, let along): max(across.duration, along.duration)
      case .curve(_, _, let duration, _): duration
      }
    }

    /// The offset at rest.
    var end: SIMD2<Double> {
      switch self {
      case .glide(let across, let along): SIMD2(across.end, along.end)
      case .curve(_, let to, _, _): to.offset
      }
    }
  }

  let kind: Kind
  /// In seconds of the world's clock.
  let beginning: Double
  private(set) var course: Course
  /// The distance by which the offset was changed from outside since.
  var shift = SIMD2<Double>.zero
  /// The offset before the last frame.
  var before: SIMD2<Double>?

  /// The client put content that bounces back to where it was before the frame: along this axis it stays there.
  mutating func stay(at offset: SIMD2<Double>, _ axis: Int, _ instant: Double) {
    guard case .glide(let across, let along) = course, let before, before[axis] == offset[axis] else { return }
    let glide = axis == 0 ? across : along
    let beyond = glide.position(at: instant - beginning) - glide.end
    guard beyond != 0, beyond * (glide.end - glide.position(at: 0)) >= 0 else { return }
    let rest = ScrollGlide(from: offset[axis], velocity: 0, to: offset[axis])
    course = axis == 0 ? .glide(rest, along) : .glide(across, rest)
    shift[axis] = 0
  }

  /// A motion to an offset goes on to another one.
  mutating func lead(to offset: SIMD2<Double>) {
    guard case .curve(let from, var to, let duration, let timing) = course else { return }
    to.offset = offset
    course = .curve(from: from, to: to, duration: duration, timing: timing)
  }

  /// A frame that rounding puts just before the end counts as the end.
  func isOver(at instant: Double) -> Bool { instant - beginning >= course.duration - ScrollMetrics.timeTolerance }

  /// `scale` is the scale of a motion that does not zoom.
  func state(at instant: Double, scale: Double) -> ScrollState {
    let time = instant - beginning
    switch course {
    case .glide(let across, let along):
      return ScrollState(offset: SIMD2(across.position(at: time), along.position(at: time)) + shift, scale: scale)
    case .curve(let from, let to, let duration, let timing):
      // The offset goes in a straight line with the scale, so that a fixed point of the zoom stays fixed throughout.
      guard !isOver(at: instant) else { return to }
      let part = timing.value(at: time / duration)
      return ScrollState(
        offset: from.offset + (to.offset - from.offset) * part, scale: from.scale + (to.scale - from.scale) * part)
    }
  }

  /// In points per second; only of a deceleration.
  func velocity(at instant: Double) -> SIMD2<Double> {
    guard case .glide(let across, let along) = course else { return .zero }
    return SIMD2(across.velocity(at: instant - beginning), along.velocity(at: instant - beginning))
  }
}
