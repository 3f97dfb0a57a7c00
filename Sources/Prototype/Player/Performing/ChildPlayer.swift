import CoreGraphics
import Foundation
import Motion
import PageLayers
import SourcePass
import Stage
import UIKit
import Workshop

/// Performs a movement of the user's code in another child, which first repeats everything that was done before.
@MainActor final class ChildPlayer: Player {
  private let child: ChildProcess
  private let run: ToolRun?
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
  private var (isIdle, canChange) = (true, false)
  private(set) var fingers = FingerTrack()
  private var lastDecision: DragDecision?
  /// Whether the system's own rule decided at the last release.
  private(set) var isBySystem = false
  private(set) var motion: TransitionMotion.Timing?
  var missed: MissedDrag? { nil }
  private(set) var calls: [TransitionCall] = []
  /// What recognisers do other than in the source; it counts until the code has loaded.
  var tried: Set<WhatIf> = []
  private var course: Course?
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
    (child, run, self.movement, start) = (made.child, session.run, movement, record.duration)
    let size = phone.stage.screenSize
    drag = Self.drag(of: movement, on: size)
    axis = DragAxis(drag, on: size)
    makeScreen = { PicturePhone(like: phone, of: session, scale: scale, showsTouch: showsTouch) }
    let messages = record.messages { made.indices[$0] }
    child.received = { [weak self, weak session, unowned child] message in
      guard let self, let session else { return }
      switch message.kind {
      case .ready:
        for message in messages { child.send(message) }
        child.send(ChildMessage(.calls, index: 1, text: tried.map(\.text).joined(separator: "\n")))
        go(to: 0)
      case .drawn:
        if reached == nil { session.giveConstants(to: child, of: library) }
        picture = UserCodeSession.picture(of: child, message)
        if course?.hasBegun != true { take(outlook: message.index) }
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
    case .status where course == nil: take(message)
    case .moment where course?.isOver == false:
      take(message)
      take(outlook: Int32(message.text) ?? 0)
      reached = status.instant
      fingers.follow(drag, until: status.instant)
      if course?.isPictured == false { visit() }
    case .decision where course?.isOver != true:
      var decided = ChildDecision(message)
      decided.instant -= start
      isBySystem = decided.isBySystem
      lastDecision = UserCodeFinger.decision(decided, release(decided))
    case .call where course?.isOver != true:
      let call = TransitionCall(ChildCall(message)).moved(by: -start)
      if call.count > 1, !calls.isEmpty { calls.removeLast() }
      calls.append(call)
    case .motion: motion = motion ?? TransitionMotion.Timing(message)
    case .tablePart where message.index == 1: tableFault = message.text
    case .tablePart: tableText += message.text
    case .layers:
      let parts = message.text.split(separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
      columns += LayerCensus.columns(of: parts[0].lines().map(String.init))
      let numbers = (parts.count > 1 ? parts[1] : "").split(separator: " ").compactMap { Double($0) }
      layerValues = stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
        guard let column = Int(exactly: numbers[index]), columns.indices.contains(column) else { return nil }
        return (column, numbers[index + 1])
      }
    default: break
    }
  }

  private func take(_ message: ChildMessage) {
    status = ChildStatus(message)
    status.instant -= start
  }

  private func take(outlook: Int32) {
    let outlook = ChildOutlook(rawValue: outlook) ?? .still
    isIdle = outlook != .moving
    // What is due may complete a transition, or a touch.
    canChange = !isIdle || outlook == .waiting && (status.phase != .none || course != nil)
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
    if course?.hasBegun != true { reached = asked }
    fingers.follow(drag, until: reached ?? asked)
    screen?.show(picture, finger: fingers[0])
    if course != nil { goOn() }
    if course == nil { answered() }
  }

  private func fail(_ reason: String) {
    guard fault == nil else { return }
    fault = StartFault(.output, "Your code ended: \(reason)")
    endCourse()
    answered()
  }

  // MARK: Time

  var needsTime: Bool { true }
  var isStanding: Bool { reached != nil && !child.isAwaiting && course == nil && fault == nil }

  var isOver: Bool {
    let last = movement.last?.time
    guard let reached, (last ?? 0) <= reached + FingerTrack.tolerance else { return false }
    return Rest.isOver(moment, canChange: canChange, after: drag == nil ? nil : last)
  }

  func advance(to time: TimeInterval) {
    if time > (reached ?? -1) + FingerTrack.tolerance { go(to: time) }
  }

  private func go(to time: TimeInterval) {
    send(until: time)
    asked = time
    child.ask(frame(), patience: ChildProcess.loadLimit)
  }

  func wait() {
    while fault == nil, !isStanding {
      guard run?.isCancelled == true else {
        child.wait(seconds: Self.pause)
        continue
      }
      fault = StartFault.cancelled
      endCourse()
    }
  }

  /// How long to wait between two looks at the child, in seconds.
  private static let pause = 0.1

