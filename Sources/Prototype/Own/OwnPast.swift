import CoreGraphics
import Motion
import SourcePass
import Stage
import UIKit
import Workshop

/// The past of the user's own code: children beside the one that is shown do everything again, up to the wanted instant.
///
/// One goes on with the instant. Another one waits at the beginning of the movement, for going back. A third one runs
/// through the whole movement for its graph.
@MainActor final class OwnPast: Past {
  private let session: OwnSession
  private let beginning: OwnRecord
  private let movement: OwnReplica.Movement
  private(set) var graph: DragGraph
  private var front: OwnReplica?
  private var spare: OwnReplica?
  private var tracer: OwnReplica?
  private var decided: ChildVerdict?
  private var wanted = 0.0
  private var dot: TouchDot?
  /// The picture of the newest instant that is known; nil before the first one.
  private(set) var picture: CGImage?
  var changed: () -> Void = {}

  /// Creates the past of a movement after a record.
  init(
    _ session: OwnSession, after beginning: OwnRecord, _ movement: OwnReplica.Movement, _ graph: DragGraph,
    on phone: CataloguePhone
  ) {
    (self.session, self.beginning, self.movement, self.graph) = (session, beginning, movement, graph)
    if graph.samples.isEmpty {
      // Until the graph is known, time can pass.
      self.graph.add(DragGraph.Sample(time: 0, progress: 0, pointsPerSecond: 0, isHeld: true))
      let end = (movement.last?.time ?? 0) + Self.guess
      self.graph.add(DragGraph.Sample(time: end, progress: 0, pointsPerSecond: 0, isHeld: false))
    }
    dot = TouchDot(on: phone.stage)
    session.past = self
    begin()
  }

  /// The time that a settling may take, in seconds, until it is known.
  private static let guess = 0.5

  private func begin() {
    front = makeReplica { [weak self] in self?.follow() }
    tracer = makeReplica { [weak self] in self?.trace() }
  }

  private func makeReplica(_ answered: @escaping () -> Void) -> OwnReplica? {
    let replica = OwnReplica(session, after: beginning, movement)
    replica?.answered = answered
    return replica
  }

  /// Whether a child is asked for something.
  var isAnswering: Bool {
    [front, spare, tracer].contains { $0.map { !$0.isStanding && !$0.hasFailed } ?? false }
  }

  // MARK: Pictures

  var stage: Stage? { nil }

  func show(_ time: TimeInterval) -> Bool {
    wanted = time
    dot?.move(to: Self.finger(of: movement, at: time))
    follow()
    return false
  }

  /// Goes on to the wanted instant when a child has shown the one before.
  private func follow() {
    guard let front, !front.hasFailed, let time = front.time, time.isFinite else { return }
    if let next = front.picture, next !== picture, time <= wanted + Self.tolerance {
      picture = next
      session.drawn()
    }
    guard front.isStanding else { return }
    if wanted > time + Self.tolerance {
      front.advance(to: wanted)
    } else if wanted < time - Self.tolerance {
      guard let spare else { return prepareSpare() }
      guard spare.isStanding else { return }
      front.close()
      (self.front, self.spare) = (spare, nil)
      spare.answered = { [weak self] in self?.follow() }
      return follow()
    }
    // Going back begins with a child that waits at the beginning.
    if spare == nil, wanted > 0 { prepareSpare() }
  }

  private func prepareSpare() { spare = makeReplica { [weak self] in self?.follow() } }

  /// The difference of instants that count as equal, in seconds.
  private static let tolerance = 1e-6

  func renew() {
    for replica in [front, spare, tracer] { replica?.close() }
    spare = nil
    begin()
  }

  func end() {
    for replica in [front, spare, tracer] { replica?.close() }
    (front, spare, tracer) = (nil, nil, nil)
    dot?.remove()
    dot = nil
    changed = {}
    if session.past === self { session.past = nil }
  }

  /// Returns where the first finger of a movement is at an instant; nil if it is not down.
  static func finger(of movement: OwnReplica.Movement, at time: Double) -> CGPoint? {
    var point: CGPoint?
    for each in movement.prefix(while: { $0.time <= time + tolerance }) {
      switch each.message.kind {
      case .down,
        .move where point != nil:
        point = each.message.point
      case .up, .cancel: point = nil
      default: break
      }
    }
    return point
  }

  // MARK: The graph

  private func trace() {
    guard let tracer, !tracer.hasFailed, let time = tracer.time else { return }
    guard !time.isFinite else { return tracer.trace() }
    let before = graph
    graph = Self.graph(tracer.samples, movement, length: session.dragLength)
    graph.show(before.span, before.fastest)
    decided = tracer.verdict
    tracer.close()
    self.tracer = nil
    changed()
  }

