import CoreGraphics
import Foundation
import Stage
import UIKit

/// What a subject did in one performance, from before its first event until nothing moves: what rules judge.
@MainActor struct Samples {
  let performance: Performance
  /// From its own beginning on: a tap that has opened the screen before is no part of it.
  private(set) var drag: Drag?
  /// What is known of each instant; those of events have one just before them.
  private(set) var recording: Recording
  /// The names of the layers' values.
  private(set) var columns: [String] = []
  /// For each moment the layers' values, by column; nil where a layer does not exist.
  private(set) var layers: [[Double?]] = []
  /// For each moment the share of the screen that nothing covers; nil where that was not looked at.
  private(set) var uncovered: [Double?] = []
  /// The screen at first, before the drag, and at the end, if pictures are looked at.
  private(set) var pictures: (first: Bitmap, start: Bitmap, end: Bitmap)?
  /// Why something is held, or a transition goes on, at the end; nil if neither.
  private(set) var standstill: String?

  /// What is wrong with the screens at the end; nil where that was not looked at, or cannot be known.
  private(set) var leftAtEnd: [String]?

  /// What is looked at.
  let look: Look

  enum Look {
    /// Layers, but no pictures.
    case nothing
    case rests, everything
    /// Layers and pictures at the beginning and the end, and layers at presses and releases.
    case turns
  }

  init(_ performance: Performance, _ look: Look = .nothing, looksAtEnd: Bool = false) throws(StartFault) {
    var performance = performance
    (performance.isReleaseApart, performance.marksGround) = (true, look != .nothing)
    performance.scale = Self.scale
    (self.performance, self.look) = (performance, look)
    var (moments, layers, uncovered): ([Moment], [[Double?]], [Double?]) = ([], [], [])
    var beginning = Beginning()
    let player = try performance.player()
    defer { player.close() }
    var stops = performance.frames
    let turns = player.drag.map { drag in drag.turnsApart.map { drag.events[$0].time } } ?? []
    if look == .turns {
      stops.instants = Set(turns.flatMap { [$0 - Recording.before, $0] }).sorted()
      (stops.layers, stops.pictures) = (.asked, .asked)
    } else {
      (stops.isClose, stops.layers, stops.pictures) = (true, .everywhere, look == .nothing ? .nowhere : .everywhere)
    }
    var isTurn: Bool { moments.isEmpty || stops.instants.contains { abs($0 - (player.reached ?? 0)) < Self.tolerance } }
    try player.perform(stops) {
      let moment = player.moment
      let (isRest, isLooking) = (moment.status == nil && player.fingers.isEmpty, look != .turns || isTurn)
      let isSeen =
        switch look {
        case .nothing: false
        case .rests: moment.status == nil
        case .everything: true
        case .turns: moments.isEmpty || isLooking && isRest
        }
      let picture = isSeen ? player.stage.render() : nil
      beginning.follow(player, picture)
      layers.append(isLooking ? player.layerValues() : [])
      uncovered.append(look == .turns && !moments.isEmpty ? nil : picture?.markedShare)
      moments.append(moment)
      return true
    }
    if look == .turns {
      let end = player.stage.render()
      beginning.follow(player, end)
      (layers[layers.count - 1], uncovered[layers.count - 1]) = (player.layerValues(), end.markedShare)
    }
    (columns, self.layers, self.uncovered) = (player.columns, layers, uncovered)
    drag = player.drag
    recording = Recording(
      drag: drag, axis: player.axis, moments: moments, decision: player.decision, calls: player.calls)
    finish(player, beginning)
    if looksAtEnd, let player = player as? StagePlayer, let pictures {
      leftAtEnd = player.problemsAtEnd(
        cancelled: drag != nil && (!wasHeld || recording.decision?.finishes == false) ? pictures.start : nil)
    }
  }

  /// The last rest before the press that holds a transition: something else may have opened the screen before.
  @MainActor private struct Beginning {
    private var time: TimeInterval = 0
    private var isHeld = false
    private var (first, rest, last): (Bitmap?, Bitmap?, Bitmap?)

    /// Call this with each moment, and with its picture if there is one.
    mutating func follow(_ player: any Player, _ picture: Bitmap?) {
      let status = player.moment.status
      isHeld = isHeld || status?.phase == .held
      (first, last) = (first ?? picture, picture ?? last)
      if !isHeld, status == nil, player.fingers.isEmpty { (time, rest) = (player.reached ?? 0, picture) }
    }

