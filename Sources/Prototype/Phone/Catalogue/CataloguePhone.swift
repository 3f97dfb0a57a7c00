import CoreGraphics
import Motion
import Stage
import Transitions
import UIKit

/// A stage of the size of a phone that shows one transition of the catalogue at a time.
@MainActor final class CataloguePhone {
  let stage: Stage
  private(set) var entry: CatalogueEntry
  private(set) var demo: any Demo
  /// The decision on the last release; nil after the next press, or if no rule decided.
  private(set) var decision: DragDecision? { didSet { if decision != oldValue { decisionChanged() } } }
  /// While the program demonstrates a swipe, releases leave no decision.
  var isShowing = false
  /// Whether a finger went down on these screens; before that, there is nothing to decide.
  private var wasPressed = false
  private(set) lazy var screens: any Screens = ownScreens
  private lazy var ownScreens = StageScreens(self)
  /// Called when the decision changes, also to nil.
  var decisionChanged: () -> Void = {}
  /// Where the finger that moved last is, on the phone's screen; nil while none is down.
  private(set) var fingerPoint: CGPoint?
  /// Where a finger last went down, on the phone's screen; nil before the first press.
  private var pressPoint: CGPoint?
  /// From where the finger was pressed to where it is.
  var fingerMovement: CGVector {
    guard let start = pressPoint, let end = fingerPoint else { return .zero }
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
  /// A second phone that gets the same fingers but has its own transition and parameters.
  var mirror: CataloguePhone? { didSet { stage.mirror = mirror?.stage } }
  /// Called after a finger's event was handled, with its pointer and its instant.
  var pointerHandled: (_ event: PointerEvent, _ pointer: Int, _ instant: Double) -> Void = { _, _, _ in }
  /// What was shown before the last movement, at its press or before code pushed or popped.
  private(set) var stateBefore = DemoState(depth: 1)
  /// What was shown before the last of the stage's `recentDrags`.
  private(set) var stateBeforeDrag = DemoState(depth: 1)
  /// How many drags the stage had recorded at the last look.
  private var keptCount = 0
  let setting: DemoSetting
  /// Called when all fingers are cancelled because other screens are about to be shown.
  var fingersLost: () -> Void = {}
  private let cover = DeviceCover()
  private(set) var phone = PhoneSetting()
  private var demos: [String: any Demo] = [:]

  init(_ entry: CatalogueEntry, _ setting: DemoSetting, scale: CGFloat) {
    let stage = Stage(size: PhoneDevice.plain.size, scale: scale)
    (self.stage, self.setting, self.entry) = (stage, setting, entry)
    stage.application.forgives = setting.isStrict ? [] : .everything
    stage.systemVersion = entry.systemVersion ?? phone.systemVersion
    demo = stage.perform { entry.opened(setting) }
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
    setting.pictures?.lookChanged = { [weak self] in self?.picturesChanged() }
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
      // Both phones begin each drag with the same number of screens, however the last one ended.
      mirror?.stand(in: stateBefore)
    case .move: break
    case .up, .cancel:
      // Immediately, since a transition may remove the screen with its drag.
      decide()
      guard stage.keptDragCount != keptCount else { return }
      keptCount = stage.keptDragCount
      stateBeforeDrag = stateBefore
      if let mirror { mirror.stateBeforeDrag = mirror.stateBefore }
    }
  }

  /// A movement begins, so that the last release says nothing any more.
  private func noteState() {
    guard status == nil else { return }
    (stateBefore, decision) = (state, nil)
  }

  /// Copies what another phone showed before its movements.
  func takeHistory(of other: CataloguePhone) {
    (stateBefore, stateBeforeDrag) = (other.stateBefore, other.stateBeforeDrag)
  }

  /// Shows another entry as it was left, or for the first time from its beginning.
  func show(_ entry: CatalogueEntry) {
    guard entry.name != self.entry.name else { return }
    self.entry = entry
    cancelFingers()
    applySettings()
    stage.perform { show(demos[entry.name] ?? entry.opened(setting)) }
    showCover()
    mirror?.set(settingBeside)
  }

  /// Replaces the entry of user code with the same name, which had other parameters.
  func adopt(_ entry: CatalogueEntry) {
    guard entry.name == self.entry.name else {
      demos[entry.name] = nil
      return
    }
    self.entry = entry
    cancelFingers()
    stage.perform { show(entry.opened(setting)) }
  }

