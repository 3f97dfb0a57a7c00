import CoreGraphics
import Foundation
import Stage
import Transitions
import UIKit

/// Finds out by trial how a finger moves the transition of the user's code.
///
/// Each trial is a drag in a child of its own: where it begins, how far it goes, what decides at a release, and how the rest
/// moves.
@MainActor struct PageTrials {
  /// A direction in which a finger moves the transition.
  struct Path {
    let direction: DragDirection
    /// Whether it leads to the next screen.
    let isOpening: Bool
    /// How far a finger moves before the transition does, and from then on to its end, in points.
    let slop, length: Double
    /// The distance from the edge within which a drag begins, in points; nil for anywhere.
    let edge: Double?
    /// Whether the transition begins with one event, and follows the finger from the next one on.
    let isLate: Bool
    /// How far from the edge trials begin, in points.
    @MainActor var start: Double { from ?? min(edge ?? PageTrials.atEdge, PageTrials.atEdge) }
    /// Nil if trials from the edge move something.
    var from: Double?
  }

  /// How a transition moves after a release: seconds for all of the rest, or whatever the rest is, and pairs of the
  /// shares of the time and of the rest.
  struct Settling {
    var seconds: Double
    var isForWhole: Bool
    var pairs: [(time: Double, progress: Double)]
  }

  /// Goes on as the trials found, from the number of screens of which they were made.
  private(set) var setup: Performance
  /// How many screens the code shows at first.
  let first: Int
  /// Nil if no drag moves it, or the system's swipe does.
  private(set) var path: Path?
  /// Whether the system's swipe moves the transition, and from where.
  private(set) var system: DragParameters.Region?
  private(set) var rule = ReleaseRuleFound(kind: .distance, threshold: 0)
  private(set) var settlings: [Settling] = []
  /// Whether a press during the settling holds it.
  private(set) var catches = false

  struct ReleaseRuleFound {
    var kind: DragParameters.Rule
    var threshold: Double
    /// In points per second.
    var velocity = 0.0
    var seconds = 0.0
  }

  init(_ own: Performance) throws(StartFault) {
    setup = own
    (setup.scale, setup.depth) = (1, 0)
    first = try Self.run(setup, Drag(known: [Drag.Event(time: 0, .down(.zero))], on: setup.device.size)).depth
    setup.depth = first
    // What goes on: code, or a tap.
    setup.goesOnByTap = try !moves(.push)
    let goesOn = try setup.goesOnByTap ? moves(.drag(Drag.tap(on: setup.device.size))) : true
    setup.depth = max(first, goesOn ? min(max(own.depth, 2), Page.mostScreens) : first)
    guard setup.depth > 1 else { throw Self.fault("it shows one screen, and neither code nor a tap goes on") }
    try findPath()
    guard path != nil else { return }
    rule = try findRule()
    settlings = [try settling(true), try settling(false)]
  }

  static func fault(_ reason: String) -> StartFault {
    StartFault(.usage, "a page does not know how your code moves: \(reason). Take a GIF or an MP4.")
  }

  private func moves(_ action: Performance.Action) throws(StartFault) -> Bool {
    var setup = setup
    setup.action = action
    let player = try setup.perform(Stops(rate: 100)) { $0.moment.status?.isOpening != true && $0.moment.time < 0.9 }
    return player.moment.status?.isOpening == true
  }

  // MARK: Trials

  private static func child(_ setup: Performance) throws(StartFault) -> ChildPlayer {
    guard let child = try setup.player() as? ChildPlayer else { throw fault("it runs in no process of its own") }
    return child
  }

  private static func run(
    _ setup: Performance, _ drag: Drag, every step: Double = 0.01, rest: Double = 0.05
  ) throws(StartFault) -> (moments: [Moment], decision: Bool?, isBySystem: Bool, depth: Int) {
    var setup = setup
    setup.action = .drag(drag)
    let player = try child(setup)
    defer { player.close() }
    let moments = try player.moments(every: step) { $0.time > drag.duration + rest }
    return (moments, player.decision?.finishes, player.isBySystem, player.depth)
  }

