import CoreGraphics
import Foundation
import Stage

/// One thing that a hand, the system or code does; the next one begins when it is over.
///
/// Times are in hundredths of a second, and progress is in percent of the screen.
enum Verb: Hashable, Sendable {
  /// The finger goes down where drags in a direction begin, or farther along; no effect while it is down.
  case press(_ direction: String, at: Int)
  /// The finger moves to a progress in some steps, and so many points to the side.
  case move(to: Int, in: Int, steps: Int = 4, aside: Int = 0)
  /// Time passes, with the finger where it is.
  case wait(Int)
  case release
  /// A point of the screen, in points.
  case tap(CGPoint)
  /// A second finger goes down, or up if it is down.
  case secondFinger
  case happen(Fault)

  /// The same with smaller numbers, the smallest first.
  var simpler: [Verb] {
    switch self {
    case .press(let direction, let start): start == 0 ? [] : [.press(direction, at: 0)]
    case .move(let end, let time, let steps, let aside):
      (steps > 1 ? [.move(to: end, in: time, steps: 1, aside: aside)] : [])
        + (aside != 0 ? [.move(to: end, in: time, steps: steps)] : [])
        + [2, time / 2].filter { (1..<time).contains($0) }.map { .move(to: end, in: $0, steps: steps, aside: aside) }
        + [3, end / 2, end * 3 / 4].filter { $0.magnitude < end.magnitude }.map {
          .move(to: $0, in: time, steps: steps, aside: aside)
        }
    case .wait(let time): [1, 10, time / 2].filter { (1..<time).contains($0) }.map { .wait($0) }
    case .release, .tap, .secondFinger, .happen: []
    }
  }
}

/// Writes verbs down as events, faults and words; a verb that is impossible has no effect.
///
/// Everything is in whole points and hundredths of a second, of which none has two events. None lies on a frame's
/// instant: what a frame moves would look like a jump.
struct VerbWriter {
  private let size: CGSize
  private var events: [Drag.Event] = []
  private var strikes: [Drag.Strike] = []
  private(set) var words: [String] = []
  /// In hundredths of a second: when the last verb is over, and when something can happen at the earliest.
  private var (clock, earliest) = (0, 0)
  /// The first finger while it is down.
  private var finger: Finger?
  private var hasSecond = false

  private struct Finger {
    let track: ExampleDrag.Track
    /// Along the track and to its side, in points.
    var distance: Double
    var aside = 0.0

    func distance(of progress: Int) -> Double { progress == 0 ? 0 : track.distance(of: Double(progress) / 100) }

    var point: CGPoint {
      let point = track.point(distance)
      let (x, y) = track.isDown ? (point.x.native + aside, point.y.native) : (point.x.native, point.y.native + aside)
      return CGPoint(x: x.rounded(), y: y.rounded())
    }
  }

  init(on size: CGSize, _ verbs: some Sequence<Verb>) {
    self.size = size
    for verb in verbs { write(verb) }
  }

  /// In seconds.
  var end: TimeInterval { Double(clock) / 100 }

  /// Fingers that stay down are lifted; without a finger there is a press that is cancelled, since a drag needs one.
  var drag: Drag {
    var copy = self
    copy.write(.release)
    if hasSecond { copy.write(.secondFinger) }
    if copy.events.isEmpty {
      copy.add(.down(CGPoint(x: 1, y: 1)))
      copy.add(.cancel)
    }
    return Drag(known: copy.events, on: size, strikes: copy.strikes)
  }

  private mutating func write(_ verb: Verb) {
    switch verb {
    case .press(let direction, let start):
      guard finger == nil else { return }
      var next = Finger(track: ExampleDrag.Track(direction, on: size), distance: 0)
      next.distance = next.distance(of: start)
      finger = next
      add(.down(next.point))
      words.append("press at \(Self.text(next.point))")
    case .move(let end, let time, let steps, let aside): move(to: end, time, steps, aside)
    case .wait(let time):
      clock += time
      words.append("\(finger == nil ? "wait" : "hold") \(Self.seconds(time))")
    case .release:
      guard let point = finger?.point else { return }
      finger = nil
      add(.up(point))
      words.append("let go")
    case .tap(let point):
      // The same finger cannot be elsewhere, too.
      guard finger == nil else { return }
      add(.down(point))
      clock += 5
      add(.up(point))
      words.append("tap at \(Self.text(point))")
    case .secondFinger:
      hasSecond.toggle()
      let point = CGPoint(x: (size.width * 0.6).rounded(), y: (size.height * 0.6).rounded())
      add(hasSecond ? .down(point) : .up(point), finger: 1)
      words.append("second finger \(hasSecond ? "down" : "up")")
    case .happen(let fault):
      strikes.append(Drag.Strike(time: next(), fault.name))
      words.append(fault.deed == nil ? fault.name : "\(fault.name) from code")
    }
  }

  private mutating func move(to end: Int, _ time: Int, _ steps: Int, _ aside: Int) {
    guard let start = finger else { return }
    let (begin, distance) = (clock, start.distance(of: end) - start.distance)
    // A hand's first movement is short, and a recogniser may ask where it began.
    let isFirst = events.last?.event.isDown == true && steps > 1 && distance.magnitude > 2 * Self.firstDistance
    let parts = isFirst ? [Self.firstDistance / distance.magnitude] : []
    for part in parts + (1...max(1, steps)).map({ Double($0) / Double(steps) }) {
      finger?.distance = start.distance + distance * part
      finger?.aside = start.aside + Double(aside) * part
      clock = begin + Int(Double(time) * part)
      if let point = finger?.point { add(.move(point)) }
    }
    let isForward = (distance >= 0) != start.track.isMirrored
    let direction = start.track.isDown ? isForward ? "down" : "up" : isForward ? "to the right" : "to the left"
    words.append("move \(FixedText.short(distance.magnitude, decimals: 0)) pt \(direction) in \(Self.seconds(time))")
  }

  /// In points.
  private static let firstDistance = 12.0

  private mutating func add(_ event: PointerEvent, finger: Int = 0) {
    events.append(Drag.Event(time: next(), event, finger: finger))
  }

  /// The next instant at which something happens, in seconds.
  private mutating func next() -> TimeInterval {
    clock = max(clock, earliest)
    if clock > 0, clock.isMultiple(of: 5) { clock += 1 }
    earliest = clock + 1
    return Double(clock) / 100
  }

  private static func text(_ point: CGPoint) -> String { "\(Int(point.x)), \(Int(point.y))" }
  private static func seconds(_ time: Int) -> String { "\(FixedText.short(Double(time) / 100, decimals: 2)) s" }
}
