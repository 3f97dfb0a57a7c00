import CoreGraphics
import Motion
import Stage
import Transitions
import UIKit

/// A stage of the size of a phone that shows one transition of the catalogue at a time.
@MainActor final class CataloguePhone {
  /// The stage with the phone's window.
  let stage: Stage
  /// The entry that is shown.
  private(set) var entry: CatalogueEntry
  /// The demo of the entry.
  private(set) var demo: any Demo
  /// The decision on the last release; nil from the next press on, and if no rule decided.
  private(set) var decision: DragDecision? { didSet { if decision != oldValue { decisionChanged() } } }
  /// Whether a swipe that the user does not make leaves no decision.
  var isShowing = false
  /// Whether a finger went down since these screens are shown; before that no decision is about them.
  private var wasPressed = false
  /// The screens of the demo.
  private(set) lazy var screens: any Screens = ownScreens
  /// The screens of the catalogue's demos.
  private lazy var ownScreens = StageScreens(self)
  /// Called when there is another decision, or none any more.
  var decisionChanged: () -> Void = {}
  /// The position of the finger that moved last, on the phone's screen; nil while none is down.
  private(set) var fingerPoint: CGPoint?
  /// Where a finger last went down, on the phone's screen; nil before the first press.
  private var pressPoint: CGPoint?
  /// Another phone, which gets the same fingers and does the same with its own transition and parameters; nil if there is
  /// none.
  var mirror: CataloguePhone? { didSet { stage.mirror = mirror?.stage } }
  /// Called after each event of a finger was handled, with the finger's pointer and the instant at which it happened.
  var pointerHandled: (_ event: PointerEvent, _ pointer: Int, _ instant: Double) -> Void = { _, _, _ in }
  /// What was shown before the last movement: at the press that began it, or when code pushed or popped.
  private(set) var stateBefore = DemoState(depth: 1)
  /// What was shown before the last drag that the stage keeps.
  private(set) var stateBeforeDrag = DemoState(depth: 1)
  /// The number of drags that the stage had kept when it was looked at last.
  private var keptCount = 0
  let setting: DemoSetting
  /// Called when no finger holds anything any more, because other screens are about to be shown.
  var fingersLost: () -> Void = {}
  private let cover = DeviceCover()
  /// The device, and how screens are shown on it.
  private(set) var phone = PhoneSetting()
  /// The demos of the entries that were shown, each with its parameters and its screens, by the entries' names.
  private var demos: [String: any Demo] = [:]

  init(_ entry: CatalogueEntry, _ setting: DemoSetting, scale: CGFloat) {
    let stage = Stage(size: PhoneDevice.plain.size, scale: scale)
    (self.stage, self.setting, self.entry) = (stage, setting, entry)
    stage.application.forgives = setting.isStrict ? [] : .everything
    demo = stage.perform { entry.open(setting) }
    demos[entry.name] = demo
    followScreens()
    stage.perform {
      stage.window.rootViewController = demo.root
      let recognizer = TransitionCatch(on: stage.window) { [weak self] in
        self?.path(isOpening: $0)
      } rule: { [weak self] in
        self?.releaseRule ?? .reactNavigation
      }
      recognizer.letsNextBegin = { [weak self] in (self?.demo.root as? EngineNavigationController)?.canDragAgain == true
      }
      recognizer.isDrag = { $0 is ScreenDrag }
      recognizer.willEnd = { [weak self] interaction, finishes, velocity in
        (self?.demo.root as? EngineNavigationController)?.pace(interaction, finishes: finishes, velocity: velocity)
      }
    }
    stage.pointerHandled = { [weak self] event, pointer, instant in
      self?.follow(event)
      self?.pointerHandled(event, pointer, instant)
    }
  }

  private func follow(_ event: PointerEvent) {
    fingerPoint = event == .cancel || event.isUp ? nil : event.point ?? fingerPoint
    switch event {
    case .down(let point):
      wasPressed = true
      pressPoint = point
      decision = nil
      // A press that catches a movement belongs to the drag before it.
      guard status == nil, !stage.continuesDrag else { return }
      noteState()
      // Both begin each drag with as many screens, however the one before ended.
      mirror?.stand(in: stateBefore)
    case .move: break
    case .up, .cancel:
      // At once, since a transition may take the screen with its drag away.
      decide()
      guard stage.keptDragCount != keptCount else { return }
      keptCount = stage.keptDragCount
      stateBeforeDrag = stateBefore
      if let mirror { mirror.stateBeforeDrag = mirror.stateBefore }
    }
  }

  /// Keeps what is shown, because a movement is about to begin.
  private func noteState() {
    if status == nil { stateBefore = state }
  }

  /// Takes over what another phone showed before its movements.
  func takeHistory(of other: CataloguePhone) {
    (stateBefore, stateBeforeDrag) = (other.stateBefore, other.stateBeforeDrag)
  }

  /// Shows another entry: as it was left, or from its beginning if it is shown for the first time.
  func show(_ entry: CatalogueEntry) {
    guard entry.name != self.entry.name else { return }
    self.entry = entry
    cancelFingers()
    stage.perform { show(demos[entry.name] ?? entry.open(setting)) }
  }

