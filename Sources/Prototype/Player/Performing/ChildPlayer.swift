import CoreGraphics
import Foundation
import Motion
import Stage
import UIKit
import Workshop

/// Performs a movement of the user's code in another child, which first repeats everything that was done before.
@MainActor final class ChildPlayer: Player {
  private let child: ChildProcess
  private let movement: UserCodeRecord.Messages
  let drag: Drag?
  let axis: DragAxis
  /// When the movement begins, in the child's time.
  private let start: Double
  private let makeScreen: () -> PicturePhone
  /// Shows the picture; nil until the stage is needed.
  private var screen: PicturePhone?
  private var sentCount = 0
  private(set) var reached: TimeInterval?
  private var asked = 0.0
  private var picture: CGImage?
  private(set) var fault: StartFault?
  private var status = ChildStatus()
  /// As the child tells it: 0 if nothing will change without input, 1 if something moves, 2 if something is due.
  private var outlook = Int32(0)
  private var isMoving: Bool { outlook == 1 }
  /// What is due may complete a transition.
  private var canChange: Bool { isMoving || outlook == 2 && status.phase != .none }
  private(set) var fingers = FingerTrack()
  private var lastDecision: DragDecision?
  /// Whether the system's own rule decided at the last release.
  private(set) var isBySystem = false
  private var recording: Recording?
  private(set) var calls: [TransitionCall] = []
  /// What recognisers do other than in the source; it counts until the code has loaded.
  var tried: Set<WhatIf> = []
  private var recorded: ((Recording?) -> Void)?
  /// What has arrived of a table.
  private var (tableText, tableFault) = ("", String?.none)
  private(set) var columns: [String] = []
  private var layerValues: [(column: Int, value: Double)] = []
  var answered: () -> Void = {}

  /// Uses the present constants and a phone like the shown one; nil if the code does not run.
  ///
  /// `scale` is in pixels per point; nil means the phone's.
  init?(
    _ session: UserCodeSession, after record: UserCodeRecord, _ movement: UserCodeRecord.Messages,
    like phone: CataloguePhone,
    scale: CGFloat? = nil, showsTouch: Bool = true
  ) {
    guard let library = session.library,
      let made = ((try? session.makeChild(library, doing: record, scale: scale)) ?? nil)
    else { return nil }
    (child, self.movement, start) = (made.child, movement, record.duration)
    let size = phone.stage.screenSize
    drag = Self.drag(of: movement, on: size)
    axis = DragAxis(drag, on: size)
    makeScreen = { PicturePhone(like: phone, of: session, scale: scale, showsTouch: showsTouch) }
    let scene = session.index(in: library)
    let messages = record.messages { made.indices[$0] }
    var isLoaded = false
    child.received = { [weak self, weak session, unowned child] message in
      guard let self, let session else { return }
      switch message.kind {
      case .ready where !isLoaded:
        isLoaded = true
        child.ask(ChildMessage(.show, index: scene), patience: ChildProcess.loadLimit)
      case .ready:
        for message in messages { child.send(message) }
        child.send(ChildMessage(.calls, index: 1, text: tried.map(\.text).joined(separator: "\n")))
        go(to: 0)
      case .drawn:
        if reached == nil { session.giveConstants(to: child, of: library) }
        picture = UserCodeSession.picture(of: child, message)
        outlook = message.index
        arrive()
      case .note, .remark: session.take(remark: message, of: library)
      case .failed: fail(message.text)
      default: follow(message)
      }
    }
    child.ended = { [weak self] ending in
      self?.fail((ending.location.map { "\($0): " } ?? "") + ending.reason)
    }
    child.complained = { [weak session] in session?.complained($0) }
    child.activate()
  }

  isolated deinit { child.close() }

