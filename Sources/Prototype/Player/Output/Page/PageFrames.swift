import CoreGraphics
import Foundation
import PageLayers
import QuartzCore
import Stage
import Transitions
import UIKit

/// What a phone shows at some instants of one transition, in the order of its progress.
struct PageFrames {
  private(set) var frames: [PageFrame] = []
  /// The table, if the transition is one of the user's code, whose frames stay in its process.
  private(set) var part: PagePart?
  /// The time that the transition takes without a finger, in seconds; 0 if a finger moves it.
  private(set) var seconds = 0.0

  /// What begins the transition.
  enum Start: Hashable {
    case push, pop
    /// `offset` is the distance from the edge at which the finger goes down; all are in points.
    case drag(DragDirection, offset: Double, slop: Double, length: Double)
  }

  /// Performs a transition from a number of screens, and keeps what is shown at `count` instants; nil if nothing begins.
  ///
  /// Frames in which the progress does not rise are left out. `expected` is how long the parameters say it lasts.
  @MainActor init?(
    _ setup: Performance, from depth: Int, by start: Start, count: Int, lasting expected: Double?
  ) throws(StartFault) {
    var setup = setup
    let scale = setup.scale.native
    setup.start = DemoState(depth: depth)
    if setup.makePlayer != nil { (setup.depth, setup.scale) = (depth, 1) }
    let (times, latency): ([Double], Double)
    if case .drag(let direction, let offset, let slop, let length) = start {
      let drag = Self.drag(direction, from: offset, slop, length, on: setup.device.size, count)
      setup.action = .drag(drag)
      (times, latency) = (drag.events.dropFirst().map(\.time), 0)
    } else {
      let tap = start == .push && setup.goesOnByTap ? Drag.tap(on: setup.device.size) : nil
      setup.action = tap.map { .drag($0) } ?? (start == .push ? .push : .pop)
      latency = tap?.duration ?? 0
      seconds = try Self.duration(of: setup, after: latency)
      if let expected, abs(expected - seconds) <= Self.accuracy { seconds = expected }
      guard seconds > 0 else { return nil }
      // The last instant is just before the end, where the transition still shows.
      times = (0..<count).map { seconds * Double($0) / Double(count - 1) - ($0 == count - 1 ? 1e-6 : 0) }
    }
    let player = try setup.player()
    defer { player.close() }
    if let player = player as? ChildPlayer {
      part = try player.part(at: times.map { $0 + latency }, scale: scale)
      part?.begins(at: latency)
      guard part != nil else { return nil }
    }
    for time in part == nil ? times : [] {
      player.advance(to: time)
      let frame = PageFrame(player.stage, at: time, progress: seconds > 0 ? time / seconds : nil)
      if let frame, frames.isEmpty || frame.progress > frames[frames.count - 1].progress + 1e-9 { frames.append(frame) }
    }
    guard part != nil || frames.count > 1 else { return nil }
  }

  /// When the transition was how far: times in seconds, and progress.
  var pace: [(time: Double, progress: Double)] {
    part?.pace.map { ($0[0], $0[1]) } ?? frames.map { ($0.time, $0.progress) }
  }

  /// Returns a drag that goes through all of a transition at even steps, and holds it at its end.
  private static func drag(
    _ direction: DragDirection, from offset: Double, _ slop: Double, _ length: Double, on size: CGSize, _ count: Int
  ) -> Drag {
    func point(_ distance: Double) -> CGPoint { direction.point(offset + distance, on: size) }
    let moves = (0..<count).map { index in
      let distance = slop + length * Double(index) / Double(count - 1)
      return Drag.Event(time: Double(index + 1) / rate, .move(point(distance)))
    }
    return Drag(known: [Drag.Event(time: 0, .down(point(0)))] + moves, on: size)
  }

  /// The number of positions in a second.
  private static let rate = 120.0

  /// Returns the time that a transition from code takes, in seconds; 0 if there is none.
  @MainActor private static func duration(of setup: Performance, after latency: Double) throws(StartFault) -> Double {
    let player = try setup.player()
    defer { player.close() }
    if let player = player as? ChildPlayer {
      let moments = try player.moments(every: accuracy) { $0.status == nil && $0.time > 0.5 }
      guard let first = moments.firstIndex(where: { $0.status != nil }),
        let end = moments[first...].first(where: { $0.isAtEnd(true) })?.time
      else { return 0 }
      return Double.shortest(between: end - latency - accuracy, and: end - latency)
    }
    guard let player = player as? StagePlayer else { return 0 }
    var (wasSeen, count) = (false, 0)
    while true {
      let isShown = player.stage.application.transitionStatus != nil
      // What belongs to no transition, as a segue of its own, is over when nothing moves.
      if wasSeen ? !isShown : count > 1 && player.stage.isIdle { break }
      guard player.time < Rest.transition else { break }
      wasSeen = wasSeen || isShown
      count += 1
      player.advance(to: Double(count) * accuracy)
    }
    return count > 2 ? Double(count) * accuracy : 0
  }

  /// In seconds.
  static let accuracy = 0.001

  /// Returns a phone with as many screens as the setup asks for, or as it has.
  @MainActor static func phone(of setup: Performance) throws(StartFault) -> CataloguePhone {
    var setup = setup
    setup.start = DemoState(depth: setup.depth)
    setup.action = .drag(Drag(known: [], on: setup.device.size))
    return try StagePlayer(setup).phone
  }
}

extension CataloguePhone {
  /// What a tap does on the screen that is shown: whether one goes on, and where the back button and the tabs are.
  fileprivate func taps(_ view: UIView) -> [(key: String, value: JSONWriter.Value)] {
    guard !view.isHidden else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    func area(_ width: CGFloat) -> JSONWriter.Value {
      .array([frame.minX, frame.minY, width, frame.height].map { .number($0.native) })
    }
    switch view {
    case is UINavigationBar: return demo.depth > 1 ? [("back", area(Self.backWidth))] : []
    case let bar as UITabBar: return [("tabs", area(frame.width)), ("count", .number(Double(bar.items?.count ?? 1)))]
    default: return view.subviews.flatMap(taps)
    }
  }

  /// The width at a bar's beginning in which its back button lies, in points.
  private static let backWidth: CGFloat = 72

  var taps: JSONWriter.Value {
    stage.perform { .object([("on", .boolean(demo.words.click != nil))] + taps(stage.window)) }
  }
}

extension Drag {
  /// A tap in the middle.
  static func tap(on size: CGSize) -> Drag {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    return Drag(known: [Event(time: 0, .down(middle)), Event(time: 0.05, .up(middle))], on: size)
  }
}