  /// Takes an entry of the user's own code for the one with the same name, whose parameters were others.
  func adopt(_ entry: CatalogueEntry) {
    guard entry.name == self.entry.name else {
      demos[entry.name] = nil
      return
    }
    self.entry = entry
    cancelFingers()
    stage.perform { show(entry.open(setting)) }
  }

  /// Forgets the screens of an entry that is not shown.
  func forget(_ name: String) {
    if entry.name != name { demos[name] = nil }
  }

  /// Shows the entry from its beginning, with the same parameters.
  func restart() {
    let parameters = demo.parameters
    cancelFingers()
    stage.perform {
      let demo = entry.open(setting)
      demo.parameters.set(
        parameters.descriptions.compactMap { each in parameters[each.key].map { (each.key, $0.current) } })
      show(demo)
    }
    mirror?.restart()
  }

  /// Ends all touches, because a finger cannot hold what is no longer there, and forgets what became of them.
  private func cancelFingers() {
    wasPressed = false
    stage.send(.cancel)
    decision = nil
    fingersLost()
  }

  /// Sets the device, and how screens are shown on it; a transition in progress goes on.
  func set(_ phone: PhoneSetting) {
    guard phone != self.phone else { return }
    let before = self.phone
    self.phone = phone
    defer { mirror?.set(phone) }
    if phone.device.size != stage.screenSize { stage.resize(to: phone.device.size, scale: stage.screenScale) }
    stage.safeAreaInsets = phone.safeArea
    cover.show(phone, on: stage)
    if phone.systemVersion != before.systemVersion { take(phone.systemVersion) }
    stage.perform {
      setting.pictures?.fits = phone.fitsPictures
      guard phone.hasNavigationBar != before.hasNavigationBar else { return }
      for demo in demos.values { demo.showNavigationBar(phone.hasNavigationBar) }
    }
  }

  /// Shows every transition from its beginning, because navigation controllers take their swipes when they are created.
  private func take(_ version: SystemVersion) {
    stage.systemVersion = version
    guard screens === ownScreens else { return }
    demos = demos.filter { $0.key == entry.name }
    restart()
  }

  private func followScreens() {
    screens = demo as? any Screens ?? ownScreens
    screens.decided = { [weak self] in self?.decide() }
  }

  private func decide() { decision = isShowing || !wasPressed ? nil : screens.decision }

  private func show(_ demo: any Demo) {
    self.demo = demo
    followScreens()
    demo.showNavigationBar(phone.hasNavigationBar)
    demos[entry.name] = demo
    stage.window.rootViewController = demo.root
  }

  /// Shows one of the user's pictures on some of the screens.
  func show(_ picture: UIImage, on target: ScreenPictures.Target) {
    setting.pictures?.show(picture, on: target, top: setting.depth - demo.depth)
  }

  /// Sets a parameter; a transition in progress continues with it from its current state.
  func set(_ key: String, to value: ParameterValue) {
    stage.perform { demo.parameters.set(key, to: value) }
  }

  /// Sets the parameters of the entry to the published ones with some edits.
  func set(_ edits: ParameterEdits) {
    stage.perform {
      demo.parameters.set(entry.parameters.map { ($0.description.key, edits[$0.description.key] ?? $0.initial) })
    }
  }

  /// Shows another screen: the one that a row, picture or tab opens, or nil for any.
  func push(choosing choice: Int? = nil) {
    noteState()
    stage.perform { demo.push(choosing: choice) }
    mirror?.push(choosing: choice)
  }

  /// Goes back to the screen before, or in a demo that can, to a number of screens; does nothing on the first screen.
  func pop(to depth: Int? = nil) {
    noteState()
    stage.perform { if let depth { demo.pop(to: depth) } else { demo.pop() } }
    mirror?.pop(to: depth)
  }

  /// Shows a state at once, if the number of screens is another one or a transition is in progress.
  private func stand(in state: DemoState) {
    guard screens.isKnown else { return }
    if demo.depth != state.depth || stage.application.transitionStatus != nil { show(state) }
    stateBefore = self.state
  }
}

extension CataloguePhone {
  /// The rule that decides on a drag which begins where the last one did; nil if no drag ends the transition.
  var releaseRule: ReleaseRule? {
    let distance = pressPoint.map { entry.back == .down ? $0.y.native : $0.x.native } ?? .infinity
    return demo.parameters.releaseRule(
      for: DragStart(distanceFromEdge: distance, systemVersion: stage.systemVersion))
  }

  /// Returns the path of a drag that moves a transition, which opens or closes a screen; nil if no drag does.
  private func path(isOpening: Bool) -> DragPath? {
    guard screens.isKnown, let back = entry.back else { return nil }
    let goesBack = !isOpening || entry.forward == nil
    let direction = (goesBack ? nil : entry.forward) ?? (back == .right ? .right : .down)
    return DragPath(
      direction: direction.vector, length: number("drag.length") ?? direction.length(of: stage.screenSize),
      isReversed: isOpening && goesBack)
  }
}
