import CoreGraphics
package import Foundation
import Motion
package import Stage
import Transitions
import UIKit

/// Performs a transition of the catalogue on a stage of its own, without drawing.
@MainActor package final class StagePlayer: Player {
  package let performance: Performance
  let phone: CataloguePhone
  package let drag: Drag?
  /// The visible finger; nil if it is hidden.
  private var dot: TouchDot?
  private let start: TimeInterval
  private let watch: DragWatch
  private var events: DragPlayer?
  private var faults: FaultPlayer
  private var census = LayerCensus()
  private(set) var fingers = FingerTrack()
  var answered: () -> Void = {}

  /// Creates a player at the beginning.
  ///
  /// - Throws: A `StartFault` if no drag moves the transition.
  package convenience init(_ performance: Performance, showsTouch: Bool = false) throws(StartFault) {
    try self.init(performance, on: Self.phone(of: performance), showsTouch: showsTouch)
  }

  private static func phone(of performance: Performance) -> CataloguePhone {
    let pictures = ScreenPictures()
    var setting = DemoSetting(
      colors: performance.colors, depth: max(performance.depth, 1), region: nil, pictures: pictures)
    setting.isStrict = performance.isStrict
    let phone = CataloguePhone(performance.entry, setting, scale: performance.scale)
    phone.set(performance.phone)
    let stage = phone.stage
    stage.userInterfaceStyle = performance.style
    pictures.pictures = performance.pictures
    phone.set(performance.edits)
    return phone
  }

  /// The phone shows the transition with its parameters, and any number of screens.
  init(_ performance: Performance, on phone: CataloguePhone, showsTouch: Bool) throws(StartFault) {
    (self.performance, self.phone, watch) = (performance, phone, DragWatch(phone))
    let stage = phone.stage
    stage.application.remarked = { sentence, _ in performance.remarked(sentence) }
    phone.show(performance.start ?? DemoState(depth: max(performance.depth, 2)))
    if case .push = performance.action, performance.start == nil { Self.leaveRoom(on: phone, performance.depth) }
    // Two frames, so that everything has appeared.
    stage.advance(by: 2 / performance.framesPerSecond, framesPerSecond: performance.framesPerSecond)
    try? stage.settle()
    faults = FaultPlayer(performance.faults)
    faults.prepare(phone)
    let drag = try performance.action.drag(on: phone)
    self.drag = performance.isReleaseApart ? drag?.withReleasesApart() : drag
    start = stage.now
    faults.plan(drag)
    if performance.marksGround { stage.perform { stage.window.backgroundColor = Bitmap.groundMark } }
    if showsTouch { dot = TouchDot(on: stage) }
    begin()
  }

  /// Shows one screen less if the demo has no screen beyond those that are shown, or if `depth` asks for one screen.
  private static func leaveRoom(on phone: CataloguePhone, _ depth: Int) {
    if depth < 2 || phone.demo.depth < depth { phone.show(depth: phone.demo.depth - 1) }
  }

  package var stage: Stage { phone.stage }
  var axis: DragAxis {
    DragAxis(
      isDown: phone.back == .down, sign: phone.back == .left ? -1 : 1, length: phone.dragLength,
      isExact: phone.track != nil)
  }

  package var time: TimeInterval { stage.now - start }
  var reached: TimeInterval? { time }
  var isStanding: Bool { true }
  var needsTime: Bool { false }
  var fault: StartFault? {
    stage.diagnostics.first { $0.contains("could not be drawn") }.map { StartFault(.output, $0) }
  }

  package var isOver: Bool {
    guard events?.isOver ?? true, faults.isOver else { return false }
    // A transition that no animator completes is not idle, and yet nothing can change.
    return Rest.isOver(moment, canChange: !stage.isIdle && stage.outlook != .still, after: drag?.duration)
  }

  private func begin() {
    let calls = TransitionCalls()
    calls.tried = performance.tried
    stage.application.calls = calls
    if let drag { events = DragPlayer(drag, on: stage) }
    phone.pointerHandled = { [weak watch] event, _, _ in watch?.follow(event) }
    switch performance.action {
    case .push: phone.push(choosing: performance.goal?.choices.last ?? nil)
    case .pop: phone.pop(to: performance.goal?.depth)
    case .drag, .example: break
    }
    advance(to: 0)
  }

  /// Sends the events up to an instant and runs the frames between, without drawing.
  package func advance(to time: TimeInterval) {
    let end = start + time
    while let due = nextInstant, due <= end + FingerTrack.tolerance {
      stage.advance(by: max(0, due - stage.now), framesPerSecond: performance.framesPerSecond)
      if let instant = faults.nextInstant, start + instant <= due + FingerTrack.tolerance {
        faults.play(on: phone, events)
      } else {
        events?.send(until: stage.now)
      }
      fingers.follow(drag, until: self.time)
    }
    stage.advance(by: max(0, end - stage.now), framesPerSecond: performance.framesPerSecond)
    dot?.move(to: fingers[0])
    answered()
  }

  func wait() {}

  /// Of the next event or fault, in the stage's time.
  private var nextInstant: TimeInterval? {
    [events?.nextInstant, faults.nextInstant.map { start + $0 }].compactMap(\.self).min()
  }

  // MARK: What there is to see

  var moment: Moment {
    let status = stage.application.transitionStatus
    return Moment(
      time: time, status: phone.status, position: status?.position, isIdle: stage.isIdle,
      screens: stage.perform { phone.demo.root.screensShown })
  }

  package var decision: DragDecision? { fingers.isEmpty ? phone.decision : nil }

  package var depth: Int { phone.demo.depth }

  var missed: MissedDrag? { watch.missed }
  var motion: TransitionMotion.Timing? { nil }

  func perform(_ stops: Stops, _ body: @escaping () -> Bool, then done: @escaping () -> Void) {
    let stops = stops.including(drag)
    while body(), stops.rate == nil || !isOver, let next = stops.next(after: time) { advance(to: next.time) }
    done()
  }

  var calls: [TransitionCall] { stage.application.calls?.list.map { $0.moved(by: -start) } ?? [] }

  var columns: [String] { census.columns }

  func readLayers(_ body: (_ column: Int, _ value: Double) -> Void) {
    census.read(stage.application.rootLayer, body)
  }

  func close() {}
}