  /// Returns the graph of a movement with the status after each of its frames.
  static func graph(
    _ samples: [ChildStatus], _ movement: OwnReplica.Movement, length: (across: Double, down: Double)
  ) -> DragGraph {
    var (graph, tracker, next, fingers) = (DragGraph(), VelocityTracker(), 0, [Int32: CGPoint]())
    var (start, end): (CGPoint?, Double) = (nil, 0)
    func axis() -> (isDown: Bool, sign: Double) {
      guard let start, let point = fingers.values.first else { return (false, 1) }
      let (x, y) = (point.x - start.x, point.y - start.y)
      return abs(x) >= abs(y) ? (false, x < 0 ? -1 : 1) : (true, y < 0 ? -1 : 1)
    }
    var (isDown, sign) = (false, 1.0)
    if movement.first?.message.kind == .down {
      graph.add(DragGraph.Sample(time: 0, progress: 0, pointsPerSecond: 0, isHeld: true))
    }
    for status in samples where status.instant > 0 {
      while next < movement.count, movement[next].time < status.instant + tolerance {
        let (time, message) = movement[next]
        next += 1
        switch message.kind {
        case .down, .move:
          guard message.kind == .down || fingers[message.index] != nil else { break }
          if fingers.isEmpty { (start, tracker) = (start ?? message.point, VelocityTracker()) }
          fingers[message.index] = message.point
          if message.index == 0 { tracker.add(SIMD2(message.numbers.x, message.numbers.y), at: time) }
          (isDown, sign) = axis()
        case .up: fingers[message.index] = nil
        case .cancel: fingers = [:]
        default: break
        }
      }
      switch status.phase {
      case .cancelling: end = 0
      case .finishing, .running, .requested: end = 1
      case .held, .none: break
      }
      let isHeld = !fingers.isEmpty
      let progress = status.phase == .none ? (isHeld ? 0 : end) : status.progress
      var speed = 0.0
      if isHeld {
        let velocity = tracker.velocity(at: status.instant)
        speed = sign * (isDown ? velocity.y : velocity.x)
      } else if status.phase != .none {
        speed = DragGraph.velocity(
          to: progress, at: status.instant, after: graph.samples.last, isDown ? length.down : length.across)
      }
      graph.add(
        DragGraph.Sample(time: status.instant, progress: progress, pointsPerSecond: speed, isHeld: isHeld))
    }
    return graph
  }

  func sample(at time: TimeInterval) -> DragGraph.Sample {
    var sample =
      graph.samples.last { $0.time <= time + Self.tolerance }
      ?? DragGraph.Sample(time: 0, progress: 0, pointsPerSecond: 0, isHeld: false)
    sample.time = time
    return sample
  }

  var verdict: DragVerdict? {
    guard let decided, wanted >= decided.instant - Self.tolerance else { return nil }
    let speed = graph.samples.last { $0.isHeld }?.pointsPerSecond ?? 0
    return OwnFinger.verdict(
      decided,
      Release(
        progress: decided.progress, pointsPerSecond: decided.isBySystem ? decided.pointsPerSecond : speed,
        width: decided.width))
  }
}

extension ChildMessage {
  /// The point of a finger.
  fileprivate var point: CGPoint { CGPoint(x: numbers.x, y: numbers.y) }
}

extension OwnDemo: PastKeeper {
  func past(
    of action: ReplaySetup.Action?, isDrag: Bool, _ graph: DragGraph, on phone: CataloguePhone
  ) -> (any Past)? {
    let session = view.session
    guard session.library != nil, let record = session.recordToReplay else { return nil }
    guard let action else {
      guard let mark = isDrag ? record.drag : record.press else { return nil }
      let movement = record.movement(from: mark) { _ in nil }
      return OwnPast(session, after: record.before(mark), movement, graph, on: phone)
    }
    let movement: OwnReplica.Movement
    switch action {
    case .drag(let drag): movement = Self.movement(drag.scaled(to: phone.stage.screenSize))
    case .example(let example):
      guard let track = phone.track else { return nil }
      movement = Self.movement(example.drag(on: track))
    case .push: movement = [(0, ChildMessage(.step, index: 1))]
    case .pop: movement = [(0, ChildMessage(.step, index: -1))]
    }
    return OwnPast(session, after: record.atRest, movement, DragGraph(), on: phone)
  }

  static func movement(_ drag: Drag) -> OwnReplica.Movement {
    drag.events.map { each in
      let kind: ChildMessage.Kind =
        switch each.event {
        case .down: .down
        case .move: .move
        case .up: .up
        case .cancel: .cancel
        }
      let point = each.event.point ?? .zero
      return (
        each.time,
        ChildMessage(kind, index: each.finger, numbers: SIMD4(point.x.native, point.y.native, each.time, 0))
      )
    }
  }
}

extension OwnSession {
  /// Whether a child is asked for something.
  var isAnswering: Bool { isLoading || child?.isAwaiting == true || past?.isAnswering == true }

  /// The picture that is shown: the last one, or that of an earlier instant.
  var shownPicture: CGImage? { past?.picture ?? picture }

  /// What the user did, as long as it was not too much.
  var recordToReplay: OwnRecord? { record.isCut ? nil : record }

  /// The distances that a screen moves from progress 0 to progress 1 across and down, in points.
  var dragLength: (across: Double, down: Double) {
    let size = screen.first { $0.kind == .screen }?.numbers
    return (size?.x ?? 390, size?.y ?? 844)
  }

  /// Gives a child the present values of the constants.
  func giveConstants(to child: ChildProcess, of library: BuiltLibrary) {
    for own in library.figures where own.figure.index < SharedMemory.mostFigures {
      child.memory.figures[own.figure.index] = edits[own.figure.key] ?? .nan
    }
  }

  /// Returns the picture that a child has drawn; nil if the message names a size that it cannot have.
  static func picture(of child: ChildProcess, _ message: ChildMessage) -> CGImage? {
    guard let width = Int(exactly: message.numbers.z), let height = Int(exactly: message.numbers.w),
      SharedMemory.holds(width: width, height: height)
    else { return nil }
    return CGBorrowedPixels(
      memory: child.memory.pixels, width: width, height: height, stride: width * 4, owner: child.memory
    ).map { CGImage($0) }
  }
}
