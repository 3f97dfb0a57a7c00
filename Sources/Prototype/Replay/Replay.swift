import CoreGraphics
package import Foundation
import Motion
package import Stage
import UIKit

/// A stage of its own that replays a setup, and goes on to any later instant without drawing.
///
/// The time of a replay begins with its drag, or with the push or pop from code. Going back is another replay.
@MainActor package final class Replay {
  /// What is replayed.
  package let setup: ReplaySetup
  /// The phone on which it is replayed.
  let phone: CataloguePhone
  /// The drag that is replayed; nil for a push or pop from code.
  package let drag: Drag?
  /// The finger as it is shown; nil if it is not.
  private var dot: TouchDot?
  private let start: TimeInterval
  private var player: DragPlayer?
  private var faults: FaultPlayer
  private var tracker = VelocityTracker()
  private var sentCount = 0
  /// The positions of the fingers that are down, by their numbers.
  private(set) var fingers: [Int: CGPoint] = [:]

  /// The longest replay after the last event, in seconds.
  package static let longestSettling: TimeInterval = 30

  /// Creates a replay that stands at its beginning.
  ///
  /// - Throws: A `StartFault` if no drag moves the transition.
  package convenience init(_ setup: ReplaySetup, showsTouch: Bool = false) throws(StartFault) {
    let pictures = ScreenPictures()
    var setting = DemoSetting(colors: setup.colors, depth: max(setup.depth, 1), region: nil, pictures: pictures)
    setting.isStrict = setup.isStrict
    let phone = CataloguePhone(setup.entry, setting, scale: setup.scale)
    phone.set(setup.phone)
    let stage = phone.stage
    stage.userInterfaceStyle = setup.style
    pictures.pictures = setup.pictures
    phone.set(setup.edits)
    try self.init(setup, on: phone, showsTouch: showsTouch)
  }

  /// Creates a replay on a phone that shows the setup's transition with its figures, and any number of screens yet.
  init(_ setup: ReplaySetup, on phone: CataloguePhone, showsTouch: Bool) throws(StartFault) {
    (self.setup, self.phone) = (setup, phone)
    let stage = phone.stage
    stage.application.remarked = { sentence, _ in setup.remarked(sentence) }
    phone.show(setup.start ?? DemoState(depth: max(setup.depth, 2)))
    // Two frames, so that everything has appeared.
    stage.advance(by: 2 / setup.framesPerSecond, framesPerSecond: setup.framesPerSecond)
    try? stage.settle()
    switch setup.action {
    case .drag(let drag): self.drag = drag.scaled(to: stage.screenSize)
    case .example(let example):
      guard let track = phone.track else {
        throw StartFault(.usage, "no drag moves \(setup.entry.name): use --push or --pop.")
      }
      drag = example.drag(on: track)
    case .push, .pop: drag = nil
    }
    start = stage.now
    faults = FaultPlayer(setup.faults, drag: drag)
    if showsTouch { dot = TouchDot(on: stage) }
    begin()
  }

  /// The stage.
  package var stage: Stage { phone.stage }

  /// The time of the replay, in seconds.
  package var time: TimeInterval { stage.now - start }

  /// Whether every event was sent and nothing moves any more, or it has moved for too long.
  package var isOver: Bool {
    guard player?.isOver ?? true, faults.isOver else { return false }
    return stage.isIdle || time > (drag?.duration ?? 0) + Self.longestSettling
  }

  private func begin() {
    if let drag { player = DragPlayer(drag, on: stage) }
    faults.prepare(phone)
    switch setup.action {
    case .push: phone.push(choosing: setup.goal?.choices.last ?? nil)
    case .pop: phone.pop(to: setup.goal?.depth)
    case .drag, .example: break
    }
    advance(to: 0)
  }

  /// Goes on to a later instant: sends the events up to it and runs the frames between; nothing is drawn.
  package func advance(to time: TimeInterval) {
    let end = start + time
    while let due = nextInstant, due <= end + Self.tolerance {
      stage.advance(by: max(0, due - stage.now), framesPerSecond: setup.framesPerSecond)
      if let instant = faults.nextInstant, start + instant <= due + Self.tolerance {
        faults.play(on: phone, player)
      } else {
        player?.send(until: stage.now)
      }
      followFingers()
    }
    stage.advance(by: max(0, end - stage.now), framesPerSecond: setup.framesPerSecond)
    dot?.move(to: fingers[0])
  }

  /// The difference of instants that count as equal, in seconds.
  private static let tolerance = 1e-9

  /// The instant of the next event or fault, in the stage's time.
  private var nextInstant: TimeInterval? {
    let instants = [player?.nextInstant, faults.nextInstant.map { start + $0 }].compactMap(\.self)
    return instants.min()
  }

  /// Follows the events that were sent.
  private func followFingers() {
    guard let drag, let player else { return }
    while sentCount < player.sentCount {
      let event = drag.events[sentCount]
      sentCount += 1
      switch event.event {
      case .down(let point):
        if fingers.isEmpty { tracker.reset() }
        fingers[event.finger] = point
      case .move(let point): fingers[event.finger] = point
      case .up: fingers[event.finger] = nil
      case .cancel: fingers = [:]
      }
      if event.finger == 0, let point = event.event.point {
        tracker.add(SIMD2(point.x.native, point.y.native), at: event.time)
      }
    }
  }

  // MARK: What there is to see

  /// The velocity of the finger, in points per second in the direction in which the transition is dragged.
  package var pointsPerSecond: Double {
    guard !fingers.isEmpty else { return 0 }
    let velocity = tracker.velocity(at: time)
    return setup.entry.back == .down ? velocity.y : velocity.x
  }

  /// How far the transition is: its progress 0...1; nil if there is none.
  package var progress: Double? { stage.application.transitionStatus.map { $0.progress.native } }

  /// The verdict on the last release; nil before it, and if no rule decided.
  package var verdict: DragVerdict? { fingers.isEmpty ? phone.verdict : nil }

  /// What is going on, in a word.
  package var state: State {
    guard let status = stage.application.transitionStatus else {
      return !fingers.isEmpty ? .pressed : stage.isIdle ? .rest : .moving
    }
    switch status.phase {
    case .requested, .running: return .moving
    case .held:
      if !fingers.isEmpty { return .dragging }
      // Some interaction controllers hold the transition until it has arrived.
      return verdict?.finishes == false ? .cancelling : .finishing
    case .finishing: return setup.action.isDrag ? .finishing : .moving
    case .cancelling: return .cancelling
    }
  }

  /// What is going on.
  package enum State: String, Sendable {
    /// Nothing moves.
    case rest
    /// A finger is down, and there is no transition.
    case pressed
    /// A transition from code, or something that is no transition, moves.
    case moving
    /// A finger holds a transition.
    case dragging
    /// A transition goes to its end.
    case finishing
    /// A transition goes back to its beginning.
    case cancelling
  }

  /// The number of screens.
  package var depth: Int { phone.demo.depth }
}

extension ReplaySetup.Action {
  /// Whether a drag begins the transition.
  var isDrag: Bool {
    switch self {
    case .drag, .example: true
    case .push, .pop: false
    }
  }
}
