import CoreGraphics
import Foundation

/// The buttons that a swiped row uncovers; the first one is at the row's end.
@preconcurrency @MainActor final class SwipeButtons: UIView {
  /// In points; ours, not measured.
  private enum Metrics {
    static let minimumWidth: CGFloat = 74
    static let padding: CGFloat = 15
  }

  private let buttons: [SwipeButton]
  private let widths: [CGFloat]
  private let isAtRight: Bool
  var chosen: ((UIContextualAction) -> Void)?
  private(set) var isFull = false

  init(_ actions: [UIContextualAction], isAtRight: Bool) {
    buttons = actions.map { SwipeButton($0) }
    widths = buttons.map { max(Metrics.minimumWidth, $0.contentWidth + 2 * Metrics.padding) }
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    // The first one lies above the others, which it covers in a full swipe.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, unowned button] _ in self?.chosen?(button.action) }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width that shows all buttons, in points.
  var openWidth: CGFloat { widths.reduce(0, +) }

  /// Each button has its share of the uncovered length; in a full swipe the first one has all of it.
  func show(_ length: CGFloat, isFull: Bool) {
    self.isFull = isFull
    var end: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let share = openWidth > 0 ? length * width / openWidth : 0
      let shown = isFull && button === buttons[0] ? length : share
      button.frame = CGRect(
        x: isAtRight ? bounds.width - end - shown : end, y: 0, width: shown, height: bounds.height)
      button.arrange(width)
      end += share
    }
  }
}

/// A coloured button with a picture, a title or both.
@preconcurrency @MainActor final class SwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    (label.text, label.textColor, label.textAlignment) = (action.title, .white, .center)
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
    (picture.image, picture.tintColor) = (action.image?.withRenderingMode(.alwaysTemplate), .white)
    for view in [label, picture] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  private var labelSize: CGSize { label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

  var contentWidth: CGFloat {
    max(action.title == nil ? 0 : labelSize.width.rounded(.up), action.image?.size.width ?? 0)
  }

  /// The contents stay in the middle of the button; `width` is that of the open button.
  func arrange(_ width: CGFloat) {
    let (text, image) = (action.title == nil ? .zero : labelSize, action.image?.size ?? .zero)
    let spacing: CGFloat = text.height > 0 && image.height > 0 ? 4 : 0
    let top = bounds.midY - (text.height + image.height + spacing) / 2
    picture.frame = CGRect(x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: bounds.midX - width / 2, y: top + image.height + spacing, width: width, height: text.height)
  }
}
