import CoreGraphics
import Foundation
import Stage
import UIKit

/// What a subject did in one performance, from before its first event until nothing moves: what rules judge.
@MainActor struct Samples {
  let performance: Performance
  let drag: Drag?
  /// What is known of each instant; those of events have one just before them.
  private(set) var recording: Recording
  /// The names of the layers' values.
  private(set) var columns: [String] = []
  /// For each moment the layers' values, by column; nil where a layer does not exist.
  private(set) var layers: [[Double?]] = []
  /// For each moment the share of the screen that nothing covers; nil where that was not looked at.
  private(set) var uncovered: [Double?] = []
  /// The screen before and after, if pictures are looked at.
  private(set) var pictures: (start: Bitmap, end: Bitmap)?
  /// Whether a finger still holds something, or a transition goes on, at the end.
  private(set) var isStuck = false

  /// Which pictures are looked at.
  let look: Look

  enum Look { case nothing, rests, everything }

  init(_ performance: Performance, _ look: Look = .nothing) throws(StartFault) {
    var performance = performance
    (performance.isReleaseApart, performance.marksGround) = (true, look != .nothing)
    performance.scale = Self.scale
    (self.performance, self.look) = (performance, look)
    var (moments, layers, uncovered): ([Moment], [[Double?]], [Double?]) = ([], [], [])
    var pictures: (start: Bitmap, end: Bitmap)?
    let player = try performance.perform(isClose: true, until: Self.isEnough) { (player) throws(StartFault) in
      let moment = player.moment
      moments.append(moment)
      layers.append(player.layerValues())
      let isSeen = look == .everything || look == .rests && moment.status == nil
      let picture = isSeen ? player.stage.render() : nil
      if let picture { pictures = (pictures?.start ?? picture, picture) }
      uncovered.append(picture?.markedShare)
    }
    self.pictures = pictures
    drag = player.drag
    recording = Recording(
      drag: drag, axis: player.axis, moments: moments, decision: player.decision, calls: player.calls)
    (columns, self.layers, self.uncovered) = (player.columns, layers, uncovered)
    isStuck = player.moment.status != nil || !player.fingers.isEmpty
  }

  /// Performs a drag with few stops: layers are known at the beginning and the end, and at presses and releases; both
  /// ends have pictures.
  init(briefly performance: Performance) throws(StartFault) {
    var performance = performance
    (performance.isReleaseApart, performance.marksGround, performance.scale) = (true, true, Self.scale)
    (self.performance, look) = (performance, .rests)
    let player = try performance.player()
    defer { player.close() }
    player.wait()
    if let fault = player.fault { throw fault }
    var rows: [(time: TimeInterval, values: [Double?])] = []
    var first: Bitmap?
    let turns = player.drag.map { drag in drag.turnsApart.map { drag.events[$0].time } } ?? []
    let stops = Set(turns.flatMap { [$0 - Recording.before, $0] }).sorted()
    let moments = try player.perform(to: stops) {
      rows.append((player.reached ?? 0, player.layerValues()))
      first = first ?? player.stage.render()
    }
    pictures = first.map { ($0, player.stage.render()) }
    layers = moments.map { moment in rows.last { abs($0.time - moment.time) < 1e-7 }?.values ?? [] }
    uncovered = moments.map { _ in nil }
    if let pictures, !moments.isEmpty {
      (uncovered[0], uncovered[moments.count - 1]) = (pictures.start.markedShare, pictures.end.markedShare)
      layers[moments.count - 1] = player.layerValues()
    }
    (drag, columns) = (player.drag, player.columns)
    recording = Recording(
      drag: drag, axis: player.axis, moments: moments, decision: player.decision, calls: player.calls)
    isStuck = player.moment.status != nil || !player.fingers.isEmpty
  }

  /// Small, since every pixel of every instant may be looked at.
  private static let scale: CGFloat = 0.5

  /// Whether nothing more belongs to the performance: a screen of its own accord may move for ever, and so may a
  /// transition that no one completes.
  private static func isEnough(_ player: any Player) -> Bool {
    guard let reached = player.reached else { return false }
    return reached > (player.drag?.duration ?? 0) + (player.moment.status == nil ? rest : longestSettling)
  }

  /// In seconds.
  private static let (rest, longestSettling) = (2.0, 10.0)

  var moments: [Moment] { recording.moments }

  /// Whether a transition was seen, or of the catalogue anything that moves; own code may always move.
  var hasMoved: Bool { moments.contains { $0.status != nil || !$0.isIdle && performance.makePlayer == nil } }

  /// Whether a drag held a transition.
  var wasHeld: Bool { moments.contains { $0.status?.phase == .held } }

  /// The index of the moment at an instant; nil if there is none.
  func index(at time: TimeInterval) -> Int? { moments.lastIndex { abs($0.time - time) < 1e-7 } }

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