  func forget(_ name: String) {
    if entry.name != name { demos[name] = nil }
  }

  func restart() {
    let parameters = demo.parameters
    cancelFingers()
    stage.perform {
      let demo = entry.opened(setting)
      demo.parameters.set(
        parameters.descriptions.compactMap { each in parameters[each.key].map { (each.key, $0.current) } })
      show(demo)
    }
    mirror?.restart()
  }

  /// Cancels all touches, since fingers cannot hold screens that are gone, and forgets the decision.
  private func cancelFingers() {
    wasPressed = false
    stage.send(.cancel)
    decision = nil
    fingersLost()
  }

  /// The app on the screens, as far as they show one.
  private var shownApp: DemoApp { phone.app == .fitting ? entry.app : phone.app }

  /// The setting of a phone beside this one, which shows the same app whatever fits its own transition.
  var settingBeside: PhoneSetting {
    var beside = phone
    beside.app = shownApp
    return beside
  }

  /// A transition in progress goes on.
  func set(_ phone: PhoneSetting) {
    guard phone != self.phone else { return }
    let before = self.phone
    self.phone = phone
    defer { mirror?.set(settingBeside) }
    if phone.device.size != stage.screenSize { stage.resize(to: phone.device.size, scale: stage.screenScale) }
    stage.safeAreaInsets = phone.safeArea
    showCover()
    applySettings()
    if (phone.systemVersion, phone.isRightToLeft) != (before.systemVersion, before.isRightToLeft) { renew() }
    stage.perform {
      setting.pictures?.fits = phone.fitsPictures
      setting.pictures?.app = phone.app
      guard phone.hasNavigationBar != before.hasNavigationBar else { return }
      for demo in demos.values { demo.showNavigationBar(showsNavigationBar) }
    }
  }

  /// Also for screens that are shown later.
  private func applySettings() {
    let application = stage.application
    stage.systemVersion = entry.systemVersion ?? phone.systemVersion
    (application.reducesMotion, application.prefersCrossFades) = (phone.reducesMotion, phone.prefersCrossFades)
    let direction: UIUserInterfaceLayoutDirection =
      phone.isRightToLeft && entry.followsLayout ? .rightToLeft : .leftToRight
    if application.layoutDirection != direction { application.layoutDirection = direction }
    screens.set(phone)
  }

  /// Pictures of whole screens have a bar of their own.
  private var showsNavigationBar: Bool { phone.hasNavigationBar && setting.pictures?.pictures.isEmpty != false }

  private func picturesChanged() {
    showCover()
    guard phone.hasNavigationBar else { return }
    stage.perform { for demo in demos.values { demo.showNavigationBar(showsNavigationBar) } }
  }

  /// What shows the screen's own bar at the top has a dark ground; UIKit's bar and the user's code decide by the style.
  private func showCover() {
    // The screens of some apps have a clear bar on their own strong ground; others are light, and so is a gallery.
    let first = (demo.root as? UINavigationController)?.viewControllers.first ?? demo.root
    // Clear screens show cards.
    let isClear = demo.root is StaticBackgroundController
    let hasTabs = demo.hasTabs && shownApp != .cards
    let app = isClear ? .cards : hasTabs ? .mail : shownApp
    let isLight =
      (app == .cards ? phone.hasNavigationBar && !demo.barsTravel : app != .journeys) || first is any PictureChooser
      || entry.group == .own
    let screenshots = entry.group == .own ? [] : setting.pictures?.screenshots ?? []
    let ink = screenshots.first.map { $0.isDark ? .white : .black } ?? (isLight ? UIColor.label : .white)
    let hasOwn = screenshots.contains(where: \.hasStatusBar)
    let isStill = !screenshots.contains { $0.hasStatusBar && $0.barGround == nil }
    cover.show(phone, ink: ink, hasStatusBar: isStill, hasIndicator: !hasOwn, on: stage)
    // The user's code has a hook of its own.
    if entry.group != .own {
      stage.beforeDrawing = { [weak self] in
        if let self, status == nil { cover.adapt(to: stage) }
      }
    }
    stage.perform {
      let isBare = phone.app == .cards && phone.device.cornerRadius == 0
      stage.window.backgroundColor = isBare ? nil : Self.wallpaper
      UIScreen.main.displayCornerRadius = phone.device.cornerRadius
      // Other transitions cut their screens themselves, or show no corner of them.
      let isApart = entry.group == .scale || entry.name.hasPrefix("ios-2")
      setting.pictures?.cornerRadius = isApart && phone.app != .cards ? phone.device.cornerRadius : 0
    }
  }

