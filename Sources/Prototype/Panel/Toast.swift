import CoreGraphics
import UIKit

/// A sentence over the window that disappears by itself.
@MainActor final class Toast: PlainView {
  private let label = PanelText.paragraph("")
  private var count = 0
  private var passing: String? { didSet { show() } }
  /// Shown while there is no other sentence.
  var standing: String? { didSet { if standing != oldValue { show() } } }

  private static let duration = 4.0
  private static let width: CGFloat = 320

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = PanelColors.device
    layer.cornerRadius = 8
    label.textColor = .white
    label.numberOfLines = 6
    addSubview(label)
  }

  private(set) var sentence: String?

  func show(_ sentence: String) {
    passing = sentence.asOneLine
    count += 1
    let own = count
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.duration) { [weak self] in
      if self?.count == own { self?.passing = nil }
    }
  }

  private func show() {
    sentence = passing ?? standing
    isHidden = sentence == nil
    guard let text = sentence?.withKeysJoined, text != label.text else { return }
    label.text = text
    superview?.setNeedsLayout()
  }

  /// Hides a sentence before its time is over.
  func hide() { passing = nil }

  func size(in width: CGFloat) -> CGSize {
    let room = min(Self.width, width - 48)
    let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    let text = balancedWidth(min(size.width, room).rounded(.up), height: size.height)
    return CGSize(width: text + 24, height: size.height.rounded(.up) + 16)
  }

  /// The least width with the same number of lines, so that no line is much shorter.
  private func balancedWidth(_ width: CGFloat, height: CGFloat) -> CGFloat {
    var (least, most) = ((width / 2).rounded(.down), width)
    while most - least > 1 {
      let middle = ((least + most) / 2).rounded(.down)
      let needed = label.sizeThatFits(CGSize(width: middle, height: .greatestFiniteMagnitude))
      if needed.height <= height, needed.width <= middle { most = middle } else { least = middle }
    }
    return most
  }

  override func layoutSubviews() {
    label.frame = CGRect(x: 12, y: 8, width: max(0, bounds.width - 24), height: max(0, bounds.height - 16))
  }
}
