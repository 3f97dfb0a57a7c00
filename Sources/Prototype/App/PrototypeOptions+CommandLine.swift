import Transitions
import UIKit

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
