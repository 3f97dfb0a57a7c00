package import CoreGraphics
package import Transitions
package import UIKit

/// The options with which the application starts.
@MainActor package struct PrototypeOptions {
  /// The backgrounds of the screens from the top one down; they repeat from the first one.
  package var colors: [UIColor]
  /// The initial number of screens, at least 1.
  package var depth: Int
  /// The transition that is shown first.
  package var entry: CatalogueEntry
  /// Where a drag may begin; nil for the transition's default.
  package var region: DragParameters.Region?
  /// Whether the panel is shown beside the phone.
  package var showsPanel: Bool
  /// The scale in pixels per point; nil for the display's.
  package var scale: CGFloat?
  /// What a command line asks to be shown first; nil for `entry` and `region`, with the published parameters.
  var plan: StartPlan?
  /// The files with the pictures of the screens, from the top one down, each with its picture.
  var screens: [(path: String, picture: UIImage)] = []
  /// The faults that every drag is tried against.
  package var faults: [Fault] = []
  /// Whether nothing is forgiven that goes wrong on iOS.
  package var isStrict = false
  /// The folders of the user's files; nil if nothing is read and remembered.
  var folders: UserFolders?
  /// Whether the window shows by itself how a screen is swiped, if it never did before.
  package var greets = false
  /// Whether the window fills the whole screen at first, with the phone alone.
  package var isFullScreen = false
  /// The user's own code that is shown first; nil for a transition of the catalogue.
  package var own: UserCodeRequest?
  /// Whether the window looks light or dark; unspecified for as the host says, and light until it does.
  package var appearance = UIUserInterfaceStyle.unspecified

  /// Creates options; the depth is clamped to 1 and ``mostScreens``, and no colours count as ``defaultColors``.
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

  /// The default colours: orange over green over blue.
  package static var defaultColors: [UIColor] { DemoSetting.defaultColors }

  /// The greatest number of initial screens.
  package static let mostScreens = 1000
}

// Options from the text of a command line.

extension PrototypeOptions {
  /// Sets the colours `0xRRGGBB` of the screens, from the top one down.
  package mutating func setColors(_ values: [UInt32]) { colors = values.map(UIColor.init(hex:)) }

  /// Sets the pictures that screens show instead of their colours, from the top one down.
  package mutating func setScreens(_ paths: [String]) throws(StartFault) {
    screens = Array(zip(paths, try PictureFiles.read(paths)))
  }

  /// Sets what is shown first, with the user's files in `folders`; without a panel nothing is remembered.
  package mutating func setStart(_ request: StartRequest, folders: UserFolders) throws(StartFault) {
    let folders = showsPanel ? folders : folders.withoutState
    let plan = try request.plan(EditFiles(folders))
    (self.plan, self.folders, entry) = (plan, folders, plan.entry)
  }

  /// Sets the appearance to "light", "dark" or "system", and returns whether `word` is one of these.
  package mutating func setAppearance(_ word: String) -> Bool {
    let known: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark, "system": .unspecified]
    guard let style = known[word] else { return false }
    appearance = style
    return true
  }
}
