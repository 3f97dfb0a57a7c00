import CoreGraphics
import Foundation
import Stage

/// Makes drags of the verbs of a hand: a beginning that is the same for each search, then random ones.
///
/// The same seed gives the same drags. All positions are whole points, and all instants hundredths of a second.
struct GestureMaker {
  private var random: SplitMix
  /// The directions in which drags are made, the likeliest first.
  private let tracks: [ExampleDrag.Track]

  init(seed: UInt64, tracks: [ExampleDrag.Track]) { (random, self.tracks) = (SplitMix(state: seed), tracks) }

  /// A short drag, to see whether it holds a transition.
  static func probe(on track: ExampleDrag.Track) -> Drag {
    var writer = DragWriter(track)
    writer.move(to: 0.1, seconds: 0.08)
    writer.up()
    return writer.drag
  }

  // MARK: The beginning

  /// Each verb, then some that meet in one drag.
  var opening: [Drag] {
    guard let first = tracks.first else { return [] }
    let catches = [0.02, 0.12].map { pause in
      drag(on: first) {
        $0.flick(to: 0.4)
        $0.rest(pause)
        $0.press(at: 0.4)
        $0.rest(0.2)
        $0.up()
      }
    }
    let struck = [Fault.push, .cancel, .resize, .rotation, .stall, .focusLoss].map { fault in
      drag(on: first) {
        $0.move(to: 0.4)
        $0.strike(fault)
        $0.move(to: 0.6)
        $0.rest(0.2)
        $0.up()
      }
    }
    let late = [(0.2, Fault.push), (0.7, .push), (0.2, .resize), (0.7, .resize)].map { progress, fault in
      drag(on: first) {
        $0.move(to: progress)
        $0.rest(0.2)
        $0.up()
        $0.rest(0.06)
        $0.strike(fault)
      }
    }
    let plain = tracks.flatMap { track in
      [0.25, 0.8].map { progress in
        drag(on: track) {
          $0.move(to: progress)
          $0.rest(0.2)
          $0.up()
        }
      } + [drag(on: track) { $0.flick(to: 0.3) }, drag(on: track) { $0.flick(to: 0.08) }]
    }
    return Array(plain.prefix(4)) + catches + pairs(on: first) + struck + late + fingers(on: first) + plain.dropFirst(4)
  }

  /// Two drags after each other, with and without a rest, and a drag that turns round.
  private func pairs(on track: ExampleDrag.Track) -> [Drag] {
    [(0.2, 0.8), (0.2, 0.2), (0.8, 0.8), (0.8, 0.2)].flatMap { first, second in
      [0.05, 1.2].map { pause in
        drag(on: track) {
          $0.move(to: first)
          $0.rest(0.15)
          $0.up()
          $0.rest(pause)
          $0.move(to: second)
          $0.rest(0.15)
          $0.up()
        }
      }
    } + [
      drag(on: track) {
        $0.move(to: 0.5)
        $0.move(to: -0.2)
        $0.up()
      },
      drag(on: track) {
        $0.move(to: 0.3)
        $0.move(to: 1.1)
        $0.move(to: 0.1)
        $0.up()
      },
    ]
  }

  /// A second finger that goes up after and before the first.
  private func fingers(on track: ExampleDrag.Track) -> [Drag] {
    [true, false].map { isLonger in
      drag(on: track) {
        $0.move(to: 0.3)
        $0.secondFinger(isDown: true)
        $0.move(to: 0.5)
        if !isLonger { $0.secondFinger(isDown: false) }
        $0.rest(0.1)
        $0.up()
        $0.rest(0.1)
        if isLonger { $0.secondFinger(isDown: false) }
      }
    }
  }

  private func drag(on track: ExampleDrag.Track, _ body: (inout DragWriter) -> Void) -> Drag {
    var writer = DragWriter(track)
    body(&writer)
    return writer.drag
  }

  // MARK: Chance

  /// A new drag, or one of `known` with a change.
  mutating func next(after known: [Drag]) -> Drag {
    guard let base = known.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 else {
      return fresh()
    }
    return changed(base, with: known.randomElement(using: &random) ?? base)
  }