  /// Handles what the child reports about its transitions.
  private func follow(_ message: ChildMessage) {
    switch message.kind {
    case .status:
      status = ChildStatus(message)
      status.instant -= start
      recording?.add(moment(at: status.instant))
    case .decision:
      var decided = ChildDecision(message)
      decided.instant -= start
      isBySystem = decided.isBySystem
      lastDecision = UserCodeFinger.decision(decided, release(decided))
    case .call:
      let call = TransitionCall(ChildCall(message)).moved(by: -start)
      if call.count > 1, !calls.isEmpty { calls.removeLast() }
      calls.append(call)
    case .motion:
      if recording?.motion == nil { recording?.motion = TransitionMotion.Timing(message) }
    case .tablePart where message.index == 1: tableFault = message.text
    case .tablePart: tableText += message.text
    case .layers:
      let parts = message.text.split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
      columns += LayerCensus.columns(of: parts[0].split(separator: "\n").map(String.init))
      let numbers = (parts.count > 1 ? parts[1] : "").split(separator: " ").compactMap { Double($0) }
      layerValues = stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
        guard let column = Int(exactly: numbers[index]), columns.indices.contains(column) else { return nil }
        return (column, numbers[index + 1])
      }
    default: break
    }
  }

  private func release(_ decided: ChildDecision) -> Release {
    var track = FingerTrack()
    track.follow(drag, until: decided.instant)
    let speed = axis.along(track.velocity(at: decided.instant))
    return Release(
      progress: decided.progress, pointsPerSecond: decided.isBySystem ? decided.pointsPerSecond : speed,
      width: decided.width)
  }

  private func arrive() {
    reached = recording == nil ? asked : recording?.moments.last?.time ?? asked
    fingers.follow(drag, until: asked)
    screen?.show(picture, finger: fingers[0])
    if let recorded {
      guard recording != nil else { return beginRecording() }
      recording?.moments.last.map { recording?.add(moment(at: $0.time)) }
      recording?.decision = decision
      recording?.calls = calls
      let done = recording
      (recording, self.recorded) = (nil, nil)
      recorded(done)
    }
    answered()
  }

  private func fail(_ reason: String) {
    guard fault == nil else { return }
    fault = StartFault(.output, "Your code ended: \(reason)")
    let recorded = recorded
    self.recorded = nil
    recorded?(nil)
    answered()
  }

  // MARK: Time

  var needsTime: Bool { true }
  var isStanding: Bool { reached != nil && !child.isAwaiting && fault == nil }

  var isOver: Bool {
    guard let reached, sentCount >= movement.count else { return false }
    let last = drag == nil ? nil : movement.last?.time
    return Rest.isOver(moment(at: reached), canChange: canChange, after: last)
  }

  func advance(to time: TimeInterval) {
    if time > (reached ?? -1) + FingerTrack.tolerance { go(to: time) }
  }

  private func go(to time: TimeInterval) {
    send(until: time)
    asked = time
    child.ask(frame(at: time), patience: ChildProcess.loadLimit)
  }

  func wait() {
    while fault == nil, !isStanding { child.wait(seconds: Self.pause) }
  }

  /// How long to wait between two looks at the child, in seconds.
  private static let pause = 0.1

  func record(then done: @escaping (Recording?) -> Void) {
    recorded = done
    guard fault == nil else { return done(nil) }
    if isStanding { beginRecording() }
  }

  private func beginRecording() {
    recording = Recording(drag: drag, axis: axis)
    child.send(ChildMessage(.trace, index: 1))
    recording?.moments.append(moment(at: 0))
    send(until: .infinity, Recording.instants(of: drag))
    child.send(ChildMessage(.settle, numbers: SIMD4(Rest.transition, 0, 0, 0)))
    asked = .infinity
    child.ask(frame(at: 0), patience: ChildProcess.loadLimit)
  }

  func perform(to stops: [TimeInterval], _ body: () -> Void) throws(StartFault) -> [Moment] {
    wait()
    recording = Recording(drag: drag, axis: axis)
    // The child reports each event and frame, and its layers when it draws.
    child.send(ChildMessage(.trace, index: 3))
    child.ask(frame(at: 0), patience: ChildProcess.loadLimit)
    try arrival()
    body()
    for stop in stops {
      go(to: stop)
      try arrival()
      body()
    }
    send(until: .infinity)
    asked = .infinity
    var rest = 0.0
    repeat {
      child.send(ChildMessage(.settle, numbers: SIMD4(Self.part, 0, 0, 0)))
      child.ask(frame(at: 0), patience: ChildProcess.loadLimit)
      try arrival()
      rest += Self.part
    } while canChange && status.phase != .none && rest < Rest.transition
    return recording?.moments ?? []
  }

  /// Goes on until something holds, and returns what holds at each step and event, hardly drawing.
  func trace(every step: TimeInterval, until isEnough: ([Moment]) -> Bool) throws(StartFault) -> [Moment] {
    try arrival()
    recording = Recording(drag: drag, axis: axis)
    child.send(ChildMessage(.trace, index: 1))
    var moments: [Moment] = []
    while !isEnough(moments), asked < (drag?.duration ?? 0) + Rest.transition {
      let steps = (1...Self.stepsAtOnce).map { asked + step * Double($0) }
      asked += step * Double(Self.stepsAtOnce)
      send(until: asked, steps)
      child.ask(frame(at: asked), patience: ChildProcess.loadLimit)
      try arrival()
      moments = recording?.moments ?? []
    }
    return moments
  }

  private static let stepsAtOnce = 100
  /// How much of a rest is performed at once, in seconds.
  private static let part = 2.0

  /// Goes on to some instants, and returns a table of what is shown there, with pictures of `scale` pixels per point; nil
  /// if nothing moves.
  func part(at instants: [TimeInterval], scale: Double) throws(StartFault) -> PagePart? {
    try arrival()
    child.send(ChildMessage(.trace, index: 4))
    for instant in instants {
      go(to: instant)
      try arrival()
    }
    child.send(ChildMessage(.table, numbers: SIMD4(scale, 0, 0, 0)))
    child.ask(frame(at: asked), patience: ChildProcess.loadLimit)
    try arrival()
    if let tableFault { throw PageTrials.fault(tableFault) }
    guard !tableText.isEmpty else { return nil }
    guard var part = try? JSONDecoder().decode(PagePart.self, from: Data(tableText.utf8)) else {
      throw StartFault(.output, "The table of your code's movement cannot be read.")
    }
    part.begins(at: start)
    return part
  }

  private func arrival() throws(StartFault) {
    wait()
    if let fault { throw fault }
  }

  var depth: Int { status.depth }

  private func frame(at time: Double) -> ChildMessage {
    ChildMessage(.frame, numbers: SIMD4(start + time, 1.0 / 60, 0, 0))
  }

  /// Sends the messages up to an instant.
  ///
  /// Extra stops make the child report what holds there.
  private func send(until end: Double, _ stops: [TimeInterval] = []) {
    func wait(until time: Double) { child.send(ChildMessage(.advance, numbers: SIMD4(start + time, 0, 0, 0))) }
    var stops = stops[...]
    func stop(before time: Double) {
      while let next = stops.first, next < time { wait(until: stops.removeFirst()) }
    }
    while sentCount < movement.count, movement[sentCount].time <= end + FingerTrack.tolerance {
      var (time, message) = movement[sentCount]
      sentCount += 1
      stop(before: time)
      // A stall passes without frames.
      if message.kind == .time { message.numbers.x += start } else { wait(until: time) }
      child.send(message)
    }
    stop(before: .infinity)
    if end.isFinite { wait(until: end) }
  }

  var stage: Stage {
    let shown = screen ?? makeScreen()
    screen = shown
    shown.show(picture, finger: fingers[0])
    return shown.phone.stage
  }

  var moment: Moment { moment(at: reached ?? 0) }

  var decision: DragDecision? { fingers.isEmpty ? lastDecision : nil }

  private func moment(at time: TimeInterval) -> Moment {
    Moment(
      time: time, status: PhoneStatus(status), position: status.position.map { CGPoint(x: $0.x, y: $0.y) },
      isIdle: !isMoving)
  }

  func readLayers(_ body: (_ column: Int, _ value: Double) -> Void) {
    for each in layerValues { body(each.column, each.value) }
  }

  /// Makes the child report the values of its layers with each frame, including the first.
  func tellLayers() {
    wait()
    child.send(ChildMessage(.trace, index: 2))
    asked = reached ?? 0
    child.ask(frame(at: asked), patience: ChildProcess.loadLimit)
  }

  func close() {
    answered = {}
    child.close()
  }
}