  /// A drag at an even velocity from an edge, then a rest and a release, or a release at once if it does not `rest`.
  private func drag(
    _ direction: DragDirection, from start: Double, by distance: Double, at velocity: Double = 600, rests: Bool = true,
    lifts: Bool = true
  ) -> Drag {
    let size = setup.device.size
    let (seconds, count) = (abs(distance) / velocity, max(8, Int(abs(distance) / 4)))
    var events = [Drag.Event(time: 0, .down(direction.point(start, on: size)))]
    for number in 1...count {
      let share = Double(number) / Double(count)
      events.append(Drag.Event(time: seconds * share, .move(direction.point(start + distance * share, on: size))))
    }
    let end = direction.point(start + distance, on: size)
    if lifts { events.append(Drag.Event(time: seconds + (rests ? 0.2 : 0.001), .up(end))) }
    return Drag(known: events, on: size)
  }

  // MARK: The way of the finger

  /// Where a drag away from the edge, and one from beside it, begin.
  fileprivate static let (atEdge, beside) = (2.0, 60.0)

  private mutating func findPath() throws(StartFault) {
    for direction in DragDirection.allCases {
      let room = direction.length(of: setup.device.size).native
      let (edge, inside) = try (
        Self.law(of: try held(direction, from: Self.atEdge, by: room - Self.atEdge - 1)),
        Self.law(of: try held(direction, from: Self.beside, by: room - Self.beside - 1))
      )
      // What is dragged may lie in the middle, as a picture does that is dragged down.
      let from = edge == nil && inside == nil ? room * 0.4 : nil
      let middle = from == nil ? nil : try Self.law(of: held(direction, from: room * 0.4, by: room * 0.55))
      guard let law = edge ?? inside ?? middle else { continue }
      if direction == .right, try isBySystem(from: Self.atEdge) {
        system = try inside == nil ? .edge : isBySystem(from: Self.beside) ? .anywhere : .edge
        return
      }
      if let edge, let inside, abs(edge.slop - inside.slop) > 1 || abs(edge.length - inside.length) > 1 {
        throw Self.fault("a drag from the edge moves it otherwise than one from within")
      }
      var width: Double?
      if inside == nil, middle == nil {
        width = try bound(between: Self.atEdge, and: Self.beside, within: 0.5) { start throws(StartFault) in
          try !held(direction, from: start, by: 40).isEmpty
        }
      }
      path = Path(
        direction: direction, isOpening: law.isOpening, slop: law.slop, length: law.length, edge: width,
        isLate: law.isLate, from: from)
      return
    }
  }

  private func isBySystem(from start: Double) throws(StartFault) -> Bool {
    try Self.run(setup, drag(.right, from: start, by: 100)).isBySystem
  }

  /// How far the transition is at some distances of a finger.
  private func held(
    _ direction: DragDirection, from start: Double, by distance: Double
  ) throws(StartFault) -> [(distance: Double, progress: Double, isOpening: Bool)] {
    let drag = drag(direction, from: start, by: distance, lifts: false)
    let moments = try Self.run(setup, drag).moments
    let first = drag.events[0].event.point ?? .zero
    return drag.events.dropFirst().compactMap { event in
      guard let point = event.event.point,
        let status = moments.last(where: { abs($0.time - event.time) < 1e-7 })?.status,
        status.phase == .held
      else { return nil }
      let moved = hypot(point.x - first.x, point.y - first.y).native
      return (moved, status.progress.native, status.isOpening)
    }
  }

