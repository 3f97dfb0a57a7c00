import CoreGraphics
import Stage
import UIKit

/// A stage of the size of a phone that shows one transition of the catalogue at a time.
@MainActor final class CataloguePhone {
  /// The stage with the phone's window.
  let stage: Stage
  /// The entry that is shown.
  private(set) var entry: CatalogueEntry
  /// The demo of the entry.
  private(set) var demo: any Demo
  /// The verdict on the last release; nil from the next press on, and if no rule decided.
  private(set) var verdict: DragVerdict? { didSet { if verdict != oldValue { verdictChanged() } } }
  /// Called when there is another verdict, or none any more.
  var verdictChanged: () -> Void = {}
  /// The number of screens before the last drag.
  private(set) var depthBeforeDrag = 0
  private let setting: DemoSetting
  /// Called when no finger holds anything any more, because other screens are about to be shown.
  var fingersLost: () -> Void = {}
  private let cover = DeviceCover()
  /// The device, and how screens are shown on it.
  private(set) var phone = PhoneSetting()
  /// The demos of the entries that were shown, each with its figures and its screens, by the entries' names.
  private var demos: [String: any Demo] = [:]

  init(_ entry: CatalogueEntry, _ setting: DemoSetting, scale: CGFloat) {
    let stage = Stage(size: PhoneDevice.plain.size, scale: scale)
    (self.stage, self.setting, self.entry) = (stage, setting, entry)
    demo = stage.perform { entry.open(setting) }
    demos[entry.name] = demo
    stage.perform { stage.window.rootViewController = demo.root }
    stage.pointerHandled = { [weak self] in self?.follow($0) }
  }

  private func follow(_ event: PointerEvent) {
    switch event {
    case .down:
      verdict = nil
      // A press that catches a transition belongs to the drag before it.
      if stage.application.transitionStatus == nil { depthBeforeDrag = demo.depth }
    case .move: break
    // At once, since a transition may take the screen with its drag away.
    case .up, .cancel: verdict = currentVerdict
    }
  }

  /// Shows another entry: as it was left, or from its beginning if it is shown for the first time.
  func show(_ entry: CatalogueEntry) {
    guard entry.name != self.entry.name else { return }
    self.entry = entry
    cancelFingers()
    stage.perform { show(demos[entry.name] ?? entry.open(setting)) }
  }

  /// Takes an entry of the user's own code for the one with the same name, whose figures were others.
  func adopt(_ entry: CatalogueEntry) {
    guard entry.name == self.entry.name else {
      demos[entry.name] = nil
      return
    }
    self.entry = entry
    cancelFingers()
    stage.perform { show(entry.open(setting)) }
  }

  /// Shows the entry from its beginning, with the same figures.
  func restart() {
    let figures = demo.figures
    cancelFingers()
    stage.perform {
      let demo = entry.open(setting)
      demo.figures.set(figures.descriptions.compactMap { each in figures[each.key].map { (each.key, $0.current) } })
      show(demo)
    }
  }

  /// Ends all touches, because a finger cannot hold what is no longer there.
  private func cancelFingers() {
    stage.send(.cancel)
    fingersLost()
  }

  /// Sets the device, and how screens are shown on it; a transition in progress goes on.
  func set(_ phone: PhoneSetting) {
    guard phone != self.phone else { return }
    let before = self.phone
    self.phone = phone
    if phone.device.size != stage.screenSize { stage.resize(to: phone.device.size, scale: stage.screenScale) }
    stage.safeAreaInsets = phone.safeArea
    cover.show(phone, on: stage)
    stage.perform {
      setting.pictures?.fits = phone.fitsPictures
      guard phone.hasNavigationBar != before.hasNavigationBar else { return }
      for demo in demos.values { demo.showNavigationBar(phone.hasNavigationBar) }
    }
  }

  private func show(_ demo: any Demo) {
    self.demo = demo
    demo.showNavigationBar(phone.hasNavigationBar)
    demos[entry.name] = demo
    stage.window.rootViewController = demo.root
  }

  /// Sets a figure; a transition in progress continues with it from its current state.
  func set(_ key: String, to value: ParameterValue) {
    stage.perform { demo.figures.set(key, to: value) }
  }

  /// Sets the figures of the entry to the published ones with some edits.
  func set(_ edits: FigureEdits) {
    stage.perform {
      demo.figures.set(entry.parameters.map { ($0.description.key, edits[$0.description.key] ?? $0.initial) })
    }
  }

  /// Shows another screen.
  func push() { stage.perform { demo.push() } }

  /// Goes back to the screen before; does nothing on the first screen.
  func pop() { stage.perform { demo.pop() } }
}