  private mutating func fresh() -> Drag {
    let track = tracks[Int.random(in: 0..<3, using: &random) > 0 ? 0 : Int.random(in: tracks.indices, using: &random)]
    var writer = DragWriter(track)
    for _ in 0..<Int.random(in: 1...4, using: &random) { add(to: &writer) }
    writer.up()
    writer.secondFinger(isDown: false)
    return writer.drag.events.isEmpty ? fresh() : writer.drag
  }

  private mutating func add(to writer: inout DragWriter) {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: writer.move(to: number(-0.1...1.1), seconds: number(0.08...0.6))
    case 3: writer.flick(to: number(0.05...0.5), seconds: number(0.03...0.12))
    case 4: writer.rest(number(0.01...0.5))
    case 5...6:
      writer.up()
      writer.rest(number(0.01...0.5))
    case 7:
      writer.press(at: number(0...1))
      writer.rest(number(0.02...0.3))
    case 8:
      writer.up()
      writer.tap(at: CGPoint(x: number(0...1), y: number(0...1)))
    case 9: writer.secondFinger(isDown: Bool.random(using: &random))
    default: writer.strike(Self.faults[Int.random(in: Self.faults.indices, using: &random)])
    }
  }

  /// A second finger is made of events, which can be shortened.
  private static let faults = Fault.strikes.filter { $0 != .secondFinger }

  private mutating func changed(_ drag: Drag, with other: Drag) -> Drag {
    var (events, strikes) = (drag.events, drag.strikes)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      // Everything from an instant on comes sooner or later.
      let start = Double.random(in: 0...drag.duration, using: &random)
      let shift = Double.random(in: -0.2...0.4, using: &random)
      for index in events.indices where events[index].time > start {
        events[index].time = max(events[index].time + shift, start)
      }
    case 1:
      let index = Int.random(in: events.indices, using: &random)
      if let point = events[index].event.point {
        let x = Double.random(in: -80...80, using: &random)
        let y = Double.random(in: -80...80, using: &random)
        events[index].event = events[index].event.moved(to: CGPoint(x: point.x.native + x, y: point.y.native + y))
      }
    case 2:
      let fault = Self.faults[Int.random(in: Self.faults.indices, using: &random)]
      strikes.append(
        Drag.Strike(time: Double.random(in: 0...drag.duration + 0.3, using: &random), fault.name))
    case 3: events.remove(at: Int.random(in: events.indices, using: &random))
    default:
      // The other one follows.
      let start = drag.duration + Double.random(in: 0.01...0.6, using: &random)
      events += other.events.map { Drag.Event(time: start + $0.time, $0.event, finger: $0.finger) }
      strikes += other.strikes.map { Drag.Strike(time: start + $0.time, $0.name) }
    }
    let next = Drag.valid(events, on: drag.size, strikes)
    return next.events.isEmpty || next.duration > Self.longest ? fresh() : next
  }

  /// In seconds.
  private static let longest = 6.0
}

/// Writes the verbs of a hand down as events.
private struct DragWriter {
  private let track: ExampleDrag.Track
  private var events: [Drag.Event] = []
  private var strikes: [Drag.Strike] = []
  private var time = 0.0
  /// Of the first finger, as a progress; nil while it is up.
  private var progress: Double?
  private var hasSecond = false

  init(_ track: ExampleDrag.Track) { self.track = track }

  var drag: Drag { Drag.valid(events, on: track.size, strikes) }

  private func point(_ progress: Double) -> CGPoint { track.point(progress == 0 ? 0 : track.distance(of: progress)) }

  mutating func press(at progress: Double) {
    guard self.progress == nil else { return }
    self.progress = progress
    events.append(Drag.Event(time: time, .down(point(progress))))
  }

  mutating func move(to end: Double, seconds: Double = 0.24) { move(to: end, seconds, count: 4) { $0 } }

  /// Moves faster and faster, and lets go.
  mutating func flick(to end: Double, seconds: Double = 0.06) {
    move(to: end, seconds, count: 3) { $0 * $0 }
    up()
  }

