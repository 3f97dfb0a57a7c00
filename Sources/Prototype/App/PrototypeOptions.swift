package import CoreGraphics
package import Transitions
package import UIKit

@MainActor package struct PrototypeOptions {
  /// From the top screen down; they repeat.
  package var colors: [UIColor]
  /// At least 1.
  package var depth: Int
  package var entry: CatalogueEntry
  package var region: DragParameters.Region?
  package var showsPanel: Bool
  /// In pixels per point; nil means the display's.
  package var scale: CGFloat?
  /// What to show first; nil means `entry` and `region` with the published parameters.
  var plan: StartPlan?
  var screens: [(path: String, picture: UIImage)] = []
  package var faults: [Fault] = []
  /// The path of a drag to play at first.
  package var drag: String?
  /// Whether nothing is forgiven that goes wrong on iOS.
  package var isStrict = false
  /// The user's files; nil if nothing is read or remembered.
  var folders: UserFolders?
  /// Whether to demonstrate a swipe, if the window never did before.
  package var greets = false
  package var isFullScreen = false
  /// This program, which also serves phones.
  var program = "/proc/self/exe"
  /// The user's code to show first; nil for a transition of the catalogue.
  package var own: UserCodeRequest?
  /// Unspecified follows the host, and is light until the host says; nil means as the window was left.
  package var appearance: UIUserInterfaceStyle?

  /// Clamps the depth to 1...``mostScreens``; without colours, ``defaultColors`` apply.
  package init(
    colors: [UIColor] = Self.defaultColors, depth: Int = 3, entry: CatalogueEntry = Catalogue.initialEntry,
    region: DragParameters.Region? = nil, showsPanel: Bool = true, scale: CGFloat? = nil
  ) {
    self.colors = colors.isEmpty ? Self.defaultColors : colors
    self.depth = min(max(depth, 1), Self.mostScreens)
    self.entry = entry
    self.region = region
    self.showsPanel = showsPanel
    self.scale = scale
  }

  package static var defaultColors: [UIColor] { DemoSetting.defaultColors }

  package static let mostScreens = 1000
}

// Reads options from the command line.

extension PrototypeOptions {
  /// From the top screen down, as `0xRRGGBB`.
  package mutating func setColors(_ values: [UInt32]) { colors = values.map(UIColor.init(hex:)) }

  /// From the top screen down; pictures replace the screens' colours.
  package mutating func setScreens(_ paths: [String]) throws(StartFault) {
    screens = Array(zip(paths, try PictureFiles.read(paths)))
  }

  /// Without a panel nothing is remembered.
  package mutating func setStart(_ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let folders = showsPanel ? folders : folders.withoutState
    let plan = try request.plan(EditFiles(folders))
    (self.plan, self.folders, entry) = (plan, folders, plan.entry)
  }

  /// Returns false unless the word is "light", "dark" or "system".
  package mutating func setAppearance(_ word: String) -> Bool {
    let known: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark, "system": .unspecified]
    guard let style = known[word] else { return false }
    appearance = style
    return true
  }
}