extension TransitionMotion.Timing {
  /// Reads a message of the kind `motion`; nil if its numbers are invalid.
  fileprivate init?(_ message: ChildMessage) {
    let numbers = message.numbers
    if message.index == 1 {
      guard numbers.x > 0, numbers.y > 0, numbers.z >= 0 else { return nil }
      self = .spring(SpringShape(mass: numbers.x, stiffness: numbers.y, damping: numbers.z))
    } else {
      guard let curve = CubicBezier(validating: numbers.x, numbers.y, numbers.z, numbers.w),
        let duration = Double(message.text), duration.isFinite
      else { return nil }
      self = .curve(curve, duration)
    }
  }
}

extension ChildPlayer {
  /// `screen` has the messages about the screen as it is.
  static func movement(
    _ action: Performance.Action, on phone: CataloguePhone, _ screen: [ChildMessage]
  ) throws(StartFault) -> UserCodeRecord.Messages {
    if let drag = try action.drag(on: phone) {
      return drag.faults.reduce(movement(drag)) { $1.fault.added(to: $0, at: $1.time, on: drag.size, screen) }
    }
    if case .push = action { return [(0, ChildMessage(.step, index: 1))] }
    return [(0, ChildMessage(.step, index: -1))]
  }

  /// Moves each release slightly after the event before it.
  static func releasesApart(_ movement: UserCodeRecord.Messages) -> UserCodeRecord.Messages {
    var movement = movement
    for index in movement.indices.dropFirst()
    where movement[index].message.kind == .up && movement[index].time - movement[index - 1].time < Recording.after {
      for later in index..<movement.count {
        movement[later].time += Recording.after
        movement[later].message.numbers.z += Recording.after
      }
    }
    return movement
  }

