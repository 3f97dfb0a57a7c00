import CoreGraphics
import UIKit

/// The button that opens the list of drags: the last ones, examples, and files.
@MainActor final class DragMenu: MenuButton {
  /// Returns the present list.
  private let list: () -> UIMenu

  init(_ list: @escaping () -> UIMenu) {
    self.list = list
    super.init(frame: .zero)
    titles = ["Drags", ""]
    ground = PanelColors.background
    toolTip = "Drags to play, loop and scrub: the last ones, examples, and those in files. R keeps the last one."
  }

  required init?(coder: NSCoder) { nil }

  /// The list, which is made when it is opened.
  override var menu: UIMenu? {
    get { list() }
    set { super.menu = newValue }
  }
}