  /// The straight line through distances and progress; nil if nothing moved.
  private static func law(
    of all: [(distance: Double, progress: Double, isOpening: Bool)]
  ) throws(StartFault) -> (slop: Double, length: Double, isOpening: Bool, isLate: Bool)? {
    let inner = all.filter { $0.progress > 0.02 && $0.progress < 0.98 }
    guard let first = inner.first, let last = inner.last, last.progress > first.progress + 0.1 else { return nil }
    let length = (last.distance - first.distance) / (last.progress - first.progress)
    let slop = first.distance - first.progress * length
    guard inner.allSatisfy({ abs(slop + $0.progress * length - $0.distance) < 0.5 }) else {
      throw fault("it does not follow the finger evenly")
    }
    return (
      Double.shortest(between: slop - 0.05, and: slop + 0.05),
      Double.shortest(between: length - 0.05, and: length + 0.05), first.isOpening,
      all[0].progress * length + slop < all[0].distance - 0.5
    )
  }

  // MARK: The rule

  /// Returns where `isLow`, which holds at `low`, ends to hold below `high`, as the shortest decimal.
  private func bound(
    between low: Double, and high: Double, within accuracy: Double, _ isLow: (Double) throws(StartFault) -> Bool
  ) throws(StartFault) -> Double {
    var (low, high) = (low, high)
    while high - low > accuracy {
      let middle = (low + high) / 2
      if try isLow(middle) { low = middle } else { high = middle }
    }
    return Double.shortest(between: low, and: high)
  }

  /// Whether the transition finishes after a release at a progress, with a velocity.
  private func finishes(at progress: Double, velocity: Double = 0, from: Double = 0) throws(StartFault) -> Bool {
    guard let path else { return false }
    let distance = path.slop + progress * path.length
    let start = path.start
    var drag = drag(
      path.direction, from: start, by: distance, at: velocity > 0 ? velocity : 600, rests: velocity <= 0)
    if velocity < 0 {
      // There, on to twice as far, and back.
      drag = self.drag(path.direction, from: start, by: path.slop + from * path.length, lifts: false)
      var (events, time) = (drag.events, drag.duration + 0.2)
      let (far, back) = (path.slop + from * path.length, (from - progress) * path.length)
      for number in 1...8 {
        let part = back * Double(number) / 8
        let point = path.direction.point(start + far - part, on: drag.size)
        events.append(Drag.Event(time: time + part / -velocity, .move(point)))
      }
      time += back / -velocity + 0.001
      events.append(Drag.Event(time: time, .up(path.direction.point(start + far - back, on: drag.size))))
      drag = Drag(known: events, on: drag.size)
    }
    guard let decision = try Self.run(setup, drag).decision else {
      throw Self.fault("nothing is decided at a release")
    }
    return decision
  }

  private func findRule() throws(StartFault) -> ReleaseRuleFound {
    guard try finishes(at: 0.97), try !finishes(at: 0.02) else { throw Self.fault("its threshold is at an end") }
    let threshold = try bound(between: 0.02, and: 0.97, within: 0.001) { progress throws(StartFault) in
      try !finishes(at: progress)
    }
    func velocity(at progress: Double) throws(StartFault) -> Double? {
      guard try finishes(at: progress, velocity: Self.fastest) else { return nil }
      return try bound(between: 30, and: Self.fastest, within: 4) { velocity throws(StartFault) in
        try !finishes(at: progress, velocity: velocity)
      }
    }
    let (near, far) = (threshold * 0.8, threshold * 0.4)
    guard let first = try velocity(at: far) else { return ReleaseRuleFound(kind: .distance, threshold: threshold) }
    let second = try velocity(at: near) ?? 0
    if abs(first - second) < 8 {
      let goesBack = try !finishes(at: threshold + 0.02, velocity: -2 * first, from: 0.95)
      return ReleaseRuleFound(kind: goesBack ? .fling : .distanceOrVelocity, threshold: threshold, velocity: first)
    }
    let seconds = (threshold - far) * (path?.length ?? 0) / first
    guard abs((threshold - near) * (path?.length ?? 0) / max(second, 1) - seconds) < 0.05 * seconds else {
      throw Self.fault("its rule at a release is none that a page knows")
    }
    return ReleaseRuleFound(
      kind: .projection, threshold: threshold, seconds: Double.shortest(between: seconds * 0.995, and: seconds * 1.005))
  }

  /// In points per second.
  private static let fastest = 6000.0

  // MARK: The rest