  private mutating func move(to end: Double, _ seconds: Double, count: Int, _ ease: (Double) -> Double) {
    if progress == nil {
      press(at: 0)
      // A hand's first movement is short, and a recogniser may ask where it began.
      events.append(Drag.Event(time: time + seconds * Self.firstPart, .move(track.point(Self.firstDistance))))
    }
    let (start, begin) = (progress ?? 0, time)
    for step in 1...count {
      let part = Double(step) / Double(count)
      time = begin + seconds * part
      events.append(Drag.Event(time: time, .move(point(start + (end - start) * ease(part)))))
    }
    progress = end
  }

  /// Of the time of a movement, and of where it leads, in points.
  private static let (firstPart, firstDistance) = (0.15, 12.0)

  mutating func rest(_ seconds: Double) { time += seconds }

  mutating func up() {
    guard let progress else { return }
    events.append(Drag.Event(time: time, .up(point(progress))))
    self.progress = nil
  }

  /// `part` is a share of the screen's width and height.
  mutating func tap(at part: CGPoint) {
    let point = CGPoint(x: track.size.width * part.x, y: track.size.height * part.y)
    events.append(Drag.Event(time: time, .down(point)))
    time += 0.05
    events.append(Drag.Event(time: time, .up(point)))
  }

  mutating func secondFinger(isDown: Bool) {
    guard isDown != hasSecond else { return }
    hasSecond = isDown
    let point = CGPoint(x: track.size.width * 0.6, y: track.size.height * 0.6)
    events.append(Drag.Event(time: time, isDown ? .down(point) : .up(point), finger: 1))
  }

  mutating func strike(_ fault: Fault) { strikes.append(Drag.Strike(time: time, fault.name)) }
}

extension Drag {
  /// A drag of some events in any order: those that are impossible are left out, and fingers that stay down are lifted.
  ///
  /// Everything is rounded to whole points and hundredths of a second, of which a finger has one event in each. None lies
  /// on a frame's instant: what a frame moves would look like a jump.
  static func valid(_ events: [Event], on size: CGSize, _ strikes: [Strike]) -> Drag {
    func rounded(_ time: TimeInterval) -> TimeInterval {
      let hundredths = (max(time, 0) * 100).rounded()
      return (hundredths > 0 && hundredths.truncatingRemainder(dividingBy: 5) == 0 ? hundredths + 1 : hundredths) / 100
    }
    var (kept, last, earliest): ([Event], [Int: CGPoint], [Int: TimeInterval]) = ([], [:], [:])
    let sorted = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    for var event in sorted.map(\.element) {
      let others = event.event == .cancel ? earliest.values.max() : earliest[event.finger]
      event.time = max(rounded(event.time), others ?? 0)
      if let point = event.event.point {
        event.event = event.event.moved(to: CGPoint(x: point.x.rounded(), y: point.y.rounded()))
      }
      let isDown = last[event.finger] != nil
      switch event.event {
      case .down where isDown, .move where !isDown, .up where !isDown: continue
      // A hand lets go where it has moved to.
      case .up: event.event = .up(last[event.finger] ?? .zero)
      default: break
      }
      switch event.event {
      case .cancel where last.isEmpty: continue
      case .down(let point), .move(let point): last[event.finger] = point
      case .up: last[event.finger] = nil
      case .cancel: last = [:]
      }
      kept.append(event)
      earliest[event.finger] = rounded(event.time + 0.01)
      if event.event == .cancel { earliest = earliest.mapValues { _ in rounded(event.time + 0.01) } }
    }
    for (finger, point) in last {
      kept.append(Event(time: max(kept.last?.time ?? 0, earliest[finger] ?? 0), .up(point), finger: finger))
    }
    // A finger that was late may have passed another.
    kept = kept.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    let struck = strikes.map { Strike(time: rounded($0.time), $0.name) }.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    return Drag(known: kept, on: size, strikes: struck)
  }
}

/// A random number generator that repeats its numbers (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