  /// What is seen behind screens that are smaller than the device's.
  static let wallpaper = UIColor { UIColor(hex: $0.userInterfaceStyle == .dark ? 0x22242C : 0xC3C8D4) }

  /// Shows every transition from its beginning, because navigation controllers take their swipes and their direction when
  /// they are created.
  private func renew() {
    guard screens === ownScreens else { return }
    demos = demos.filter { $0.key == entry.name }
    restart()
  }

  private func followScreens() {
    screens = demo as? any Screens ?? ownScreens
    screens.decided = { [weak self] in self?.decide() }
    applySettings()
  }

  private func decide() { decision = isShowing || !wasPressed ? nil : screens.decision }

  private func show(_ demo: any Demo) {
    self.demo = demo
    followScreens()
    demo.showNavigationBar(showsNavigationBar)
    demos[entry.name] = demo
    stage.window.rootViewController = demo.root
  }

  func show(_ picture: UIImage, on target: ScreenPictures.Target) {
    setting.pictures?.show(picture, on: target, top: setting.depth - demo.depth)
  }

  /// Shows pictures on the screens from the top one down, with at least as many screens where the demo has them.
  func show(screens: [UIImage]) {
    cancelFingers()
    show(state.atLeast(depth: max(2, screens.count)))
    stage.perform {
      setting.pictures?.first = screens.isEmpty ? 0 : setting.depth - demo.depth
      setting.pictures?.pictures = screens
    }
  }

  /// A transition in progress continues from its current state.
  func set(_ key: String, to value: ParameterValue) {
    stage.perform { demo.parameters.set(key, to: value) }
  }

  /// Replaces the parameters by the published ones with some edits.
  func set(_ edits: ParameterEdits) {
    stage.perform {
      demo.parameters.set(entry.parameters.map { ($0.description.key, edits[$0.description.key] ?? $0.initial) })
    }
  }

  /// Opens the next screen by a certain row, picture or tab; nil means any.
  func push(choosing choice: Int? = nil) {
    noteState()
    stage.perform { demo.push(choosing: choice) }
    mirror?.push(choosing: choice)
  }

  /// Goes back one screen, or if the demo can, to a number of screens; does nothing on the first screen.
  func pop(to depth: Int? = nil) {
    noteState()
    stage.perform { if let depth { demo.pop(to: depth) } else { demo.pop() } }
    mirror?.pop(to: depth)
  }

  /// Shows a state if the number of screens differs or a transition is in progress.
  private func stand(in state: DemoState) {
    guard screens.isKnown else { return }
    if demo.depth != state.depth || stage.application.transitionStatus != nil { show(state) }
    stateBefore = self.state
  }
}

extension CataloguePhone {
  /// The rule that decides about a drag which begins where the last one did; nil if no drag ends the transition.
  var releaseRule: ReleaseRule? { demo.parameters.releaseRule(for: start) }

  /// Where a drag that goes back leads; nil if no drag does.
  var back: DragDirection? { isMirrored && entry.back == .right ? .left : entry.back }

  /// Where a drag that opens the next screen leads; nil if no drag does.
  var forward: DragDirection? { isMirrored && entry.forward == .left ? .right : entry.forward }

  private var isMirrored: Bool { entry.isMirrored && phone.isRightToLeft }

  /// Where the last drag began.
  var start: DragStart {
    let distance = pressPoint.map { (back ?? .right).distanceFromEdge(of: $0, on: stage.screenSize).native }
    return DragStart(
      distanceFromEdge: distance ?? .infinity, width: stage.screenSize.width.native, systemVersion: stage.systemVersion)
  }

  /// Returns the path of a drag that opens or closes a screen; nil if no drag does.
  private func path(isOpening: Bool) -> DragPath? {
    guard screens.isKnown, let back else { return nil }
    let goesBack = !isOpening || forward == nil
    let direction = (goesBack ? nil : forward) ?? back
    return DragPath(
      direction: direction.vector, length: number("drag.length") ?? direction.length(of: stage.screenSize),
      isReversed: isOpening && goesBack)
  }
}
