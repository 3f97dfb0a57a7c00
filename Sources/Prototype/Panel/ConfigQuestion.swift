import CoreGraphics
import UIKit

/// The question what counts when the config file changed while figures were edited in the window.
@MainActor final class ConfigQuestion: UIView {
  static let height: CGFloat = 64

  private let session: EditSession
  private let label = PanelText.paragraph("The config file has changed, and so have figures here.")
  private lazy var load = PanelButton("Load the file") { [unowned self] in session.decideAboutConfig(takesFile: true) }
  private lazy var keep = PanelButton("Keep these") { [unowned self] in session.decideAboutConfig(takesFile: false) }

  init(_ session: EditSession) {
    self.session = session
    super.init(frame: .zero)
    backgroundColor = PanelColors.listBackground
    for view in [label, load, keep] { addSubview(view) }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] { isHidden ? [] : [load, keep] }

  /// Shows or hides the question.
  func refresh() { isHidden = session.waitingFigures == nil }

  override func layoutSubviews() {
    let margin = PanelMetrics.margin
    label.frame = CGRect(x: margin, y: 8, width: bounds.width - 2 * margin, height: 18)
    var x = margin
    for button in [load, keep] {
      let width = button.intrinsicContentSize.width
      button.frame = CGRect(x: x, y: 32, width: width, height: ChipGroup.chipHeight)
      x += width + 8
    }
  }
}
