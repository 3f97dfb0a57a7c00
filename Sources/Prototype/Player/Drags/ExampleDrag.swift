package import CoreGraphics
package import Stage

/// A drag to try a transition with: movements to a progress, and rests.
///
/// The files in `Assets/drags` contain these examples, to the right on a screen of 390 × 844 points.
package struct ExampleDrag: Sendable {
  package let name: String
  package let sentence: String
  private let steps: [Step]

  private enum Step {
    /// Moves to a progress, with a soft beginning and a soft end.
    case move(to: Double, seconds: Double)
    /// Moves to a progress, faster and faster.
    case flick(to: Double, seconds: Double)
    /// Moves by points from where the finger went down.
    case points(Double, seconds: Double)
    /// Rests, with or without a finger down.
    case rest(seconds: Double)
    case up
  }

  /// In the order of the listing.
  package static let all = [
    ExampleDrag(
      name: "slow-30", sentence: "slowly to 30 %, and up after a rest",
      steps: [.move(to: 0.3, seconds: 0.6), .rest(seconds: 0.2), .up]),
    ExampleDrag(
      name: "slow-60", sentence: "slowly to 60 %, and up after a rest",
      steps: [.move(to: 0.6, seconds: 0.8), .rest(seconds: 0.2), .up]),
    ExampleDrag(name: "flick", sentence: "a quick flick", steps: [.flick(to: 0.35, seconds: 0.12), .up]),
    ExampleDrag(
      name: "hesitate", sentence: "to 40 %, a rest, then on to 70 %",
      steps: [
        .move(to: 0.4, seconds: 0.4), .rest(seconds: 0.5), .move(to: 0.7, seconds: 0.3), .rest(seconds: 0.1), .up,
      ]),
    ExampleDrag(
      name: "back-and-forth", sentence: "to 70 %, back to 20 %, forth to 55 %, and up after a rest",
      steps: [
        .move(to: 0.7, seconds: 0.4), .move(to: 0.2, seconds: 0.4), .move(to: 0.55, seconds: 0.3), .rest(seconds: 0.1),
        .up,
      ]),
    ExampleDrag(name: "20-points", sentence: "20 points, and up", steps: [.points(20, seconds: 0.08), .up]),
    ExampleDrag(
      name: "two-quick", sentence: "two quick flicks, the second while the first settles",
      steps: [
        .flick(to: 0.35, seconds: 0.12), .up, .rest(seconds: 0.15), .flick(to: 0.35, seconds: 0.12), .up,
      ]),
  ]

  /// The time after which the finger of `throughMiddle` is in the middle, in seconds.
  static let approach = 0.45

  /// A drag to the middle, and from there to the end; half a point beside it, so that no edge lies between two pixels.
  static let throughMiddle = ExampleDrag(
    name: "through-middle", sentence: "to the middle, and on with a flick",
    steps: [.move(to: 0.505, seconds: approach), .flick(to: 0.85, seconds: 0.25), .up])

  static let halfAndBack = ExampleDrag(
    name: "half-and-back", sentence: "to the middle, a rest, and back",
    steps: [.move(to: 0.5, seconds: 0.8), .rest(seconds: 0.25), .move(to: 0, seconds: 0.7), .rest(seconds: 0.1), .up])

  /// A drag that lets go at a progress after a rest, so that only the distance decides.
  static func resting(at progress: Double) -> ExampleDrag {
    ExampleDrag(
      name: "resting", sentence: "slowly to a progress, and up after a rest",
      steps: [.move(to: progress, seconds: 0.5), .rest(seconds: 0.2), .up])
  }

  /// Returns the example with a name; "slow" is `slow-60`.
  package static func named(_ name: String) -> ExampleDrag? {
    all.first { $0.name == (name == "slow" ? "slow-60" : name) }
  }

  package struct Track: Equatable, Sendable {
    package var size: CGSize
    /// Down rather than to the right.
    package var isDown = false
    /// To the left, or up.
    var isMirrored = false
    /// The distance from progress 0 to progress 1, in points.
    package var length: CGFloat
    /// How far the finger moves before the drag begins, in points.
    package var slop: CGFloat = 10

    /// To the right on a screen of 390 × 844 points.
    package static let phone = Track(size: CGSize(width: 390, height: 844), length: 390)

    /// How far the finger moves until the transition is at a progress.
    func distance(of progress: Double) -> Double { slop.native + length.native * progress }

    func point(_ distance: Double) -> CGPoint {
      let rounded = CGFloat((distance * 10).rounded() / 10)
      if isDown {
        let (x, start) = ((size.width / 2).rounded(), (size.height * 0.3).rounded())
        return CGPoint(x: x, y: isMirrored ? size.height - start - rounded : start + rounded)
      }
      return CGPoint(x: isMirrored ? size.width - 4 - rounded : 4 + rounded, y: (size.height / 2).rounded())
    }
  }

  package func drag(on track: Track = .phone) -> Drag {
    var (events, time, distance, isDown): ([Drag.Event], Double, Double, Bool) = ([], 0, 0, false)
    func add(_ event: PointerEvent) {
      events.append(Drag.Event(time: (time * 1000).rounded() / 1000, event))
    }
    func move(to end: Double, _ seconds: Double, _ ease: (_ part: Double) -> Double) {
      if !isDown {
        (isDown, distance) = (true, 0)
        add(.down(track.point(0)))
      }
      let start = distance
      let begin = time
      let count = max(1, Int((seconds * Self.rate).rounded()))
      for step in 1...count {
        let part = Double(step) / Double(count)
        time = begin + seconds * part
        distance = start + (end - start) * ease(part)
        add(.move(track.point(distance)))
      }
    }
    for step in steps {
      switch step {
      case .move(let progress, let seconds):
        move(to: track.distance(of: progress), seconds) { $0 * $0 * (3 - 2 * $0) }
      case .flick(let progress, let seconds): move(to: track.distance(of: progress), seconds) { $0 * $0 }
      case .points(let points, let seconds): move(to: points, seconds) { $0 }
      case .rest(let seconds): time += seconds
      case .up:
        add(.up(track.point(distance)))
        isDown = false
      }
    }
    return Drag(known: events, on: track.size)
  }

  /// Positions per second.
  private static let rate = 60.0
}

extension ExampleDrag {
  /// A straight drag at one speed, as tests of user interfaces have; the distance is in points.
  init(testing distance: Double, press: Double, seconds: Double, hold: Double) {
    self.init(
      name: "test", sentence: "straight at one speed",
      steps: [.points(0, seconds: press), .points(distance, seconds: seconds), .rest(seconds: hold), .up])
  }
}
