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
  private let setting: DemoSetting

  init(_ entry: CatalogueEntry, _ setting: DemoSetting, size: CGSize = DemoMetrics.screen, scale: CGFloat) {
    let stage = Stage(size: size, scale: scale)
    (self.stage, self.setting, self.entry) = (stage, setting, entry)
    demo = stage.perform { entry.open(setting) }
    stage.perform { stage.window.rootViewController = demo.root }
  }

  /// Shows another entry from its beginning.
  func show(_ entry: CatalogueEntry) {
    self.entry = entry
    stage.perform {
      demo = entry.open(setting)
      stage.window.rootViewController = demo.root
    }
  }

  /// Sets a figure; a transition in progress continues with it from its current state.
  func set(_ key: String, to value: ParameterValue) {
    stage.perform { demo.figures.set(key, to: value) }
  }

  /// Shows another screen.
  func push() { stage.perform { demo.push() } }

  /// Goes back to the screen before; does nothing on the first screen.
  func pop() { stage.perform { demo.pop() } }
}