    /// Nil if nothing was held.
    var start: TimeInterval? { isHeld && time > 0 ? time : nil }
    var pictures: (first: Bitmap, start: Bitmap, end: Bitmap)? {
      first.flatMap { first in last.map { (first, start == nil ? first : rest ?? first, $0) } }
    }
  }

  /// Leaves out what came before the drag's own beginning, but for calls, and notes what is held at the end.
  private mutating func finish(_ player: any Player, _ beginning: Beginning) {
    (pictures, standstill) = (beginning.pictures, player.standstill)
    guard let drag, let start = beginning.start, let index = index(at: start) else { return }
    self.drag = Drag(known: drag.events.filter { $0.time > start }, on: drag.size, strikes: drag.strikes)
    recording.drag = self.drag
    recording.moments.removeFirst(index)
    layers.removeFirst(index)
    uncovered.removeFirst(index)
  }

  /// Small, since every pixel of every instant may be looked at.
  private static let scale: CGFloat = 0.5
  /// Instants that differ by less, in seconds, count as equal.
  private static let tolerance = 1e-7

  var moments: [Moment] { recording.moments }

  /// Whether a transition was seen, or of the catalogue anything that moves; own code may always move.
  var hasMoved: Bool { moments.contains { $0.status != nil || !$0.isIdle && performance.makePlayer == nil } }

  /// Whether a drag held a transition.
  var wasHeld: Bool { moments.contains { $0.status?.phase == .held } }

  /// How far a drag held a transition at most, 0...1.
  var heldProgress: Double {
    moments.lazy.compactMap { $0.status?.phase == .held ? $0.status?.progress.native : nil }.max() ?? 0
  }

  /// The index of the moment at an instant; nil if there is none.
  func index(at time: TimeInterval) -> Int? { moments.lastIndex { abs($0.time - time) < Self.tolerance } }

  /// The layer whose middle moves farthest between two moments, and how far, in points; nil if none is there at both.
  ///
  /// A list scrolls from frame to frame, and its indicators with it: they do not count.
  func farthest(from first: Int, to second: Int) -> (name: String, distance: Double)? {
    let indices = Dictionary(columns.enumerated().map { ($1, $0) }) { first, _ in first }
    var found: (name: String, distance: Double)?
    for column in columns where column.hasSuffix(Self.position) {
      let name = String(column.dropLast(Self.position.count))
      guard name.trimmingCharacters(in: .decimalDigits) != Self.indicator else { continue }
      func middle(_ row: Int) -> CGPoint? {
        LayerOutline(of: name) { path in
          indices["\(name).\(path)"].flatMap { layers[row].indices.contains($0) ? layers[row][$0] : nil }
        }?.middle
      }
      guard let start = middle(first), let end = middle(second) else { continue }
      let distance = hypot(end.x - start.x, end.y - start.y).native
      if distance > found?.distance ?? -1 { found = (name, distance) }
    }
    return found
  }

  private static let (position, indicator) = (".position.x", "ScrollIndicator")
}

/// Where a layer is by the values of a trace, in its superlayer.
struct LayerOutline {
  let middle: CGPoint
  let size: CGSize

  /// `value` returns the value of a key path; nil if it is unknown, and the layer has no outline without a size.
  init?(of name: String, _ value: (_ path: String) -> Double?) {
    guard let x = value("position.x"), let y = value("position.y"), let width = value("bounds.size.width"),
      let height = value("bounds.size.height")
    else { return nil }
    size = CGSize(
      width: width * (value("transform.scale.x") ?? 1).magnitude,
      height: height * (value("transform.scale.y") ?? 1).magnitude)
    // The anchor point is where the position is, and what the layer turns about.
    let offset = (
      (0.5 - (value("anchorPoint.x") ?? 0.5)) * size.width.native,
      (0.5 - (value("anchorPoint.y") ?? 0.5)) * size.height.native
    )
    let angle = value("transform.rotation.z") ?? 0
    middle = CGPoint(
      x: x + (value("transform.translation.x") ?? 0) + offset.0 * cos(angle) - offset.1 * sin(angle),
      y: y + (value("transform.translation.y") ?? 0) + offset.0 * sin(angle) + offset.1 * cos(angle))
  }

  var frame: CGRect {
    CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the frames of some layers, as if each lay in the screen itself.
  static func frames(of names: Set<String>, _ values: [String: Double]) -> [CGRect] {
    names.sorted().compactMap { name in
      LayerOutline(of: name) { values["\(name).\($0)"] }?.frame
    }.filter { !$0.isEmpty }
  }
}
