import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Transitions
import UIKit

/// What a phone shows at some instants of one transition, in the order of its progress.
struct PageFrames {
  struct Frame {
    /// In seconds from the beginning.
    let time: Double
    /// 0...1.
    let progress: Double
    let items: [DisplayItem]
    /// The screen that leaves over another one, and that one; nil if none does.
    let areas: (leaving: Area, revealed: Area)?
  }

  /// Where the plane of a screen lies, and its size in points.
  typealias Area = (map: Homography, size: SIMD2<Double>)

  private(set) var frames: [Frame] = []
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
    setup.start = DemoState(depth: depth)
    let times: [Double]
    if case .drag(let direction, let offset, let slop, let length) = start {
      let drag = Self.drag(direction, from: offset, slop, length, on: setup.device.size, count)
      setup.action = .drag(drag)
      times = drag.events.dropFirst().map(\.time)
    } else {
      setup.action = start == .push ? .push : .pop
      seconds = try Self.duration(of: setup)
      if let expected, abs(expected - seconds) <= Self.accuracy { seconds = expected }
      guard seconds > 0 else { return nil }
      // The last instant is just before the end, where the transition still shows.
      times = (0..<count).map { seconds * Double($0) / Double(count - 1) - ($0 == count - 1 ? 1e-6 : 0) }
    }
    let player = try StagePlayer(setup)
    for time in times {
      player.advance(to: time)
      let status = player.stage.application.transitionStatus
      guard let progress = status?.progress.native ?? (seconds > 0 ? time / seconds : nil) else { continue }
      guard frames.isEmpty || progress > frames[frames.count - 1].progress + 1e-9 else { continue }
      let list = DisplayList()
      player.stage.perform { player.stage.application.world.fill(list) }
      frames.append(
        Frame(time: time, progress: progress, items: Array(list.items), areas: status.flatMap(Self.areas)))
    }
    guard frames.count > 1 else { return nil }
  }

  private static func areas(_ status: TransitionStatus) -> (leaving: Area, revealed: Area)? {
    // What stays where it is reveals nothing that takes touches.
    guard !status.isOpening, let revealed = status.layers.to, revealed.superlayer === status.container,
      // An animator may have put it into another view.
      var moving = status.layers.from
    else { return nil }
    while let around = moving.superlayer, around !== status.container { moving = around }
    guard let leaving = area(moving), let revealed = area(revealed) else { return nil }
    return (leaving, revealed)
  }

  private static func area(_ layer: CALayer) -> Area? {
    guard let layer = layer.presentation() else { return nil }
    let (size, anchor, turn) = (layer.bounds.size, layer.anchorPoint, layer.affineTransform())
    var map = CGAffineTransform(translationX: -anchor.x * size.width, y: -anchor.y * size.height)
    map = map.concatenating(turn).concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
    let axes = Homography(
      xAxis: SIMD2(map.a.native, map.b.native), yAxis: SIMD2(map.c.native, map.d.native),
      origin: SIMD2(map.tx.native, map.ty.native))
    return (axes, SIMD2(size.width.native, size.height.native))
  }

  /// Returns a drag that goes through all of a transition at even steps, and holds it at its end.
  private static func drag(
    _ direction: DragDirection, from offset: Double, _ slop: Double, _ length: Double, on size: CGSize, _ count: Int
  ) -> Drag {
    func point(_ distance: Double) -> CGPoint {
      let (along, middle) = (CGFloat(offset + distance), CGPoint(x: size.width / 2, y: size.height / 2))
      return switch direction {
      case .right: CGPoint(x: along, y: middle.y)
      case .left: CGPoint(x: size.width - along, y: middle.y)
      case .down: CGPoint(x: middle.x, y: along)
      case .up: CGPoint(x: middle.x, y: size.height - along)
      }
    }
    let moves = (0..<count).map { index in
      let distance = slop + length * Double(index) / Double(count - 1)
      return Drag.Event(time: Double(index + 1) / rate, .move(point(distance)))
    }
    return Drag(known: [Drag.Event(time: 0, .down(point(0)))] + moves, on: size)
  }

  /// The number of positions in a second.
  private static let rate = 120.0

  /// Returns the time that a transition from code takes, in seconds; 0 if there is none.
  @MainActor private static func duration(of setup: Performance) throws(StartFault) -> Double {
    let player = try StagePlayer(setup)
    var (wasSeen, count) = (false, 0)
    while true {
      let isShown = player.stage.application.transitionStatus != nil
      // What belongs to no transition, as a segue of its own, is over when nothing moves.
      if wasSeen ? !isShown : count > 1 && player.stage.isIdle { break }
      guard player.time < StagePlayer.longestSettling else { break }
      wasSeen = wasSeen || isShown
      count += 1
      player.advance(to: Double(count) * accuracy)
    }
    return count > 2 ? Double(count) * accuracy : 0
  }

  /// In seconds.
  private static let accuracy = 0.001

  /// Returns the demo with as many screens as the setup asks for, or as it has.
  @MainActor static func demo(of setup: Performance) throws(StartFault) -> any Demo {
    var setup = setup
    setup.start = DemoState(depth: setup.depth)
    setup.action = .drag(Drag(known: [], on: setup.device.size))
    return try StagePlayer(setup).phone.demo
  }
}
