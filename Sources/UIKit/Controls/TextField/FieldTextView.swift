import CoreGraphics
import Foundation
import QuartzCore

/// Shows and scrolls the text, its selection and the caret.
final class FieldTextView: UIView {
  struct Content: Equatable {
    var text = ""
    /// Where the selection lies, from left to right; empty for a caret.
    var selected: [ClosedRange<Double>] = []
    /// Composed by an input method.
    var marked: [ClosedRange<Double>] = []
    /// The distance of the caret from the beginning of the text; nil if it is not shown.
    var caret: Double?
  }

  let label = UILabel()
  private let caret = CaretView()
  private var marks: [UIView] = []
  private(set) var content = Content()
  /// The distance between the left edges of the view and of the text; negative if the text is scrolled.
  private(set) var textX: CGFloat = 0

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.lineBreakMode = .byClipping
    label.textAlignment = .left
    for view in [label, caret] { addSubview(view) }
  }

  func show(_ new: Content, width: CGFloat, at textX: CGFloat, lineHeight: CGFloat) {
    let caretMoved = new.caret != content.caret || new.text != content.text || caret.isHidden
    content = new
    self.textX = textX
    if label.text != new.text { label.text = new.text }
    let frame = CGRect(x: textX, y: 0, width: width + 1, height: bounds.height)
    if label.frame != frame { label.frame = frame }
    let top = ((bounds.height - lineHeight) / 2).rounded()
    for mark in marks { mark.removeFromSuperview() }
    marks = new.selected.map {
      mark($0, y: top, height: lineHeight, tintColor.withAlphaComponent(TextFieldMetrics.selectionOpacity))
    }
    marks += new.marked.map { mark($0, y: top + lineHeight - 2, height: 1, label.textColor) }
    guard let x = new.caret else { return caret.hide() }
    // The caret stays whole at both ends.
    let left = min(
      max(textX + CGFloat(x) - TextFieldMetrics.caretWidth / 2, 0), bounds.width - TextFieldMetrics.caretWidth)
    caret.frame = CGRect(x: left, y: top, width: TextFieldMetrics.caretWidth, height: lineHeight)
    caret.backgroundColor = tintColor
    if caretMoved { caret.blink() }
  }

  private func mark(_ span: ClosedRange<Double>, y: CGFloat, height: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(
      frame: CGRect(
        x: textX + CGFloat(span.lowerBound), y: y, width: CGFloat(span.upperBound - span.lowerBound), height: height))
    view.backgroundColor = color
    insertSubview(view, belowSubview: label)
    return view
  }
}

/// Blinks where text is edited.
final class CaretView: UIView {
  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    isHidden = true
  }

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