  static func movement(_ drag: Drag) -> UserCodeRecord.Messages { drag.events.map { ($0.time, ChildMessage($0)) } }

  /// The finger events in a movement; nil if there are none.
  private static func drag(of movement: UserCodeRecord.Messages, on size: CGSize) -> Drag? {
    let events = movement.compactMap { time, message -> Drag.Event? in
      let (point, finger) = (CGPoint(x: message.numbers.x, y: message.numbers.y), Int(message.index))
      switch message.kind {
      case .down: return Drag.Event(time: time, .down(point), finger: finger)
      case .move: return Drag.Event(time: time, .move(point), finger: finger)
      case .up: return Drag.Event(time: time, .up(point), finger: finger)
      case .cancel: return Drag.Event(time: time, .cancel, finger: finger)
      default: return nil
      }
    }
    return events.isEmpty ? nil : Drag(known: events, on: size)
  }
}

/// A phone that shows a picture in place of screens, under the device's cover and the finger.
@MainActor private final class PicturePhone {
  let phone: CataloguePhone
  private let view = UIView()
  private let dot: TouchDot?

  init(like shown: CataloguePhone, of session: UserCodeSession, scale: CGFloat?, showsTouch: Bool) {
    let view = view
    let entry = CatalogueEntry(own: "picture", "", "", [], revision: 0) { _ in PictureDemo(view, of: session) }
    phone = CataloguePhone(entry, shown.setting, scale: scale ?? shown.stage.screenScale)
    phone.set(shown.phone)
    phone.stage.userInterfaceStyle = shown.stage.userInterfaceStyle
    dot = showsTouch ? TouchDot(on: phone.stage) : nil
    phone.stage.advance(by: 2.0 / 60)
  }

  func show(_ picture: CGImage?, finger: CGPoint?) {
    phone.stage.perform { view.layer.contents = picture }
    dot?.move(to: finger)
  }
}

@MainActor private final class PictureDemo: Demo {
  let root = UIViewController()
  let parameters: any ParameterSet
  let depth = 1

  init(_ view: UIView, of session: UserCodeSession) {
    parameters = UserCodeParameters(session, UserCodeTable())
    root.view = view
  }

  func push() {}
  func pop() {}
}
