import CoreGraphics
import Foundation
import QuartzCore

/// Blinks where text is edited.
final class CaretView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// It begins to blink anew.
  func blink() {
    isHidden = false
    layer.removeAnimation(forKey: Self.blinkKey)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1.0, 1.0, 0.0, 0.0, 1.0]
    animation.keyTimes = [0, 0.5, 0.6, 0.9, 1]
    animation.duration = TextFieldMetrics.blinkDuration
    animation.repeatCount = .infinity
    layer.add(animation, forKey: Self.blinkKey)
  }

  func hide() {
    isHidden = true
    layer.removeAnimation(forKey: Self.blinkKey)
  }

  private static let blinkKey = "blink"
}

@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
