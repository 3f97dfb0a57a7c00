import UIKit

/// The button above the phone that begins a comparison.
///
/// It compares with the present figures, with another transition, or all engines in the release lab. While a second
/// phone is shown, its own menu stands in place of the button.
@MainActor final class CompareButton: MenuButton {
  private let session: EditSession
  /// Keeps the present figures and shows them on a second phone.
  var keep: () -> Void = {}
  /// Opens the release lab.
  var openLab: () -> Void = {}

  init(_ session: EditSession) {
    self.session = session
    super.init(frame: .zero)
    setTitle("Compare", for: .normal)
    toolTip = "A second phone under the same finger, with other figures or another transition; or a table of engines."
    contentHorizontalAlignment = .center
    ground = PanelColors.background
  }

  required init?(coder: NSCoder) { nil }

  /// What can be compared, which is listed when the menu is opened.
  override var menu: UIMenu? {
    get {
      let figures = UIAction(title: "These figures, then change them") { [unowned self] _ in keep() }
      let lab = UIAction(title: "Release lab: all engines") { [unowned self] _ in openLab() }
      (figures.shownKeys, lab.shownKeys) = ("B", "E")
      return UIMenu(
        children: [UIMenu(options: .displayInline, children: [figures, lab])]
          + CompareMenu.others(session) { [unowned session] in session.compare(with: $0) })
    }
    set { super.menu = newValue }
  }
}
