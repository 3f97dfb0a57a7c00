import CoreGraphics
import Stage
import UIKit

/// A stage that shows one transition of the catalogue at a time.
@MainActor final class DemoPhone {
  /// The phone's world.
  let stage: Stage
  /// What is shown.
  private(set) var entry: CatalogueEntry
  private(set) var demo: any Demo
  private let setting: DemoSetting

  init(options: PrototypeOptions, size: CGSize = DemoFigures.screen, scale: CGFloat) {
    let stage = Stage(size: size, scale: scale)
    let setting = DemoSetting(colors: options.colors, depth: options.depth, region: options.region)
    (self.stage, self.setting, entry) = (stage, setting, options.entry)
    demo = stage.perform { options.entry.open(setting) }
    stage.perform { stage.window.rootViewController = demo.root }
  }

  /// Shows `entry` instead, from its beginning.
  func show(_ entry: CatalogueEntry) {
    self.entry = entry
    stage.perform {
      demo = entry.open(setting)
      stage.window.rootViewController = demo.root
    }
  }

  /// Sets a figure; what is under way goes on with it from where it is.
  func set(_ key: String, to value: ParameterValue) {
    stage.perform { demo.figures.set(key, to: value) }
  }

  /// Goes on to another screen, after what is under way.
  func push() { stage.perform { demo.push() } }

  /// Goes back; the first screen stays.
  func pop() { stage.perform { demo.pop() } }
}
