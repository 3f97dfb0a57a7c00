import CoreGraphics
import Foundation
import UIKit

/// The line under the phone: how to move the screens or, after a release, how it was decided.
///
/// A press on a decision opens the reasons.
@MainActor final class DecisionChip: PlainControl {
  private let label = PanelText.help("")
  private let more = PanelText.help("Why?")
  private let ground = UIView()
  /// The text is chosen again only if the line or the room changes.
  private var fitted = (line: PhoneLine(), room: CGFloat.nan)

  static let height: CGFloat = 20

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    more.textColor = PanelColors.accent
    (ground.layer.cornerRadius, ground.layer.borderWidth) = (DecisionChip.height / 2, 1)
    addInert([ground, label, more])
    showState()
  }

  /// As many parts are shown as fit.
  var line = PhoneLine() { didSet { if line != oldValue { showState() } } }

  var shownText: String? { label.text }

  var isDecision: Bool { !line.isHint }

  override func showState() {
    isUserInteractionEnabled = isDecision
    (ground.isHidden, more.isHidden) = (!isDecision, !isDecision)
    label.textColor = isDecision ? PanelColors.ink : PanelColors.softInk
    ground.backgroundColor = isHighlighted ? PanelColors.line : PanelColors.background
    ground.layer.borderColor = (hasPointer ? PanelColors.accent : PanelColors.line).cgColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let tail = isDecision ? more.intrinsicContentSize.width.rounded(.up) + 6 : 0
    let inset: CGFloat = isDecision ? 10 : 4
    let room = bounds.width - tail - 2 * inset
    // Setting a label's text causes a layout of its container.
    if line != fitted.line || room != fitted.room {
      fitted = (line, room)
      label.text = line.text { PanelText.help($0).intrinsicContentSize.width.rounded(.up) <= room }
    }
    let width = min(label.intrinsicContentSize.width.rounded(.up), room)
    let left = ((bounds.width - width - tail) / 2).rounded()
    label.frame = CGRect(x: left, y: 2, width: width, height: bounds.height - 4)
    more.frame = CGRect(x: left + width + 6, y: 2, width: tail, height: bounds.height - 4)
    ground.frame = CGRect(x: left - inset, y: 0, width: width + tail + 2 * inset, height: bounds.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isDecision && ground.frame.insetBy(dx: -4, dy: -2).contains(point)
  }
}
