import CoreGraphics
import UIKit

/// A box over the window that takes the keys until it is closed; a press beside it closes it.
@MainActor class Sheet: UIView {
  let box = UIView()
  private let close: () -> Void

  /// Creates a sheet; a press beside the box calls `close`.
  init(close: @escaping () -> Void) {
    self.close = close
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    box.backgroundColor = PanelColors.background
    box.layer.cornerRadius = 12
    box.clipsToBounds = true
    addSubview(box)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  required init?(coder: NSCoder) { nil }

  /// How far the mark of the focus stands out beside a field, in points.
  static let focusMargin: CGFloat = 3

  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] { [] }

  /// The size of the box in a window of a size, in points.
  func boxSize(in size: CGSize) -> CGSize { CGSize(width: min(420, size.width - 32), height: size.height - 64) }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if !box.frame.contains(tap.location(in: self)) { close() }
  }

  override func layoutSubviews() {
    let size = boxSize(in: bounds.size)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