  /// A performance under way.
  private struct Course {
    let stops: Stops
    let body: () -> Bool
    let done: () -> Void
    var hasBegun = false
    /// Whether the child draws at the stop to which it was sent last; then it was sent to that one alone.
    var isPictured = false
    /// Whether the body is no longer called: at most a last look is missing.
    var isOver = false
  }

  func perform(_ stops: Stops, _ body: @escaping () -> Bool, then done: @escaping () -> Void) {
    course = Course(stops: stops.including(drag), body: body, done: done)
    if fault != nil { endCourse() } else if reached != nil, !child.isAwaiting { goOn() }
  }

  private func endCourse() {
    let ended = course
    course = nil
    ended?.done()
  }

  private func visit() {
    guard let now = course, !now.isOver else { return }
    let isLast = !now.body() || now.stops.rate != nil && isOver
    course?.isOver = isLast
  }

  /// Sends the child to the next stops, as many as it may pass before it is asked, and ends the performance after the last.
  private func goOn() {
    guard let now = course else { return }
    if now.hasBegun, now.isPictured { visit() }
    let isFirst = !now.hasBegun
    course?.hasBegun = true
    if isFirst {
      look(isAsked: true)
    } else {
      guard course?.isOver == false else { return look(atEndOf: now) }
      var count = 0
      course?.isPictured = false
      while count < Self.mostStops, course?.isPictured == false, let next = now.stops.next(after: asked) {
        asked = next.time
        guard !stalls.contains(where: { $0.contains(next.time) }) else { continue }
        send(until: next.time)
        look(isAsked: next.isAsked)
        count += 1
      }
      guard count > 0 else { return look(atEndOf: now) }
    }
    child.ask(frame(isDrawn: course?.isPictured == true), patience: ChildProcess.loadLimit)
  }

  /// Asks for what is wanted of the present instant.
  private func look(isAsked: Bool) {
    guard let stops = course?.stops else { return }
    func isWanted(_ extent: Stops.Extent) -> Bool { extent == .everywhere || extent == .asked && isAsked }
    child.send(ChildMessage(.report, index: (isWanted(stops.layers) ? 1 : 0) | (stops.keepsFrames ? 2 : 0)))
    course?.isPictured = isWanted(stops.pictures)
  }

  /// Looks at the end if no stop was there, and ends the performance after that.
  private func look(atEndOf now: Course) {
    let wasSeen = now.isPictured || now.stops.pictures == .nowhere
    course?.isOver = true
    guard !wasSeen else { return endCourse() }
    look(isAsked: true)
    child.ask(frame(isDrawn: true), patience: ChildProcess.loadLimit)
  }

  /// How many stops the child passes at once.
  private static let mostStops = 30

  /// Goes on to some instants, and returns a table of what is shown there, with pictures of `scale` pixels per point; nil
  /// if nothing moves.
  func part(at instants: [TimeInterval], scale: Double) throws(StartFault) -> PagePart? {
    var stops = Stops()
    (stops.rate, stops.instants, stops.keepsFrames) = (nil, instants, true)
    try perform(stops) { true }
    child.send(ChildMessage(.table, numbers: SIMD4(scale, 0, 0, 0)))
    child.ask(frame(isDrawn: false), patience: ChildProcess.loadLimit)
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

  /// The frame at the instant to which the child was sent last.
  private func frame(isDrawn: Bool = true) -> ChildMessage {
    ChildMessage(.frame, index: isDrawn ? 0 : 1, numbers: SIMD4(start + asked, 1.0 / 60, 0, 0))
  }

  /// Sends the messages up to an instant, and goes there.
  private func send(until end: Double) {
    func wait(until time: Double) { child.send(ChildMessage(.advance, numbers: SIMD4(start + time, 0, 0, 0))) }
    while sentCount < movement.count, movement[sentCount].time <= end + FingerTrack.tolerance {
      var (time, message) = movement[sentCount]
      sentCount += 1
      // A stall passes without frames.
      if message.kind == .time { message.numbers.x += start } else { wait(until: time) }
      child.send(message)
    }
    wait(until: end)
  }

  /// What passes without frames, and so without stops.
  private var stalls: [Range<TimeInterval>] {
    movement.indices.dropFirst().filter { movement[$0].message.kind == .time }.map {
      movement[$0 - 1].time.nextUp..<movement[$0].time
    }
  }

  var stage: Stage {
    let shown = screen ?? makeScreen()
    screen = shown
    shown.show(picture, finger: fingers[0])
    return shown.phone.stage
  }

  var decision: DragDecision? { fingers.isEmpty ? lastDecision : nil }

  var moment: Moment {
    Moment(
      time: reached ?? 0, status: PhoneStatus(status), position: status.position.map { CGPoint(x: $0.x, y: $0.y) },
      isIdle: isIdle, screens: ScreensShown(depth: status.depth, presented: status.presented, tab: status.tab))
  }

  func readLayers(_ body: (_ column: Int, _ value: Double) -> Void) {
    for each in layerValues { body(each.column, each.value) }
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
      return message.kind.pointerKind.map { kind in
        Drag.Event(time: time, PointerEvent(kind, kind == .cancel ? nil : point), finger: finger)
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
