import CoreGraphics
import Motion

/// What is seen of a scroll view's content: where, and how large.
struct ScrollPlace: Equatable {
  var offset: SIMD2<Double>
  var scale: Double
}

/// A way that a scroll view goes by itself; an instant gives the place.
struct ScrollMotion {
  /// Why it moves.
  enum Kind {
    case deceleration, animation, zoom, zoomBounce
  }

  /// How it moves.
  enum Course {
    /// It slows down along each axis.
    case glide(ScrollGlide, ScrollGlide)
    /// It goes from one place to another in so many seconds.
    case way(from: ScrollPlace, to: ScrollPlace, duration: Double, curve: CubicBezier)

    /// The seconds it takes.
    var duration: Double {
      switch self {
      case .glide(let across, let along): max(across.duration, along.duration)
      case .way(_, _, let duration, _): duration
      }
    }

    /// Where it comes to rest.
    var end: SIMD2<Double> {
      switch self {
      case .glide(let across, let along): SIMD2(across.end, along.end)
      case .way(_, let to, _, _): to.offset
      }
    }
  }

  let kind: Kind
  /// When it began, in seconds of the world's clock.
  let beginning: Double
  let course: Course
  /// By how much the offset was changed from outside since.
  var shift = SIMD2<Double>.zero

  func isOver(at instant: Double) -> Bool { instant - beginning >= course.duration }

  /// The place at an instant; `scale` is what it is where nothing is zoomed.
  func place(at instant: Double, scale: Double) -> ScrollPlace {
    let time = instant - beginning
    switch course {
    case .glide(let across, let along):
      return ScrollPlace(offset: SIMD2(across.position(at: time), along.position(at: time)) + shift, scale: scale)
    case .way(let from, let to, let duration, let curve):
      // With the scale the offset goes in a straight line, so that what stands still on the way does so throughout.
      guard time < duration else { return to }
      let part = curve.value(at: time / duration)
      return ScrollPlace(
        offset: from.offset + (to.offset - from.offset) * part, scale: from.scale + (to.scale - from.scale) * part)
    }
  }

  /// How fast the offset changes at an instant, in points a second, where it slows down.
  func velocity(at instant: Double) -> SIMD2<Double> {
    guard case .glide(let across, let along) = course else { return .zero }
    return SIMD2(across.velocity(at: instant - beginning), along.velocity(at: instant - beginning))
  }
}
