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
  private(set) var verdict: DragVerdict?
  private let setting: DemoSetting
  /// The demos of the entries that were shown, each with its figures and its screens, by the entries' names.
  private var demos: [String: any Demo] = [:]

  init(_ entry: CatalogueEntry, _ setting: DemoSetting, size: CGSize = DemoMetrics.screen, scale: CGFloat) {
    let stage = Stage(size: size, scale: scale)
    (self.stage, self.setting, self.entry) = (stage, setting, entry)
    demo = stage.perform { entry.open(setting) }
    demos[entry.name] = demo
    stage.perform { stage.window.rootViewController = demo.root }
    // At its release, since a transition may take the screen with its drag away.
    stage.pointerHandled = { [weak self] event in
      switch event {
      case .down: self?.verdict = nil
      case .move: break
      case .up, .cancel: self?.verdict = self?.currentVerdict
      }
    }
  }

  /// Shows another entry: as it was left, or from its beginning if it is shown for the first time.
  func show(_ entry: CatalogueEntry) {
    guard entry.name != self.entry.name else { return }
    self.entry = entry
    // A finger cannot hold what is no longer there.
    stage.send(.cancel)
    stage.perform { show(demos[entry.name] ?? entry.open(setting)) }
  }

  /// Shows the entry from its beginning, with the same figures.
  func restart() {
    let figures = demo.figures
    stage.send(.cancel)
    stage.perform {
      let demo = entry.open(setting)
      demo.figures.set(figures.descriptions.compactMap { each in figures[each.key].map { (each.key, $0.current) } })
      show(demo)
    }
  }

  private func show(_ demo: any Demo) {
    self.demo = demo
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
