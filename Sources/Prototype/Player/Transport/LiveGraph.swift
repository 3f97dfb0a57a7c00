import CoreGraphics
import Foundation
import Stage
import UIKit

/// Builds the graph of a drag, push or pop on the phone while it happens.
@MainActor final class LiveGraph {
  private let phone: CataloguePhone
  /// The graph of the present or the last movement.
  private(set) var graph = DragGraph()
  private(set) var subject: Subject?
  private(set) var isActive = false
  var began: () -> Void = {}
  var ended: () -> Void = {}

  enum Subject: Equatable {
    case drag
    /// A push from code, as by a click or a key.
    case push(from: DemoState, to: DemoState)
    /// A pop from code.
    case pop(from: DemoState, to: DemoState)
  }

  private var fingers = FingerTrack()
  private(set) var time = 0.0
  private var instants = (window: 0.0, phone: 0.0)
  private var pressed = (window: 0.0, phone: 0.0)
  /// The distance from progress 0 to progress 1, in points, and whether it goes down.
  private var track = (length: 390.0, isDown: false)
  /// Where the movement ends, as far as is known.
  private var end = 0.0

  init(_ phone: CataloguePhone) { self.phone = phone }

  var isHeld: Bool { !fingers.isEmpty }

  func clear() {
    (graph, subject, isActive) = (DragGraph(), nil, false)
  }

  func follow(_ event: PointerEvent, of pointer: Int, at instant: TimeInterval, now: TimeInterval, isPlayed: Bool) {
    // Time before the event is counted by the clock that applied then.
    advance(to: now, isPlayed: isPlayed)
    if event.isDown {
      if fingers.isEmpty { pressed = instants }
      if isActive { subject = .drag }
    }
    guard fingers.follow(Drag.Event(time: instant, event, finger: pointer)) else { return }
    sample(at: now, isPlayed: isPlayed, isEvent: true)
  }

  private func advance(to now: TimeInterval, isPlayed: Bool) {
    let phoneNow = phone.stage.now
    // The user's finger moves in the window's time, and everything else in the phone's.
    let passed = isHeld && !isPlayed ? now - instants.window : phoneNow - instants.phone
    if isActive { time += max(0, passed) }
    instants = (now, phoneNow)
  }

  /// Called after each frame of the phone and each event; `now` is on the window's clock.
  func sample(at now: TimeInterval, isPlayed: Bool) { sample(at: now, isPlayed: isPlayed, isEvent: false) }

  /// A finger that reports nothing for this long rests, in seconds.
  private static let rest: TimeInterval = 0.04

  private func sample(at now: TimeInterval, isPlayed: Bool, isEvent: Bool) {
    advance(to: now, isPlayed: isPlayed)
    let status = phone.status
    if !isActive {
      // A press may be a click, but a played press begins a drag.
      guard status != nil || isHeld && (fingers.hasDragged || isPlayed) else { return }
      begin(status, isPlayed)
    }
    switch status?.phase {
    case .cancelling: end = 0
    case .finishing, .running, .requested: end = 1
    // Some interaction controllers hold a transition until it has arrived.
    case .held where fingers.isEmpty: end = phone.decision?.finishes == false ? 0 : 1
    case .held, nil: break
    }
    let progress = status?.progress.native ?? (isHeld ? 0 : end)
    // Between two reports of a finger the screen only seems to rest, so the graph draws a line instead of a step.
    if !isEvent, isHeld, let last = graph.samples.last, last.isHeld, last.progress == progress,
      time - last.time < Self.rest
    {
      return
    }
    graph.add(
      DragGraph.Sample(
        time: time, progress: progress,
        pointsPerSecond: isHeld
          ? fingerVelocity(isPlayed)
          : status == nil
            ? 0
            : DragGraph.velocity(to: progress, at: time, after: graph.samples.last, track.length),
        isHeld: isHeld))
    guard fingers.isEmpty, status == nil, phone.isIdle else { return }
    isActive = false
    ended()
  }

  private func fingerVelocity(_ isPlayed: Bool) -> Double {
    let velocity = fingers.velocity(at: isPlayed ? instants.phone : instants.window)
    return (track.isDown ? velocity.y : velocity.x).native
  }

  private func begin(_ status: PhoneStatus?, _ isPlayed: Bool) {
    let lastGraph = graph
    (graph, time, isActive, end) = (DragGraph(), 0, true, 0)
    // In a loop the scale stays, so that rounds can be compared and the playhead moves evenly.
    if isPlayed { graph.show(lastGraph.span, lastGraph.fastest) }
    if isHeld {
      // A drag begins with its press, before the screen moves.
      graph.add(DragGraph.Sample(time: 0, progress: 0, pointsPerSecond: 0, isHeld: true))
      time = max(0, isPlayed ? instants.phone - pressed.phone : instants.window - pressed.window)
    }
    track = (phone.dragLength, phone.entry.back?.isVertical == true)
    let (before, now) = (phone.stateBefore, phone.state)
    subject = isHeld ? .drag : status?.isOpening == true ? .push(from: before, to: now) : .pop(from: before, to: now)
    began()
  }
}