extension StagePlayer {
  /// What is wrong with the screens now that nothing moves: other pixels than without a transition, or than before one that was
  /// cancelled; a container that disagrees with what it shows; a field that keeps the keys; a push or a pop that does not work.
  func problemsAtEnd(cancelled before: Bitmap?) -> [String] {
    let end = stage.render()
    let controllers = stage.perform { CataloguePhone.controllers(in: phone.demo.root) }
    var problems = stage.perform {
      (controllers.map(ContainerCheck.problem) + [WindowCheck([stage.window], controllers).problem]).compactMap(\.self)
    }
    if performance.faults.contains(.keyboard), !performance.action.isPush,
      stage.application.takesKeys == (before == nil)
    {
      problems.append(before == nil ? "a field is still edited" : "the field is not edited any more")
    }
    let deeds = Set(performance.faults.filter { $0.deed != nil })
    let expected =
      deeds.isSubset(of: [.keyboard]) && before?.hasSize(of: end) == true
      ? before : deeds.isSubset(of: [.keyboard, .push, .pop]) ? picture(of: phone.state) : nil
    if let expected, let difference = end.difference(from: expected) {
      problems.append("other pixels are left: \(difference)")
    }
    phone.push()
    try? stage.settle()
    phone.pop()
    try? stage.settle()
    if stage.application.transitionStatus != nil { problems.append("a pop from code does not end any more") }
    // What code does in mid-drag may be what is wrong.
    return problems + (deeds.isSubset(of: [.keyboard]) ? stage.diagnostics : [])
  }

  /// The same screens without a transition, after each was loaded: a loaded screen may have another title on its tab.
  private func picture(of state: DemoState) -> Bitmap {
    let still = Self.phone(of: performance)
    still.set(still.phone.with(performance.faults))
    if performance.marksGround { still.stage.perform { still.stage.window.backgroundColor = Bitmap.groundMark } }
    still.show(state.atLeast(depth: 2))
    try? still.stage.settle()
    still.resize(to: stage.screenSize)
    still.show(state)
    try? still.stage.settle()
    return still.stage.render()
  }
}

extension Bitmap {
  fileprivate func hasSize(of other: Bitmap) -> Bool { (width, height) == (other.width, other.height) }

  /// How this picture differs from another one, in words; nil if it does not.
  func difference(from other: Bitmap) -> String? {
    if self == other { return nil }
    guard hasSize(of: other) else { return "\(width) × \(height) pixels instead of \(other.width) × \(other.height)" }
    var (count, first): (Int, (x: Int, y: Int)?) = (0, nil)
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        count += 1
        if first == nil { first = (x, y) }
      }
    }
    guard let first else { return nil }
    let colors = [self, other].map { picture in
      let pixel = picture[first.x, first.y]
      return String(format: "%02X%02X%02X", pixel.r, pixel.g, pixel.b)
    }
    return "\(count) pixels, the first at \(first.x), \(first.y): \(colors[0]) instead of \(colors[1])"
  }
}

extension Performance.Action {
  @MainActor func drag(on phone: CataloguePhone) throws(StartFault) -> Drag? {
    switch self {
    case .drag(let drag): return drag.scaled(to: phone.stage.screenSize)
    case .example(let example):
      guard let track = phone.track else {
        throw StartFault(.usage, "no drag moves \(phone.entry.name): use --push or --pop.")
      }
      return example.drag(on: track)
    case .push, .pop: return nil
    }
  }

  var isPush: Bool {
    if case .push = self { return true }
    return false
  }

  var isDrag: Bool {
    switch self {
    case .drag, .example: true
    case .push, .pop: false
    }
  }
}
