import CoreGraphics
import Foundation
import Stage
import Transitions

/// How a hand gets to hold the transition of own code: what opens the screen before, and the track of its drags.
struct DragRoute {
  var track: ExampleDrag.Track
  /// Nil if drags move what is shown at first.
  var opening: DragOpening?

  /// The route of a drag, which may be the end of a whole one that first opens the screen; without a drag, to the right.
  init(like drag: Drag?, endOf whole: Drag? = nil, on size: CGSize) {
    let axis = DragAxis(drag, on: size)
    track = ExampleDrag.Track(
      size: size, isDown: axis.isDown, isMirrored: axis.sign < 0, length: CGFloat(axis.length))
    if let whole, let start = drag?.events.first?.time {
      let events = whole.events.filter { $0.time < start }
      opening = events.isEmpty ? nil : DragOpening(events: events, seconds: start)
    }
  }

  func drag(_ example: ExampleDrag) -> Drag {
    let drag = example.drag(on: track)
    return opening?.before(drag) ?? drag
  }
}

/// A tap that opens a screen, and the rest after it.
struct DragOpening {
  fileprivate(set) var events: [Drag.Event]
  /// How long both take.
  fileprivate(set) var seconds: TimeInterval

  var point: CGPoint { events.lazy.compactMap(\.event.point).first ?? .zero }

  func before(_ drag: Drag) -> Drag {
    Drag(
      known: events + drag.events.map { Drag.Event(time: seconds + $0.time, $0.event, finger: $0.finger) },
      on: drag.size, strikes: drag.strikes.map { Drag.Strike(time: seconds + $0.time, $0.name) })
  }
}

extension DragRoute {
  /// Finds out by trying how a finger holds a transition: in each direction, or in a given one, first on the screen that is
  /// there, then on one that a tap opens.
  @MainActor init(of setup: Performance, _ direction: String? = nil) throws(StartFault) {
    let tracks = (direction.map { [$0] } ?? Contract.directions).map { ExampleDrag.Track($0, on: setup.device.size) }
    self.init(track: tracks[0], opening: nil)
    if try find(tracks, setup) { return }
    opening = try DragOpening(of: setup)
    if opening != nil, try find(tracks, setup) { return }
    (track, opening) = (tracks[0], nil)
  }

  /// A transition that gets farther follows the finger.
  private static let far = 0.1

  init(track: ExampleDrag.Track, opening: DragOpening? = nil) { (self.track, self.opening) = (track, opening) }

  /// Takes the first track on which a transition follows a drag, or at least is held; returns whether there is one.
  @MainActor private mutating func find(_ tracks: [ExampleDrag.Track], _ setup: Performance) throws(StartFault) -> Bool
  {
    var (setup, held) = (setup, ExampleDrag.Track?.none)
    for next in tracks {
      track = next
      setup.action = .drag(drag(.standard))
      let samples = try Samples(setup)
      if samples.heldProgress > Self.far { return true }
      if samples.wasHeld { held = held ?? next }
    }
    track = held ?? track
    return held != nil
  }
}

extension DragOpening {
  /// Finds a tap on the first screen that begins a transition; nil if there is none.
  @MainActor init?(of setup: Performance) throws(StartFault) {
    var left = Self.points(on: setup.device.size)[...]
    var (sweep, setup) = (setup, setup)
    sweep.framesPerSecond = 20
    while !left.isEmpty {
      // One tap after another, until something begins.
      let taps = left.enumerated().flatMap { Self.tap($1, at: Double($0) * Self.pace) }
      sweep.action = .drag(Drag(known: taps, on: setup.device.size))
      let player = try sweep.perform(sweep.frames) { $0.moment.status == nil }
      guard player.moment.status != nil, let time = player.reached else { return nil }
      left = left.dropFirst(Int(time / Self.pace))
      guard let point = left.popFirst() else { return nil }
      // The taps before may have changed what this one does.
      setup.action = .drag(Drag(known: Self.tap(point, at: 0), on: setup.device.size))
      let samples = try Samples(setup)
      guard samples.hasMoved, samples.standstill == nil, let end = samples.moments.last?.time else { continue }
      self.init(events: Self.tap(point, at: 0), seconds: ((end + Self.rest) * 10).rounded(.up) / 10)
      return
    }
    return nil
  }

  private static func tap(_ point: CGPoint, at time: TimeInterval) -> [Drag.Event] {
    [Drag.Event(time: time, .down(point)), Drag.Event(time: time + 0.05, .up(point))]
  }

  /// So many points that no button lies between them, those in the middle first.
  private static func points(on size: CGSize) -> [CGPoint] {
    let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
    var points: [CGPoint] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (width * (CGFloat(column) + 0.5), height * (CGFloat(row) + 0.5))
        points.append(CGPoint(x: x.rounded(), y: y.rounded()))
      }
    }
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - size.width / 2, point.y - size.height / 2) }
    return points.sorted { (distance($0), $0.y, $0.x) < (distance($1), $1.y, $1.x) }
  }

  private static let (columns, rows) = (5, 19)
  /// So far apart that no two taps are one gesture, and how long what was opened rests, in seconds.
  private static let (pace, rest) = (0.5, 0.1)
}

extension ExampleDrag.Track {
  /// Across a whole screen unless the length is given.
  init(_ direction: DragDirection, on size: CGSize, length: CGFloat? = nil) {
    self.init(
      size: size, isDown: direction.isVertical, isMirrored: direction.sign < 0,
      length: length ?? direction.length(of: size))
  }

  /// Across a whole screen, in one of the directions of contracts.
  init(_ direction: String, on size: CGSize) {
    self.init(DragDirection.allCases.first { "\($0)" == direction } ?? .right, on: size)
  }
}