  /// How the transition moves after a release at a progress, at rest or with a velocity: for how long, how far it has to
  /// go, and pairs of the time and the share of that.
  private func rest(
    from progress: Double, velocity: Double? = nil, _ finishes: Bool, _ path: Path
  ) throws(StartFault) -> (seconds: Double, distance: Double, pairs: [(time: Double, progress: Double)]) {
    let drag = drag(
      path.direction, from: path.start, by: path.slop + progress * path.length, at: velocity ?? 600,
      rests: velocity == nil)
    var setup = setup
    setup.action = .drag(drag)
    let player = try Self.child(setup)
    defer { player.close() }
    let moments = try player.moments(every: PageFrames.accuracy) { $0.time > drag.duration && $0.status == nil }
    let rest = moments.drop { $0.time < drag.duration - 1e-9 }
    // A transition may end at a frame, after its time.
    guard let end = rest.first(where: { $0.isAtEnd(finishes) })?.time else {
      throw Self.fault("it does not come to rest")
    }
    let distance = finishes ? 1 - progress : progress
    let pairs = rest.prefix { $0.time < end }.dropFirst().compactMap { moment in
      moment.status.map { (moment.time - drag.duration, abs($0.progress.native - progress) / distance) }
    }
    return (end - drag.duration, distance, pairs)
  }

  private mutating func settling(_ finishes: Bool) throws(StartFault) -> Settling {
    guard let path else { throw Self.fault("no drag moves it") }
    let (near, far) =
      finishes
      ? (rule.threshold + 0.03, rule.threshold + 0.7 * (1 - rule.threshold))
      : (rule.threshold - 0.03, rule.threshold * 0.4)
    let (one, other) = (try rest(from: near, finishes, path), try rest(from: far, finishes, path))
    let isForWhole: Bool
    if abs(one.seconds / one.distance - other.seconds / other.distance) < 3 * PageFrames.accuracy / other.distance {
      isForWhole = true
    } else if abs(one.seconds - other.seconds) < 2 * PageFrames.accuracy {
      isForWhole = false
    } else {
      throw Self.fault("the time of its rest follows no rule that a page knows")
    }
    let unit = isForWhole ? one.distance : 1
    let seconds = Double.shortest(between: (one.seconds - PageFrames.accuracy) / unit, and: one.seconds / unit)
    if finishes {
      let quick = try rest(from: far, velocity: 1500, finishes, path)
      guard abs(quick.seconds - other.seconds) < 3 * PageFrames.accuracy else {
        throw Self.fault("how it comes to rest depends on the finger's velocity")
      }
      let caught = caught(drag(path.direction, from: path.start, by: path.slop + far * path.length))
      let last = try Self.run(setup, caught, every: 0.005, rest: 0)
      catches = last.moments.last { $0.status != nil }?.status?.phase == .held
    }
    let whole = seconds * unit
    return Settling(
      seconds: seconds, isForWhole: isForWhole,
      pairs: Page.straight([(0, 0)] + one.pairs.map { ($0.time / whole, $0.progress) } + [(1, 1)]))
  }

  /// The drag, and a press in the middle soon after its release.
  private func caught(_ drag: Drag) -> Drag {
    let middle = CGPoint(x: drag.size.width / 2, y: drag.size.height / 2)
    return Drag(known: drag.events + [Drag.Event(time: drag.duration + 0.03, .down(middle))], on: drag.size)
  }
}

extension Moment {
  /// Whether a transition is over or, while it still shows, at its end or beginning.
  func isAtEnd(_ finishes: Bool) -> Bool {
    guard let progress = status?.progress.native else { return true }
    return finishes ? progress > 1 - 1e-9 : progress < 1e-9
  }
}

extension Double {
  /// Returns the number with the fewest decimals between two others.
  static func shortest(between low: Double, and high: Double) -> Double {
    for decimals in -3...6 {
      let unit = pow(10, Double(decimals))
      let number = (low * unit).rounded(.up) / unit
      if number <= high + 1e-9 { return number }
    }
    return (low + high) / 2
  }
}
